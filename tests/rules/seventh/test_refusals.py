"""Refusals: an illegal move is answered with the number of the rule it breaks and a reason, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.seventh.positions import GAME, Sitting, table

from herohall.core.errors import IllegalMove
from herohall.core.texts import LANGUAGES, has
from herohall.games.seventh.cards import DOG_MASTER, HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH


def window() -> Sitting:
    """W2: seat 2 is asked for a power."""
    position = table().hand(2, 3, 4).party(2, SERGEANT, KNIGHT, HEN, MAGICIAN, used=[MAGICIAN])
    return position.wandering(4, at=1).open()


def reaction() -> Sitting:
    """R: seat 2 may cancel the 7 of seat 1, or has a 3 for its used 1."""
    position = table().party(1, MAGICIAN).party(2, HEN, WITCH, KNIGHT, SERGEANT, used=[HEN, KNIGHT])
    return position.wandering(4, at=1).say("decline", "power 7")


def sending(no_match: str = "deck") -> Sitting:
    position = table(no_match=no_match).requirement(HEN).hand(0, 2, 5)
    return position.party(0, HEN, PYROMANIAC, WITCH, KNIGHT, used=[KNIGHT]).open()


def unmatched(no_match: str, *party: int) -> Sitting:
    return table(no_match=no_match).requirement(HEN).hand(0, 5, 6).party(0, *party).open()


def discarding() -> Sitting:
    position = table(no_match="deck").requirement(HEN).hand(0, 5, 6).party(0, MAGICIAN, DOG_MASTER)
    return position.say("send deck")


def receiving(source: str = "hand", **options: Any) -> Sitting:
    position = table(**options).hand(1, 2, 2, 6).party(1, DOG_MASTER, WITCH, HEN, KNIGHT)
    return position.wandering(4, at=1, source=source).open()


def returning() -> Sitting:
    return table().hand(0, 2, 3).party(0, MAGICIAN, SERGEANT).wandering(4, at=0).open()


def won() -> Sitting:
    return table().party(1, 1, 2, 3, 4, 5).wandering(6, at=1).say("recruit")


REFUSALS: list[tuple[Callable[[], Sitting], str, str, str]] = [
    # In a window only a power or none
    (window, "recruit", "S5.5", "window"),
    (window, "pass", "S5.5", "window"),
    (window, "send 3", "S5.5", "window"),
    (window, "send deck", "S5.5", "window"),
    (window, "discard 3", "S5.5", "window"),
    (window, "clue 3", "S5.5", "window"),
    (reaction, "recruit", "S5.5", "window"),
    # Powers
    (window, "power 2", "S5.1", "not-in-party"),
    (window, "power 3 7", "S5.1", "not-in-party"),
    (window, "power 7", "S5.1", "used"),
    (window, "power 6", "S6.6", "power-6"),
    (window, "power 1", "S6.1", "power-1"),
    (sending, "power 2", "S6.2", "power-2"),
    (receiving, "power 3 1", "S6.3", "power-3"),
    (receiving, "power 4", "S6.4", "power-4"),
    (returning, "power 5", "S6.5", "power-5"),
    (lambda: table().party(1, MAGICIAN).deck().wandering(4, at=1).open(), "power 7", "S6.7", "power-7"),
    (reaction, "power 5", "S6.5", "power-5"),
    (reaction, "power 3 6", "S6.3", "only-hen"),
    (sending, "power 3 1", "S6.3", "not-used"),
    (discarding, "power 7", "S5.4", "discard-first"),
    (discarding, "power 4", "S5.4", "discard-first"),
    # Declining
    (sending, "decline", "S5.5", "no-window"),
    (discarding, "decline", "S5.5", "no-window"),
    (receiving, "decline", "S5.5", "no-window"),
    (returning, "decline", "S5.5", "no-window"),
    # Sending
    (sending, "send 5", "S2.2", "not-fitting"),
    (sending, "send 1", "S2.2", "not-in-hand"),
    (lambda: sending("deck"), "send deck", "S2.4", "has-fitting"),
    (lambda: sending("party"), "send deck", "S2.4", "has-fitting"),
    (lambda: sending("party"), "send party 1", "S2.4", "has-fitting"),
    (lambda: unmatched("deck"), "send 5", "S2.2", "not-fitting"),
    (lambda: unmatched("party", HEN), "send deck", "S2.3", "party-first"),
    (lambda: unmatched("deck", HEN), "send party 1", "S2.3", "not-from-party"),
    (lambda: unmatched("party", HEN), "send party 2", "S2.3", "not-in-party"),
    (lambda: unmatched("party", HEN, DOG_MASTER), "send party 4", "S2.3", "not-fitting"),
    (receiving, "send 2", "S2.2", "not-sending"),
    (receiving, "send deck", "S2.2", "not-sending"),
    (receiving, "send party 1", "S2.2", "not-sending"),
    (discarding, "send 5", "S2.2", "not-sending"),
    # Discarding
    (discarding, "discard 4", "S2.3", "not-in-hand"),
    (sending, "discard 5", "S2.3", "not-discarding"),
    (receiving, "discard 2", "S2.3", "not-discarding"),
    # Receiving
    (sending, "recruit", "S2.6", "not-receiving"),
    (sending, "pass", "S2.6", "not-receiving"),
    (discarding, "pass", "S2.6", "not-receiving"),
    (returning, "pass", "S2.7", "must-recruit"),
    # Clues
    (sending, "clue 2", "S4.1", "not-asking"),
    (discarding, "clue 5", "S4.1", "not-asking"),
    (returning, "clue 2", "S4.1", "not-asking"),
    (receiving, "clue 5", "S4.2", "not-in-hand"),
    (lambda: receiving("party", no_match="party"), "clue 2", "S4.5", "face-up"),
    (lambda: table().hand(1, 2).wandering(4, at=1).open(), "clue 2", "S4.4", "last-card"),
    (lambda: receiving(clues_per_turn="one").say("clue 2"), "clue 2", "S4.4", "one-clue"),
    # The end
    (won, "recruit", "S7.1", "over"),
    (lambda: table().deck().open(), "send deck", "S7.2", "over"),
    (lambda: table(deck_end="reshuffle").turn(1000).wandering(4, at=1).say("recruit"), "recruit", "S7.6", "over"),
]


@pytest.mark.parametrize(
    ("game", "word", "rule", "reason"),
    REFUSALS,
    ids=[f"{word}: {reason} ({rule})" for _, word, rule, reason in REFUSALS],
)
def test_a_refusal_names_rule_and_reason(game: Callable[[], Sitting], word: str, rule: str, reason: str) -> None:
    refusal = game().refusal(word)
    assert (refusal.rule, refusal.key) == (rule, f"seventh-refuse-{reason}")


@pytest.mark.parametrize("reason", sorted({reason for _, _, _, reason in REFUSALS}))
def test_every_reason_has_a_text(reason: str) -> None:
    assert all(has(f"seventh-refuse-{reason}", lang) for lang in LANGUAGES)


@pytest.mark.parametrize("move", [-1, GAME.move_count, GAME.move_count + 5, 34, 41])
def test_a_number_that_is_no_move(move: int) -> None:
    """34 and 41 would be a 3 without a hero, and a 3 that readies itself."""
    with pytest.raises(IllegalMove) as refusal:
        receiving().state.play(move)
    assert refusal.value.rule == "S5.10"
    assert refusal.value.key == "seventh-refuse-no-move"


@pytest.mark.parametrize(
    ("game", "word", "value"),
    [
        (sending, "send 5", 5),
        (sending, "send 1", 1),
        (receiving, "clue 5", 5),
        (window, "power 2", 2),
        (window, "power 7", 7),
        (discarding, "discard 4", 4),
        (lambda: unmatched("party", HEN), "send party 2", 2),
        (lambda: unmatched("party", HEN, DOG_MASTER), "send party 4", 4),
        (sending, "power 3 1", 1),
        (reaction, "power 3 6", 1),
    ],
)
def test_the_message_names_the_card(game: Callable[[], Sitting], word: str, value: int) -> None:
    refusal = game().refusal(word)
    assert refusal.params["value"] == value
    assert all(str(value) in refusal.text(lang) for lang in LANGUAGES)
