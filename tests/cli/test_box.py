"""`herohall box new` and `herohall box check`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.world.plain_box import PlainBox

from herohall.cli import run


class Result(NamedTuple):
    exit_code: int
    stdout: str
    stderr: str


Box = Callable[..., Result]


@pytest.fixture
def herohall_box(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Box:
    """Carries out `herohall box …`."""
    monkeypatch.setenv("HEROHALL_LANG", "en")
    return lambda *words: Result(run(["box", *words]), *capsys.readouterr())


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "76 heroes (34 ancient, 42 modern)"),
        ("fr", "76 héros (époque antique\u00a0: 34, époque moderne\u00a0: 42)"),
        ("de", "76 Helden (Altertum 34, Neuzeit 42)"),
    ],
)
def test_check_of_our_own_box(lang: str, line: str, herohall_box: Box) -> None:
    result = herohall_box("check", "reconstruction", "--lang", lang)
    assert result.exit_code == 0
    assert line in result.stdout.splitlines()
    assert result.stderr == ""


def test_new_box_passes_the_check(tmp_path: Path, herohall_box: Box) -> None:
    folder = str(tmp_path / "my box")
    assert "README.txt" in herohall_box("new", folder).stdout
    assert herohall_box("check", folder).exit_code == 0


def test_new_box_does_not_overwrite(tmp_path: Path, herohall_box: Box) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    result = herohall_box("new", str(tmp_path), "--lang", "de")
    assert result.exit_code == 2
    assert "nicht leer" in result.stderr


def test_problems_come_one_per_line_on_stderr(tmp_path: Path, herohall_box: Box) -> None:
    box = PlainBox().put("heroes.csv", 5, "conquest", "7").put("die.csv", 2, "name_de", "")
    result = herohall_box("check", str(box.write(tmp_path)))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.splitlines() == [
        "heroes.csv, line 5, column conquest: found “7”; allowed: 0 to 4.",
        "die.csv, line 2, column name_de: the German text is missing; it is needed in all three languages.",
    ]


def test_check_of_a_folder_that_is_not_there(herohall_box: Box) -> None:
    result = herohall_box("check", "nowhere", "--lang", "fr")
    assert result.exit_code == 2
    assert "«\N{NO-BREAK SPACE}nowhere\N{NO-BREAK SPACE}»" in result.stderr
