"""The benchmark: our engine and those that researchers use today, in one run on one machine, taking turns.

Each engine has a worker process that measures by its own processor time. A round asks every worker for every measure
once, every second round in the reverse order, so that a machine that grows hot or busy is unfair to nobody. Ratios are
taken within a round; what is told is the median over the rounds, and the middle half as the spread.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from herohall.core import registry
from herohall.core.errors import HallError
from herohall.lab import bench_peers
from herohall.lab.bench_own import decisions_per_second

COMPILED, PURE, PEERS = "compiled", "pure", "peers"

GAMES = {name: registry.game(name) for name in registry.games()}
OWN_KINDS = ("driven", "applied", "looped", "single", "thumb", "copy", "sample", "search")
PURE_KINDS = ("driven", "applied", "looped", "copy", "sample", "search")
PEER_MEASURES = (
    *(f"spiel-driven:{name}(players=4)" for name in ("hanabi", "oh_hell", "go_fish")),
    *("spiel-driven:hearts", "spiel-driven:backgammon"),
    *(f"spiel-looped:{name}(players=4)" for name in ("hanabi", "oh_hell", "go_fish")),
    *("spiel-looped:hearts", "spiel-looped:backgammon"),
    *("spiel-clone:hanabi(players=4)", "spiel-search:hanabi(players=4)"),
    *("rlcard:uno", "rlcard:gin-rummy", "rlcard:mahjong"),
    *("pettingzoo:hanabi_v5", "pettingzoo:texas_holdem_v4", "catanatron:4"),
)
PEER_PACKAGES = ("open_spiel==2.0.2", "rlcard==1.2.0", "pettingzoo[classic]==1.27.0", "catanatron==3.2.1")


class Measure(NamedTuple):
    """What is measured, and by which worker."""

    worker: str
    name: str


class Sample(NamedTuple):
    """One measurement: things done in a second, and decisions in a game (0 where no games are played)."""

    rate: float
    length: float


class Target(NamedTuple):
    """How many times faster one measure shall be than another; `stretch` is what we would be proud of."""

    about: str
    ours: Measure
    theirs: Measure
    least: float
    stretch: float | None = None


class Rival(NamedTuple):
    """What a game is measured against beside the others: a kind of our measures, and a measure of a peer."""

    about: str
    kind: str
    peer: str
    least: float
    stretch: float | None = None


def measured(kind: str, game: str, players: int | None = None) -> str:
    """The name of a measure of our own, with as many players as the game thinks best."""
    return f"{kind}:{game}:{players or GAMES[game].default_players}"


def measures(peers: bool) -> list[Measure]:
    """All that is measured in a round."""
    found = [Measure(COMPILED, measured(kind, game)) for kind in OWN_KINDS for game in GAMES]
    for name, game in GAMES.items():
        others = [n for n in range(game.min_players, game.max_players + 1) if n != game.default_players]
        found += [Measure(COMPILED, measured("looped", name, n)) for n in others]
    found += [Measure(PURE, measured(kind, game)) for kind in PURE_KINDS for game in GAMES]
    if peers:
        found += [Measure(PEERS, name) for name in PEER_MEASURES]
    return found


def targets() -> list[Target]:
    """What the engine promises, on one core in the same run."""
    return [target for game in GAMES for target in game_targets(game)]


def game_targets(game: str) -> list[Target]:
    """The promises of one game: against its rivals, and those that all games make."""
    own = {kind: Measure(COMPILED, measured(kind, game)) for kind in OWN_KINDS}
    pure = {kind: Measure(PURE, measured(kind, game)) for kind in PURE_KINDS}
    peer = {name: Measure(PEERS, name) for name in PEER_MEASURES}
    rivals = GAMES[game].part("rivals", lambda: list[Rival]())()
    return [
        *(Target(one.about, own[one.kind], peer[one.peer], one.least, one.stretch) for one in rivals),
        Target("driven from Python", own["driven"], peer["rlcard:uno"], 5),
        Target("driven from Python", own["driven"], peer["catanatron:4"], 10),
        Target("copies", own["copy"], peer["spiel-clone:hanabi(players=4)"], 1),
        Target("plain Python, driven", pure["driven"], peer["rlcard:uno"], 2),
        Target("compiled against plain, looped", own["looped"], pure["looped"], 5),
        Target("search, compiled against plain", own["search"], pure["search"], 5),
        Target("search", own["search"], peer["spiel-search:hanabi(players=4)"], 5),
    ]


class BenchError(HallError):
    """The benchmark cannot be run here."""


class Results:
    """All samples, by measure and round."""

    def __init__(self) -> None:
        self.samples: dict[Measure, list[Sample]] = {}
        self.failures: dict[Measure, str] = {}
        self.two_cores: dict[str, list[float]] = {}
        """For each game, how many times as much two processes do as one."""

    def rates(self, measure: Measure) -> list[float]:
        return [sample.rate for sample in self.samples.get(measure, [])]

    def rate(self, measure: Measure) -> float:
        """The median; 0 if it could not be measured."""
        return median(self.rates(measure) or [0.0])

    def length(self, measure: Measure) -> float:
        """Decisions in a game."""
        return median([sample.length for sample in self.samples.get(measure, [])] or [0.0])

    def ratios(self, target: Target) -> list[float]:
        """Round by round, how many times as fast; none where either could not be measured."""
        return [a / b for a, b in zip(self.rates(target.ours), self.rates(target.theirs), strict=False)]


def spread(numbers: list[float]) -> tuple[float, float]:
    """The middle half of some numbers."""
    if len(numbers) < 2:
        return (numbers[0], numbers[0]) if numbers else (0.0, 0.0)
    first, _, third = quantiles(numbers, n=4, method="inclusive")
    return first, third


class Worker:
    """A process that measures when it is asked."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **environment},
        )

    def measure(self, name: str, seconds: float) -> Sample | str:
        """What was measured, or why it could not be."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # a process that has ended gives no answer either
            self.process.stdin.write(f"{name} {seconds}\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise BenchError("lab-bench-worker-lost", code=self.process.wait())
        told = json.loads(line)
        if "error" in told:
            return str(told["error"])
        return Sample(told["decisions"] / told["seconds"], told["decisions"] / told["games"] if told["games"] else 0)

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()


def run(peers: Path | None, rounds: int, seconds: float, progress: Callable[[int, int], None]) -> Results:
    """Measure everything so many times, each time for so long."""
    own = [sys.executable, "-m", "herohall.lab.bench_own"]
    workers = {COMPILED: Worker(own, {"HEROHALL_PURE": ""}), PURE: Worker(own, {"HEROHALL_PURE": "1"})}
    if peers is not None:
        workers[PEERS] = peer_worker(peers)
    results = take_turns(workers, measures(peers is not None), rounds, seconds, progress)
    for game in GAMES:
        # By the wall clock: processor time hides waiting.
        results.two_cores[game] = [
            decisions_per_second(game, 2, seconds) / decisions_per_second(game, 1, seconds) for _ in range(rounds)
        ]
    return results


def peer_worker(python: Path) -> Worker:
    """The other engines, in a Python that has them."""
    return Worker([str(python), str(bench_peers.__file__)], {"OPENBLAS_NUM_THREADS": "1"})


def take_turns(
    workers: dict[str, Worker], wanted: list[Measure], rounds: int, seconds: float, progress: Callable[[int, int], None]
) -> Results:
    """Ask the workers in turn, every second round in the reverse order; then let them end."""
    results = Results()
    try:
        for number in range(rounds):
            for place, measure in enumerate(wanted if number % 2 == 0 else wanted[::-1]):
                progress(number * len(wanted) + place, rounds * len(wanted))
                answer = workers[measure.worker].measure(measure.name, seconds)
                if isinstance(answer, Sample):
                    results.samples.setdefault(measure, []).append(answer)
                else:
                    results.failures[measure] = answer
    finally:
        for worker in workers.values():
            worker.close()
    return results


def install_peers(folder: Path, packages: Sequence[str] = PEER_PACKAGES) -> Path:
    """A Python that has the other engines, made in a folder of its own when it is not there yet."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = folder / "ready"
    if ready.exists() and ready.read_text(encoding="utf-8") == "\n".join(packages):
        return python
    for command in (
        [sys.executable, "-m", "venv", "--clear", str(folder)],
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BenchError("lab-bench-no-peers", why=(done.stderr.strip().splitlines() or ["?"])[-1][:200])
    ready.write_text("\n".join(packages), encoding="utf-8")
    return python
