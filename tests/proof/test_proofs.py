"""Every proof in its small form: a few seconds, the same code."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import psutil
import pytest
import typer
from tests.patience import PATIENCE

from herohall.core.texts import LANGUAGES, t
from herohall.hall.protocol import ClientMessage
from herohall.proof import soak
from herohall.proof.host import Given, Host, Hosts, ProofError, http_client, seated
from herohall.proof.hostile import as_it_is
from herohall.proof.load import Step
from herohall.proof.report import conclude
from herohall.proof.soak import Sample, stays_steady
from herohall.server.store.store import Store

HEROHALL = [sys.executable, "-c", "from herohall.cli import main; main()", "proof"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    return subprocess.run([*HEROHALL, *arguments], capture_output=True, text=True, env=environment, check=False)


def prove(*arguments: str, out: Path) -> dict[str, Any]:
    """Run a proof; it must hold."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(
        [*HEROHALL, *arguments, "--json", "--out", str(out)],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert found == json.loads(out.read_text(encoding="utf-8"))
    assert found["holds"] is True
    return found


def test_crash(tmp_path: Path) -> None:
    found = prove("crash", "--tables", "6", "--playing", "4", "--kills", "2", out=tmp_path / "out.json")
    assert found["missing"] == found["twice"] == found["gaps"] == found["broken"] == found["stuck"] == 0
    assert found["acknowledged"] > 4


def test_load() -> None:
    # A busy machine may be slow; what is tested is that it is measured.
    done = run("load", "--tables", "8", "--seconds", "4", "--every", "1", "--json")
    [step] = json.loads(done.stdout)["steps"]
    assert (step["connections"], step["errors"]) == (24, 0)
    assert step["moves"] >= 20
    assert (done.returncode == 0) == step["holds"] == (not step["first"])


def test_load_with_people_who_answer_every_question_themselves() -> None:
    done = run("load", "--tables", "4", "--seconds", "4", "--every", "1", "--order", "always", "--json")
    [step] = json.loads(done.stdout)["steps"]
    assert (step["made"], step["errors"]) == (step["moves"], 0)


def test_load_with_an_order_that_there_is_not() -> None:
    done = run("load", "--tables", "1", "--order", "never")
    assert done.returncode != 0
    assert t("proof-no-order", "en", order="never") in " ".join(done.stderr.split())


def test_what_a_kill_does_to_processes_that_are_starting_is_no_fault(tmp_path: Path) -> None:
    """Two of them write at the same time; a third traceback is the server's own."""
    host = Host(tmp_path, Given())
    orphans = [
        "Traceback (most recent call last):",
        "Traceback (most recent call last):",
        '  File "spawn.py", line 122, in spawn_main',
        '  File "spawn.py", line 122, in spawn_main',
        "EOFError: Ran out of input",
        "_pickle.UnpicklingError: pickle data was truncated",
    ]
    host.notes.write_text("\n".join(orphans), encoding="utf-8")
    assert host.faults() == []
    own = ["Traceback (most recent call last):", '  File "room.py", line 7, in take', "KeyError: 3", "ERROR: broken"]
    host.notes.write_text("\n".join(orphans + own), encoding="utf-8")
    assert len(host.faults()) == 2


def test_fuzz(tmp_path: Path) -> None:
    found = prove("fuzz", "--messages", "1500", out=tmp_path / "out.json")
    assert found["leaks"] == found["faults"] == found["hangs"] == found["honest_errors"] == 0


def test_soak(tmp_path: Path) -> None:
    found = prove("soak", "--minutes", "0.08", "--tables", "3", out=tmp_path / "out.json")
    assert len(found["samples"]) == 200
    assert found["stuck"] == found["failed"] == found["overdue"] == 0
    assert found["memory_of_bots_late_mb"] > 0 or not Path("/proc").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="ending a process there asks it nothing")
def test_a_proof_that_is_ended_takes_its_server_along(tmp_path: Path) -> None:
    with subprocess.Popen([*HEROHALL, "soak", "--tables", "1", "--data", str(tmp_path)]) as proof:
        while not (tmp_path / "tables.db").exists():
            assert proof.poll() is None
            time.sleep(0.1)
        [server] = psutil.Process(proof.pid).children()
        proof.terminate()
    assert proof.returncode == 128 + signal.SIGTERM
    assert not server.is_running()


