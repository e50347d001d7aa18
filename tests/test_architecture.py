"""The architecture page tells the truth: its picture is that of the contracts, its walk names what there is."""

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PLACES = {
    "page": "",
    "`server/live`": "src/herohall/server/live/",
    "`hall`": "src/herohall/hall/",
    "`core`, `games`": "src/herohall/core/",
    "`server/store`": "src/herohall/server/store/",
}


def test_the_picture_is_drawn_from_the_contract() -> None:
    drawn = runpy.run_path(str(ROOT / "docs" / "make_rooms.py"))["picture"]()
    assert (ROOT / "docs" / "rooms.svg").read_text("utf-8") == drawn, "run: .venv/bin/python docs/make_rooms.py"


def test_the_walk_of_a_move_names_files_and_functions_there_are() -> None:
    steps = re.findall(r"^\| \d \| ([^|]+) \| ([^|]+) \|", PAGE, re.M)
    assert 6 <= len(steps) <= 8
    for room, where in steps:
        for file, function in re.findall(r"`([\w/.]+\.(?:py|ts))`(?: `([\w.]+)`)?", where):
            if file == "state.py":
                continue  # each game has one
            text = (ROOT / PLACES[room] / file).read_text("utf-8")
            name = function.rpartition(".")[2]
            assert not name or re.search(rf"\b(def )?{name}\(", text), (file, function)
