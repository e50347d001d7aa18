"""The words of a table: cards found by any of their names, moves as they are typed, endings and ties explained."""

from __future__ import annotations

import pytest
from tests.rules.seventh.positions import table

import herohall
from herohall.cli import run
from herohall.core.errors import IllegalMove
from herohall.core.event import View
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.texts import LANGUAGES
from herohall.games.seventh.cards import KNIGHT, PYROMANIAC, WITCH
from herohall.spoken.commands import understand
from herohall.spoken.glance import Glance
from herohall.spoken.speaker import Speaker, speaker_for
from herohall.terminal.painter import painter_for
from herohall.terminal.screen import Screen

NO_BREAK = "\u00a0"


def speaker(game: str, lang: str, **options: str | int) -> Speaker:
    return speaker_for(Record(herohall.game(game), 3, 7, dict(options)), lang, names=["Nora", "Ada", "Bruno"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "typed", "number"),
    [
        ("seventh", "knight", "(6)"),
        ("seventh", "sorcière", "(3)"),
        ("seventh", "Huhn", "(1)"),
        ("seventh", "vegeta", "(6)"),
    ],
)
def test_a_card_is_found_by_any_word_of_its_name_in_any_language(lang: str, game: str, typed: str, number: str) -> None:
    assert number in speaker(game, lang).explain(typed)[0]


@pytest.mark.parametrize(
    ("typed", "wonder"), [("wall", "Great Wall"), ("muraille", "Great Wall"), ("d'ajanta", "Ajanta")]
)
def test_a_piece_of_the_box_is_found_so_too(typed: str, wonder: str) -> None:
    assert speaker("world", "en").explain(typed)[0].startswith(wonder)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["seventh", "world"])
def test_every_move_can_be_typed_in_the_language_of_the_table(game: str, lang: str) -> None:
    match, said = Match(Record(herohall.game(game), 3, 5)), speaker(game, lang)
    for turn in range(60):
        seat = match.state.seat
        assert seat is not None
        glance = Glance.of(match, seat)
        for word in glance.moves:
            typed = said.typed(word, glance.view)
            answer = understand(said, glance, typed)
            assert answer.move == word or said.choice(glance.moves.index(word) + 1, said.phrase(word, glance.view)) in (
                answer.lines
            ), typed
        match.play(seat, match.state.moves()[turn % len(match.state.moves())])


def test_power_3_alone_says_what_is_missing() -> None:
    game = table().party(2, WITCH, PYROMANIAC, KNIGHT, used=[PYROMANIAC, KNIGHT]).wandering(5, at=1).open()
    with pytest.raises(IllegalMove) as caught:
        game.state.parse("power 3")
    assert caught.value.rule == "S6.3"
    assert "name it, too" in str(caught.value)


def test_power_3_that_cannot_be_used_says_why() -> None:
    with pytest.raises(IllegalMove, match="no 3 in your party"):
        table().party(2, PYROMANIAC, KNIGHT).wandering(5, at=1).open().state.parse("power 3")


def test_done_while_placing_is_refused_by_the_rule_of_placing() -> None:
    with pytest.raises(IllegalMove) as caught:
        herohall.game("world").new(players=3, seed=1).parse("done")
    assert caught.value.rule == "H1.2"


def test_an_option_may_be_given_as_a_number_or_as_a_word() -> None:
    world = herohall.game("world")
    assert world.new(players=2, seed=1, first=1).options == world.new(players=2, seed=1, first="1").options


def test_box_check_without_a_folder_checks_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["box", "check", "--lang", "en"]) == 0
    assert "Reconstruction" in capsys.readouterr().out


def test_verify_counts_seats_from_one(capsys: pytest.CaptureFixture[str], tmp_path: object) -> None:
    match = Match(Record(herohall.game("seventh"), 3, 5))
    while match.state.seat is not None:
        match.play(match.state.seat, match.state.moves()[0])
    match.record.save(f"{tmp_path}/game.hall")
    assert run(["verify", f"{tmp_path}/game.hall", "--lang", "en"]) == 0
    best = (match.state.ranking or [[0]])[0][0]
    assert f"places {best + 1} " in capsys.readouterr().out


@pytest.mark.parametrize(("edition", "words"), [("iello", "the same"), ("original", "requirement")])
def test_edition_and_clue_type_are_told_at_the_start_and_on_the_table(edition: str, words: str) -> None:
    record = Record(herohall.game("seventh"), 3, 7, {"edition": edition})
    match, painter = Match(record), painter_for(record, "en")
    welcome = " ".join(speaker("seventh", "en", edition=edition).welcome(Glance.of(match, 0)))
    shown = "\n".join(line.plain for line in painter.table(match.state.view(0), 100))
    assert words in welcome
    assert words in shown


