"""Pages fit 80×24 at every decision of random games, whatever has to be on them."""

from random import Random

import pytest
from rich.cells import cell_len

import herohall
from herohall.core import rulebook
from herohall.core.match import Match
from herohall.core.record import Record, Seat
from herohall.core.texts import LANGUAGES
from herohall.terminal.layout import NARROWEST, cut, cut_inside, in_columns, page, squeezed
from herohall.terminal.painter import PlainPainter, painter_for
from herohall.terminal.screen import Screen

NAMES = ["Maximiliane", "Bartholomäus", "Ada", "Łucja-Zofia", "世界世界世界"]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    return Screen()


@pytest.mark.parametrize(
    ("game", "edition", "lang"),
    [("seventh", "iello", "de"), ("seventh", "original", "fr"), ("world", "de", "fr"), ("world", "fr", "de")],
)
def test_a_page_fits_at_every_decision(screen: Screen, game: str, edition: str, lang: str) -> None:
    seats = [Seat("person", name) for name in NAMES]
    match = Match(Record(herohall.game(game), 5, 17, {"edition": edition}, seats))
    painter = painter_for(match.record, lang)
    chance = Random(5)
    while match.state.seat is not None:
        seat, moves = match.state.seat, match.state.moves()
        view = match.state.view(seat)
        phrases = [painter.move(match.state.text(move), view) for move in moves]
        table = painter.table(view, screen.width)
        lines = page(screen, table, ["something happened"] * 30, painter.question(view), phrases)
        assert len(lines) <= 23
        assert max(line.cell_len for line in lines) <= 80
        assert len(set(phrases)) == len(phrases)
        match.play(seat, chance.choice(moves))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_that_name_a_territory_can_be_told_apart_when_cut(lang: str) -> None:
    match = Match(Record(herohall.game("world"), 3, 17, {}, [Seat("person", name) for name in ("Nora", "Ada", "Bo")]))
    painter, chance = painter_for(match.record, lang), Random(5)
    while match.state.seat is not None:
        view = match.state.view(match.state.seat)
        words = [match.state.text(move) for move in match.state.moves()]
        named = [word for word in words if word.split()[0] in ("settle", "migrate", "attack", "flee", "discover")]
        seen = [cut_inside(f" 1) {painter.move(word, view)}", NARROWEST) for word in named]
        assert len(set(seen)) == len(seen)
        assert all(cell_len(choice) <= NARROWEST for choice in seen)
        match.play(match.state.seat, chance.choice(match.state.moves()))


def test_choices_stand_in_columns_read_downwards() -> None:
    assert in_columns(["a", "b", "c", "d", "e"], 80) == [" 1) a    3) c    5) e", " 2) b    4) d"]
    assert in_columns(["x" * 50, "y" * 50], 80) == [" 1) " + "x" * 50, " 2) " + "y" * 50]
    assert in_columns([], 80) == []


def test_too_many_choices_are_cut_and_the_rest_is_left_to_moves() -> None:
    lines = squeezed([f"choice {number} " + "x" * 60 for number in range(40)], 80, 3)
    assert len(lines) == 3
    assert all(len(line) <= 80 for line in lines)
    assert "… 40) moves" in lines[-1]


def test_cutting_counts_cells_not_letters() -> None:
    assert cut("世界世界", 5) == "世界…"
    assert cut("short", 5) == "short"


def test_a_name_cannot_command_the_terminal() -> None:
    seats = [Seat("person", "\x1b[2JEve"), Seat("person", "B"), Seat("person", "C")]
    painter = painter_for(Record(herohall.game("seventh"), 3, 1, seats=seats), "en")
    assert painter.name(0).isprintable()
    assert "Eve" in painter.name(0)


def test_a_game_without_a_table_of_its_own_gets_a_plain_one() -> None:
    record = Record(herohall.game("seventh"), 3, 1)
    match = Match(record)
    painter = PlainPainter(record, "en")
    view = match.state.view(0)
    assert painter.title() == "Seventh Hero"
    assert any(line.plain.startswith("deck: ") for line in painter.table(view, 80))
    assert painter.question(view)
    # Where the game has no message for something, its codes are shown.
    assert painter.move("juggle 5", view) == "juggle 5"
    assert painter.event({"event": "juggled", "seat": 1, "balls": 5}) == f"{painter.name(1)} · juggled · balls 5"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(("game", "number"), [("seventh", "S2.3"), ("world", "H4.3")])
def test_a_rule_for_the_terminal_has_no_marks(game: str, number: str, lang: str) -> None:
    text = rulebook.plain(rulebook.rule(game, lang, number))
    assert text.startswith(number)
    assert "*" not in text
    assert "`" not in text
    assert "\n  - " in text
