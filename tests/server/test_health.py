"""What a server tells those who look after it; and that the log gives nothing away."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player

from herohall.server import logs


def get(host: Host, path: str) -> httpx.Response:
    return httpx.get(f"{host.address}{path}", timeout=PATIENCE)


def test_it_is_there_and_ready(host: Host) -> None:
    assert [get(host, path).text for path in ("/health", "/ready")] == ["ok\n", "ok\n"]


def test_figures_are_shown_only_where_the_owner_wants_it(host: Host, data: Path) -> None:
    assert get(host, "/metrics").status_code == 404
    shown = Host(data, metrics=1)
    try:
        seated = shown.open_table("seventh", players=3, seats=[{"name": "Ann"}, {"bot": "random"}, {"bot": "random"}])

        async def play() -> None:
            ann = Player.of(shown, seated)
            await ann.connect()
            await ann.asked()
            await ann.act(ann.moves[0])
            figures = await asyncio.to_thread(get, shown, "/metrics")
            lines = dict(line.rsplit(" ", 1) for line in figures.text.splitlines() if not line.startswith("#"))
            assert float(lines['herohall_moves_total{made_by="person"}']) == 1
            assert float(lines["herohall_connections"]) == 1
            assert float(lines['herohall_tables{status="running"}']) == 1
            assert float(lines["herohall_store_well"]) == 1
            assert float(lines["herohall_write_seconds_count"]) >= 2
            assert seated["table"] not in figures.text

        asyncio.run(play())
        with sqlite3.connect(data / "tables.db") as database:
            database.execute("alter table processes rename to elsewhere")
        refused = get(shown, "/ready")
        assert (refused.status_code, refused.text) == (503, "server-store\n")
        assert get(shown, "/health").status_code == 200
    finally:
        shown.stop()


def test_json_lines_hold_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.root.handlers[:], logging.root.level
    try:
        logs.begin("json")
        try:
            raise ValueError("broken")
        except ValueError:
            logging.getLogger("herohall.server").exception("table %s: failed", "t1")
        line = json.loads(capsys.readouterr().err)
    finally:
        logging.root.handlers[:], logging.root.level = before
    assert (line["level"], line["logger"], line["message"]) == ("error", "herohall.server", "table t1: failed")
    assert "ValueError: broken" in line["exception"]
