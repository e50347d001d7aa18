"""The page works out standings and odds before a move is made; its test cases are what the engine says."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "web" / "tools" / "moments.py"


@pytest.mark.skipif(not TOOL.exists(), reason="the page's sources are not here")
def test_the_pages_test_cases_are_what_the_engine_says() -> None:
    spec = importlib.util.spec_from_file_location("moments", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.TARGET.read_text(encoding="utf-8") == tool.text(), "run: .venv/bin/python web/tools/moments.py"
