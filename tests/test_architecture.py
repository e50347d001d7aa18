"""The architecture page tells the truth: its picture is that of the contracts, its walk names what there is."""

import json
import re
import runpy
import tomllib
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


def test_every_dependency_has_its_reason() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project, groups = settings["project"], settings["dependency-groups"]
    lists = [project["dependencies"], *project["optional-dependencies"].values(), *groups.values()]
    wanted = [line for each in lists for line in each if isinstance(line, str)]  # else a group inside another
    names = {re.split(r"[<>=\[;]", line)[0].strip() for line in wanted} - {"herohall"}
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["devDependencies"]
    helpers = {"globals", "@eslint/js", "@sveltejs/vite-plugin-svelte", "@fontsource-variable/source-sans-3"}
    names |= {name for name in page if not name.startswith("@types/")} - helpers  # these belong to others of the list
    reasons = PAGE.partition("## What we depend on, and why")[2]
    assert not {name for name in names if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", reasons)}


def test_every_folder_of_the_page_is_named() -> None:
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert folders == set(re.findall(r"^\| `(\w+)/` \|", PAGE, re.M))
