"""What the README shows from Python is run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, str(README), "exec"), {})
    ranking, move, speed, shapes = capsys.readouterr().out.splitlines()
    assert ranking.startswith("[[")
    assert '{"asking":0' in move
    assert speed.endswith(" decisions a second")
    assert shapes == "(256, 364) (256, 51)"


def test_the_figures_of_the_readme_are_those_that_were_measured() -> None:
    """`bench --research` runs the README's own loops and writes this page."""
    page = (README.parent / "docs/benchmarks-research.md").read_text(encoding="utf-8")
    for measure in ("the loop of the README", "batch with observations and masks"):
        found = re.search(rf"\| {measure}, compiled \| Seventh Hero 4p \| ([0-9,]+) \|", page)
        assert found is not None
        assert re.search(rf"\s{found[1]}[\s,.]", README.read_text(encoding="utf-8"))
