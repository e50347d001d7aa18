"""States as JSON: what no game could have come to is refused in one line; nothing else is ever raised."""

from __future__ import annotations

import copy
import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herohall
from herohall.core.errors import BadState
from herohall.core.game import State

GAME = herohall.game("seventh")
Saved = dict  # the JSON as read, to be damaged


def reached(wanted: Callable[[Saved], bool], **options: str | int) -> Saved:
    """The first state of random play that looks as wanted."""
    for seed in range(300):
        state, chance = GAME.new(players=4, seed=seed, **options), Random(seed)
        for _ in range(120):
            saved = json.loads(state.to_json())
            if wanted(saved):
                return saved
            if state.over:
                break
            state.apply(chance.choice(state.moves()))
    raise AssertionError("no such state")


MIDGAME = reached(lambda saved: saved["phase"] == "receiving" and saved["clues"] != [])


def refused(saved: object) -> str:
    """The one line that says why a state is impossible."""
    text = saved if isinstance(saved, str) else json.dumps(saved)
    with pytest.raises(BadState) as error:
        GAME.from_json(text)
    for lang in ("en", "fr", "de"):
        message = error.value.text(lang)
        assert "\n" not in message
        assert not message.startswith("{"), f"no text for {error.value.key} in {lang}"
    return str(error.value)


def damaged(change: Callable[[Saved], object], base: Saved = MIDGAME) -> str:
    saved = copy.deepcopy(base)
    change(saved)
    return refused(saved)


def test_the_undamaged_state_is_fine() -> None:
    text = GAME.from_json(json.dumps(MIDGAME)).to_json()
    assert json.loads(text) == MIDGAME
    assert text == json.dumps(MIDGAME, sort_keys=True, separators=(",", ":"))


def test_78_cards() -> None:
    assert "78 cards, expected 77" in damaged(lambda saved: saved["deck"].append(3))
    assert "76 cards" in damaged(lambda saved: saved["deck"].pop())


def test_wrong_mix_of_cards() -> None:
    def swap(saved: Saved) -> None:
        saved["deck"][0] = 1 if saved["deck"][0] != 1 else 2

    assert "expected 11" in damaged(swap)


def test_a_duplicate_in_a_party() -> None:
    def double(saved: Saved) -> None:
        saved["seats"][0]["party"].append(saved["seats"][0]["party"][0])

    assert "twice" in damaged(double)


def test_a_used_hero_that_is_not_there() -> None:
    def use(saved: Saved) -> None:
        saved["seats"][1]["used"] = [next(v for v in range(1, 8) if v not in saved["seats"][1]["party"])]

    assert "not in its party" in damaged(use)


