"""Deck, discard pile and hands: how cards are drawn, given away and shuffled anew (S7.4, S7.5)."""

from __future__ import annotations

from mypy_extensions import i64

from herohall.core.generator import DECK
from herohall.games.seventh import events as e
from herohall.games.seventh.cards import EVERY_VALUE, WIDTH
from herohall.games.seventh.memory import DREW, HELD_ONLY, drawn
from herohall.games.seventh.table import FROM_HAND, FROM_PARTY, Table


def can_draw(table: Table) -> bool:
    """Whether at least one card can be had."""
    return table.deck_size > 0 or (table.settings.reshuffle and reshufflable(table) > 0)


def draw(table: Table) -> i64:
    """The top card of the deck, shuffling anew if need be; 0 if none can be had (S7.5)."""
    if table.deck_size == 0:
        if not can_draw(table):
            return 0
        reshuffle(table)
    return take_from_deck(table)


def take_from_deck(table: Table) -> i64:
    """One of the cards of a deck that is not empty, each equally likely."""
    deck = table.deck
    left: i64 = table.generator.below(DECK, table.deck_size)
    value: i64 = 1
    while left >= deck[value]:
        left -= deck[value]
        value += 1
    deck[value] -= 1
    table.deck_size -= 1
    return value


def draw_to_hand(table: Table, seat: i64, count: i64, event: int) -> None:
    """A seat draws up to `count` cards; the event says by which rule."""
    before = table.hand_sizes[seat]
    cards: i64 = 0
    for _ in range(count):
        value = draw(table)
        if value == 0:
            break
        table.hands[seat * WIDTH + value] += 1
        table.hand_sizes[seat] += 1
        cards += e.pack(value)
        if table.memory is not None:
            table.memory.add(seat, DREW, drawn(table.memory.generation, value))
    if cards:
        table.tell(event, seat, table.hand_sizes[seat] - before, cards)


def take_from_hand(table: Table, seat: i64, value: i64, kind: int, low: int) -> None:
    """A card leaves a hand; kind and low say where it goes (`memory.py`)."""
    table.hands[seat * WIDTH + value] -= 1
    table.hand_sizes[seat] -= 1
    if table.memory is not None:
        table.memory.add(seat, kind, low)


def reshufflable(table: Table) -> int:
    """How many cards S7.4 would shuffle: discards save the running requirement card, and eliminated piles."""
    held_back = 1 if table.requirement else 0
    eliminated = sum(table.eliminated) if table.settings.reshuffle_eliminated else 0
    return sum(table.discard) - held_back + eliminated


def reshuffle(table: Table) -> None:
    """S7.4: the discard pile becomes the deck, with the eliminated piles unless they stay where they are."""
    remember_old_deck(table)
    for value in range(1, WIDTH):
        table.deck[value] = table.discard[value] - (1 if value == table.requirement else 0)
        table.discard[value] -= table.deck[value]
    if table.settings.reshuffle_eliminated:
        for place, count in enumerate(table.eliminated):
            table.deck[place % WIDTH] += count
            table.eliminated[place] = 0
    table.deck_size = sum(table.deck)
    if table.log is not None:
        event = e.RESHUFFLED if table.settings.reshuffle_eliminated else e.RESHUFFLED_DISCARD
        table.tell(event, e.pack_counts(table.deck))


# What stays known of the hands


def remember_old_deck(table: Table) -> None:
    """From now on the cards in the hands are of an older deck than those drawn next."""
    memory = table.memory
    if memory is None:
        return
    hidden = hidden_counts(table)
    for seat in range(table.settings.players):
        numbers = hidden_numbers(table, seat)
        memory.begin(seat, table.hand(seat), [hidden_card(table, number) for number in numbers], numbers)
    for value, count in enumerate(memory.given()):
        hidden[value] += count
    for place, count in enumerate(memory.old_pools):
        hidden[place % WIDTH] -= count
    memory.old_pools = memory.old_pools + hidden
    memory.generation += 1


def hidden_counts(table: Table) -> list[int]:
    """By value, all cards that are not public, the deck excepted."""
    counts = [0] * WIDTH
    for place, count in enumerate(table.hands):
        counts[place % WIDTH] += count
    if table.wandering and table.source != FROM_PARTY:
        counts[table.wandering] += 1
    for value in table.clue_cards:
        counts[value] += 1
    return counts


def hidden_numbers(table: Table, seat: int) -> list[int]:
    """The cards that left a seat's hand this turn and are not public: 0 the wandering hero, k the k-th clue."""
    numbers = [number for number, asker in enumerate(table.clue_askers, start=1) if asker == seat]
    if seat == table.active and table.wandering and table.source == FROM_HAND:
        numbers.insert(0, 0)
    return numbers


def hidden_card(table: Table, number: int) -> int:
    """The card of that number (see `hidden_numbers`)."""
    return table.wandering if number == 0 else table.clue_cards[number - 1]


def remember_unmatched(table: Table, fits: int) -> None:
    """Nothing in the active player's hand fits, and all have seen that (S2.4)."""
    if table.memory is not None:
        table.memory.begin(table.active, table.hand(table.active), [], [])
        table.memory.add(table.active, HELD_ONLY, EVERY_VALUE & ~fits)


def unveil(table: Table) -> None:
    """The wandering hero is turned up: it wanders no more, and all have seen it."""
    value = table.wandering
    table.wandering = table.forbidden = 0
    table.unveiled = value
    memory = table.memory
    if memory is None:
        return
    if table.source == FROM_HAND:
        memory.reveal(table.active, 0, value)
    elif table.source != FROM_PARTY and memory.wandering_generation < memory.generation:
        memory.old_pools[memory.wandering_generation * WIDTH + value] -= 1
