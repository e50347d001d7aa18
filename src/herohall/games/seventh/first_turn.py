"""Whether a first turn can have gone so: the rules play it again from every deal that may have led there.

Later turns begin with heroes used long ago, and nobody can tell how; the first one begins with nothing used, so that
whatever is used in it must have been used since. Checked when a state is read from outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import groupby, product
from typing import Final

from herohall.core.generator import DECK, Generator
from herohall.core.saving import demand
from herohall.games.seventh import rules
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import WIDTH, WITCH, bit, size
from herohall.games.seventh.memory import DREW, KIND, SEAT_SHIFT, Memory
from herohall.games.seventh.powers import start_window
from herohall.games.seventh.table import Table, spread

MOST_TABLES: Final = 30_000
"""So many tables are made, half a second's worth; what is not decided until then counts as possible. States of random
games and changes of them needed half of it at the most."""

Cards = tuple[int, ...]


def check_first_turn(table: Table) -> None:
    """BadState unless the rules lead to this table in the first turn."""
    memory = table.memory
    if memory is None or memory.generation > 0 or _is_forgotten(table):
        return
    demand(Search(table).succeeds(beginnings(table)), "no first turn leads there")


def _is_forgotten(table: Table) -> bool:
    """Whether the deck has ended and clue cards, if there were any, cannot be told from other discards."""
    return table.phase == at.OVER and table.winner < 0 and sum(table.hand_sizes) > 0


# How it may have begun


def beginnings(table: Table) -> Iterator[tuple[Table, list[Cards]]]:
    """Tables as dealt, with the first requirement turned up, and what each seat must then draw."""
    hero = table.wandering or table.unveiled
    for party, gone in _heroes(table, hero):
        for discarded in _discarded(table, gone):
            discard = _minus(_minus(table.discard, [*gone, *discarded]), [table.requirement])
            replaced = spread(discard) if min(discard) >= 0 else [0]
            if all(any(one & bit(value) for one in party) for value in replaced):  # S1.1
                yield from _hands(table, hero, party, discard, discarded)


def _heroes(table: Table, hero: int) -> Iterator[tuple[list[int], list[int]]]:
    """Parties as dealt, and which heroes of the turn lie in the discard pile."""
    party = table.party[:]
    if hero and table.source == at.FROM_PARTY:
        party[table.active] |= bit(hero)
    yield from _recruits(table, hero, party)


def _recruits(table: Table, hero: int, party: list[int]) -> Iterator[tuple[list[int], list[int]]]:
    holder = table.holder
    if not table.unveiled or table.phase == at.W3:
        yield party, []
        return
    came_back = table.source == at.FROM_PARTY and holder == table.active
    joined = party[:]
    if not came_back:
        joined[holder] &= ~bit(hero)
    if table.party[holder] & bit(hero):
        yield joined, []
    yield party, [hero]
    if table.phase == at.OVER:
        doubled = party[:]
        doubled[holder] |= bit(hero)
        yield doubled, [hero, hero] if table.settings.doubles_to_discard else []


def _discarded(table: Table, gone: list[int]) -> Iterator[list[int]]:
    """What the active player may have discarded after a hero from the deck (S2.3)."""
    yield []
    if table.source == at.FROM_DECK and table.phase in (at.W2, at.RECEIVING, at.W3, at.W4, at.OVER):
        for value, count in enumerate(_minus(table.discard, gone)):
            if count > 0:
                yield [value]


def _hands(
    table: Table, hero: int, party: list[int], discard: list[int], discarded: list[int]
) -> Iterator[tuple[Table, list[Cards]]]:
    """The same for the hands: of each, which cards were drawn in this turn."""
    ways: list[list[Cards]] = []
    every: list[list[int]] = []
    for seat in range(table.settings.players):
        cards = table.hand(seat)
        cards += [card for card, asker in zip(table.clue_cards, table.clue_askers, strict=True) if asker == seat]
        if seat == table.active:
            cards += discarded + ([hero] if hero and table.source == at.FROM_HAND else [])
        ways.append(_drawn(table, seat, cards))
        every.append(cards)
    for drawn in product(*ways):
        yield _begun(table, hero, party, discard, every, list(drawn)), list(drawn)


def _drawn(table: Table, seat: int, cards: list[int]) -> list[Cards]:
    """Which of a seat's cards of this turn it may have drawn in it. Which of them they were matters only where nothing
    fitted, or where one of them has been given away again."""
    more = len(cards) - table.settings.hand
    held = table.hand(seat)
    if more < 0:
        return []
    if more <= len(held) and not (seat == table.active and table.unmatched):
        return [tuple(held[:more])]
    return list(_choices(cards, more))


def _choices(cards: list[int], count: int) -> Iterator[Cards]:
    """So many of these cards in every way; copies of a hero do not differ."""
    if count == 0:
        yield ()
        return
    for value in sorted(set(cards)):
        rest = [card for card in cards if card >= value]
        rest.remove(value)
        for others in _choices(rest, count - 1):
            yield value, *others


def _begun(
    table: Table, hero: int, party: list[int], discard: list[int], cards: list[list[int]], drawn: list[Cards]
) -> Table:
    start = Table(table.settings, table.generator)
    start.memory = Memory(table.settings.players)
    start.party = party[:]
    start.turn, start.active, start.requirement = 1, table.active, table.requirement
    start.discard = discard[:]
    start.discard[table.requirement] += 1
    start.deck = table.deck[:]
    if hero and table.source in (at.FROM_DECK, at.FROM_DECK_UNSEEN):
        start.deck[hero] += 1
    for seat, hand in enumerate(cards):
        for value in hand:
            start.hands[seat * WIDTH + value] += 1
        for value in drawn[seat]:
            start.hands[seat * WIDTH + value] -= 1
            start.deck[value] += 1
        start.hand_sizes[seat] = len(hand) - len(drawn[seat])
    start.deck_size = sum(start.deck)
    start_window(start, at.W1)
    return start


def _minus(counts: list[int], values: list[int]) -> list[int]:
    left = counts[:]
    for value in values:
        left[value] -= 1
    return left


# How it may have gone on


class DeadEnd(Exception):
    """Chance is asked for a card that was not drawn in this turn."""


class Undecided(Exception):
    """Chance is asked for one of several cards."""

    def __init__(self, values: list[int]) -> None:
        super().__init__()
        self.values = values


class Drawing(Generator):
    """Chance that brings what is to be explained: the hero that was sent, and what each seat has drawn."""

    def __init__(self, table: Table, hero: int, drawn: list[Cards], drawer: int, answers: list[int]) -> None:
        super().__init__(0, True)
        self.table = table
        self.hero = hero
        self.drawn = drawn
        self.drawer = drawer
        self.answers = answers

    def below(self, stream: int, n: int) -> int:
        table = self.table
        if stream != DECK or table.requirement == 0:  # the next turn begins
            raise DeadEnd
        if table.phase == at.SENDING:
            return self._place(self.hero)
        seat = self.drawer if table.offset == 0 else table.active
        if not self.answers:
            raise Undecided(sorted(set(self.drawn[seat])))
        value = self.answers.pop(0)
        rest = list(self.drawn[seat])
        rest.remove(value)
        self.drawn = [*self.drawn[:seat], tuple(rest), *self.drawn[seat + 1 :]]
        return self._place(value)

    def _place(self, value: int) -> int:
        if self.table.deck[value] == 0:
            raise DeadEnd
        return sum(self.table.deck[:value])

    def copy(self) -> Generator:
        return Generator(0, True)


class Search:
    """All ways a turn can go, as far as they may lead to one table."""

    def __init__(self, wanted: Table) -> None:
        self.wanted = wanted
        self.goal = _picture(wanted)
        self.hero: int = wanted.wandering or wanted.unveiled
        self.made = 0
        """Tables so far: what this costs."""

    def succeeds(self, beginnings: Iterable[tuple[Table, list[Cards]]]) -> bool:
        """Whether the rules lead from one of these beginnings to the table that is wanted, or might do so."""
        met: set[object] = set()
        waiting: list[tuple[int, int, Table, list[Cards]]] = []
        for start, drawn in beginnings:
            self._follow(start, drawn, -1, waiting)
            if self.made > MOST_TABLES:
                return True
        while waiting:
            _, _, table, left = heappop(waiting)
            picture = _picture(table)
            if picture == self.goal or self.made > MOST_TABLES:
                return True
            known = (picture, *left)
            if known in met or not self._may_lead_there(table):
                continue
            met.add(known)
            for move in rules.legal_moves(table):
                self._follow(table, left, move, waiting)
        return False

    def _follow(
        self, table: Table, drawn: list[Cards], move: int, waiting: list[tuple[int, int, Table, list[Cards]]]
    ) -> None:
        """Add what a move may lead to."""
        for after, still in self._results(table, drawn, move):
            self.made += 1
            heappush(waiting, (-self._nearness(after), -self.made, after, still))

    def _results(self, table: Table, drawn: list[Cards], move: int) -> Iterator[tuple[Table, list[Cards]]]:
        """What a move may lead to (-1: the turn begins), whatever is drawn."""
        drawer = table.announced[0] if table.announced else table.asked
        open_ways: list[list[int]] = [[]]
        while open_ways:
            way = open_ways.pop()
            after = table.copy()
            assert table.memory is not None
            after.memory = table.memory.copy()
            after.generator = chance = Drawing(after, self.hero, drawn, drawer, way[:])
            try:
                if move < 0:
                    rules.advance(after)
                else:
                    rules.apply(after, move)
            except Undecided as asked:
                open_ways += [[*way, value] for value in asked.values]
            except DeadEnd:
                continue
            else:
                yield after, chance.drawn

    def _may_lead_there(self, table: Table) -> bool:
        """Whether nothing has happened yet that is not so on the table that is wanted."""
        wanted = self.wanted
        if table.phase == at.OVER or table.turn != wanted.turn or table.seen_by & ~wanted.seen_by:
            return False
        if (table.ignored and not wanted.ignored) or table.memory is None or table.memory.generation > 0:
            return False
        asked = len(table.clue_cards)
        clues = table.clue_cards == wanted.clue_cards[:asked] and table.clue_askers == wanted.clue_askers[:asked]
        if not clues and wanted.phase != at.OVER:
            return False
        if table.wandering or table.unveiled:
            sent = table.wandering or table.unveiled
            if sent != self.hero or table.source != wanted.source or (table.unveiled and not wanted.unveiled):
                return False
            seats = wanted.settings.players
            if (table.holder - wanted.active - 1) % seats > (wanted.holder - wanted.active - 1) % seats:
                return False
        return all(self._may_be_used(table, seat) for seat in range(wanted.settings.players))

    def _may_be_used(self, table: Table, seat: int) -> bool:
        """Whether what a seat has used is used in the end or has left, but for one hero that its 3 makes ready."""
        wanted = self.wanted
        final: int = wanted.used[seat]
        sent = wanted.source == at.FROM_PARTY and seat == wanted.active
        doubled = wanted.phase == at.OVER and wanted.winner < 0 and seat == wanted.holder
        if sent or doubled:
            final |= bit(self.hero)
        excess: int = table.used[seat] & ~final
        pending = any(
            table.announced[place] == seat and table.announced[place + 1] == WITCH
            for place in range(0, len(table.announced), 3)
        )
        again = bool(final & bit(WITCH)) and (pending or not table.used[seat] & bit(WITCH))
        return not excess or (size(excess) == 1 and again)

    def _nearness(self, table: Table) -> int:
        """How much of what is wanted has happened: the most of it is followed first."""
        wanted = self.wanted
        used = sum(size(one & other) for one, other in zip(table.used, wanted.used, strict=True))
        sent = 1 if table.wandering or table.unveiled else 0
        seen = size(table.seen_by) if sent else 0
        return 2 * (used + len(table.clue_cards)) + sent + seen + (1 if table.ignored else 0) - table.deck_size


def _picture(table: Table) -> tuple[object, ...]:
    """All that a table is, but for chance."""
    memory = table.memory
    assert memory is not None
    open_game = () if table.phase == at.OVER else (table.asked, table.offset)
    return (
        *table.party, *table.used, *table.hands, *table.deck, *table.discard, *table.eliminated,
        table.turn, table.active, table.requirement, table.ignored, table.unmatched, table.wandering, table.holder,
        table.source, table.seen_by, table.forbidden, table.unveiled, *table.clue_askers, -1, *table.clue_cards,
        table.phase, *table.announced, -1, table.doubled, table.winner, *_unordered(memory.history), open_game,
    )  # fmt: skip


def _unordered(history: list[int]) -> list[int]:
    """A history in which cards that a seat drew one after the other are in order: a sample may mix them."""
    found: list[int] = []
    for _, run in groupby(history, lambda entry: (entry >> SEAT_SHIFT, entry & KIND)):
        entries = list(run)
        found += sorted(entries) if entries[0] & KIND == DREW else entries
    return found
