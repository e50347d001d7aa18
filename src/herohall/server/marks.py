"""Whether the rules have changed under a game: a mark is left after each move, and compared when it is replayed.

A mark is made of what every version of the rules must agree on, in words: who is asked, what kind of question, what may
be answered; at the end the result. Not of the state itself, whose form may change without a change of the rules.
"""

from __future__ import annotations

from hashlib import blake2b

from herohall.core.game import State
from herohall.core.match import Match
from herohall.core.record import Record, standing

BYTES = 8


def mark_of(state: State) -> str:
    """A mark of the question before the table, or of the result."""
    decision = state.decision
    if decision is None:
        said = f"{standing(state.ranking)} {state.scores}"
    else:
        words = sorted(state.text(move) for move in decision.moves)
        said = f"{decision.seat} {decision.kind} {words}"
    return blake2b(said.encode(), digest_size=BYTES).hexdigest()


def first_difference(record: Record, marks: list[str | None]) -> int | None:
    """The number of the first entry after which the present rules ask something else than was asked; None: nowhere.

    An entry without a mark, of before there were any, proves nothing and counts as different.
    """
    part = Record(record.game, record.players, record.seed, record.options, salt=record.salt)
    match = Match(part)
    for number, ((seat, word), mark) in enumerate(zip(record.entries, marks, strict=True), start=1):
        match.enter(seat, word)
        if mark_of(match.state) != mark:
            return number
    return None
