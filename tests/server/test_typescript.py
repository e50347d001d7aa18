"""The page's types are those of the protocol."""

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_pages_types_are_in_sync() -> None:
    page_types = runpy.run_path(str(WEB / "tools" / "typescript.py"))["page_types"]
    assert (WEB / "src" / "protocol.ts").read_text(encoding="utf-8") == page_types(), (
        "run: .venv/bin/python web/tools/typescript.py > web/src/protocol.ts"
    )
