"""The built page in the package is that of the sources beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from web.tools import built

REBUILD = "run `python web/tools/built.py` and commit src/herohall/server/static and web/built.json"
NODE = shutil.which("npm") is not None
needs_node = pytest.mark.skipif(not NODE and "CI" not in os.environ, reason="node is not installed")


def test_sources_are_those_the_page_was_built_from() -> None:
    assert built.differences(built.manifest()["sources"], built.sources()) == [], REBUILD


def test_built_files_are_those_of_the_last_build() -> None:
    assert built.differences(built.manifest()["built"], built.built()) == [], REBUILD


@needs_node
def test_a_new_build_gives_the_same_files(tmp_path: Path) -> None:
    built.build(tmp_path / "static")
    assert built.differences(built.built(), built.built(tmp_path / "static")) == [], REBUILD


@needs_node
@pytest.mark.parametrize("script", ["lint", "format", "test"])
def test_style_and_logic_of_the_page(script: str) -> None:
    """Its types are checked in `tests/test_richer_game.py`, together with those of the example's face."""
    built.install()
    done = subprocess.run(
        ["npm", "run", "--silent", script], cwd=built.WEB, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_built_is_fetched_from_elsewhere() -> None:
    page = (built.STATIC / "index.html").read_text(encoding="utf-8")
    assert "http" not in page
    styles = "".join(file.read_text(encoding="utf-8") for file in built.STATIC.rglob("*.css"))
    assert "url(http" not in styles
    assert "@import" not in styles
