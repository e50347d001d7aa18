"""Everything said in whole games can be heard: sentences in words, nothing for the eye only, nothing secret."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.spoken.script import script

from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.texts import LANGUAGES
from herohall.spoken.commands import understand
from herohall.spoken.glance import Glance
from herohall.spoken.speaker import speaker_for

STRANGE = re.compile(r"[→←×·•|◆▸*_#`{}\[\]<>\t]|\.\.|  | [.,]|\d/\d")
COMMON = ["", "status", "hand", "moves", "party 1", "party 2", "map", "score", "log 40", "why", "help", "rules"]
OWN = {
    "seventh": ["hero", "discards", "about 3"],
    "world": ["row", "wonders", "bag", "map india", "about plato", "about box"],
}
TRIED = ["recruit", "pass", "send 3", "power 1", "done", "take row 1", "settle europe", "attack india red", "convert"]


def games() -> list[tuple[str, Record]]:
    return [("seventh", script("seventh", 4, 5)), ("world", script("world", 3, 5))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "record"), games(), ids=["seventh", "world"])
def test_whole_games_are_told_in_clean_sentences(game: str, record: Record, lang: str) -> None:
    match = Match(Record(record.game, record.players, record.seed, record.options, record.seats))
    speaker, chance = speaker_for(record, lang), Random(1)
    lines = speaker.welcome(Glance.of(match, 0))
    for seat, word in record.entries:
        if chance.random() < 0.08:
            glance = Glance.of(match, seat)
            for command in COMMON + OWN[game]:
                lines += understand(speaker, glance, command).lines
            reason = "seventh-reason-keep" if game == "seventh" else "world-reason-hero-treasure"
            lines.append(speaker.advice(glance, glance.moves[0], 0.5, reason, {"hero": "charlemagne"}))
        match.play(seat, match.state.parse(word))
    end = Glance.of(match, 0)
    lines += speaker.status(end) + understand(speaker, end, "log 9999").lines
    wrong = {line for line in lines if STRANGE.search(line) or not line.endswith((".", "?", ":", "!", ")"))}
    assert "\n".join(sorted(wrong)) == ""


@pytest.mark.parametrize(("game", "record"), games(), ids=["seventh", "world"])
def test_an_answer_depends_only_on_what_the_seat_knows(game: str, record: Record) -> None:
    """In any world that looks the same from a seat, everything this seat may type is answered in the same way."""
    match = Match(Record(record.game, record.players, record.seed, record.options, record.seats))
    speaker, chance = speaker_for(record, "en"), Random(2)
    for number, (seat, word) in enumerate(record.entries):
        if chance.random() < 0.06:
            viewer = chance.randrange(record.players)
            state = match.state.sample(viewer, number)
            real = Glance.of(match, viewer)
            other = Glance(state.view(viewer), match.log(viewer), state.parse if state.seat == viewer else None)
            for text in COMMON + OWN[game] + TRIED + [f"why {move}" for move in TRIED]:
                assert understand(speaker, real, text) == understand(speaker, other, text), text
        match.play(seat, match.state.parse(word))
