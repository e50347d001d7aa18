"""Whether a table could have come about in a game: checked when a state is read from outside."""

from __future__ import annotations

from herohall.core.saving import demand
from herohall.games.seventh import rules
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import HEN, WIDTH, bit, members, size
from herohall.games.seventh.events import SOURCES
from herohall.games.seventh.memory import DREW, GAVE, HELD_ONLY, KIND, LOW, SEAT_SHIFT, Memory
from herohall.games.seventh.powers import usable_powers
from herohall.games.seventh.supply import hidden_card, hidden_numbers
from herohall.games.seventh.table import Table


def check_table(table: Table) -> None:
    """Everything about a table whose numbers are each within their range."""
    _check_cards(table)
    _check_question(table)
    _check_journey(table)
    _check_clues(table)
    if table.memory is not None:
        _check_history(table, table.memory)
        _check_old_pools(table, table.memory)


def _check_cards(table: Table) -> None:
    """Every card is somewhere, once (S0.1)."""
    settings = table.settings
    counts = [deck + discard for deck, discard in zip(table.deck, table.discard, strict=True)]
    for place, count in enumerate(table.hands):
        counts[place % WIDTH] += count + table.eliminated[place]
    for party in table.party:
        for value in members(party):
            counts[value] += 1
    for value in [table.wandering, table.doubled, *table.clue_cards]:
        if value:
            counts[value] += 1
    total = settings.values * settings.copies
    demand(sum(counts) == total, f"{sum(counts)} cards, expected {total}")
    for value in range(1, settings.values + 1):
        demand(
            counts[value] == settings.copies,
            f"{counts[value]} cards of value {value}, expected {settings.copies}",
        )
    demand(table.discard[table.requirement] > 0, "the requirement card is not in the discard pile")


def _check_question(table: Table) -> None:
    """The question fits the table, and there is an answer to it."""
    on_the_way = table.phase in (at.W2, at.RECEIVING, at.DISCARDING)
    demand((table.wandering > 0) == on_the_way, "a hero wanders exactly while it is received")
    demand((table.doubled > 0) == (table.phase == at.W3), "a double lies open exactly in W3")
    demand(
        not table.doubled or bool(table.party[table.holder] & bit(table.doubled)),
        "the doubled hero has no twin",
    )
    demand(not table.clue_cards or table.source != at.FROM_PARTY, "no clue is asked about a hero sent face up")
    for place in range(0, len(table.announced), 3):
        seat, power = table.announced[place], table.announced[place + 1]
        # A 1 may have been readied again while it waits.
        demand(
            power == HEN or bool(table.used[seat] & bit(power)),
            f"seat {seat} announced power {power} without turning the card",
        )
        demand((power == 1) == (place > 0) or power == 3, "only powers 1 and 3 answer a power")
    full = [size(party) >= table.settings.goal for party in table.party]
    if table.phase == at.OVER:
        demand(table.winner < 0 or full[table.winner], "the winner has too few heroes")
        return
    demand(not any(full) and table.winner < 0, "a full party has won: the game is over")
    expected = {at.SENDING: table.active, at.DISCARDING: table.active, at.RECEIVING: table.holder}.get(
        table.phase, table.asked
    )
    in_window = bool(table.announced) or table.phase <= at.W4
    demand(in_window or table.asked == expected, f"seat {table.asked} is asked, expected {expected}")
    reached = (table.active + table.offset) % table.settings.players
    demand(not in_window or table.asked == reached, f"seat {table.asked} is asked, expected {reached}")
    demand(not in_window or usable_powers(table, table.asked) > 0, f"seat {table.asked} has no power to use")
    demand(bool(rules.legal_moves(table)), "there is no legal move")


def _check_journey(table: Table) -> None:
    """The wandering hero came from where it can have come from, and was seen by those who must have."""
    if not table.wandering:
        return
    settings = table.settings
    demand((table.source == at.FROM_HAND) != table.unmatched, "a hero comes from the hand exactly if a card fitted")
    needs_party = table.source in (at.FROM_PARTY, at.FROM_DECK_UNSEEN)
    demand(
        table.source == at.FROM_HAND or needs_party == settings.send_from_party,
        f"source {SOURCES[table.source]} goes against the option no_match",
    )
    everyone = (1 << settings.players) - 1
    demand(table.source != at.FROM_PARTY or table.seen_by == everyone, "a hero sent face up is seen by all")
    knows = table.source in (at.FROM_DECK_UNSEEN, at.FROM_PARTY) or table.knows_wandering(table.active)
    demand(knows, "the sender has seen the wandering hero")
    fits = table.source != at.FROM_HAND or bool(rules.fits_now(table) & bit(table.wandering))
    demand(fits, f"wandering hero {table.wandering} does not fit")


def _check_clues(table: Table) -> None:
    """Clues were asked by others than the active player, about a hero, and answered truly."""
    value = table.wandering or table.unveiled
    for number, card in enumerate(table.clue_cards):
        asker = table.clue_askers[number]
        demand(asker != table.active, f"seat {asker} asked for a clue about its own hero")
        demand(value > 0, "a clue was asked about no hero")
        truth = rules.clue_answer(table, card, value)
        demand(truth == (table.clue_answers[number] == 1), f"the clue with card {card} was answered wrongly")


def _check_history(table: Table, memory: Memory) -> None:
    """What the history tells of each hand leads to the cards that hand holds."""
    for seat in range(table.settings.players):
        if memory.plain[seat]:
            continue
        held = [0] * WIDTH
        hidden: list[int] = []
        for entry in memory.history:
            if entry >> SEAT_SHIFT == seat:
                _follow(table, entry, held, hidden)
                demand(min(held) >= 0, f"history: seat {seat} gave a card it did not hold")
        demand(hidden == sorted(hidden_numbers(table, seat)), f"history: hidden cards of seat {seat}")
        hand = table.hands[seat * WIDTH : (seat + 1) * WIDTH]
        demand(held == hand, f"history: it does not lead to the hand of seat {seat}")


def _follow(table: Table, entry: int, held: list[int], hidden: list[int]) -> None:
    kind, low = entry & KIND, entry & LOW
    if kind == DREW:
        held[low & 15] += 1
    elif kind == GAVE:
        held[low] -= 1
    elif kind == HELD_ONLY:
        outside = [value for value, count in enumerate(held) if count and not low & bit(value)]
        demand(not outside, "history: a hand held what it is said not to have held")
    else:
        demand(low <= len(table.clue_cards) and hidden_card(table, low) > 0, "history: a hidden card that is not there")
        hidden.append(low)
        held[hidden_card(table, low)] -= 1


def _check_old_pools(table: Table, memory: Memory) -> None:
    """The cards hidden when a deck ended are those the history tells of, and perhaps the wandering hero."""
    pools = [0] * len(memory.old_pools)
    for entry in memory.history:
        generation, value = (entry & LOW) >> 4, entry & 15
        if entry & KIND == DREW and generation < memory.generation:
            pools[generation * WIDTH + value] += 1
    from_deck = table.wandering and table.source in (at.FROM_DECK, at.FROM_DECK_UNSEEN)
    if from_deck and memory.wandering_generation < memory.generation:
        pools[memory.wandering_generation * WIDTH + table.wandering] += 1
    demand(pools == memory.old_pools, "old_pools does not fit the history")
