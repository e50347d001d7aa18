"""Whole games written down in advance, to be played again in every way there is."""

from __future__ import annotations

from random import Random

import herohall
from herohall.core.match import Match
from herohall.core.record import PERSON, Record, Seat

NAMES = ["Nora", "Ada", "Bruno", "Clio", "Dora"]
SHORT = ("done", "stop")
"""Moves that come to the point."""


def script(game: str, players: int, seed: int) -> Record:
    """A finished game among people: moves by chance, the shorter way where there is one."""
    rules = herohall.game(game)
    state = rules.new(players=players, seed=seed)
    seats = [Seat(PERSON, name) for name in NAMES[:players]]
    match, chance = Match(Record(rules, players, seed, state.options, seats)), Random(seed)
    while match.state.seat is not None:
        words = {match.state.text(move): move for move in match.state.moves()}
        brief = [words[word] for word in SHORT if word in words]
        match.play(match.state.seat, brief[0] if brief else chance.choice(list(words.values())))
    return match.record