def test_whose_cards_these_are_is_told_at_the_start() -> None:
    match = Match(Record(herohall.game("world"), 3, 7))
    welcome = " ".join(speaker("world", "en").welcome(Glance.of(match, 0)))
    assert "the heroes’ values and the wonders are HeroHall’s own" in welcome


def finished(
    parties: list[list[int]], eliminated: list[list[int]], used: list[list[int]], ranking: list[list[int]]
) -> View:
    """The view of a game of Seventh Hero that is over."""
    view = herohall.game("seventh").new(players=3, seed=7).view(None)
    seats = [
        {"party": party, "used": tired, "eliminated": gone, "hand_size": 0}
        for party, tired, gone in zip(parties, used, eliminated, strict=True)
    ]
    return {**view, "seats": seats, "ranking": ranking, "over": True, "decision": None}  # type: ignore[dict-item]


def test_a_complete_party_is_somebodys() -> None:
    view = finished([[1, 2], [1, 2, 3, 4, 5, 6], [3]], [[], [], []], [[], [], []], [[1], [0], [2]])
    assert "Ada has a complete party, 6 different heroes" in speaker("seventh", "en").ending(view)


def test_ties_are_explained() -> None:
    view = finished([[1, 2], [3, 4], [5, 6]], [[7, 7], [], []], [[], [], [5]], [[1], [2], [0]])
    assert speaker("seventh", "en").ties(view) == [
        "Equal parties: Ada ahead of Bruno, with fewer used heroes (0 to 1; S7.3).",
        "Equal parties: Bruno ahead of Nora, with fewer eliminated cards (0 to 2; S7.3).",
    ]


def test_a_shared_place_is_explained() -> None:
    view = finished([[1, 2], [3, 4], [5]], [[], [], []], [[], [], []], [[0, 1], [2]])
    assert speaker("seventh", "en").ties(view) == ["Equal in everything: Nora and Ada share the place (S7.3)."]


def test_questions_offer_only_what_is_possible() -> None:
    game = table().hand(1, 5).party(1, PYROMANIAC, KNIGHT, used=[PYROMANIAC]).wandering(5, at=1).open()
    assert speaker("seventh", "en").question(game.state.view(1)).endswith("recruit it or pass it on?")


def test_lines_are_not_broken_at_a_no_break_space() -> None:
    line = f"{'x' * 36} wer{NO_BREAK}?"
    screen = Screen()
    parts = [part.plain for part in screen.wrap(line * 4)]
    assert not any(part.endswith("wer") or part.startswith("?") for part in parts)


@pytest.mark.parametrize("line", ["le Chevalier Noir (6)", "Inde → Chine ×2"])
def test_a_number_is_not_parted_from_what_it_counts(line: str) -> None:
    screen = Screen()
    parts = screen.wrap("x" * (screen.width - len(line) + 1) + " " + line + " · y", indent=2)
    assert [part.plain.strip() for part in parts][-1].endswith(f"{line.split()[-2]} {line.split()[-1]} · y")


def test_a_name_with_a_full_stop_ends_the_sentence() -> None:
    event: View = {"event": "played", "seat": 0, "hero": "ramesses"}
    assert speaker("world", "de").event(event) == "Nora spielt einen Helden aus: Ramses II."


def test_two_things_are_joined_by_a_word() -> None:
    dealt: View = {"event": "dealt", "seat": 1, "party": [1, 2], "count": 5}
    assert "Raging Hen (1) and Pyromaniac (2)" in speaker("seventh", "en").event(dealt)
    assert "la Poule Enragée (1) et le Pyromane (2)" in speaker("seventh", "fr").event(dealt)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "fits: every card ("), ("fr", f"Convient{NO_BREAK}: toute carte ("), ("de", "passt: jede Karte (")],
)
def test_a_lifted_requirement_is_not_said_to_fit(lang: str, words: str) -> None:
    state = table(3).wandering(2, at=1, ignored=True).open().state
    painter = painter_for(Record(herohall.game("seventh"), 3, 7, {}), lang)
    assert words in painter.table(state.view(0), 80)[2].plain


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Less than 1 percent"), ("fr", "Moins de 1 pour cent"), ("de", "unter 1 Prozent")]
)
def test_a_small_chance_is_not_none(lang: str, words: str) -> None:
    assert words in speaker("seventh", lang).say("spoken-hint", number=1, move="x", percent=0, reason="y")
