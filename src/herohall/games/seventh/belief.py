"""From what a seat knows to a full state that fits it, uniformly over the deals that do.

A *deal* says which physical card lies in which hidden place. Places are: the slots of the others' hands, the deck, the
wandering hero and the clue cards where the seat has not seen them. What restricts a place:

- its *generation*: a card drawn before a reshuffle is one of those then hidden (see `memory.py`);
- a *set* of values: the hand held nothing that fits, the sent card had to fit, the clue was answered so.

When a card has left a hand whose slots differ in this, it may have come from any slot that allows its value. All such
ways are followed at once and counted: a `World` is what they leave behind, its weight the number of ways. Then deals
are counted for every world and value of an unseen wandering hero, and one is drawn with the right probability.

One thing is not drawn but fixed: of several ways to the same world the likeliest stands for all when a sampled state is
given the *other* seats' memory of their own earlier draws. It never contradicts what the seat knows.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from herohall.core.generator import SEATS, Generator, product
from herohall.games.seventh import memory as past
from herohall.games.seventh.cards import EVERY_VALUE, FITS, WIDTH, bit
from herohall.games.seventh.memory import DREW, GAVE, GAVE_HIDDEN, HELD_ONLY, KIND, LOW, SEAT_SHIFT, Memory
from herohall.games.seventh.rules import fits_now
from herohall.games.seventh.supply import hidden_card, hidden_counts, hidden_numbers
from herohall.games.seventh.table import FROM_DECK, FROM_DECK_UNSEEN, OVER, Table

Pool = tuple[int, ...]
"""Counts by value."""
Group = tuple[int, int]
"""Slots alike: generation, set of values."""
Hand = tuple[tuple[Group, int], ...]
"""How many slots of each group, in ascending order."""

MOST_WORLDS: Final = 300
"""Beyond this many a fair selection of the worlds stands for all: some deals are then never drawn, none is wrong. If
all that were kept turn out wrong (seldom, after several reshuffles), hopeless ones are left out from the beginning,
and only then are more kept; a test shows how far that reaches."""
_SEED_MASK: Final = (1 << 64) - 1
_OTHER_CHANCE: Final = 0xA5A5A5A55A5A5A5A


class Path:
    """The groups from which cards left, as a chain: the last one, and those before."""

    __slots__ = ("before", "group")

    def __init__(self, before: Path | None, group: Group) -> None:
        self.before = before
        self.group = group


class World:
    """One way things may stand: cards left per generation, slots of each hand, unseen cards on the table."""

    __slots__ = ("hands", "hidden", "key", "path", "pools", "weight")

    def __init__(self, pools: tuple[Pool, ...], hands: tuple[Hand, ...], hidden: tuple[tuple[int, Group], ...]) -> None:
        self.pools = pools
        self.hands = hands
        self.hidden = hidden
        """The unseen cards by number (0 the wandering hero, k the k-th clue card) and the group they came from."""
        self.key = (pools, hands, hidden)
        """Equal for worlds that will never differ again."""
        self.weight = 1
        self.path: Path | None = None

    def with_hand(self, seat: int, hand: Hand) -> World:
        """The world in which a hand has other slots."""
        other = World(self.pools, (*self.hands[:seat], hand, *self.hands[seat + 1 :]), self.hidden)
        other.weight, other.path = self.weight, self.path
        return other

    def take(self, seat: int, group: Group, count: int, value: int) -> World:
        """The world in which a card of this value left one of these slots; its weight counts the ways."""
        generation = group[0]
        pools = without(self.pools, generation, value)
        hands = (*self.hands[:seat], fewer(self.hands[seat], group), *self.hands[seat + 1 :])
        other = World(pools, hands, self.hidden)
        other.weight = product(self.weight, count * self.pools[generation][value])
        other.path = Path(self.path, group)
        return other

    def hide(self, seat: int, group: Group, count: int, number: int, allowed: int) -> World:
        """The world in which the unseen card of this number left one of these slots."""
        hands = (*self.hands[:seat], fewer(self.hands[seat], group), *self.hands[seat + 1 :])
        other = World(self.pools, hands, (*self.hidden, (number, (group[0], group[1] & allowed))))
        other.weight = product(self.weight, count)
        other.path = Path(self.path, group)
        return other


def thinned(worlds: list[World], most: int) -> list[World]:
    """So many of the worlds, each with probability in proportion to its weight, which is evened out in return."""
    total = sum(world.weight for world in worlds)
    kept: list[World] = []
    passed = 0
    ticks = 0
    for world in worlds:
        passed += world.weight
        # Ticks lie evenly over the whole weight: at 1/2, 3/2, 5/2 … of total / most.
        reached = (product(passed, 2 * most) + total) // (total + total)
        if reached > ticks:
            world.weight = product(total, reached - ticks)
            kept.append(world)
            ticks = reached
    return kept


def steps(path: Path | None) -> list[Group]:
    """A path in the order it was gone."""
    result: list[Group] = []
    while path is not None:
        result.append(path.group)
        path = path.before
    return result[::-1]


class Sampler:
    """All that one seat knows at one moment, ready to draw deals from."""

    def __init__(self, table: Table, memory: Memory, seat: int, most_worlds: int = MOST_WORLDS) -> None:
        self.table = table
        self.memory = memory
        self.seat = seat
        self.others = [other for other in range(table.settings.players) if other != seat]
        self._ways: dict[tuple[Pool, tuple[int, ...]], int] = {}
        self.most_worlds = most_worlds
        self._thinned = False
        self._careful = False
        """Whether worlds that cannot be right any more are left out at once: slower, but the others go further."""
        self.cases: list[tuple[World, int]] = []
        """Every world with every value an unseen wandering hero may have (0: seen, or none)."""
        self.weights: list[int] = []
        if table.phase == OVER:  # S9.6: nothing is hidden any more
            return
        self._find_cases()
        while not self.cases and self._thinned:  # all worlds that were kept have turned out wrong
            if self._careful:
                self.most_worlds *= 4
            self._careful = True
            self._thinned = False
            self._find_cases()

    # What the seat knows

    def knows_wandering(self) -> bool:
        """Whether there is no wandering hero it has not seen."""
        return self.table.wandering == 0 or self.table.knows_wandering(self.seat)

    def knows_clue(self, number: int) -> bool:
        """S9.2: asker and active player know a clue card."""
        return self.seat in (self.table.active, self.table.clue_askers[number - 1])

    def knows_hidden(self, number: int) -> bool:
        """Whether the seat knows the hidden card of that number (0 the wandering hero, k the k-th clue card)."""
        return self.knows_wandering() if number == 0 else self.knows_clue(number)

    def start_pools(self) -> tuple[Pool, ...]:
        """Per generation the cards the seat has not itself drawn, counted as before any card left a history."""
        table, memory = self.table, self.memory
        pools = [memory.old_pools[first : first + WIDTH] for first in range(0, len(memory.old_pools), WIDTH)]
        current = [hidden + deck for hidden, deck in zip(hidden_counts(table), table.deck, strict=True)]
        for value, count in enumerate(memory.given()):
            current[value] += count
        for old in pools:
            for value in range(WIDTH):
                current[value] -= old[value]
        pools.append(current)
        for entry in self.history([self.seat]):
            if entry & KIND == DREW:
                pools[(entry & LOW) >> 4][entry & 15] -= 1
        # A wandering hero from the deck that the seat has seen; known cards out of hands are taken by the history.
        if table.wandering and table.source in (FROM_DECK, FROM_DECK_UNSEEN) and self.knows_wandering():
            pools[memory.wandering_generation][table.wandering] -= 1
        return tuple(tuple(pool) for pool in pools)

    def history(self, seats: list[int]) -> list[int]:
        """What happened to these hands; plain ones get a short history that says the same."""
        memory, table = self.memory, self.table
        entries = [entry for entry in memory.history if entry >> SEAT_SHIFT in seats]
        for seat in seats:
            if memory.plain[seat]:
                numbers = hidden_numbers(table, seat)
                cards = table.hand(seat) + [hidden_card(table, number) for number in numbers]
                entries += [past.entry_of(seat, DREW, past.drawn(memory.generation, value)) for value in cards]
                entries += [past.entry_of(seat, GAVE_HIDDEN, number) for number in numbers]
        return entries

    # Following the history

    def worlds(self) -> list[World]:
        """All ways the history may have gone."""
        worlds = [World(self.start_pools(), ((),) * self.table.settings.players, ())]
        for entry in self.history(self.others):
            worlds = self._followed(worlds, entry >> SEAT_SHIFT, entry)
        if self.table.source in (FROM_DECK, FROM_DECK_UNSEEN) and not self.knows_wandering():
            sent = (0, (self.memory.wandering_generation, EVERY_VALUE))
            for world in worlds:
                world.hidden = (*world.hidden, sent)
        return worlds

    def _followed(self, worlds: list[World], seat: int, entry: int) -> list[World]:
        """The worlds after one more entry of a seat's history."""
        kind, low = entry & KIND, entry & LOW
        if kind == DREW:
            group = (low >> 4, EVERY_VALUE)
            return [world.with_hand(seat, more(world.hands[seat], group)) for world in worlds]
        if kind == HELD_ONLY:
            narrowed = [world.with_hand(seat, restricted(world.hands[seat], low)) for world in worlds]
            return self._merged([world for world in narrowed if all(group[1] for group, _ in world.hands[seat])])
        if kind == GAVE or self.knows_hidden(low):
            value = low if kind == GAVE else hidden_card(self.table, low)
            return self._merged(
                [
                    world.take(seat, group, count, value)
                    for world in worlds
                    for group, count in world.hands[seat]
                    if group[1] & bit(value) and world.pools[group[0]][value] > 0
                ]
            )
        allowed = fits_now(self.table) if low == 0 else EVERY_VALUE  # S2.2
        return self._merged(
            [
                world.hide(seat, group, count, low, allowed)
                for world in worlds
                for group, count in world.hands[seat]
                if group[1] & allowed
            ]
        )

    def _merged(self, worlds: list[World]) -> list[World]:
        """Equal worlds as one, which keeps the path of the heaviest; only so many of them."""
        if self._careful:
            worlds = [world for world in worlds if self._can_be_dealt(world)]
        if len(worlds) < 2:
            return worlds
        merged: dict[object, World] = {}
        total: dict[object, int] = {}
        for world in worlds:
            known = merged.get(world.key)
            total[world.key] = total.get(world.key, 0) + world.weight
            if known is None or world.weight > known.weight:
                merged[world.key] = world
        for key, world in merged.items():
            world.weight = total[key]
        result = list(merged.values())
        if len(result) > self.most_worlds:
            self._thinned = True
            result = thinned(result, self.most_worlds)
        return result

    def _can_be_dealt(self, world: World) -> bool:
        """Whether the cards left of every older deck can lie in the places left for them."""
        for generation in range(self.memory.generation):
            sets = [allowed for _, (born, allowed) in world.hidden if born == generation]
            for seat in self.others:
                for (born, allowed), count in world.hands[seat]:
                    if born == generation:
                        sets += [allowed] * count
            if not self.ways_to_fill(world.pools[generation], tuple(sorted(sets))):
                return False
        return True

    # Counting deals

    def _find_cases(self) -> None:
        unseen = not self.knows_wandering()
        for world in self.worlds():
            for wandering in range(1, WIDTH) if unseen else [0]:
                weight = self._deals(world, wandering)
                if weight:
                    self.cases.append((world, wandering))
                    self.weights.append(weight)

    def _deals(self, world: World, wandering: int) -> int:
        """How many deals there are in a world, given the value of an unseen wandering hero."""
        pools = world.pools
        weight = world.weight
        if wandering:
            generation, allowed = dict(world.hidden)[0]
            if not allowed & bit(wandering) or self._contradicted(wandering):
                return 0
            weight = product(weight, pools[generation][wandering])
            pools = without(pools, generation, wandering)
        for generation, pool in enumerate(pools):
            sets = tuple(allowed for _, allowed in self.tight_slots(world, wandering, generation))
            ways = product(self.ways_to_fill(pool, sets), factorial(sum(pool) - len(sets)))
            weight = product(weight, ways)
        return weight

    def _contradicted(self, wandering: int) -> bool:
        """Whether the answer to a clue card the seat knows rules this hero out."""
        return any(
            self.knows_clue(number) and not bit(card) & self._clue_set(number, wandering)
            for number, card in enumerate(self.table.clue_cards, start=1)
        )

    def tight_slots(self, world: World, wandering: int, generation: int) -> list[tuple[int, int]]:
        """The restricted places of one generation: (seat, or -k for the k-th clue card; the set of values)."""
        slots: list[tuple[int, int]] = []
        for number, (born, allowed) in world.hidden:
            if number and born == generation:
                slots.append((-number, allowed & self._clue_set(number, wandering)))
        for seat in self.others:
            for (born, allowed), count in world.hands[seat]:
                if born == generation and allowed != EVERY_VALUE:
                    slots += [(seat, allowed)] * count
        return slots

    def _clue_set(self, number: int, wandering: int) -> int:
        """What the k-th clue card may be, going by its answer (S4.2)."""
        table = self.table
        value = wandering or table.wandering or table.unveiled
        yes = bit(value)
        if table.settings.clue_by_requirement:
            row = table.settings.players * WIDTH
            yes = sum(bit(card) for card in range(1, WIDTH) if FITS[row + card] & bit(value))
        return yes if table.clue_answers[number - 1] else EVERY_VALUE & ~yes

    def ways_to_fill(self, pool: Pool, sets: tuple[int, ...]) -> int:
        """How many ways to lay cards of the pool into these restricted places, in order."""
        if not sets:
            return 1
        key = (pool, sets)
        ways = self._ways.get(key)
        if ways is None:
            ways = 0
            for value in range(1, WIDTH):
                if sets[0] & bit(value) and pool[value] > 0:
                    ways += product(self.ways_to_fill(less(pool, value), sets[1:]), pool[value])
            self._ways[key] = ways
        return ways

    # Drawing a deal

    def draw(self, seed: int) -> tuple[Table, Memory]:
        """A table and memory that fit what the seat knows, with chance of their own."""
        chance = Generator(seed & _SEED_MASK, fast=True)
        table, memory = self.table.copy(), self.memory.copy()
        table.generator = Generator((seed ^ _OTHER_CHANCE) & _SEED_MASK, fast=True)
        if table.phase == OVER:
            return table, memory
        world, wandering = self.cases[pick(self.weights, chance)]
        Deal(self, world, wandering, chance).lay_out(table, memory)
        return table, memory


