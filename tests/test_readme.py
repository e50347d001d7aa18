"""What the README shows from Python is run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_of_the_readme_runs(capsys) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, str(README), "exec"), {})
    ranking, move = capsys.readouterr().out.splitlines()
    assert ranking.startswith("[[")
    assert '{"asking":0' in move
