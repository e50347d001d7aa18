"""A game gone through again: before its end only as one's own seat knew it, afterwards by anybody and in full."""

from __future__ import annotations

from typing import NamedTuple

from herohall.core.event import Event, View
from herohall.core.game import State
from herohall.core.match import Match
from herohall.server import telling
from herohall.server.bodies import Replay, ReplayMove, ReplayStep
from herohall.server.house import NotNow
from herohall.server.seating import Guest
from herohall.server.table import Table


class Eyes(NamedTuple):
    """Through whose eyes a game is seen: a seat's, a spectator's (None), or with all cards open."""

    viewer: int | None
    open: bool

    def view(self, state: State) -> View:
        """The table as they see it."""
        return state.game.laid_open(state) if self.open else state.view(self.viewer)

    def events(self, events: list[Event]) -> list[View]:
        """What happened as they see it."""
        return [event.open() if self.open else event.seen_by(self.viewer) for event in events]


def finished(table: Table) -> bool:
    """Whether nobody can gain anything any more by seeing all of the game."""
    return table.revealed


ALL, PUBLIC = "all", "public"
"""Wishes for eyes besides the number of a seat: with all cards open, or as one sees it who only watches."""


def eyes_for(table: Table, guest: Guest | None, wish: str) -> Eyes:
    """The eyes somebody may look through, or NotNow says why not; without a wish the ones that see most."""
    wish = wish or usual_eyes(table, guest)
    if wish == ALL:
        if not finished(table):
            raise NotNow("server-not-over")
        return Eyes(None, True)
    if wish == PUBLIC:
        if not (finished(table) or table.watch or table.seating.seats_of(guest)):
            raise NotNow("server-no-watching")
        return Eyes(None, False)
    if wish not in map(str, range(len(table.seating.places))):
        raise NotNow("server-which-seat")
    seat = int(wish)
    if not finished(table) and (guest is None or not is_lifted(table, guest, seat)):
        raise NotNow("server-not-your-seat")
    return Eyes(seat, False)


def usual_eyes(table: Table, guest: Guest | None) -> str:
    """All of a finished game, of a running one what one's own seat sees, else what all see."""
    if finished(table):
        return ALL
    mine = [] if guest is None else [seat for seat in table.seating.seats_of(guest) if is_lifted(table, guest, seat)]
    return str(mine[0]) if mine else PUBLIC


def is_lifted(table: Table, guest: Guest, seat: int) -> bool:
    """Whether a person may see the cards of a seat now: of several on one device only one has its curtain up."""
    mine = table.seating.seats_of(guest)
    return mine == [seat] or (seat in mine and any(one.viewer == seat for one in table.of_guest(guest)))


def outline(table: Table, guest: Guest | None, eyes: Eyes) -> Replay:
    """All moves with what they caused, and where turns began and scores changed."""
    match = table.match
    column = match.record.players if eyes.viewer is None else eyes.viewer
    turns, scorings = landmarks(match)
    return Replay(
        table=telling.facts(table, guest),
        people=[telling.person(table, place) for place in table.seating.places],
        finished=finished(table),
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


def moment(table: Table, number: int, eyes: Eyes) -> ReplayStep:
    """The table after so many moves."""
    if not 0 <= number <= len(table.match.steps):
        raise NotNow("server-no-step")
    state = table.match.state_after(number)
    helped = eyes.viewer is not None and (finished(table) or table.aids)
    aid = state.game.aid(state, eyes.viewer) if helped and eyes.viewer is not None else None
    return ReplayStep(number=number, view=eyes.view(state), aid=aid)


def landmarks(match: Match) -> tuple[list[int], list[int]]:
    """How many moves had been made when each turn began, and whenever a score had changed."""
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
