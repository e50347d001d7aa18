"""World after world, each with the next seed; a failure is repeated with ever fewer incidents."""

from __future__ import annotations

import gc
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context

import msgspec

from herohall.proof.simulate.faults import put_in
from herohall.proof.simulate.history import clock, incidents
from herohall.proof.simulate.shrink import shortest
from herohall.proof.simulate.world import HOURS, Outcome, World, is_shared


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """How many hours, from which seed on, with which fault put in by hand."""

    hours: int = 100
    seed: int = 1
    fault: str | None = None
    only: list[int] | None = None
    """The incidents that happen; without, all of them."""
    workers: int = 1
    shrink: bool = True

    def worlds(self) -> list[tuple[int, int]]:
        """The seeds, with their hours."""
        whole, rest = divmod(self.hours, HOURS)
        found = [(self.seed + number, HOURS) for number in range(whole)]
        return [*found, (self.seed + whole, rest)] if rest else found


class Failure(msgspec.Struct, kw_only=True):
    """What did not hold, and how to see it again."""

    seed: int
    rule: str
    said: str
    at: str
    """When, in the world's hours, minutes and seconds."""
    hours: int
    """How many hours are enough to see it again."""
    history: list[str]
    """The incidents that are needed for it."""
    only: list[int]
    last: list[str]
    """The last things that happened."""


class Result(msgspec.Struct, kw_only=True):
    """What was simulated, and what was found."""

    simulated_hours: float
    worlds: int
    shared_worlds: int
    """Those with several processes."""
    tables: int
    moves: int
    acknowledged: int
    sent_again: int
    shown: int
    writes: int
    crashes: int
    incidents: dict[str, int]
    trace: str
    """The traces of all worlds, together."""
    seconds: float
    processor_seconds: float
    failure: Failure | None

    @property
    def holds(self) -> bool:
        """Whether everything held."""
        return self.failure is None

    def figures(self) -> dict[str, object]:
        """All of it; the failure, if there is one, in a list, which is for the JSON alone."""
        figures = msgspec.structs.asdict(self)
        failure = figures.pop("failure")
        return {**figures, "failures": [] if failure is None else [failure]}


def simulate(plan: Plan, progress: Callable[[str, int, int], None]) -> Result:
    """Run worlds until something does not hold, or all hours are over."""
    began, outcomes, spent = time.perf_counter(), list[Outcome](), 0.0
    done = 0.0
    for outcome, seconds in one_by_one(plan):
        outcomes.append(outcome)
        spent += seconds
        done += outcome.hours
        progress("proof-simulate-running", min(plan.hours, int(done)), plan.hours)
        if outcome.broken is not None:
            break
    failure = None
    if outcomes and outcomes[-1].broken is not None:
        failure = told(plan, outcomes[-1], progress)
    return result_of(outcomes, failure, time.perf_counter() - began, spent)


def one_by_one(plan: Plan) -> Iterator[tuple[Outcome, float]]:
    """The outcomes in the order of the seeds, with the processor's time each took."""
    one = partial(one_world, fault=plan.fault, only=plan.only)
    if plan.workers == 1:
        yield from map(one, plan.worlds())
        return
    with ProcessPoolExecutor(plan.workers, get_context("spawn")) as pool:
        try:
            yield from pool.map(one, plan.worlds())
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def one_world(
    seed_and_hours: tuple[int, int], fault: str | None = None, only: Collection[int] | None = None
) -> tuple[Outcome, float]:
    """The outcome of a world, and the processor's time it took."""
    began = time.process_time()
    seed, hours = seed_and_hours
    with undisturbed(), put_in(fault):
        outcome = World(seed, hours, only).run()
    return outcome, time.process_time() - began


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without the collector, which costs much and would end coroutines of processes that died; without its words."""
    collecting, unraisable = gc.isenabled(), sys.unraisablehook
    gc.disable()
    gc.freeze()  # what was there before need not be looked at
    sys.unraisablehook = lambda _: None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
            gc.collect()
    finally:
        gc.unfreeze()
        sys.unraisablehook = unraisable
        if collecting:
            gc.enable()


def told(plan: Plan, outcome: Outcome, progress: Callable[[str, int, int], None]) -> Failure:
    """A failure, with the shortest history that still leads to it."""
    assert outcome.broken is not None
    hours, only = int(outcome.broken.at // 3600) + 1, list(outcome.happened)

    def again(some: list[int]) -> Outcome | None:
        """The outcome with only these incidents, if the same rule is broken."""
        found, _ = one_world((outcome.seed, hours), plan.fault, some)
        return found if found.broken is not None and found.broken.rule == rule else None

    rule = outcome.broken.rule
    if plan.shrink:
        only, found = shortest(only, again, lambda done, most: progress("proof-simulate-shrinking", done, most))
        outcome = found or outcome
    assert outcome.broken is not None
    known = [one for hour in range(hours) for one in incidents(outcome.seed, hour, is_shared(outcome.seed))]
    return Failure(
        seed=outcome.seed,
        rule=rule,
        said=outcome.broken.said[:500],
        at=clock(outcome.broken.at),
        hours=hours,
        history=[str(one) for one in known if one.number in only],
        only=only,
        last=outcome.last,
    )


def result_of(outcomes: list[Outcome], failure: Failure | None, seconds: float, spent: float) -> Result:
    """All worlds together."""
    kinds: Counter[str] = Counter()
    for outcome in outcomes:
        kinds.update(outcome.incidents)
    return Result(
        simulated_hours=round(sum(one.hours for one in outcomes), 1),
        worlds=len(outcomes),
        shared_worlds=sum(one.processes > 1 for one in outcomes),
        tables=sum(one.tables for one in outcomes),
        moves=sum(one.moves for one in outcomes),
        acknowledged=sum(one.acknowledged for one in outcomes),
        sent_again=sum(one.again for one in outcomes),
        shown=sum(one.shown for one in outcomes),
        writes=sum(one.writes for one in outcomes),
        crashes=sum(one.crashes for one in outcomes),
        incidents=dict(sorted(kinds.items())),
        trace=" ".join(one.trace[:8] for one in outcomes[:8]),
        seconds=round(seconds, 1),
        processor_seconds=round(spent, 1),
        failure=failure,
    )
