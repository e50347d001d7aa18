"""The compiled form of the engine plays as its sources say, and is never used when they say something else."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.world.effect_boxes import DICE, NAMES, POWERS, write_effects

from herohall import _form

ROOT = Path(__file__).parent.parent.parent
GAMES = [
    *(("seventh", "4", f"edition={edition}") for edition in ("iello", "iello-variant", "aeg", "original")),
    ("seventh", "3", "values=4"),
    ("seventh", "5", "edition=original"),
    ("world", "2", "edition=de"),
    ("world", "4", "edition=fr"),
    ("world", "5", "edition=de"),
]
compiled = pytest.mark.skipif(_form.find_compiled() is None, reason="the engine is not compiled here")


def run(*arguments: str, pure: bool, path: Path | None = None) -> str:
    """What a Python program prints, in one form or the other."""
    environment = {**os.environ, "HEROHALL_PURE": "1" if pure else ""}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@compiled
@pytest.mark.parametrize(("game", "players", "option"), GAMES)
def test_both_forms_play_the_same_games_event_by_event(game: str, players: str, option: str) -> None:
    check_both_forms(game, players, option)


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_both_forms_play_the_same_with_other_powers(name: str, tmp_path: Path) -> None:
    """H9.8: boxes with powers and results of the die that ours does not have."""
    check_both_forms("world", "4", f"box={write_effects(tmp_path, POWERS[name], DICE[name])}")


def check_both_forms(game: str, players: str, option: str) -> None:
    script = str(ROOT / "tests" / "fast" / "games.py")
    pure = run(script, game, players, "11", option, pure=True).splitlines()
    fast = run(script, game, players, "11", option, pure=False).splitlines()
    assert (pure[0], fast[0]) == ("pure", "compiled")
    assert fast[1:] == pure[1:]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A folder with a copy of the package, and its compiled twins beside it."""
    folder = _form.find_compiled()
    assert folder is not None
    shutil.copytree(_form.PACKAGE, tmp_path / "herohall", ignore=shutil.ignore_patterns("static", "__pycache__"))
    (tmp_path / _form.FOLDER).mkdir()
    (tmp_path / _form.FOLDER / folder.name).symlink_to(folder)
    return tmp_path


@compiled
def test_an_edited_source_is_run_as_it_stands(copied: Path) -> None:
    tell = "import herohall; from herohall.games.seventh import rules as r; print(herohall.COMPILED, r.MAX_TURNS)"
    assert run("-c", tell, pure=False, path=copied) == "True 1000\n"
    assert run("-c", tell, pure=True, path=copied) == "False 1000\n"
    rules = copied / "herohall" / "games" / "seventh" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("MAX_TURNS: Final = 1000", "MAX_TURNS: Final = 999"), encoding="utf-8")
    assert run("-c", tell, pure=False, path=copied) == "False 999\n"
    rules.write_text(text, encoding="utf-8")
    assert run("-c", tell, pure=False, path=copied) == "True 1000\n"


@pytest.mark.parametrize("module", _form.MODULES)
def test_compiled_modules_copy_no_constants_of_others(module: str) -> None:
    """mypyc writes the value of a constant into the code that uses it, so it must be part of the digest."""
    for node in ast.walk(ast.parse(_form.source(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("herohall."):
            constants = [name.name for name in node.names if name.name.isupper() and name.name != "JSON"]
            assert constants == [] or node.module in _form.MODULES, f"{node.module}: {constants}"


def build_wheel(folder: Path, compile_it: bool) -> Path:
    """The wheel of this checkout, built in a copy and unpacked."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    environment = {**os.environ, "HEROHALL_COMPILE": "1" if compile_it else ""}
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel"]
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    shutil.unpack_archive(wheel, folder / "unpacked", "zip")
    assert wheel.name.endswith("-py3-none-any.whl") != compile_it
    return folder / "unpacked"


@pytest.mark.long
def test_a_wheel_with_compiled_modules(tmp_path: Path) -> None:
    unpacked = build_wheel(tmp_path, compile_it=True)
    assert len(list((unpacked / _form.FOLDER).rglob(f"*{_form.SUFFIX}"))) == len(_form.MODULES) + 1
    where = run("-c", "from herohall import _form; print(_form.find_compiled())", pure=False, path=unpacked)
    assert where.startswith(str(unpacked))
