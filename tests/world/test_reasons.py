"""The reasons of Heroes of the World's hints are true, checked against what a player sees."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.world.playing import PRESETS, Setting, name_of, new

from herohall.core.texts import LANGUAGES, t
from herohall.games.world.evaluator import WorldEvaluator
from herohall.games.world.scoring import places
from herohall.games.world.state import WorldState

RULES = WorldEvaluator()
GAMES = 2
SETTINGS: list[Setting] = [(players, options) for players in (2, 3, 5) for options in PRESETS]

View = dict[str, Any]


def leader(land: View) -> int | None:
    """Who holds the first place of a territory."""
    return land["standings"][0]["seat"] if land["standings"] else None


def is_true(key: str, params: View, state: WorldState, view: View, move: int) -> bool:
    """Whether a reason says what is so; those of pure judgement are not doubted."""
    seat = view["viewer"]
    lands = {land["id"]: land for land in view["territories"]}
    land = lands.get(params.get("territory", ""), {})
    if key == "later":
        return land["scored"] and view["epoch"] == "ancient"
    if key == "over":
        return land["scored"] and view["epoch"] == "modern"
    if key == "wonder-modern":
        return bool(view["epoch"] == "modern")
    if key == "wonder":
        return bool(view["epoch"] == "ancient")
    if key == "attack":
        return not land["scored"] and land["population"][params["rival"]] > 0
    if key == "leaves-scored":
        return lands[params["origin"]]["scored"] and not land["scored"]
    if key == "stays":
        return bool(view["closing"])
    if key in ("completes", "closes"):
        return not view["closing"] and len(land["discoveries"]) + 1 == land["spaces"]
    if key in ("raises", "advances"):
        return leader(land) == seat and not view["closing"]
    if key == "spoils":
        return leader(land) not in (seat, None)
    if key == "hero-discovery":
        return params["count"] == discoveries(state, params["hero"])
    if key in ("leads", "keeps-lead", "catches-up") and state.text(move).startswith("settle"):
        number = [*lands].index(land["id"])
        ahead = places(played(state, move).table, number)[0] == seat
        return ahead == (key != "catches-up") and (leader(land) == seat) == (key == "keeps-lead")
    return True


def discoveries(state: WorldState, hero: str) -> int:
    """How many a hero brings by the options of the game."""
    number = [each.id for each in state.world.cards.heroes].index(hero)
    return state.table.settings.discovery[number]


def played(state: WorldState, move: int) -> WorldState:
    """The position after a move."""
    after = state.copy()
    after.apply(move)
    assert isinstance(after, WorldState)
    return after


def test_reasons_are_true() -> None:
    said = Counter[str]()
    for setting in SETTINGS:
        for seed in range(GAMES):
            state, chance = new(setting, seed), Random(seed)
            while state.seat is not None:
                imagined, view = state.sample(state.seat, 0), state.view(state.seat)
                for move in state.moves():
                    key, params = RULES.reason(imagined, move)
                    key = key.removeprefix("world-reason-")
                    assert is_true(key, params, state, view, move), (name_of(setting), key, params, state.text(move))
                    said[key] += 1
                state.apply(chance.choice(state.moves()))
    assert {"later", "over", "wonder-modern", "attack", "spoils", "shares", "stays", "completes"} <= said.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_discovery_is_not_called_two(lang: str) -> None:
    said = {t("world-reason-hero-discovery", lang, hero="Hypatia", count=count) for count in (1, 2, 3)}
    assert len(said) == 3
