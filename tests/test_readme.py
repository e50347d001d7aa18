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
    assert shapes == "(256, 366) (256, 51)"


def test_the_figures_of_the_readme_are_those_that_were_measured() -> None:
    """`bench --research` runs the README's own loops and writes this page."""
    page = (README.parent / "docs/benchmarks-research.md").read_text(encoding="utf-8")
    readme = README.read_text(encoding="utf-8")
    text = re.search(r"<!-- figures: begin -->\n(.*?)<!-- figures: end -->", readme, re.DOTALL)
    assert text is not None
    loop, loop_without = "the loop of the README", "the loop of the README without quick chance"
    for measure in (loop, loop_without, "batch with observations and masks"):
        found = re.search(rf"\| {re.escape(measure)}, compiled \| Seventh Hero 4p \| ([0-9,]+) \|", page)
        assert found is not None
        assert re.search(rf"\s{found[1]}[\s,.]", text[1])
    ratio = re.search(r"\| Seventh Hero 4p, the README's loop \|[^|]*\|[^|]*\| ([0-9.]+)× \|", page)
    assert ratio is not None
    assert f" {ratio[1]} times " in text[1]
