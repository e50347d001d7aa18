"""Ratings: people against people, only what is theirs, fixed at leaving, only where the owner wants them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.inside import KEYS, by_chance, company, control, hall_in, play_on, refused

from herohall.hall.bits import digest
from herohall.hall.ratings import START
from herohall.hall.schemas import Claim
from herohall.server.hall_server import HallServer

Story = Callable[[HallServer], Awaitable[None]]


def rated(data: Path, story: Story, ratings: bool = True) -> None:
    async def tell() -> None:
        async with hall_in(data, ratings=ratings) as hall:
            await story(hall)

    asyncio.run(tell())


async def points(hall: HallServer) -> dict[str, int]:
    """What everybody has, by name."""
    lists = await hall.community.rating_lists(digest(KEYS["nora"]))
    return {line.name: line.points for each in lists for line in each.lines}


def test_who_wins_gains_and_who_loses_does_not(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        room = await company(hall, ["nora", "ben"])
        await play_on(room, by_chance(3))
        places = [
            [("Nora", "Ben")[seat] for seat in seats if seat < 2] for seats in room.table.match.state.ranking or []
        ]
        after = await points(hall)
        better, *worse = [names for names in places if names]
        assert all(after[name] < after[better[0]] for names in worse for name in names)
        assert len({after[name] for name in better}) == 1  # two who share a place gain alike
        assert after[better[0]] > START
        changes = await hall.community.rating_changes(room.table)
        assert {change.seat: (change.before, change.after) for change in changes} == {
            0: (START, after["Nora"]),
            1: (START, after["Ben"]),
        }

    rated(data, story)


def test_who_leaves_has_lost_at_once_and_nothing_changes_it(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        room = await company(hall, ["nora", "ben", "iris"], players=4)
        await play_on(room, by_chance(1), times=4)
        await control(room, "ben", "concede")
        left = await points(hall)
        assert list(left) == ["Ben"]
        assert left["Ben"] < START
        await control(room, "ben", "concede")  # twice does not hurt more
        await play_on(room, by_chance(2))
        end = await points(hall)
        assert end["Ben"] == left["Ben"] == min(end.values())
        assert {"Nora", "Ben", "Iris"} == set(end)

    rated(data, story)


def test_a_leavers_loss_stays_though_the_others_end_the_game(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        room = await company(hall, ["nora", "ben"])
        await play_on(room, by_chance(1), times=2)
        await control(room, "ben", "concede")
        await control(room, "nora", "offer_end")
        assert room.table.status == "ended"
        assert list(await points(hall)) == ["Ben"]

    rated(data, story)


def test_who_is_not_back_at_the_end_is_behind_all_who_stayed(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        room = await company(hall, ["nora", "ben"])
        await play_on(room, by_chance(1), times=2)
        await control(room, "ben", "sit_in", seat=1)
        await play_on(room, by_chance(2))
        after = await points(hall)
        assert after["Nora"] > START > after["Ben"]

    rated(data, story)


def test_ratings_follow_from_what_is_stored(data: Path) -> None:
    found: list[dict[str, int]] = []

    async def story(hall: HallServer) -> None:
        if not found:
            for seed in range(3):
                await play_on(await company(hall, ["nora", "ben"]), by_chance(seed))
        found.append(await points(hall))

    rated(data, story)
    rated(data, story)
    assert found[0] == found[1]


def test_only_people_against_people_who_began_the_game_are_rated(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        await play_on(await company(hall, ["nora"]), by_chance(1))
        with refused("server-rated"):
            await company(hall, ["nora", "nora"])
        friendly = await company(hall, ["nora", "ben"], rated=False)
        await play_on(friendly, by_chance(1))
        begun = await company(hall, ["nora"])
        while not any(mover == 1 for mover, _ in begun.table.match.record.entries):
            await play_on(begun, by_chance(1), times=1)
        await hall.claim(begun.table.id, Claim(invite=begun.table.start.invite, name="Ben", person=KEYS["ben"], seat=1))
        await play_on(begun, by_chance(1))
        assert await points(hall) == {}

    rated(data, story)


def test_without_the_owners_wish_nobody_is_known_again(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        room = await company(hall, ["nora", "ben"])
        assert [guest.regular for guest in room.table.guests.values()] == [None, None]
        await play_on(room, by_chance(1))
        assert await points(hall) == {}

    rated(data, story, ratings=False)


def test_only_the_hash_of_a_key_is_stored(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        await play_on(await company(hall, ["nora", "ben"]), by_chance(1), times=3)

    rated(data, story)
    stored = b"".join(file.read_bytes() for file in data.glob("tables.db*"))
    assert KEYS["nora"].encode() not in stored
    assert digest(KEYS["nora"]).encode() in stored


def test_nobody_is_removed_from_a_rated_game(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        room = await company(hall, ["nora", "ben"])
        await play_on(room, by_chance(1), times=2)
        with refused("server-rated-remove"):
            await control(room, "nora", "remove", seat=1)

    rated(data, story)


def test_who_wants_to_be_forgotten_is_on_no_list(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        await play_on(await company(hall, ["nora", "ben"]), by_chance(1))
        await hall.community.forget(KEYS["ben"])
        assert list(await points(hall)) == ["Nora"]

    rated(data, story)
