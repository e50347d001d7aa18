"""How much the package and its extras bring along: writes the table of docs/install.md.

python -m tests.package.sizes
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from tests.package.environments import ROOT, UV, Environment, run

PAGE = ROOT / "docs" / "install.md"
FOR = {
    "": "engine, bots, terminal",
    "server": "the page, a server, `proof`",
    "cluster": "`server`, PostgreSQL and Redis",
    "lab": "`report`, plots, Dask, ratings in `arena`",
    "research": "PettingZoo, Gymnasium, OpenSpiel",
}


def measured(wheel: Path, extra: str, folder: Path) -> tuple[int, float]:
    """How many packages come, and how many MB they are without bytecode."""
    environment = Environment(folder / (extra or "base"), sys.executable)
    environment.install("--no-compile", f"herohall[{extra}] @ {wheel.as_uri()}" if extra else str(wheel))
    listed = run(UV, "pip", "list", "--quiet", "--format", "freeze", "--python", environment.bin / "python")
    place = Path(environment.python("import sysconfig; print(sysconfig.get_path('platlib'))").strip())
    total = sum(file.stat().st_size for file in place.rglob("*") if file.is_file() and file.suffix != ".pyc")
    return len(listed.splitlines()), total / 1e6


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(UV, "build", "--quiet", "--wheel", "--no-create-gitignore", "--out-dir", folder)
        [wheel] = folder.glob("*.whl")
        lines = ["| `pip install …` | for | packages | MB |", "|---|---|---|---|"]
        for extra, purpose in FOR.items():
            packages, size = measured(wheel, extra, folder)
            title = f'`"herohall[{extra}]"`' if extra else "`herohall`"
            lines.append(f"| {title} | {purpose} | {packages} | {size:.0f} |")
    table = "<!-- sizes: begin -->\n" + "\n".join(lines) + "\n<!-- sizes: end -->"
    text = PAGE.read_text(encoding="utf-8")
    pattern = re.compile(r"<!-- sizes: begin -->.*<!-- sizes: end -->", re.DOTALL)
    PAGE.write_text(pattern.sub(lambda _: table, text), encoding="utf-8")
    print(table)


if __name__ == "__main__":
    main()