CHANGES: dict[str, Callable[[Saved], object]] = {
    "other game": lambda saved: saved.update(game="world"),
    "newer rules": lambda saved: saved.update(rules=99),
    "no rules": lambda saved: saved.pop("rules"),
    "unknown field": lambda saved: saved.update(extra=1),
    "two seats": lambda saved: saved.update(seats=saved["seats"][:2]),
    "six seats": lambda saved: saved.update(seats=saved["seats"] + saved["seats"][:2]),
    "bad option": lambda saved: saved["options"].update(clue="maybe"),
    "unknown option": lambda saved: saved["options"].update(klue="identical"),
    "too few cards": lambda saved: saved["options"].update(values=3, copies=1),
    "card 0": lambda saved: saved["deck"].__setitem__(0, 0),
    "card 8": lambda saved: saved["deck"].__setitem__(0, 8),
    "card -1": lambda saved: saved["seats"][0]["hand"].__setitem__(0, -1),
    "card as text": lambda saved: saved["deck"].__setitem__(0, "5"),
    "card 2.5": lambda saved: saved["deck"].__setitem__(0, 2.5),
    "card true": lambda saved: saved["deck"].__setitem__(0, True),
    "active seat 4": lambda saved: saved.update(active=4),
    "holder -1": lambda saved: saved.update(holder=-1),
    "asks somebody else": lambda saved: saved.update(asked=(saved["asked"] + 1) % 4),
    "seen by seat 9": lambda saved: saved.update(seen_by=[9]),
    "no phase": lambda saved: saved.update(phase="lunch"),
    "other phase": lambda saved: saved.update(phase="sending"),
    "doubled in receiving": lambda saved: saved.update(doubled=3),
    "no source": lambda saved: saved.update(source="sleeve"),
    "clue about a face-up hero": lambda saved: saved.update(source="party"),
    "turn 0": lambda saved: saved.update(turn=0),
    "turn 1001": lambda saved: saved.update(turn=1001),
    "requirement 0": lambda saved: saved.update(requirement=0),
    "wandering 8": lambda saved: saved.update(wandering=8),
    "no hero to receive": lambda saved: saved.update(wandering=0),
    "offset 9": lambda saved: saved.update(offset=9),
    "winner while playing": lambda saved: saved.update(winner=1),
    "winner 4": lambda saved: saved.update(winner=4),
    "clue by seat 7": lambda saved: saved["clues"][0].update(seat=7),
    "clue by the active player": lambda saved: saved["clues"][0].update(seat=saved["active"]),
    "clue with a false answer": lambda saved: saved["clues"][0].update(answer=not saved["clues"][0]["answer"]),
    "power never turned": lambda saved: saved.update(announced=[{"seat": 0, "power": 7, "target": 0}]),
    "short seed": lambda saved: saved["generator"].update(seed="7"),
    "seed with letters": lambda saved: saved["generator"].update(seed="x" * 32),
    "three streams": lambda saved: saved["generator"].update(counts=[0, 0, 0]),
    "no streams": lambda saved: saved["generator"].update(counts=[]),
    "negative count": lambda saved: saved["generator"].update(counts=[0, -1, 0, 0]),
    "count beyond 64 bits": lambda saved: saved["generator"].update(counts=[0, 2**64, 0, 0]),
    "old pools without generation": lambda saved: saved.update(old_pools=[0] * 8),
    "generation without old pools": lambda saved: saved.update(generation=2),
    "generation -1": lambda saved: saved.update(generation=-1),
    "generation, huge": lambda saved: saved.update(generation=10**15),
    "later hero": lambda saved: saved.update(wandering_generation=5),
    "history of seat 9": lambda saved: saved.update(history=[9 << 20 | 5]),
    "history, negative": lambda saved: saved.update(history=[-5]),
    "history, unknown kind": lambda saved: saved.update(history=[9 << 16 | 5]),
    "history that gave a card never drawn": lambda saved: saved.update(history=[2 << 16 | 5]),
    "history that fits no hand": lambda saved: saved.update(history=[1 << 16]),
}


@pytest.mark.parametrize("name", CHANGES)
def test_impossible_states(name: str) -> None:
    damaged(CHANGES[name])


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{", "{}", '"x"', "nan", "\ud800", "[" * 100_000, "1" * 5000, "\x00"]
)
def test_not_a_state_at_all(text: str) -> None:
    refused(text)


def test_a_full_party_that_has_not_won() -> None:
    def fill(saved: Saved) -> None:
        seat = saved["seats"][0]
        for value in range(1, 8):
            if value not in seat["party"] and len(seat["party"]) < 6 and value in saved["deck"]:
                saved["deck"].remove(value)
                seat["party"] = sorted([*seat["party"], value])

    damaged(fill)


# Fuzz


class TooSlow(Exception):
    """Raised by the alarm clock."""


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """A state that makes somebody think for ever is as bad as one that crashes; only one's own time counts."""

    def too_slow(_signal: int, _frame: object) -> None:
        raise TooSlow

    old = signal.signal(signal.SIGVTALRM, too_slow)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    except TooSlow:
        pytest.fail(f"took more than {seconds} s", pytrace=False)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, old)


