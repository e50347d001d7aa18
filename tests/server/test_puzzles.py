"""Puzzles over HTTP: the shelves, a puzzle without its solution, and the verdict on a move."""

from __future__ import annotations

from tests.server.hosting import Host

from herohall.hall import puzzles


def test_a_puzzle_is_posed_and_solved(host: Host) -> None:
    shelves = host.get("/puzzles").json()["shelves"]
    assert [shelf["game"] for shelf in shelves] == ["seventh", "world"]
    for shelf in shelves:
        address = f"/puzzles/{shelf['game']}/{shelf['daily']}"
        puzzle = puzzles.puzzle(shelf["game"], shelf["daily"])
        task = host.get(address)
        assert (task.status_code, task.json()["count"]) == (200, shelf["count"])
        assert "shares" not in task.text
        verdict = host.post(address, {"move": puzzle.best})
        assert (verdict.status_code, verdict.json()["solved"]) == (200, True)


def test_what_there_is_not_is_refused(host: Host) -> None:
    assert host.get("/puzzles/seventh/999").json()["key"] == "server-no-puzzle"
    assert host.get("/puzzles/seventh/999").status_code == 404
    assert host.get("/puzzles/chess/1").json()["key"] == "bad-game"
    assert host.post("/puzzles/seventh/1", {"move": "dance"}).json()["key"] == "bad-move"
