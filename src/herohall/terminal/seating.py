"""Who sits where: people and bots, with their names."""

from __future__ import annotations

import hashlib

from herohall.bots import Bot, bot, usual_level
from herohall.bots.own import is_own
from herohall.core.errors import HallError
from herohall.core.game import State
from herohall.core.record import BOT, BOT_NAMES, PERSON, Record, Seat
from herohall.core.texts import t


def seats(state: State, hotseat: bool, levels: list[str], names: list[str], lang: str) -> list[Seat]:
    """One person and bots, or people on one device with bots after them."""
    players = state.players
    people = players - len(levels) if hotseat else 1
    if people < 1 or (not hotseat and len(levels) > players - 1):
        raise HallError("terminal-too-many-bots", bots=len(levels), players=players)
    if len(names) > people:
        raise HallError("terminal-too-many-names", names=len(names), people=people)
    given = [" ".join(name.split())[:30] for name in names]
    found = [Seat(PERSON, name) for name in given]
    for number in range(len(given), people):
        name = t("terminal-player", lang) if people == 1 else t("terminal-player-number", lang, number=number + 1)
        found.append(Seat(PERSON, name))
    levels = levels or [usual_level(state.game)]
    spare = [name for name in BOT_NAMES if name not in given]
    for number in range(players - people):
        level = levels[min(number, len(levels) - 1)]
        bot(level)  # refuses a level there is not
        found.append(Seat(f"{BOT}{level}", spare[number]))
    return found


def bots_of(record: Record, seed: int | None = None) -> dict[int, Bot]:
    """The bots of a record by seat; with a seed they play the same game again."""
    found = {}
    for number, seat in enumerate(record.seats):
        if seat.kind.startswith(BOT):
            found[number] = bot(seat.kind.removeprefix(BOT), None if seed is None else bot_seed(seed, number))
    return found


def refuse_strange_bots(record: Record) -> None:
    """HallError if a record names bots from outside the house: a stranger's file must not choose what code runs."""
    for seat in record.seats:
        if seat.kind.startswith(BOT) and is_own(seat.kind.removeprefix(BOT)):
            raise HallError("terminal-strange-bot", bot=seat.kind.removeprefix(BOT))


def bot_seed(seed: int, seat: int) -> int:
    """A number for a bot's own choices, from which nothing about the deck can be learned."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:8], "big")
