"""The package as people get it, built once for all tests here."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.once import made_once
from tests.package.environments import UV, run


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel that was built from it, by the recipe in pyproject.toml."""
    build = (UV, "build", "--quiet", "--no-create-gitignore", "--out-dir")
    return made_once(tmp_path_factory, "dist", lambda folder: run(*build, folder))


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="session")
def sdist(dist: Path) -> Path:
    return next(dist.glob("*.tar.gz"))
