"""Whether the rules have changed since a game began: a mark is stored after each move and compared in a replay.

A mark is the hash of what every version of the rules must agree on: who decides, the kind of question, the legal
answers, and at the end the result. The state is left out, because its form may change while the rules stay the same.
"""

from __future__ import annotations

from hashlib import blake2b

from herohall.core.game import State
from herohall.core.match import Match
from herohall.core.record import Record, standing

BYTES = 8


def fingerprint(state: State) -> str:
    """The mark of the open question, or of the result."""
    if state.over:
        said = f"{standing(state.ranking)} {state.scores}"
    else:
        decision, known = state.decision, state.game.words
        words = sorted([known[move] for move in decision.moves])
        said = f"{decision.seat} {decision.kind} {words}"
    return blake2b(said.encode(), digest_size=BYTES).hexdigest()


def first_difference(record: Record, marks: list[str | None]) -> int | None:
    """The number of the first entry after which the present rules ask a different question; None if there is none.

    An old entry without a mark proves nothing and counts as different.
    """
    part = Record(record.game, record.players, record.seed, record.options, salt=record.salt)
    match = Match(part)
    for number, ((seat, word), mark) in enumerate(zip(record.entries, marks, strict=True), start=1):
        match.enter(seat, word)
        if fingerprint(match.state) != mark:
            return number
    return None
