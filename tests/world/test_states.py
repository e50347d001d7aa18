"""Saved states that no game could have come to: refused in one line, whatever is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from tests.world.playing import GAME, MOST_DECISIONS, anything, new, played_to, thrifty

from herohall.core.errors import BadState


def spoil(change: Callable[[dict[str, object]], object]) -> str:
    """The reason why a state that was changed by hand is refused."""
    data = json.loads(played_to((4, {}), 3, 150, anything).to_json())
    change(data)
    with pytest.raises(BadState) as refused:
        GAME.from_json(json.dumps(data))
    return str(refused.value.params["why"])


def put(*path: str | int, value: object) -> Callable[[dict[str, object]], object]:
    def change(data: dict[str, object]) -> None:
        inside = data
        for step in path[:-1]:
            inside = inside[step]  # type: ignore[index, assignment]
        inside[path[-1]] = value  # type: ignore[index]

    return change


SPOILED = [
    (put("game", value="seventh"), "game"),
    (put("box", value="other 0"), "box"),
    (put("rules", value=99), "rules"),
    (put("bank", value=-1), "bank"),
    (put("bank", value=60), "coins"),
    (put("seats", 0, "supply", value=1), "population"),
    (put("seats", 0, "points", value=-3), "points"),
    (put("seats", 1, "hand", value=["nobody"]), "nobody"),
    (put("seats", value=[]), "seats"),
    (put("deck", value=[]), "heroes"),
    (put("bag", value=[]), "discoveries"),
    (put("row", value=["plato"] * 4), "hero"),
    (put("epoch", value="future"), "epoch"),
    (put("step", value="sleeping"), "step"),
    (put("turn", value=7), "turn"),
    (put("scorings", value=5), "scor"),
    (put("wonders", 0, "place", value="lost"), "wonder"),
    (put("wonders", 8, "used", value=True), "wonder"),
    (put("moving", value=3), "moves"),
    (put("pay", value=[1, 0, 0, 0]), "points"),
    (put("territories", value=[]), "territories"),
    (put("generator", "seed", value="xyz"), "seed"),
    (put("options", "tiebreak", value="en"), "tiebreak"),
]


@pytest.mark.parametrize("number", range(len(SPOILED)))
def test_a_state_that_could_not_be_is_refused_in_one_line(number: int) -> None:
    change, word = SPOILED[number]
    reason = spoil(change)
    assert word in reason
    assert "\n" not in reason


def test_a_game_may_end_with_three_heroes_in_a_hand() -> None:
    """In this one Angkor Wat completes the last territory after a hero was taken and before one is played."""
    state = played_to((3, {"edition": "de"}), 60, MOST_DECISIONS, thrifty)
    assert max(len(state.table.hand(seat)) for seat in range(3)) == 3
    assert GAME.from_json(state.to_json()) == state


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game":"world"}', "\ud800"])
def test_a_text_that_is_no_state_is_refused(text: str) -> None:
    with pytest.raises(BadState):
        GAME.from_json(text)


def test_fuzzed_states_are_refused_or_playable() -> None:
    """Change one number or word of a state at random: BadState, or a state one can play on from."""
    chance = Random(8)
    state = new((3, {"edition": "de"}), 8)
    while not state.over:
        data = json.loads(state.to_json())
        fuzz(data, chance)
        try:
            read = GAME.from_json(json.dumps(data))
        except BadState:
            pass
        else:
            for _ in range(30):
                if read.over:
                    break
                read.apply(chance.choice(read.moves()))
                read.view(0)
        state.apply(thrifty(state, chance))


def fuzz(data: object, chance: Random) -> None:
    """Change one leaf."""
    while True:
        if isinstance(data, dict):
            key: str | int = chance.choice(list(data))
        elif isinstance(data, list) and data:
            key = chance.randrange(len(data))
        else:
            return
        inside = data[key]  # type: ignore[index]
        if isinstance(inside, dict | list) and inside:
            data = inside
            continue
        choices: list[object] = [0, 1, -1, 2, 7, None, True, "plato", "india", [], "done"]
        data[key] = chance.choice(choices)  # type: ignore[index]
        return
