"""The pieces of a box as a page gets them."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import msgspec
from tests.world.playing import GAME, new, preset_settings

from herohall.core.event import View
from herohall.core.texts import LANGUAGES
from herohall.games.world.box import load_box
from herohall.games.world.box_copy import write_box
from herohall.games.world.facts import facts


def part(shown: View, *keys: str) -> View:
    """A part of the facts that is a table of its own."""
    for key in keys:
        shown = cast(View, shown[key])
    return shown


def test_every_id_a_view_can_name_has_facts() -> None:
    shown, box = facts(GAME.cards), GAME.cards
    assert list(part(shown, "heroes")) == [hero.id for hero in box.heroes]
    assert list(part(shown, "discoveries")) == [token.id for token in box.discoveries]
    assert list(part(shown, "wonders")) == [wonder.id for wonder in box.wonders]
    assert list(part(shown, "territories")) == [land.id for land in box.territories]
    view = new(preset_settings()[0], 1).view(None)
    seats = cast(list[View], view["seats"])
    assert {seat["colour"] for seat in seats} <= set(cast(list[str], shown["colours"]))


def test_the_hero_of_the_rulebooks_example() -> None:
    charlemagne = part(facts(GAME.cards), "heroes", "charlemagne")
    values = [charlemagne[name] for name in ("population", "discovery", "conquest", "treasure")]
    assert values == [4, {"2": 1, "3": 1}, 4, 0]
    assert charlemagne["territories"] == ["mediterranean", "europe"]


def test_names_come_in_every_language() -> None:
    for kind in ("heroes", "discoveries", "wonders", "territories"):
        for piece in part(facts(GAME.cards), kind):
            assert tuple(part(facts(GAME.cards), kind, piece, "name")) == LANGUAGES


def test_facts_are_those_of_the_box_in_use_and_are_json(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    write_box(folder)
    die = folder / "die.csv"
    die.write_text(die.read_text("utf-8").replace("1,battle,n", "1,battle,3"), "utf-8")
    mine = facts(load_box(folder))
    assert cast(list[View], mine["die"])[0]["amount"] == 3
    assert cast(list[View], facts(GAME.cards)["die"])[0]["amount"] == "n"
    assert msgspec.json.decode(msgspec.json.encode(mine)) == mine
