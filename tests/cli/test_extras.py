"""Where an extra is missing, a command says so in one line, with what to type."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from herohall import extras

ROOT = Path(__file__).parents[2]
IMPORTED_AS = {"pillow": "PIL"}
BESIDE = {"open_spiel": ["pyspiel"]}
"""Packages that bring a second name to import."""

WITHOUT = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
from herohall.cli import main
sys.argv[1:] = {arguments!r}
main()
"""


def herohall_without(extra: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, where the packages of an extra are not installed."""
    script = WITHOUT.format(absent=extras.EXTRAS[extra], arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_the_table_is_that_of_the_package() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    seen: set[str] = set()  # a package of two extras counts for the first
    expected = {}
    for extra, lines in declared.items():
        names = [re.match(r"[\w.-]+", line)[0] for line in lines]  # type: ignore[index]
        names = [IMPORTED_AS.get(name, name.replace("-", "_")) for name in names if name != "herohall"]
        names += [other for name in names for other in BESIDE.get(name, [])]
        expected[extra] = {name for name in names if name not in seen}
        seen |= expected[extra]
    assert {extra: set(names) for extra, names in extras.EXTRAS.items()} == expected


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("play", "is not installed"),
        ("serve --lang fr", "pas installé"),
        ("tables list --lang de", "nicht installiert"),
        ("proof crash", "is not installed"),
    ],
)
def test_a_command_without_its_extra(command: str, words: str) -> None:
    done = herohall_without("server", *command.split())
    assert done.returncode == 2
    assert re.fullmatch(r'herohall: .*pip install "herohall\[server\]".*\n', done.stderr)
    assert words in done.stderr


def test_the_engine_and_the_terminal_need_no_extra() -> None:
    done = herohall_without("server", "simulate", "seventh", "-n", "2", "--json")
    assert done.returncode == 0, done.stderr


def test_another_failed_import_is_not_hidden() -> None:
    assert extras.missing(ImportError("no", name="herohall.nothing")) is None