def use(state: State, seed: int) -> None:
    """Whatever was accepted can be looked at, sampled and played to its end."""
    chance = Random(seed)
    for viewer in [None, *range(state.players)]:
        state.view(viewer)
    for seat in range(state.players):
        assert state.sample(seat, seed).view(seat) == state.view(seat)
    for _ in range(60_000):
        if state.over:
            return
        state.play(chance.choice(state.moves()))
    raise AssertionError("the game does not end")


def paths(part: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Every place in a JSON value."""
    found = [path] if path else []
    keys = part.keys() if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    for key in keys:
        found += paths(part[key], (*path, key))  # type: ignore[index]
    return found


BASES = [
    MIDGAME,
    reached(lambda saved: saved["phase"] == "sending"),
    reached(lambda saved: saved["phase"] == "discarding"),
    reached(lambda saved: saved["phase"] == "w3"),
    reached(lambda saved: saved["phase"] == "over"),
    reached(lambda saved: len(saved["announced"]) > 1),
    reached(lambda saved: len(saved["history"]) > 8 and saved["phase"] == "receiving"),
    reached(lambda saved: saved["generation"] > 0, edition="original", copies=6),
    reached(lambda saved: saved["source"] == "unseen" and saved["wandering"], edition="aeg"),
]


def mutated(saved: Saved, chance: Random) -> Saved:
    """One or two places changed: other numbers, swapped cards, missing and doubled things."""
    saved = copy.deepcopy(saved)
    for _ in range(chance.randint(1, 2)):
        *way, last = chance.choice(paths(saved))
        part = saved
        for key in way:
            part = part[key]
        kind = chance.randrange(6)
        value = part[last]
        if kind == 0 and isinstance(value, int):
            part[last] = value + chance.choice([-1, 1])
        elif kind == 1:
            part[last] = chance.choice([0, 1, 3, 7, 8, -1, 2**63, 10**30, True, False, None, "", "x", [], [1], {}, 1.5])
        elif kind == 2 and isinstance(part, list):
            part.insert(chance.randrange(len(part) + 1), copy.deepcopy(value))
        elif kind == 3:
            del part[last]
        elif kind == 4 and isinstance(value, list) and value:
            chance.shuffle(value)
        elif kind == 5:
            _move_a_card(saved, chance)
        if not saved:
            return saved
    return saved


def _move_a_card(saved: Saved, chance: Random) -> None:
    try:
        piles = [
            saved["deck"],
            saved["discard"],
            *(seat[name] for seat in saved["seats"] for name in ("hand", "party")),
        ]
        source, target = chance.sample([pile for pile in piles if isinstance(pile, list)], 2)
        if source:
            target.append(source.pop(chance.randrange(len(source))))
    except (KeyError, TypeError, ValueError):
        return


def _one_line(error: BadState) -> bool:
    """Checks the message; False, as the state was not accepted."""
    assert "\n" not in str(error)
    return False


def survives(saved: Saved, seed: int) -> bool:
    """Refused, or as good as any state; tells whether it was accepted."""
    with at_most(5):
        try:
            state = GAME.from_json(json.dumps(saved))
        except BadState as error:
            return _one_line(error)
        assert GAME.from_json(state.to_json()).to_json() == state.to_json()
        use(state, seed)
    return True


@pytest.mark.parametrize("base", range(len(BASES)))
def test_mutated_states_are_refused_or_playable(base: int) -> None:
    accepted = sum(survives(mutated(BASES[base], Random(seed)), seed) for seed in range(120))
    assert accepted < 120


@pytest.mark.long
@pytest.mark.parametrize("base", range(len(BASES)))
def test_many_mutated_states(base: int) -> None:
    for seed in range(1000, 4000):
        survives(mutated(BASES[base], Random(seed)), seed)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.text(max_size=40), st.integers(0, 5000), st.integers(0, 20))
def test_mutated_texts_raise_nothing_but_bad_state(put: str, start: int, length: int) -> None:
    text = json.dumps(MIDGAME)
    start %= len(text)
    try:
        GAME.from_json(text[:start] + put + text[start + length :])
    except BadState as error:
        _one_line(error)