class Deal:
    """One deal being drawn: which cards go to which hidden places."""

    def __init__(self, sampler: Sampler, world: World, wandering: int, chance: Generator) -> None:
        self.sampler = sampler
        self.world = world
        self.wandering = wandering
        self.chance = chance
        self.pools = [list(pool) for pool in world.pools]
        if wandering:
            self.pools[dict(world.hidden)[0][0]][wandering] -= 1
        self.clues: dict[int, int] = {}
        self.cards: list[dict[Group, list[int]]] = [{} for _ in world.hands]
        """For every hand the cards laid into the slots of each group."""

    def lay_out(self, table: Table, memory: Memory) -> None:
        """Draw the deal and put it on the table."""
        for generation in range(len(self.pools)):
            self._fill_tight(generation)
        self._fill_loose()
        if self.wandering:
            table.wandering = self.wandering
        for number, value in self.clues.items():
            table.clue_cards[number - 1] = value
        for seat in self.sampler.others:
            table.hands[seat * WIDTH : (seat + 1) * WIDTH] = [0] * WIDTH
            for cards in self.cards[seat].values():
                for value in cards:
                    table.hands[seat * WIDTH + value] += 1
        table.deck = self.pools[-1]
        self._rewrite_history(memory)

    def _fill_tight(self, generation: int) -> None:
        slots = self.sampler.tight_slots(self.world, self.wandering, generation)
        sets = tuple(allowed for _, allowed in slots)
        pool = self.pools[generation]
        for place, (owner, allowed) in enumerate(slots):
            weights = [0] * WIDTH
            for value in range(1, WIDTH):
                if allowed & bit(value) and pool[value] > 0:
                    rest = less(tuple(pool), value)
                    weights[value] = product(self.sampler.ways_to_fill(rest, sets[place + 1 :]), pool[value])
            value = pick(weights, self.chance)
            pool[value] -= 1
            if owner < 0:
                self.clues[-owner] = value
            else:
                self.cards[owner].setdefault((generation, allowed), []).append(value)

    def _fill_loose(self) -> None:
        """Slots that may hold anything of their generation; what is left over of the last one is the deck."""
        for seat in self.sampler.others:
            for group, count in self.world.hands[seat]:
                if group[1] == EVERY_VALUE:
                    pool = self.pools[group[0]]
                    self.cards[seat][group] = [take_any(pool, self.chance) for _ in range(count)]

    def _rewrite_history(self, memory: Memory) -> None:
        """Give the others a memory of their own draws that fits the deal."""
        if not memory.history:
            return
        values = iter(self._drawn_values())
        others = self.sampler.others
        memory.history = [
            entry & ~15 | next(values) if entry & KIND == DREW and entry >> SEAT_SHIFT in others else entry
            for entry in memory.history
        ]

    def _drawn_values(self) -> list[int]:
        """What each draw of the others' history brought, in its order, going along the world's path."""
        slots: list[Slot] = []
        path = iter(steps(self.world.path))
        for entry in self.sampler.history(self.sampler.others):
            seat, kind, low = entry >> SEAT_SHIFT, entry & KIND, entry & LOW
            if kind == DREW:
                slots.append(Slot(seat, low >> 4))
            elif kind == HELD_ONLY:
                for slot in slots:
                    if slot.seat == seat:
                        slot.allowed &= low
            else:
                open_slot(slots, seat, next(path)).value = low if kind == GAVE else self._hidden_value(low)
        for seat in self.sampler.others:
            for group, cards in sorted(self.cards[seat].items()):
                for value in cards:
                    open_slot(slots, seat, group).value = value
        return [slot.value for slot in slots]

    def _hidden_value(self, number: int) -> int:
        if self.sampler.knows_hidden(number):
            return hidden_card(self.sampler.table, number)
        return self.wandering if number == 0 else self.clues[number]


