"""The results of a daily deal.

People who have not played yet see only how many have finished, because scores would reveal something about the deal.
Seeds and the tables themselves are shown from the next day on.
"""

from __future__ import annotations

from typing import NamedTuple

from herohall.core import registry
from herohall.core.record import seed_hash
from herohall.hall.daily import LEVEL, Deal, daily_games, day_after, deal_of, is_past, midnight_after
from herohall.hall.schemas import DailyBoard, DailyGame, DailyLine


class Attempt(NamedTuple):
    """A person's attempt at a daily deal, and its result."""

    day: str
    game: str
    regular: str
    table_id: str
    name: str
    place: int | None
    score: int | None
    margin: int | None
    conceded: bool

    @property
    def finished(self) -> bool:
        """Whether the attempt has ended."""
        return self.place is not None or self.conceded


def board(
    attempts: list[Attempt], day: str, earlier: str | None, regular: str | None, secret: bytes, now: float
) -> DailyBoard:
    """The results of a day, as a person may see them."""
    past = is_past(day, now)
    return DailyBoard(
        day=day,
        past=past,
        ends=midnight_after(day),
        earlier=earlier,
        later=day_after(day) if past else None,
        games=[
            game_board([one for one in attempts if one.game == name], name, deal_of(secret, day, name), regular, past)
            for name in daily_games()
        ],
    )


def game_board(attempts: list[Attempt], name: str, deal: Deal, regular: str | None, past: bool) -> DailyGame:
    """The results of one game; only their number for a person who may still play it."""
    mine = next((one for one in attempts if one.regular == regular), None)
    finished = sorted((one for one in attempts if one.finished), key=best_first)
    shown = past or mine in finished
    return DailyGame(
        game=name,
        players=registry.game(name).default_players,
        bot=LEVEL,
        hash=seed_hash(deal.seed, deal.salt),
        seed=f"{deal.seed:032x}" if past else None,
        salt=deal.salt.hex() if past else None,
        table=None if mine is None else mine.table_id,
        finished=len(finished),
        lines=[line_of(one, regular, past) for one in finished] if shown else [],
    )


def best_first(attempt: Attempt) -> tuple[bool, int, int]:
    """The better place first; for equal places the larger lead, or the smaller gap."""
    return (attempt.conceded, attempt.place or 0, -(attempt.margin or 0))


def line_of(attempt: Attempt, regular: str | None, past: bool) -> DailyLine:
    """One attempt; it links to the table only when the deal is no longer secret."""
    return DailyLine(
        name=attempt.name,
        you=attempt.regular == regular,
        place=None if attempt.conceded else attempt.place,
        score=None if attempt.conceded else attempt.score,
        table=attempt.table_id if past else None,
    )
