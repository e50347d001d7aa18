"""The built package in empty environments: a game is played and the page is served, on every Python there is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.package.environments import ROOT, UV, Environment, pythons, run
from tests.patience import PATIENCE

HERE = f"{sys.version_info.major}.{sys.version_info.minor}"
PLAY = """
import herohall
for name in herohall.games():
    state = herohall.game(name).new(players=3, seed=7)
    bot = herohall.bot("medium", seed=1)
    while not state.over:
        state.apply(bot.choose(state.chair(state.seat)))
    print(name, state.ranking)
"""


@contextmanager
def served(environment: Environment) -> Iterator[str]:
    """The address of a server of the installed package."""
    command = [environment.bin / "herohall", "serve", "--port", "0", "--data", environment.folder / "server"]
    process = subprocess.Popen(
        [str(word) for word in command],
        cwd=environment.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        assert found, line + process.stdout.read()
        yield found[0]
    finally:
        process.terminate()
        process.wait(60)


def check_page(address: str) -> None:
    """The page and the files it names are there."""
    with urlopen(f"{address}/", timeout=PATIENCE) as answer:
        page = answer.read().decode()
    files = re.findall(r'(?:src|href)="\.?/?(assets/[^"]+)"', page)
    assert files
    for file in files:
        with urlopen(f"{address}/{file}", timeout=PATIENCE) as answer:
            assert answer.status == 200


@pytest.mark.parametrize("version", pythons())
def test_the_wheel_plays_and_then_serves_the_page_on_every_python(version: str, wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "env", pythons()[version])
    environment.install(str(wheel))
    assert len(environment.python(PLAY).splitlines()) == 2
    environment.herohall("simulate", "seventh", "-n", "1", "--seed", "7", "--out", tmp_path / "records")
    [record] = (tmp_path / "records").glob("*.hall")
    environment.herohall("verify", record)
    assert "pure Python" in environment.herohall("--version")
    environment.install(f"herohall[server] @ {wheel.as_uri()}")
    with served(environment) as address:
        check_page(address)


def test_the_sdist_plays_and_serves(sdist: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "env", pythons()[HERE])
    environment.install(f"herohall[server] @ {sdist.as_uri()}")
    assert len(environment.python(PLAY).splitlines()) == 2
    with served(environment) as address:
        check_page(address)


@pytest.mark.parametrize("version", [version for version in pythons() if version != HERE])
def test_rules_and_records_on_every_other_python(version: str, wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "env", pythons()[version])
    pins = [word for name in ("runtime", "lab", "dev") for word in ("-r", f"{ROOT}/requirements/{name}.txt")]
    environment.install("--no-deps", "--require-hashes", *pins)
    environment.install("--no-deps", str(wheel))
    places = ["tests/rules", "tests/corpus", "tests/core/test_record.py", "tests/texts/test_vectors.py"]
    without = "not strange_boxes and not tell_apart"  # many games by chance: the same on every Python
    run(environment.bin / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", without, *places)


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_a_compiled_wheel_is_built_by_its_own_recipe(tmp_path: Path) -> None:
    run(UV, "build", "--quiet", "--wheel", "--no-create-gitignore", "--out-dir", tmp_path, HEROHALL_COMPILE="1")
    [wheel] = tmp_path.glob("*.whl")
    assert "-none-any" not in wheel.name
    environment = Environment(tmp_path / "env", pythons()[HERE])
    environment.install(str(wheel))
    assert "compiled" in environment.herohall("--version")
    assert len(environment.python(PLAY).splitlines()) == 2
