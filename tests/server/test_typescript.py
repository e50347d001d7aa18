"""The page's types are those of the protocol."""

from pathlib import Path

from herohall.server.typescript import page_types

PAGE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_pages_types_are_in_sync() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_types(), (
        "run: .venv/bin/python -m herohall.server.typescript > web/src/protocol.ts"
    )
