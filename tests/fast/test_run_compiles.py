"""`run.py` compiles once, says so, and goes on without where it cannot."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

RUN = Path(__file__).parent.parent.parent / "run.py"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`run.py` as a module that notes the steps it would take; its environment is an empty folder."""
    spec = spec_from_file_location("run_py", RUN)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.steps = []  # type: ignore[attr-defined]
    monkeypatch.setattr(module, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(module, "step", lambda what, _command, _hint: module.steps.append(what))
    monkeypatch.setattr(module.shutil, "which", lambda name: name)
    monkeypatch.delenv("HEROHALL_PURE", raising=False)
    monkeypatch.delenv("CC", raising=False)
    return module


def test_it_compiles_once_and_again_when_a_source_changes(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    run.compile_engine()
    assert [step.split(" (")[0] for step in run.steps] == ["installing mypyc", "compiling the engine"]
    run.compile_engine()
    assert len(run.steps) == 2
    monkeypatch.setattr(run, "sources_digest", lambda: "another")
    run.compile_engine()
    assert len(run.steps) == 4


def test_pure_does_without(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEROHALL_PURE", "1")
    run.compile_engine()
    assert run.steps == []


def test_the_argument_pure_is_for_run_py_alone(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[list[str]] = []
    monkeypatch.setattr(run, "herohall", lambda arguments: passed.append(arguments) or 0)
    monkeypatch.setenv("HEROHALL_PURE", "")
    assert run.main(["--pure", "games"]) == 0
    assert passed == [["games"]]
    assert run.os.environ["HEROHALL_PURE"] == "1"


def test_without_a_compiler_it_says_so_in_one_line_and_does_not_try_again(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run.shutil, "which", lambda _name: None)
    monkeypatch.setattr(run.os, "name", "posix")
    run.compile_engine()
    run.compile_engine()
    assert capsys.readouterr().err == "  Playing in plain Python, more slowly: there is no C compiler.\n"
    assert run.steps == []


def test_a_failure_falls_back_with_its_reason(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(what: str, _command: list[str], _hint: str) -> None:
        raise run.SetUpError(f"{what} failed: Python.h: No such file")

    monkeypatch.setattr(run, "step", fail)
    run.compile_engine()
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Python.h" in said
