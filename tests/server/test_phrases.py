"""Talk at a table: phrases as codes, who hears them, how often, and who does not want to."""

from __future__ import annotations

import json
from typing import Any

from tests.server.hosting import Host
from tests.server.player import Player
from tests.server.test_company import two_people

from herohall.core.texts import LANGUAGES
from herohall.hall.controls import BURST
from herohall.hall.protocol import PHRASES


def said(player: Player) -> list[tuple[int, str]]:
    """All that somebody has heard."""
    messages = [json.loads(text) for text in player.received]
    return [(one["seat"], one["phrase"]) for one in messages if one["type"] == "spoken"]


def test_everybody_hears_a_phrase_and_those_who_watch_too(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        watcher = Player(host, seated["table"])
        await watcher.connect()
        assert (await ben.control("phrase", value="luck"))["type"] == "ack"
        for player in (nora, watcher):
            assert (await player.until(lambda one: one["type"] == "spoken"))["phrase"] == "luck"
        assert said(ben) == [(1, "luck")]
        assert (await watcher.control("phrase", value="luck"))["key"] == "server-no-seat"
        await watcher.close()

    two_people(host, story, paused=True)


def test_only_known_phrases_can_be_said(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await ben.control("phrase", value="you fool"))["key"] == "server-no-phrase"
        assert (await ben.control("phrase"))["key"] == "server-no-phrase"

    two_people(host, story, paused=True)


def test_a_game_has_phrases_of_its_own(host: Host) -> None:
    """S6.5: at Seventh Hero anybody may name the hero, truly or not; the table tells it as it was said."""

    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await ben.control("phrase", value="hero-5"))["type"] == "ack"
        assert (await nora.until(lambda one: one["type"] == "spoken"))["phrase"] == "hero-5"
        assert (await ben.control("phrase", value="hero-8"))["key"] == "server-no-phrase"

    two_people(host, story, paused=True)


def test_nobody_talks_without_end(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        answers = [await ben.control("phrase", value="wow") for _ in range(BURST + 1)]
        assert [one["type"] for one in answers] == ["ack"] * BURST + ["refused"]
        assert answers[-1]["key"] == "server-say-slowly"
        assert (await nora.control("phrase", value="hello"))["type"] == "ack"

    two_people(host, story, paused=True)


def test_who_is_muted_is_not_heard_by_that_person_only(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await nora.control("mute", seat=0))["key"] == "server-cannot-mute"
        assert (await nora.control("mute", seat=2))["key"] == "server-cannot-mute"
        assert (await nora.control("mute", seat=1))["type"] == "ack"
        await ben.control("phrase", value="oops")
        assert said(ben) == [(1, "oops")]
        welcome = await nora.connect()  # it is kept
        assert welcome["muted"] == [1]
        await nora.control("unmute", seat=1)
        await ben.control("phrase", value="sorry")
        await nora.until(lambda one: one["type"] == "spoken")
        assert said(nora) == [(1, "sorry")]
        assert not any(json.loads(text)["type"] == "muted" for text in ben.received)

    two_people(host, story, paused=True)


def test_there_are_words_for_every_phrase_in_every_language() -> None:
    from pathlib import Path

    texts = Path(__file__).parents[2] / "web" / "src" / "texts"
    for lang in LANGUAGES:
        lines = (texts / f"together.{lang}.ftl").read_text(encoding="utf-8").splitlines()
        said = {line.split(" = ")[0] for line in lines}
        assert {f"page-phrase-{phrase}" for phrase in PHRASES} <= said
