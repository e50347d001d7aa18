"""Replay of a game: before its end only as the viewer's own seat knew it, afterwards in full and for anybody."""

from __future__ import annotations

from typing import NamedTuple

from herohall.core.event import Event, View
from herohall.core.game import State
from herohall.core.match import Match
from herohall.hall import messages
from herohall.hall.errors import NotNow
from herohall.hall.schemas import Replay, ReplayMove, ReplayStep
from herohall.hall.table import Table


class Eyes(NamedTuple):
    """Through whose eyes a game is seen: a seat's, a spectator's (None), or with all cards open."""

    viewer: int | None
    open: bool

    def view(self, state: State) -> View:
        """The table as these eyes see it."""
        return state.game.laid_open(state) if self.open else state.view(self.viewer)

    def events(self, events: list[Event]) -> list[View]:
        """What happened as these eyes see it."""
        return [event.told(self.viewer, self.open) for event in events]


ALL, PUBLIC = "all", "public"
"""Possible eyes besides the number of a seat: with all cards open, or as a spectator sees it."""


def eyes_for(table: Table, guest: str | None, wish: str, now: float) -> Eyes:
    """The eyes a person may look through, by default those that see most; NotNow says why not."""
    finished = table.revealed(now)
    wish = wish or usual_eyes(table, guest, finished)
    if wish == ALL:
        if not finished:
            raise NotNow("server-not-over")
        return Eyes(None, True)
    if wish == PUBLIC:
        if not (finished or table.may_watch(now) or table.seats_of(guest)):
            raise NotNow("server-no-watching")
        return Eyes(None, False)
    if wish not in map(str, range(len(table.places))):
        raise NotNow("server-which-seat")
    seat = int(wish)
    if not finished and (guest is None or not is_lifted(table, guest, seat)):
        raise NotNow("server-not-your-seat")
    return Eyes(seat, False)


def usual_eyes(table: Table, guest: str | None, finished: bool) -> str:
    """Everything for a finished game; for a running one what the person's own seat sees, else what everybody sees."""
    if finished:
        return ALL
    mine = [] if guest is None else [seat for seat in table.seats_of(guest) if is_lifted(table, guest, seat)]
    return str(mine[0]) if mine else PUBLIC


def is_lifted(table: Table, guest: str, seat: int) -> bool:
    """Whether a person may see the cards of a seat now: of several seats on one device only one has its curtain up."""
    mine = table.seats_of(guest)
    return mine == [seat] or (seat in mine and any(one.seat == seat for one in table.presence.of_guest(guest)))


def outline(table: Table, guest: str | None, eyes: Eyes, now: float) -> Replay:
    """All moves with what they caused, and where turns began and scores changed."""
    match = table.match
    column = match.record.players if eyes.viewer is None else eyes.viewer
    turns, scorings = landmarks(match)
    return Replay(
        table=messages.facts(table, guest, now),
        people=messages.people(table),
        finished=table.revealed(now),
        viewer=eyes.viewer,
        open=eyes.open,
        opening=eyes.events(match.opening),
        moves=[
            ReplayMove(
                seat=step.seat,
                move=match.record.game.words[step.move] if eyes.open else step.told[column],
                events=eyes.events(step.events),
            )
            for step in match.steps
        ],
        turns=turns,
        scorings=scorings,
    )


def moment(table: Table, number: int, eyes: Eyes, now: float) -> ReplayStep:
    """The table after a number of moves."""
    if not 0 <= number <= len(table.match.steps):
        raise NotNow("server-no-step")
    state = table.match.state_after(number)
    helped = eyes.viewer is not None and (table.revealed(now) or table.settings.aids)
    aid = state.game.aid(state, eyes.viewer) if helped and eyes.viewer is not None else None
    return ReplayStep(number=number, view=eyes.view(state), aid=aid)


def landmarks(match: Match) -> tuple[list[int], list[int]]:
    """The number of moves made when each turn began, and at each change of a score."""
    state = match.record.start()
    evaluator = state.game.evaluator()
    turns, scorings = [0] if evaluator else [], []
    turn, scores = evaluator.turn(state) if evaluator else 0, state.scores
    for number, step in enumerate(match.steps, start=1):
        state.apply(step.move)
        if state.scores != scores:
            scorings.append(number)
            scores = state.scores
        if evaluator and not state.over and evaluator.turn(state) != turn:
            turns.append(number)
            turn = evaluator.turn(state)
    return turns, scorings
