"""Draws `docs/rooms.svg` from the import contract in pyproject.toml and the first sentence of each room.

python docs/make_rooms.py            draw it
python docs/make_rooms.py --figures  count what the architecture page tells: modules, imports, cycles, attributes
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from html import escape
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "herohall"
PICTURE = ROOT / "docs" / "rooms.svg"
WIDTH, BAND, GAP, LINE = 960, 78, 10, 17
CHARACTER = 6.6
"""Width of a letter at the size of the sentences."""
STYLE = (
    "text{font-family:Source Sans 3,Segoe UI,sans-serif;fill:#2b2320}"
    ".name{font:600 17px Fraunces,Georgia,serif}.said{font-size:13px}.note{font-size:12px;fill:#6d6255}"
    "rect{fill:#fbf7ee;stroke:#c9b99c}"
)


def layers() -> list[list[str]]:
    """The rooms from the top down; those on one line do not know each other."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    contract = next(one for one in contracts if one["type"] == "layers")
    rows = [[room.strip() for room in row.split("|")] for row in contract["layers"]]
    return [[room for room in row if not room.startswith("__")] for row in rows if not row[0].startswith("__")]


def sentence(room: str) -> str:
    """What a room says of itself."""
    text = ast.get_docstring(ast.parse((SOURCE / room / "__init__.py").read_text("utf-8"))) or ""
    return re.split(r"(?<=[.])\s", " ".join(text.split()))[0].replace("`", "")


def box(room: str, left: float, top: float, width: float) -> str:
    """One room."""
    lines = wrap(sentence(room), int((width - 28) / CHARACTER))[:3]
    words = "".join(
        f'<text class="said" x="{left + 14:g}" y="{top + 46 + number * LINE:g}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{BAND}" rx="6"/>'
        f'<text class="name" x="{left + 14:g}" y="{top + 25:g}">{escape(room)}/</text>{words}'
    )


def picture() -> str:
    """The whole drawing."""
    rows = layers()
    height = len(rows) * (BAND + GAP) + 24
    parts = []
    for number, row in enumerate(rows):
        width = (WIDTH - GAP * (len(row) - 1)) / len(row)
        for place, room in enumerate(row):
            parts.append(box(room, place * (width + GAP), number * (BAND + GAP), width))
    parts.append(
        f'<text class="note" x="0" y="{height - 6}">A room may import the rooms below it, never above or beside.</text>'
    )
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="The rooms of HeroHall, from the command line down to the core">'
        f"<style>{STYLE}</style>\n{body}\n</svg>\n"
    )


def figures() -> None:
    """Print the counts of the architecture page."""
    import grimp

    sys.path.insert(0, str(ROOT))
    from tests.contracts import first_cycle

    graph = grimp.build_graph("herohall")
    for room in ("server", "hall"):
        modules = graph.find_descendants(f"herohall.{room}")
        edges = sum(len(graph.find_modules_directly_imported_by(one) & modules) for one in modules)
        cycle = first_cycle(graph, f"herohall.{room}")
        print(f"{room}: {len(modules)} modules, {edges} imports among them, cycle: {cycle or 'none'}")
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in SOURCE.rglob("*.py"))
    print(f"lines of Python: {lines}")
    print("largest classes:", sorted(attributes(), reverse=True)[:5])


def attributes() -> list[tuple[int, str]]:
    """How many attributes each class of server and hall has."""
    found = []
    for file in [*SOURCE.joinpath("server").rglob("*.py"), *SOURCE.joinpath("hall").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                fields = {
                    one.target.id
                    for one in node.body
                    if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
                }
                assigned = {
                    target.attr
                    for one in ast.walk(node)
                    if isinstance(one, ast.Assign | ast.AnnAssign)
                    for target in (one.targets if isinstance(one, ast.Assign) else [one.target])
                    if isinstance(target, ast.Attribute)
                    and isinstance(target.value, ast.Name)
                    and target.value.id == "self"
                }
                found.append((len(fields | assigned), f"{file.stem}.{node.name}"))
    return found


if __name__ == "__main__":
    if "--figures" in sys.argv:
        figures()
    else:
        PICTURE.write_text(picture(), encoding="utf-8")
