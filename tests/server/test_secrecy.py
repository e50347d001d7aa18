"""Whatever a seat is sent over a whole game, it may know. Every frame is taken apart, down to the last field."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player

from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.record_reader import read_record
from herohall.core.state import view_when_asked

FIELDS = {
    "welcome": {
        *("type", "protocol", "table", "company", "viewer", "seats", "host", "number", "view", "log", "undo"),
        *("order", "notes", "muted", "aid", "story", "ending", "answered"),
    },
    "update": {"type", "number", "events", "log", "view", "undo", "aid", "clocks", "ending", "answered"},
    "people": {"type", "company"},
    "ordered": {"type", "order"},
    "ack": {"type", "id", "number"},
}
COMPANY = {
    "status",
    "people",
    "watchers",
    "pace",
    "hints",
    "aids",
    "offer",
    "pause",
    "contest",
    "clocks",
    "open",
    "begins",
}
PERSON = {"name", "bot", "here", "host", "away", "conceded"}
CLOCKS = {"now", "deadline", "banks"}


@pytest.mark.parametrize(("game", "guests"), [("seventh", 1), ("world", 0)])
def test_no_frame_holds_a_secret(host: Host, game: str, guests: int) -> None:
    seated = host.open_table(game, players=guests + 2, seats=[{"name": "Nora"}], paused=True, aids=True)
    claims = [seated, *(host.claim(seated, f"Guest {number}") for number in range(guests))]
    players = asyncio.run(play_it_out(host, claims))
    record = read_record(host.get(f"tables/{seated['table']}/record").text)
    tokens = [one["token"] for one in claims]
    for player in players:
        foreign = [token for token in tokens if token != player.token]
        check_everything(player, record, [*foreign] + ([] if player.token else [seated["invite"]]))


async def play_it_out(host: Host, claims: list[dict[str, Any]]) -> list[Player]:
    """A whole game with standing orders given now and then, a lost connection, and a spectator."""
    players = [Player.of(host, one) for one in claims] + [Player(host, claims[0]["table"])]
    for player in players:
        await player.connect()
    await players[0].control("resume")
    await asyncio.wait_for(asyncio.gather(*(wander(player, Random(n)) for n, player in enumerate(players))), PATIENCE)
    for player in players:
        await player.close()
    return players


async def wander(player: Player, chance: Random) -> None:
    """Play by chance, with orders, and come back from a lost connection now and then."""
    orders = ["hero", "win", "turn", "always", None] if player.view["game"] == "seventh" and player.token else []
    while moves := await player.asked():
        if orders and chance.random() < 0.1:
            await player.request(type="order", order=chance.choice(orders))
        elif chance.random() < 0.02:
            await player.drop()
            await player.again()
        else:
            await player.act(chance.choice(moves))


def check_everything(player: Player, record: Record, foreign: list[str]) -> None:
    """Every frame is what the match itself would tell this viewer, and nothing more."""
    truth = Truth(record, player.viewer)
    for text in player.received:
        frame = json.loads(text)
        assert frame["type"] in FIELDS or frame["type"] == "refused", frame
        assert frame["type"] == "refused" or set(frame) == FIELDS[frame["type"]], frame
        truth.check(frame)
        secrets = [*foreign]
        if frame.get("ending") is None:
            secrets += [f"{record.seed:032x}", record.salt.hex(), str(record.seed)]
        assert not [secret for secret in secrets if secret in text]


class Truth:
    """What a viewer may know after each number, from the record alone."""

    def __init__(self, record: Record, viewer: int | None) -> None:
        self.viewer = viewer
        self.views: list[Any] = []
        self.aids: list[Any] = []
        self.logs: list[list[Any]] = []
        part = Match(Record(record.game, record.players, record.seed, record.options, record.seats, record.salt))
        self._note(part)
        for seat, word in record.entries:
            part.play(seat, part.state.parse(word))
            self._note(part)

    def _note(self, part: Match) -> None:
        # View, forecasts and aid follow from what the seat knows: they are the same in another deal that fits that.
        seat, game = self.viewer, part.state.game
        known = part.state if seat is None else part.state.sample(seat, 7)
        self.views.append(plain(view_when_asked(known, seat, aids=True)))
        self.aids.append(None if seat is None else plain(game.aid(known, seat)))
        self.logs.append(plain(part.log(self.viewer)))

    def check(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "welcome":
            assert frame["viewer"] == self.viewer
            assert frame["log"] == self.logs[frame["number"]]
            check_company(frame["company"])
        if frame["type"] == "update":
            log = self.logs[frame["number"]]
            assert frame["events"] == log[frame["log"] :]
            assert set(frame["clocks"]) == CLOCKS
        if frame["type"] in ("welcome", "update"):
            assert frame["view"] == self.views[frame["number"]]
            decision = frame["view"]["decision"]  # only whoever is asked learns that a standing order answers
            assert not frame["answered"] or decision["seat"] == self.viewer
            assert frame["aid"] == self.aids[frame["number"]]
        if frame["type"] == "people":
            check_company(frame["company"])


def check_company(company: dict[str, Any]) -> None:
    """Nothing of standing orders, and nobody's token."""
    assert set(company) == COMPANY
    assert all(set(person) == PERSON for person in company["people"])
    assert set(company["clocks"]) == CLOCKS


def plain(value: Any) -> Any:
    """As it looks after a journey through JSON."""
    return json.loads(json.dumps(value))


def test_an_account_of_a_running_game_holds_no_seed(host: Host) -> None:
    seated = host.open_table("seventh", seats=[{"name": "Nora"}], paused=True)
    text = host.get(f"tables/{seated['table']}/record", seated["token"]).text
    assert text.startswith("HeroHall account 1\n")
    assert "\nseed:" not in text
    assert "salt" not in text


def test_nothing_of_a_seat_is_sent_before_the_curtain_is_lifted(host: Host) -> None:
    """Pass the device: three seats, one browser."""
    seats = [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo"}]

    async def look() -> None:
        player = Player.of(host, host.open_table("seventh", players=3, seats=seats))
        welcome = await player.connect()
        assert welcome["viewer"] is None
        assert welcome["seats"] == [0, 1, 2]
        assert [one["name"] for one in welcome["company"]["people"]] == ["Ann", "Ben", "Cleo"]
        assert welcome["view"]["hand"] is None
        for seat in range(3):
            await player.control("lift", seat=seat)
            assert (player.viewer, player.view["viewer"]) == (seat, seat)
            assert len(player.view["hand"]) == 5
            await player.control("lower")
            assert player.view["hand"] is None
        curtained = [frame for frame in map(json.loads, player.received) if frame.get("viewer", 0) is None]
        assert len(curtained) == 4
        assert all("cards" not in event for frame in curtained for event in frame["log"] if event["event"] == "dealt")
        while player.moves:  # powers are asked openly, for parties are seen by all
            assert (await player.act("decline"))["type"] == "ack"
        asked = player.view["decision"]["seat"]
        answer = await player.act("send 3")
        assert answer["key"] == "server-not-lifted"
        await player.control("lift", seat=asked)
        assert (await player.act(player.moves[0]))["type"] == "ack"
        await player.close()

    asyncio.run(look())