class Slot:
    """A place in a hand: empty (0) until it is known which card lies or lay there."""

    __slots__ = ("allowed", "generation", "seat", "value")

    def __init__(self, seat: int, generation: int) -> None:
        self.seat = seat
        self.generation = generation
        self.allowed = EVERY_VALUE
        self.value = 0


def open_slot(slots: list[Slot], seat: int, group: Group) -> Slot:
    """The first slot of a hand and group that is still empty."""
    for slot in slots:
        if slot.value == 0 and slot.seat == seat and (slot.generation, slot.allowed) == group:
            return slot
    raise AssertionError(f"no open slot of {group}")


# Small change


def more(hand: Hand, group: Group) -> Hand:
    """The hand with one more slot of a group."""
    counts = dict(hand)
    counts[group] = counts.get(group, 0) + 1
    return tuple(sorted(counts.items()))


def fewer(hand: Hand, group: Group) -> Hand:
    """The hand with one slot less of a group."""
    return tuple((one, count - (one == group)) for one, count in hand if one != group or count > 1)


def restricted(hand: Hand, allowed: int) -> Hand:
    """The slots of a hand after it was seen to hold only these values."""
    counts: dict[Group, int] = {}
    for (generation, before), count in hand:
        group = (generation, before & allowed)
        counts[group] = counts.get(group, 0) + count
    return tuple(sorted(counts.items()))


def less(pool: Pool, value: int) -> Pool:
    """The pool without one card of this value."""
    return (*pool[:value], pool[value] - 1, *pool[value + 1 :])


def without(pools: tuple[Pool, ...], generation: int, value: int) -> tuple[Pool, ...]:
    """The pools without one card of this value in this generation."""
    return tuple(less(pool, value) if number == generation else pool for number, pool in enumerate(pools))


def pick(weights: list[int], chance: Generator) -> int:
    """An index with probability in proportion to its weight."""
    left = chance.below(SEATS, sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("no weight to pick from")


def take_any(pool: list[int], chance: Generator) -> int:
    """A random card of the pool, taken out of it."""
    value = pick(pool, chance)
    pool[value] -= 1
    return value
