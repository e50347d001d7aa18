"""The browser's Python: recorded games lead to the identical states there, with nothing more than is packed."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path

from tests.patience import PATIENCE
from tests.site.conftest import PATH
from tests.site.replayed import replayed

HERE = Path(__file__).parent
CORPUS = sorted((HERE.parent / "corpus").glob("*/*.hall"))


def test_recorded_games_lead_to_the_identical_states(site: Path) -> None:
    records = [file for file in CORPUS if file.parent.name in ("seventh", "world")]
    assert len(records) >= 88
    command = ["node", str(HERE / "replayed.mjs"), str(site / PATH), str(HERE / "replayed.py"), *map(str, records)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    found = json.loads(done.stdout)
    assert found == [replayed(file.read_text("utf-8")) for file in records]


def test_only_what_playing_needs_is_packed(site: Path) -> None:
    head = gzip.decompress((site / PATH / "hall" / "engine.bin").read_bytes()).partition(b"\n")[0]
    names = [name for name in json.loads(head) if name.startswith("herohall/")]
    assert {name.split("/")[1] for name in names if name.count("/") > 1} == {
        "bots",
        "browser",
        "core",
        "games",
        "hall",
        "spoken",
    }
    assert not [name for name in names if name.endswith(".py")], "browsers would have to compile it"


def test_the_pin_for_the_browser_is_that_of_the_server() -> None:
    pins = HERE.parents[1] / "requirements"
    (line,) = [one for one in (pins / "browser.txt").read_text("utf-8").splitlines() if one.startswith("msgspec==")]
    assert line in (pins / "runtime.txt").read_text("utf-8")
