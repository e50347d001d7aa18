"""`docs/research.md` says what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herohall.games.seventh import layout as seventh_fields
from herohall.games.world import layout as world_fields
from herohall.research.fields import Layout

DOCUMENT = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "layout"), [("seventh", seventh_fields.LAYOUT), ("world", world_fields.LAYOUT)])
def test_the_fields_of_an_observation_are_written_down(name: str, layout: Layout) -> None:
    table = re.search(rf"<!-- fields {name}: begin -->\n(.*?)<!-- fields {name}: end -->", DOCUMENT, re.DOTALL)
    assert table is not None
    assert table[1] == layout.as_markdown()


def test_the_python_of_the_document_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(compile(block, "research.md", "exec"), {})
