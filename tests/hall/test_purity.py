"""The hall needs no event loop, database, network, clock or random source: it is handed whatever it needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import herohall.hall

HALL = Path(herohall.hall.__file__).parent
MODULES = sorted(HALL.glob("*.py"))
OUTSIDE = {
    *("asyncio", "concurrent", "threading", "multiprocessing", "subprocess", "signal", "select", "selectors"),
    *("socket", "ssl", "http", "urllib", "httpx", "websockets", "redis", "litestar", "uvicorn", "prometheus_client"),
    *("sqlalchemy", "sqlite3", "alembic", "asyncpg", "aiosqlite"),
    *("random", "secrets", "uuid", "time", "os", "io", "pathlib", "tempfile", "shutil", "logging"),
}
ROOMS = ("herohall.server", "herohall.cli", "herohall.terminal", "herohall.lab", "herohall.research", "herohall.proof")
WORLDLY = {"now", "today", "utcnow"}
"""Ways to ask `datetime` what time it is."""


def imported(module: Path) -> set[str]:
    """Everything a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found.add(node.module or "")
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def test_there_is_something_to_look_at() -> None:
    assert {"table.py", "step.py", "moves.py", "autoplay.py", "sync.py"} <= {module.name for module in MODULES}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_a_module_of_the_hall_imports_nothing_of_the_outside_world(module: Path) -> None:
    names = imported(module)
    assert not {name for name in names if name.partition(".")[0] in OUTSIDE}
    assert not {name for name in names if name.startswith(ROOMS)}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_a_module_of_the_hall_waits_for_nothing_and_asks_no_clock(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    waiting = ast.AsyncFunctionDef | ast.Await | ast.AsyncFor | ast.AsyncWith
    assert not [node for node in ast.walk(tree) if isinstance(node, waiting)]
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    attributes = [call for call in calls if isinstance(call, ast.Attribute) and call.attr in WORLDLY]
    assert not [call for call in attributes if ast.unparse(call.value) in ("datetime", "date")]
    assert not [call for call in calls if isinstance(call, ast.Name) and call.id in ("open", "print", "input")]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_a_module_of_the_hall_rebinds_no_global(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Global | ast.Nonlocal)]


PLAY = """
import sys

from random import Random

from herohall.core import registry
from tests.hall.desk import Desk, lasting, wanted

for name in ("seventh", "world"):
    registry.game(name).evaluator()  # reads its cards and what was learned; from here on nothing is needed any more

import asyncio, os, secrets, socket, threading, time
def forbidden(*given, **named):
    raise AssertionError("asked the outside world")
for module, names in {
    asyncio: ["get_running_loop", "new_event_loop", "sleep", "create_task", "get_event_loop"],
    secrets: ["token_bytes", "token_hex", "token_urlsafe", "randbits", "choice"],
    socket: ["socket", "create_connection"],
    time: ["time", "monotonic", "sleep", "time_ns", "perf_counter"],
    os: ["urandom", "getrandom", "listdir", "stat"],
    threading: ["Thread"],
}.items():
    for name in names:
        if hasattr(module, name):
            setattr(module, name, forbidden)
import builtins
builtins.open = forbidden

loaded = set(sys.modules)
assert not {name for name in loaded if name.split(".")[0] in ("sqlalchemy", "litestar", "redis", "uvicorn", "alembic")}
assert not {name for name in loaded if name.startswith("herohall.server")}
for game in ("seventh", "world"):
    ends = []
    for _ in range(2):
        desk = Desk(wanted(game), seed=3)
        desk.come("Ann")
        desk.claim("Ben")
        desk.come("Ben")
        desk.come()
        desk.finish(Random(3))
        assert desk.table.status == "over"
        assert lasting(desk.built_up()) == lasting(desk.table)
        ends.append(lasting(desk.table))
    assert ends[0] == ends[1]
assert not {name for name in set(sys.modules) - loaded if name.startswith(("sqlalchemy", "litestar"))}
print("played")
"""


def test_whole_games_are_played_with_the_outside_world_shut() -> None:
    """In a fresh interpreter: no clock, no chance but what is handed in, no file, no socket; twice the same game."""
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=False, cwd=root)
    assert (done.stdout, done.returncode) == ("played\n", 0), done.stderr
