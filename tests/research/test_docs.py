"""`docs/research.md` says what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herohall.games.seventh import layout as seventh_fields
from herohall.games.world import layout as world_fields
from herohall.research.fields import Layout

DOCUMENT = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")


def as_markdown(layout: Layout) -> str:
    """The table of the document."""
    lines = ["| from | numbers | divided by | field | what it says |", "|--:|--:|--:|---|---|"]
    start = 0
    for field in layout.fields:
        lines.append(f"| {start} | {field.size} | {field.most} | `{field.name}` | {field.meaning} |")
        start += field.size
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "layout"), [("seventh", seventh_fields.LAYOUT), ("world", world_fields.LAYOUT)])
def test_the_fields_of_an_observation_are_written_down(name: str, layout: Layout) -> None:
    table = re.search(rf"<!-- fields {name}: begin -->\n(.*?)<!-- fields {name}: end -->", DOCUMENT, re.DOTALL)
    assert table is not None
    assert table[1] == as_markdown(layout)


def test_the_python_of_the_document_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(compile(block, "research.md", "exec"), {})