def test_a_server_in_a_hurry_deletes_what_is_finished(tmp_path: Path) -> None:
    hosts = Hosts(tmp_path, Given(hurry=0.2))

    async def story() -> None:
        store = Store(hosts.store_url)
        async with http_client() as http, asyncio.timeout(PATIENCE):
            bots = {"game": "seventh", "players": 3, "seats": [{"bot": "random"}] * 3, "pace": "instant"}
            opened = await seated(http, f"{hosts.next().address}/api/tables", bots)
            assert await store.table(opened.table) is not None
            while await store.table(opened.table) is not None:
                await asyncio.sleep(0.2)
        await store.engine.dispose()

    hosts.start()
    try:
        asyncio.run(story())
    finally:
        hosts.stop()
    assert hosts.faults() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_are_shown_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    fields: dict[str, Any] = dict.fromkeys(Step.__struct_fields__, 0) | {"first": "latency"}
    step = Step(**fields)
    conclude("load", {"steps": [step]}, True, False, None, lang)
    with pytest.raises(typer.Exit):
        conclude("soak", {"minutes": 1, "files": {"tables.db": 7}, "samples": []}, False, False, None, lang)
    shown = capsys.readouterr().out
    assert "tables.db" in shown
    assert "{" not in shown


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_measurement_is_cut_off(
    lang: str, width: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    names = ["HeroHall", "boardgame.io 0.50.2"]
    fields: dict[str, Any] = dict.fromkeys(Step.__struct_fields__, 12345) | {"first": "server"}
    steps = [Step(**fields | {"server": name, "p95": 1000.5 + number}) for name in names for number in range(4)]
    conclude("load", {"steps": steps}, True, False, None, lang)
    shown = capsys.readouterr().out
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= width
    assert all(shown.count(f"{1000.5 + number}") == 2 for number in range(4))


def test_hostile_messages_are_of_every_type_there_is() -> None:
    chance, found = Random(1), set()
    for _ in range(4000):
        with suppress(msgspec.ValidationError):
            found.add(type(msgspec.json.decode(as_it_is(chance), type=ClientMessage)))
    assert found == set(get_args(ClientMessage))


def test_the_peer_is_pinned_without_addresses() -> None:
    folder = Path(__file__).parents[2] / "src" / "herohall" / "proof" / "boardgameio"
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"]["node_modules/boardgame.io"]["version"] == "0.50.2"
    assert not any("resolved" in package for package in lock["packages"].values())


def test_a_process_orphaned_at_birth_is_no_fault_of_the_server(tmp_path: Path) -> None:
    """The real words of one: what it is to do never comes, as when the server is killed that very moment."""
    born = "import os; from multiprocessing.spawn import spawn_main; here, there = os.pipe(); os.close(there); "
    command = [sys.executable, "-c", born + "spawn_main(pipe_handle=here)", "--multiprocessing-fork"]
    host = Host(tmp_path, Given())
    with host.notes.open("w", encoding="utf-8") as notes:
        subprocess.run(command, stderr=notes, check=False)
    assert "Traceback" in host.log()
    assert host.faults() == []
    with host.notes.open("a", encoding="utf-8") as notes:
        subprocess.run([sys.executable, "-c", "1 / 0"], stderr=notes, check=False)
    assert len(host.faults()) == 1


def test_a_server_that_hangs_at_its_start_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Host, "patience", 0.5)
    monkeypatch.setattr(Given, "program", lambda _: ["-c", "import time; time.sleep(600)"])
    host = Host(tmp_path, Given())
    with pytest.raises(ProofError) as caught:
        host.start()
    assert caught.value.key == "proof-start-hangs"
    assert not host.alive


@pytest.mark.parametrize(("proof", "lang"), [("crash", "en"), ("crash", "fr"), ("load", "de")])
def test_several_processes_need_a_place_to_share(proof: str, lang: str) -> None:
    done = run(proof, "--processes", "2", "--redis", "redis://127.0.0.1", "--lang", lang)
    assert done.returncode == 2
    assert t("proof-processes-alone", lang) in done.stderr


def sample(second: int, moves: int) -> Sample:
    fields: dict[str, Any] = dict.fromkeys(Sample.__struct_fields__, 0)
    return Sample(**fields | {"seconds": float(second), "moves": moves})


def test_a_soak_that_slows_down_does_not_hold() -> None:
    early = [sample(second, 30 * second) for second in range(100)]
    assert stays_steady(early, [sample(second, 25 * second) for second in range(100)])
    assert not stays_steady(early, [sample(second, 23 * second) for second in range(100)])
    # In a short run a few moves more or less say nothing.
    assert stays_steady(early[:4], [sample(second, 0) for second in range(4)])


def test_a_watcher_that_comes_to_grief_is_reported(tmp_path: Path) -> None:
    async def no_table(*_: object) -> None:
        raise ProofError("proof-no-table", status=500, said="")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(soak, "seated", no_table)
        patched.setattr(soak, "SAMPLES", 8)
        hosts = Hosts(tmp_path, Given())
        result = asyncio.run(soak.Soak(hosts, lambda *_: None, 0.02, 2, "easy", "instant").run())
    assert result.failed == 2
    assert "proof-no-table" in result.why_failed[0]
    assert not result.holds
