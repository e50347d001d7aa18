"""Keeps account of a game from what its events tell a spectator, and nothing else.

It knows none of the rules, only how many pieces there are and what things cost; so it is another way to the view.
"""

from __future__ import annotations

from herohall.core.event import JSON, View
from herohall.games.world.box import Box

Count = dict[str, list[int]]


class Ledger:
    """Where all pieces are, by the log."""

    def __init__(self, box: Box, players: int, options: dict[str, str | int]) -> None:
        self.box, self.players, self.options = box, players, options
        self.lands = [territory.id for territory in box.territories]
        self.value = {
            hero.id: hero.discovery_de if options["max_discovery"] == 3 else hero.discovery for hero in box.heroes
        }
        self.power = {wonder.id: wonder.power for wonder in box.wonders}
        self.points, self.coins, self.made = [0] * players, [1] * players, [0] * players
        self.supply = [129 if players == 2 else 64] * players
        self.people: Count = {land: [0] * players for land in self.lands}
        self.hand_size = [0] * players
        self.known: list[set[str]] = [set() for _ in range(players)]
        self.played: list[list[str]] = [[] for _ in range(players)]
        self.row: list[str] = []
        self.ladder: dict[str, list[str]] = {land: [] for land in self.lands}
        self.drawn: list[str] = []
        self.surveyed: list[str] = []
        self.received: set[str] = set()
        self.scored: list[str] = []
        self.place = 0
        self.faces: list[int] = []
        self.gone_heroes, self.gone_tokens = 0, 0
        self.free_migration = False
        self.over = False
        self.turn = 0
        self.wonder: dict[str, tuple[str, int | None]] = {wonder.id: ("waiting", None) for wonder in box.wonders}
        self.used: set[str] = set()
        self.epoch = -1
        self._open_epoch()

    def _open_epoch(self) -> None:
        """The pieces of the next epoch come out (H1.1, H7.3–H7.5)."""
        self.epoch += 1
        self.deck_size = sum(hero.epoch == self.epoch for hero in self.box.heroes)
        self.bag = {token.id for token in self.box.discoveries if token.epoch == self.epoch}
        for wonder in self.box.wonders:
            if wonder.epoch == self.epoch:
                unused = self.players == 2 and wonder.power == "swap-second"
                self.wonder[wonder.id] = ("gone" if unused else "offer", None)

    def heroes_left(self) -> int:
        """Heroes that could still be played in this epoch."""
        return self.deck_size + len(self.row) + sum(self.hand_size)

    def follow(self, event: View) -> None:
        """Write down one event."""
        assert not self.over
        facts = {key: value for key, value in event.items() if key != "event"}
        getattr(self, f"_{event['event']}")(**facts)

    # Heroes

    def _began(self, seat: int) -> None:
        self.turn = seat

    def _dealt(self, seat: int) -> None:
        self._drew(seat)

    def _drew(self, seat: int) -> None:
        self.deck_size -= 1
        self.hand_size[seat] += 1

    def _turned_up(self, hero: str) -> None:
        self.deck_size -= 1
        self.row.append(hero)

    def _took(self, seat: int, hero: str) -> None:
        self.row.remove(hero)
        self.hand_size[seat] += 1
        self.known[seat].add(hero)

    def _played(self, seat: int, hero: str) -> None:
        assert seat == self.turn
        self.hand_size[seat] -= 1
        self.known[seat].discard(hero)
        self.played[seat].append(hero)

    def _turn(self, seat: int) -> None:
        self.turn = seat
        self.received = set()

    def _skipped(self, seat: int) -> None:
        assert self.hand_size[seat] == self.deck_size == len(self.row) == 0
        self._turn(seat)

    # Population

    def _placed(self, seat: int, territory: str) -> None:
        self._reinforced(seat, territory, 1)

    def _settled(self, seat: int, territory: str) -> None:
        self._reinforced(seat, territory, 1)

    def _reinforced(self, seat: int, territory: str, count: int) -> None:
        self.supply[seat] -= count
        self.people[territory][seat] += count

    def _died(self, seat: int, territory: str, count: int) -> None:
        self._reinforced(seat, territory, -count)

    def _defected(self, seat: int, rival: int, territory: str, count: int) -> None:
        self._reinforced(rival, territory, -count)
        self._reinforced(seat, territory, count)

    def _fled(self, seat: int, origin: str, territory: str) -> None:
        self.people[origin][seat] -= 1
        self.people[territory][seat] += 1

    def _migrated(self, seat: int, origin: str, territory: str) -> None:
        self._fled(seat, origin, territory)

    # Discoveries and scoring

    def _found(self, seat: int, discovery: str) -> None:
        self.bag.remove(discovery)
        self.drawn.append(discovery)

    def _surveyed(self, seat: int, discovery: str) -> None:
        self.bag.remove(discovery)
        self.surveyed.append(discovery)

    def _discovered(self, seat: int, discovery: str, territory: str) -> None:
        if discovery in self.drawn:
            self.drawn.remove(discovery)
            self.made[seat] += 1
        else:
            self.surveyed.remove(discovery)
        self.ladder[territory].append(discovery)
        assert territory not in self.received
        self.received.add(territory)

    def _returned(self, seat: int, discovery: str) -> None:
        (self.drawn if discovery in self.drawn else self.surveyed).remove(discovery)
        self.bag.add(discovery)

    def _scoring(self, territory: str, points: int) -> None:
        assert territory not in self.scored
        value = {token.id: token.value for token in self.box.discoveries}
        assert points == sum(value[token] for token in self.ladder[territory])
        self.scored.append(territory)
        self.place = 0
        assert len(self.scored) <= (4 if self.epoch == 0 else 8)

    def _scored(self, seat: int, territory: str, place: int, points: int, worth: int) -> None:
        assert territory == self.scored[-1]
        if place:
            self.place += 1
            assert place == self.place  # one after the other, none shared
            assert self.people[territory][seat] > 0
            assert worth >= 0
        else:  # by a power alone: not there, or behind all places
            assert (points > 0, worth) == (True, 0)
            assert self.people[territory][seat] == 0 or self.place == min(3, self.players)
        self.points[seat] += points

    # Attacks

    def _attacked(self, seat: int, rival: int, territory: str, power: int) -> None:
        assert seat == self.turn != rival
        assert min(self.people[territory][seat], self.people[territory][rival]) > 0
        self.faces = []

    def _rolled(self, seat: int, face: int) -> None:
        self.faces.append(face)

    def _kept(self, seat: int, face: int) -> None:
        assert face in self.faces

    def _plundered(self, seat: int, rival: int, coins: int) -> None:
        self.coins[rival] -= coins
        self.coins[seat] += coins

    def _unharmed(self, seat: int, rival: int) -> None:
        pass

    # Coins and wonders

    def _earned(self, seat: int, coins: int) -> None:
        self.coins[seat] += coins

    def _migration(self, seat: int) -> None:
        self.coins[seat] -= 0 if self.free_migration else 2
        self.free_migration = False

    def _built(self, seat: int, wonder: str, points: int) -> None:
        assert self.wonder[wonder][0] == "offer"
        self.coins[seat] -= 7
        self.points[seat] += points
        self.wonder[wonder] = ("owned", seat)

    def _converted(self, seat: int) -> None:
        self.coins[seat] -= 2
        self.points[seat] += 1

    def _used(self, seat: int, wonder: str) -> None:
        self._declined(seat, wonder)
        self.used.add(wonder)
        self.free_migration = self.power[wonder] == "migrate"

    def _declined(self, seat: int, wonder: str) -> None:
        assert self.wonder[wonder] == ("owned", seat)
        assert wonder not in self.used

    # The epochs

    def _epoch_ended(self, seat: int) -> None:
        assert len(self.scored) == 4 or self.heroes_left() == 0  # fewer only by H2.5
        self.gone_heroes += self.heroes_left()
        self.gone_tokens += len(self.bag) + sum(map(len, self.ladder.values()))
        self.hand_size, self.row, self.used, self.received = [0] * self.players, [], set(), set()
        self.known, self.scored = [set() for _ in range(self.players)], []
        self.ladder = {land: [] for land in self.lands}
        for wonder, (place, _owner) in self.wonder.items():
            if place == "offer" and self.options["old_wonders"] == "fr":
                self.wonder[wonder] = ("gone", None)
        self.turn = seat

    def _remained(self, territory: str, discovery: str) -> None:
        self.gone_tokens -= 1
        self.ladder[territory].append(discovery)

    def _epoch_began(self, seat: int) -> None:
        assert seat == self.turn
        self._open_epoch()

    def _over(self) -> None:
        assert self.epoch == 1
        assert len(self.scored) == 8 or self.heroes_left() == 0  # fewer only by H2.5
        self.over = True

    # What it comes to

    def heroes(self) -> int:
        """All hero cards: dealt or laid out, played, gone, and those of the epoch to come."""
        waiting = sum(hero.epoch > self.epoch for hero in self.box.heroes)
        return self.heroes_left() + sum(map(len, self.played)) + self.gone_heroes + waiting

    def tokens(self) -> int:
        """All discovery tokens."""
        waiting = sum(token.epoch > self.epoch for token in self.box.discoveries)
        on_board = sum(map(len, self.ladder.values()))
        return len(self.bag) + len(self.drawn) + len(self.surveyed) + on_board + self.gone_tokens + waiting

    def compare(self, view: View) -> None:
        """The view of a spectator says the same."""
        assert view["seats"] == [{**self._seat(seat), **_apart(view, seat)} for seat in range(self.players)]
        assert view["territories"] == [
            {**self._territory(land), **_derived(view, index)} for index, land in enumerate(self.lands)
        ]
        assert view["wonders"] == [
            {"id": wonder, "place": place, "owner": owner, "used": wonder in self.used}
            for wonder, (place, owner) in self.wonder.items()
        ]
        under_way = view["scoring"] is not None
        assert view["scorings"] == len(self.scored) - under_way
        assert view["epoch"] == ["ancient", "modern"][self.epoch]
        assert view["bank"] == 60 - sum(self.coins)
        assert (view["row"], view["deck_size"]) == (self.row, self.deck_size)
        assert (view["drawn"], view["surveyed"]) == (self.drawn, self.surveyed)
        assert view["bag"] == [token.id for token in self.box.discoveries if token.id in self.bag]
        assert view["over"] is self.over
        if not self.over:  # the end may come between two turns
            assert view["turn"] == self.turn
            assert view["received"] == [land for land in self.lands if land in self.received]

    def _seat(self, seat: int) -> View:
        values = [self.value[hero] for hero in self.played[seat]]
        order = [hero.id for hero in self.box.heroes]
        known = sorted(self.known[seat], key=order.index)
        return {
            "colour": ["blue", "red", "green", "yellow", "violet"][seat],
            "points": self.points[seat],
            "coins": self.coins[seat],
            "supply": self.supply[seat],
            "made": self.made[seat],
            "discovery_sum": sum(values),
            "discoverers": sum(value > 0 for value in values),
            "played": list(self.played[seat]),
            "hand_size": self.hand_size[seat],
            "known": list(known),
        }

    def _territory(self, land: str) -> View:
        index = self.lands.index(land)
        return {
            "id": land,
            "in_play": self.epoch == 1 or index < 5,
            "spaces": 3 if index < 5 else 4,
            "discoveries": list(self.ladder[land]),
            "population": list(self.people[land]),
        }


def _apart(view: View, seat: int) -> View:
    """What is still to place has tests of its own (H1.2); hands are shown at the end, the log never told them."""
    one = _part(view, "seats", seat)
    shown = {"hand": one["hand"]} if view["over"] else {}
    return {"placing": one["placing"], **shown}


def _derived(view: View, index: int) -> View:
    """What a territory's view works out from the rest."""
    one = _part(view, "territories", index)
    return {"standings": one["standings"], "scored": one["scored"], "worth": one["worth"]}


def _part(view: View, name: str, index: int) -> View:
    parts: JSON = view[name]
    assert isinstance(parts, list)
    part = parts[index]
    assert isinstance(part, dict)
    return part
