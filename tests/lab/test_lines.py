"""Lines of bots are measured as their file says, kept, and written as tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from herohall.lab.lines import main, measure, read_lines

LINES = """
[one]
group = "first"
text = "`easy` – 2 × `random`"
game = "seventh"
bots = "easy, random, random"
games = 6
seed = 7
target = "40 %"
options = { values = 4 }

[other]
group = "second"
text = "not measured"
game = "seventh"
bots = "easy, random, random"
games = 6
seed = 8
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "some.toml"
    file.write_text(LINES, encoding="utf-8")
    file.with_suffix(".md").write_text(
        "# Before\n\n<!-- lines first: begin -->\nold\n<!-- lines first: end -->\n\nAfter\n", encoding="utf-8"
    )
    return file


def test_what_is_measured_stands_in_the_document(file: Path) -> None:
    main([str(file), "--minutes", "9", "one"])
    text = file.with_suffix(".md").read_text(encoding="utf-8")
    assert text.startswith("# Before\n")
    assert "After" in text
    assert "old" not in text
    assert "| `easy` – 2 × `random` | 33.3 % | 40 % | 6 | **" in text
    assert "`arena seventh --bots easy,random,random -o values=4 -n 6 --seed 7`" in text
    assert "not measured" not in text
    assert list(json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))) == ["one"]


def test_the_tables_can_be_written_anew_without_a_game(file: Path) -> None:
    main([str(file), "one"])
    before = file.with_suffix(".md").read_text(encoding="utf-8")
    main([str(file)])
    assert file.with_suffix(".md").read_text(encoding="utf-8") == before


def test_a_line_ends_with_a_whole_deal_when_its_time_is_over(file: Path) -> None:
    result = measure(read_lines(file)[0], minutes=0, workers=1)
    assert result["games"] == 3


def test_a_line_that_was_stopped_goes_on_where_it_was(file: Path, tmp_path: Path) -> None:
    line = read_lines(file)[0]
    measure(line, minutes=0, workers=1, journals=tmp_path)
    journal = tmp_path / "one.hall"
    begun = journal.read_text(encoding="utf-8")
    whole = measure(line, minutes=10, workers=1, journals=tmp_path)
    assert journal.read_text(encoding="utf-8").startswith(begun)
    alone = measure(line, minutes=10, workers=1)
    assert (whole["games"], whole["share"]) == (6, alone["share"])


def test_several_processes_play_the_same_games(file: Path) -> None:
    line = read_lines(file)[0]
    alone, together = (measure(line, minutes=10, workers=workers) for workers in (1, 2))
    assert together["games"] == line.games
    assert (together["share"], together["interval"]) == (alone["share"], alone["interval"])


def test_a_line_that_does_not_exist_is_refused(file: Path) -> None:
    with pytest.raises(SystemExit):
        main([str(file), "none"])


def test_the_lines_of_the_document_can_be_played() -> None:
    for line in read_lines(Path("docs/strength.toml")):
        assert line.contest.players in (2, 3, 4, 5)
        assert line.games % len(line.contest.rotations) == 0
