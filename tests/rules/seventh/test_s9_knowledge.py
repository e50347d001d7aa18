"""S9: what each player may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.seventh.positions import GAME, Position, Sitting, table

from herohall.core.errors import BadMove
from herohall.games.seventh.cards import DOG_MASTER, HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH

VIEWERS = [None, 0, 1, 2, 3]


def rich() -> Position:
    """A hero sent by seat 0 lies in front of seat 1; seat 2 may look at it, seat 3 may cancel that."""
    position = table().requirement(HEN).hand(0, 6, 6).hand(1, 2, 3, 3).hand(2, 7).hand(3, 4)
    position.party(1, KNIGHT, PYROMANIAC, used=[KNIGHT, PYROMANIAC]).party(2, SERGEANT).party(3, HEN)
    return position.eliminated(3, 5, 5).discard(4, 4, 7).deck(1, 1, 1, 6).rest_in_hand(0).wandering(3, at=1)


def without(view: dict[str, Any], *facts: str) -> dict[str, object]:
    return {fact: value for fact, value in view.items() if fact not in facts}


# S9.1


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        ("turn", 1),
        ("active", 0),
        ("requirement", HEN),
        ("fits", [1, 2, 3]),
        ("ignored", False),
        ("unmatched", False),
        ("deck", 4),
        ("discard", [1, 4, 4, 7]),
        ("window", "W2"),
        ("announced", []),
        ("doubled", None),
        ("scores", [0, 2, 1, 1]),
        ("over", False),
        ("ranking", None),
    ],
)
def test_public_facts_of_the_table(viewer: int | None, fact: str, expected: object) -> None:
    assert rich().open().view(viewer)[fact] == expected


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_parties_used_marks_hand_sizes_and_eliminated_cards_are_public(viewer: int | None) -> None:
    seats = rich().open().view(viewer)["seats"]
    assert isinstance(seats, list)
    assert seats[1:] == [
        {"party": [2, 6], "used": [2, 6], "hand_size": 3, "eliminated": []},
        {"party": [5], "used": [], "hand_size": 1, "eliminated": []},
        {"party": [1], "used": [], "hand_size": 1, "eliminated": [5, 5]},
    ]


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_where_the_hero_is_and_who_has_seen_it_is_public(viewer: int | None) -> None:
    assert rich().open().wandering(viewer) == {"at": 1, "source": "hand", "seen_by": [0], "must_fit": True}


@pytest.mark.rule("S9.1")
def test_who_looked_is_public() -> None:
    game = rich().say("power 5", "decline")
    assert game.wandering()["seen_by"] == [0, 2]
    assert game.heard("looked") == {"seat": 2}


@pytest.mark.rule("S9.1")
def test_who_asked_how_many_clues_and_every_answer_is_public() -> None:
    game = rich().say("decline", "clue 2", "decline", "clue 3")
    assert game.view()["clues"] == [{"seat": 1, "answer": False}, {"seat": 1, "answer": True}]


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_announcement_is_public(viewer: int | None) -> None:
    game = rich().say("power 5")
    assert game.view(viewer)["announced"] == [{"seat": 2, "power": 5, "target": 0}]
    assert game.view(viewer)["window"] == "R"


@pytest.mark.rule("S9.1")
def test_and_its_outcome() -> None:
    game = rich().say("power 5", "power 1")
    assert [event.seen_by(None) for event in game.log] == [
        {"event": "announced", "seat": 2, "power": 5, "target": 0},
        {"event": "announced", "seat": 3, "power": 1, "target": 0},
        {"event": "cancelled", "seat": 3, "user": 2, "power": 5},
    ]


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_whether_a_six_was_used_is_public(viewer: int | None) -> None:
    game = table().requirement(HEN).hand(0, 2).party(0, KNIGHT).say("power 6")
    assert game.view(viewer)["ignored"] is True


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hero_sent_face_up_is_public(viewer: int | None) -> None:
    assert table(no_match="party").wandering(3, at=1, source="party").open().wandering(viewer)["card"] == 3


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_double_lying_open_is_public(viewer: int | None) -> None:
    game = table().party(1, SERGEANT).party(2, MAGICIAN).wandering(SERGEANT, at=1).say("decline", "recruit")
    assert game.view(viewer)["doubled"] == {"seat": 1, "card": SERGEANT}


@pytest.mark.rule("S9.1")
def test_eliminated_cards_stay_public() -> None:
    game = table().party(1, SERGEANT).hand(1, 2).wandering(SERGEANT, at=1).say("recruit")
    assert game.eliminated(1) == [5, 5]


@pytest.mark.rule("S9.1")
def test_a_turned_up_clue_card_is_public_with_its_asker_and_answer() -> None:
    game = rich().say("decline", "clue 3", "decline", "recruit", "decline")
    assert game.heard("turned_up") == {"seat": 1, "card": 3, "answer": True}


@pytest.mark.rule("S9.1")
def test_which_cards_were_reshuffled_is_public() -> None:
    position = table(deck_end="reshuffle").discard(4, 7).hand(1, 6, 6).deck().rest_in_hand(0).wandering(3, at=1)
    assert position.say("recruit").heard("reshuffled") == {"cards": [4, 7]}


# S9.2


@pytest.mark.rule("S9.2")
def test_ones_own_hand_is_private() -> None:
    game = table().hand(1, 2, 3).hand(2, 7).wandering(4, at=1).open()
    assert [game.view(viewer)["hand"] for viewer in VIEWERS] == [None, [], [2, 3], [7], []]
    assert all("hand" not in game.seat(seat) for seat in range(4))


@pytest.mark.rule("S9.2")
@pytest.mark.parametrize("source", ["hand", "deck"])
def test_the_sender_knows_the_hero(source: str) -> None:
    game = table().wandering(4, at=1, source=source).open()
    assert [game.wandering(viewer).get("card") for viewer in VIEWERS] == [None, 4, None, None, None]


@pytest.mark.rule("S9.2")
def test_whoever_looked_knows_the_hero() -> None:
    game = table().party(2, SERGEANT).wandering(4, at=1).say("power 5")
    assert [game.wandering(viewer).get("card") for viewer in VIEWERS] == [None, 4, None, 4, None]


@pytest.mark.rule("S9.2")
def test_a_cancelled_look_shows_nothing() -> None:
    game = rich().say("power 5", "power 1")
    assert "card" not in game.wandering(2)


@pytest.mark.rule("S9.2")
def test_asker_and_active_player_know_the_clue_card() -> None:
    game = rich().say("decline", "clue 2")
    clues = [game.view(viewer)["clues"] for viewer in VIEWERS]
    known, unknown = [{"seat": 1, "answer": False, "card": 2}], [{"seat": 1, "answer": False}]
    assert clues == [unknown, known, known, unknown, unknown]


@pytest.mark.rule("S9.2")
def test_cards_drawn_with_a_seven_are_private() -> None:
    game = table().party(1, MAGICIAN).deck(4, 4, 4).wandering(5, at=1).say("power 7")
    assert [game.heard("drew", viewer).get("cards") for viewer in VIEWERS] == [None, None, [4, 4], None, None]


@pytest.mark.rule("S9.2")
@pytest.mark.parametrize(
    ("game", "word", "told"),
    [
        (
            lambda: table().requirement(HEN).hand(0, 2, 2).open(),
            "send 2",
            ["send ?", "send 2", "send ?", "send ?", "send ?"],
        ),
        (
            lambda: table().hand(1, 2, 3).wandering(4, at=1).open(),
            "clue 2",
            ["clue ?", "clue 2", "clue 2", "clue ?", "clue ?"],
        ),
        (lambda: table().hand(1, 2, 3).wandering(4, at=1).open(), "pass", ["pass"] * 5),
        (lambda: table().requirement(HEN).hand(0, 6, 7).open(), "send deck", ["send deck"] * 5),
        (lambda: table().requirement(HEN).hand(0, 6, 7).say("send deck"), "discard 6", ["discard 6"] * 5),
        (lambda: table(no_match="party").party(0, HEN).hand(0, 7, 7).open(), "send party 1", ["send party 1"] * 5),
        (lambda: table().party(1, PYROMANIAC).wandering(4, at=1).open(), "power 2", ["power 2"] * 5),
    ],
    ids=["send", "clue", "pass", "deck", "discard", "party", "power"],
)
def test_a_move_is_told_to_others_without_its_hidden_card(
    game: Callable[[], Sitting], word: str, told: list[str]
) -> None:
    state = game().state
    assert [state.told(state.parse(word), viewer) for viewer in VIEWERS] == told


# S9.3


@pytest.mark.rule("S9.3")
def test_nobody_knows_what_is_in_the_deck() -> None:
    """The same table with another deck looks the same to everyone."""
    some, other = (table().deck(*deck).rest_in_hand(3).wandering(4, at=1).open() for deck in ([6, 6], [7, 7]))
    assert [some.view(viewer) for viewer in [None, 0, 1, 2]] == [other.view(viewer) for viewer in [None, 0, 1, 2]]


@pytest.mark.rule("S9.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_knows_a_hero_sent_unseen(viewer: int | None) -> None:
    game = table(no_match="party").wandering(4, at=1, source="unseen").open()
    assert game.wandering(viewer) == {"at": 1, "source": "unseen", "seen_by": [], "must_fit": False}


@pytest.mark.rule("S9.3")
def test_save_for_whoever_looked() -> None:
    game = table(no_match="party").party(1, SERGEANT).wandering(4, at=1, source="unseen").say("power 5")
    assert [game.wandering(viewer).get("card") for viewer in VIEWERS] == [None, None, 4, None, None]


# S9.4


@pytest.mark.rule("S9.4")
def test_a_seats_view_is_the_spectators_and_its_own_hand() -> None:
    game = rich().open()
    for seat in (1, 3):
        assert without(game.view(seat), "hand", "viewer") == without(game.view(), "hand", "viewer")


@pytest.mark.rule("S9.4")
def test_the_sender_also_sees_the_hero_and_nothing_else() -> None:
    game = rich().open()
    own, public = game.view(0), game.view()
    assert without(own, "hand", "viewer", "wandering") == without(public, "hand", "viewer", "wandering")
    assert own["wandering"] == {**game.wandering(), "card": 3}


@pytest.mark.rule("S9.4")
def test_only_the_seat_that_is_asked_sees_its_moves() -> None:
    game = rich().open()
    asked = {"seat": 2, "kind": "window", "rule": "S5.5"}
    assert [game.view(viewer)["decision"] for viewer in (None, 0, 1, 3)] == [asked] * 4
    assert game.view(2)["decision"] == {**asked, "moves": ["decline", "power 5"]}


@pytest.mark.rule("S9.4")
@pytest.mark.parametrize("no_match", ["deck", "party"])
def test_the_question_what_to_send_looks_the_same_without_a_fitting_card(no_match: str) -> None:
    position = [table(no_match=no_match).requirement(HEN).party(0, PYROMANIAC) for _ in range(2)]
    fitting, unfitting = position[0].hand(0, 2, 7).open(), position[1].hand(0, 6, 7).open()
    for viewer in (None, 1, 2, 3):
        assert fitting.view(viewer) == unfitting.view(viewer)


@pytest.mark.rule("S9.4")
@pytest.mark.parametrize("source", ["hand", "deck", "unseen"])
def test_the_hidden_hero_changes_nothing_that_others_see(source: str) -> None:
    """Who is asked in which window does not depend on it either."""
    two, three = (
        table(no_match="deck" if source == "deck" else "party")
        .party(2, PYROMANIAC, WITCH, KNIGHT, used=[KNIGHT])
        .party(3, DOG_MASTER)
        .wandering(hero, at=1, source=source)
        .open()
        for hero in (2, 3)
    )
    for viewer in (None, 1, 2, 3):
        assert two.view(viewer) == three.view(viewer)


@pytest.mark.rule("S9.4")
def test_the_hidden_clue_card_changes_nothing_that_others_see() -> None:
    some, other = (table().hand(1, card, 6).hand(0, 7).wandering(4, at=1).say(f"clue {card}") for card in (2, 3))
    for viewer in (None, 2, 3):
        assert some.view(viewer) == other.view(viewer)
        assert some.heard("clue", viewer) == other.heard("clue", viewer)


# S9.5


@pytest.mark.rule("S9.5")
@pytest.mark.parametrize("talk", ["say 5", "it is a 5", "show 5", "5"])
def test_talk_is_no_move(talk: str) -> None:
    with pytest.raises(BadMove):
        table().party(2, SERGEANT).wandering(4, at=1).say("power 5").state.parse(talk)


@pytest.mark.rule("S9.5", "S5.10")
def test_the_moves_of_the_game_all_of_them() -> None:
    values = range(1, 8)
    expected = {"decline", "recruit", "pass", "send deck"}
    for verb in ("send", "send party", "discard", "clue"):
        expected |= {f"{verb} {value}" for value in values}
    expected |= {f"power {value}" for value in values if value != 3}
    expected |= {f"power 3 {value}" for value in values if value != 3}
    expected |= {f"power 4 seat {seat}" for seat in range(1, 6)}
    assert set(GAME.moves_by_word) == expected


# S9.6


def won_with_clues() -> Sitting:
    """Seat 1 asks for a clue, then wins."""
    position = table().party(1, 1, 2, 4, 5, 7, used=[1, 2, 5, 7]).hand(0, 5).hand(1, 3, 3).hand(2, 7, 6)
    return position.wandering(6, at=1).say("clue 3", "recruit")


@pytest.mark.rule("S9.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_the_game_is_over_all_hands_are_open(viewer: int | None) -> None:
    seats = won_with_clues().view(viewer)["seats"]
    assert isinstance(seats, list)
    assert [seat["hand"] for seat in seats] == [[5], [3], [6, 7], []]


@pytest.mark.rule("S9.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_the_game_is_over_the_clue_cards_are_open(viewer: int | None) -> None:
    assert won_with_clues().view(viewer)["clues"] == [{"seat": 1, "answer": False, "card": 3}]


@pytest.mark.rule("S9.6")
def test_not_before() -> None:
    assert "hand" not in table().hand(1, 2).wandering(4, at=1).open().seat(1)
