"""What is in the sdist and in the wheel."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from email import message_from_string
from pathlib import Path

import pytest
from tests.package.environments import ROOT, run

LICENCES = ("LICENSE", "fraunces-OFL-1.1.txt", "source-sans-3-OFL-1.1.txt", "game-icons-CC-BY-3.0.txt")


def tracked() -> set[str]:
    """All files of the repository."""
    try:
        return set(run("git", "ls-files").splitlines())
    except (AssertionError, FileNotFoundError, subprocess.SubprocessError):
        pytest.skip("this is no clone")


def test_the_sdist_holds_the_repository(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    assert sorted(tracked() - held) == []
    strange = {name for name in held if "node_modules" in name or name.endswith((".pyc", ".so"))}
    assert strange == set()


def test_the_wheel_holds_all_of_the_package(wheel: Path) -> None:
    held = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("herohall/")}
    package = {name.removeprefix("src/") for name in tracked() if name.startswith("src/")}
    assert sorted(package ^ held) == []


def test_the_wheel_is_for_every_machine_and_tells_about_itself(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    packed = zipfile.ZipFile(wheel)
    [name] = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
    about = message_from_string(packed.read(name).decode())
    assert about["License-Expression"] == "MIT AND OFL-1.1 AND CC-BY-3.0"
    assert {"server", "cluster", "lab", "research"} <= set(about.get_all("Provides-Extra", []))
    assert "Typing :: Typed" in about.get_all("Classifier", [])


def test_licences_are_inside(wheel: Path) -> None:
    held = {Path(name).name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/licenses/" in name}
    assert held >= set(LICENCES)
    texts = {name: next(ROOT.glob(f"**/{name}")).read_text(encoding="utf-8") for name in LICENCES}
    assert "SIL OPEN FONT LICENSE Version 1.1" in texts["fraunces-OFL-1.1.txt"]
    assert "SIL OPEN FONT LICENSE Version 1.1" in texts["source-sans-3-OFL-1.1.txt"]
    assert "Attribution 3.0 Unported" in texts["game-icons-CC-BY-3.0.txt"]
