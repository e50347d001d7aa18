"""Whether a table could have come about in a game: checked when a state is read from outside.

What can be seen from the table as it lies is here; what follows from the number of turns and cards is in `ledger.py`.
"""

from __future__ import annotations

from herohall.core.saving import demand
from herohall.games.seventh import cards as c
from herohall.games.seventh import rules
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import EVERY_VALUE, FITS, WIDTH, bit, members, size
from herohall.games.seventh.events import SOURCES
from herohall.games.seventh.ledger import check_ledger
from herohall.games.seventh.memory import DREW, GAVE, HELD_ONLY, KIND, LOW, SEAT_SHIFT, Memory
from herohall.games.seventh.powers import forbid_targets, usable_powers
from herohall.games.seventh.supply import can_draw, hidden_card, hidden_numbers
from herohall.games.seventh.table import Table


def check_table(table: Table) -> None:
    """What can be seen of a table as it lies; its numbers are each within their range."""
    _check_cards(table)
    _check_piles(table)
    _check_stage(table)
    _check_announced(table)
    _check_question(table)
    if table.wandering or table.unveiled:
        _check_journey(table)
    _check_clues(table)
    if table.memory is not None:
        _check_history(table, table.memory)
        _check_old_pools(table, table.memory)


def check_past(table: Table) -> None:
    """Whether there is a game that leads to this table: deeds have doers, and turns and cards agree."""
    if table.wandering or table.unveiled:
        _check_party_sent(table)
        _check_deeds(table)
    if table.memory is not None:
        _check_unmatched(table, table.memory)
    check_ledger(table)


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


def _check_piles(table: Table) -> None:
    """S3.2: heroes are eliminated in pairs, or not at all."""
    pairs = all(count % 2 == 0 for count in table.eliminated)
    demand(pairs, "a hero was eliminated alone; they leave in pairs")
    none = not any(table.eliminated)
    demand(none or not table.settings.doubles_to_discard, "eliminated heroes, though doubles go to the discard pile")


def _check_stage(table: Table) -> None:
    """What has not happened yet this turn has left no trace, and what is over has."""
    before = table.phase in (at.W1, at.SENDING)
    on_the_way = table.phase in (at.W2, at.RECEIVING, at.DISCARDING)
    closed = table.phase in (at.SENDING, at.DISCARDING, at.RECEIVING, at.OVER)
    demand((table.wandering > 0) == on_the_way, "a hero wanders exactly while it is received")
    demand((table.doubled > 0) == (table.phase == at.W3), "a double lies open exactly in W3")
    demand(not before or not table.unmatched, "it is seen that nothing fits only when a hero is sent")
    demand(not before or not table.clue_cards, "a clue was asked before a hero was sent")
    _check_forbidden(table)
    shown = table.phase in (at.W3, at.W4) or (table.phase == at.OVER and not _sent_nothing(table))
    demand((table.unveiled > 0) == shown, "the hero of the turn is shown exactly when it wanders no more")
    demand(not table.ignored or not table.unmatched, "every card fits under a 6")
    cards = table.hand_sizes[table.active]
    demand(not (before and table.ignored) or cards > 0, "a 6 was used for a player without a card")
    seats = table.settings.players
    demand(not closed or table.offset == seats, "a window has closed before all were asked")
    demand(closed or table.offset < seats, "a window is open though all were asked")
    first = before and table.turn == 1
    demand(not first or (table.holder, table.source, table.seen_by) == (0, 0, 0), "a hero was sent before the first")
    if table.phase == at.DISCARDING:
        demand(table.source == at.FROM_DECK, "a card is discarded though the hero is not from the deck")
        demand(table.holder == table.left_of(table.active), "the hero moves on before a card is discarded")
        demand(not table.clue_cards, "a clue was asked before a card is discarded")


def _check_forbidden(table: Table) -> None:
    """S6.4 `anyone`: who must pass the hero on is yet to get it, and a 4 of somebody else has said so."""
    if not table.forbidden:
        return
    demand(table.settings.forbid_anyone, "a player was named, though a 4 is for whoever has the hero")
    demand(table.wandering > 0 and table.phase != at.DISCARDING, "a player was named before or after the hero wanders")
    coming = 0
    seat = table.holder
    while seat != table.active:
        seat = table.left_of(seat)
        coming |= bit(seat)
    demand(not table.forbidden & ~coming, "a player must pass a hero on that does not come to them any more")
    uses = [_uses_of_dog_master(table, seat) for seat in range(table.settings.players)]
    demand(sum(uses) >= size(table.forbidden), "more players must pass the hero on than 4s were used")
    for target in members(table.forbidden):
        demand(sum(uses) > uses[target], f"nobody has used a 4 against seat {target}")


def _uses_of_dog_master(table: Table, seat: int) -> int:
    """How many 4s of a seat can have taken effect while this hero wanders: one, and another that a 3 made ready."""
    if not _has_used(table, seat, c.DOG_MASTER):
        return 0
    again = bool(table.used[seat] & bit(c.DOG_MASTER) and table.used[seat] & bit(c.WITCH))
    pending = sum(
        table.announced[place : place + 2] == [seat, c.DOG_MASTER] for place in range(0, len(table.announced), 3)
    )
    return (2 if again else 1) - pending


def _sent_nothing(table: Table) -> bool:
    """S2.5: whether the game ended with a turn in which no hero could be sent."""
    return table.winner < 0 and table.unveiled == 0 and table.unmatched


def _check_announced(table: Table) -> None:
    """S5.4, S5.8: what is announced could be, when it was."""
    stack = table.announced
    demand(not stack or table.phase <= at.W4, "a power is announced outside all windows")
    for place in range(0, len(stack), 3):
        seat, power, target = stack[place], stack[place + 1], stack[place + 2]
        # A 1 may have been readied again while it waits; the 3 that did it is used up.
        again = power == c.HEN and bool(table.used[seat] & bit(c.WITCH)) and bool(table.party[seat] & bit(c.HEN))
        turned = bool(table.used[seat] & bit(power)) or again
        demand(turned, f"seat {seat} announced power {power} without turning the card")
        if power == c.WITCH:
            demand(target != c.WITCH, "a 3 never readies itself")
            demand(bool(table.used[seat] & bit(target)), f"seat {seat} readies its {target}, which is not used")
        if place == 0:
            _check_first_announced(table, seat, power)
        else:
            demand(power in (c.HEN, c.WITCH), "only powers 1 and 3 answer a power")
            demand(power == c.HEN or target == c.HEN, "a 3 that answers a power readies a 1")
            demand(seat != stack[place - 3], f"seat {seat} answers its own power")
        earlier = [stack[other + 1] for other in range(0, place, 3) if stack[other] == seat]
        twice = power in earlier
        readied = power == c.HEN and earlier.count(c.HEN) == 1 and bool(table.used[seat] & bit(c.WITCH))
        demand(not twice or (readied and c.WITCH not in earlier), f"seat {seat} announced power {power} twice")


def _check_first_announced(table: Table, seat: int, power: int) -> None:
    """The power at the bottom was usable in its window (S5.4, S6)."""
    usable = {
        at.W1: (c.WITCH, c.KNIGHT, c.MAGICIAN),
        at.W2: (c.PYROMANIAC, c.WITCH, c.DOG_MASTER, c.SERGEANT, c.MAGICIAN),
    }.get(table.phase, (c.WITCH, c.MAGICIAN))
    demand(power in usable, f"power {power} was announced in a window where it cannot be used")
    if power == c.KNIGHT:
        demand(not table.ignored and table.hand_sizes[table.active] > 0, "a 6 was announced for nothing")
    elif power == c.MAGICIAN:
        demand(can_draw(table), "a 7 was announced though no card can be had")
    elif power == c.DOG_MASTER:
        targets = forbid_targets(table, seat)
        named = table.announced[2] - 1 if table.settings.forbid_anyone else table.holder
        demand(bool(targets & bit(named)), "a 4 was announced against somebody who cannot be its target")
    elif power == c.SERGEANT:
        demand(not table.knows_wandering(seat), "a 5 was announced by somebody who has seen the hero")


def _check_question(table: Table) -> None:
    """The question fits the table, and there is an answer to it."""
    demand(not table.doubled or table.doubled == table.unveiled, "the double is another hero than was shown")
    demand(
        not table.doubled or bool(table.party[table.holder] & bit(table.doubled)),
        "the doubled hero has no twin",
    )
    full = [seat for seat, party in enumerate(table.party) if size(party) >= table.settings.goal]
    if table.phase == at.OVER:
        _check_end(table, full)
        return
    demand(not full and table.winner < 0, "a full party has won: the game is over")
    expected = {at.SENDING: table.active, at.DISCARDING: table.active, at.RECEIVING: table.holder}.get(
        table.phase, table.asked
    )
    in_window = bool(table.announced) or table.phase <= at.W4
    demand(in_window or table.asked == expected, f"seat {table.asked} is asked, expected {expected}")
    reached = (table.active + table.offset) % table.settings.players
    demand(not in_window or table.asked == reached, f"seat {table.asked} is asked, expected {reached}")
    demand(not in_window or usable_powers(table, table.asked) > 0, f"seat {table.asked} has no power to use")
    last = {at.W1: table.active, at.W2: table.holder}.get(table.phase, -1)  # S5.7
    decides = in_window and not table.announced and table.asked == last
    demand(not decides, f"seat {table.asked} decides after the round and is asked in it")
    settled = (
        (table.phase == at.SENDING and rules.sending_is_settled(table))
        or (table.phase == at.DISCARDING and table.hand_sizes[table.active] < 2)
        or (table.phase == at.RECEIVING and table.holder == table.active and not usable_powers(table, table.active))
    )
    demand(not settled, "there is nothing to decide")
    demand(bool(rules.legal_moves(table)), "there is no legal move")


def _check_end(table: Table, full: list[int]) -> None:
    """S7: the game ended by six heroes, with the deck, or after so many turns."""
    demand(full == ([] if table.winner < 0 else [table.winner]), "the winner is whoever has a full party")
    if table.winner >= 0:
        demand(size(table.party[table.winner]) == table.settings.goal, "the game went on after a full party")
        demand(table.holder == table.winner, "the winner did not recruit the last hero")
        recruited = table.party[table.winner] & ~table.used[table.winner] & bit(table.unveiled)
        demand(bool(recruited), "the winner did not recruit the last hero")
        return
    demand(not table.clue_cards, "the clue cards are turned up at the end")
    if table.settings.reshuffle:
        demand(table.turn == rules.MAX_TURNS, "the game is over before its end")
    else:
        demand(table.deck_size == 0, "the game is over though the deck is not empty")


def _check_journey(table: Table) -> None:
    """The hero of this turn came from where it can have come from, and was seen by those who must have."""
    settings = table.settings
    value = table.wandering or table.unveiled
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
    fits = table.source != at.FROM_HAND or bool(rules.fits_now(table) & bit(value))
    demand(fits, f"wandering hero {value} does not fit")


def _check_party_sent(table: Table) -> None:
    """S2.3 `party`: a fitting hero of the party goes, and an unseen card only without one."""
    value = table.wandering or table.unveiled
    fits = table.source != at.FROM_PARTY or bool(rules.fits_now(table) & bit(value))
    demand(fits, f"hero {value} was sent from the party and does not fit")
    if table.wandering:
        forced = table.source == at.FROM_DECK_UNSEEN and rules.party_to_send(table)
        demand(not forced, "a hero of the party had to be sent")
        mine = table.party[table.active] & bit(value)
        demand(table.source != at.FROM_PARTY or not mine, "a hero was sent out and is still in its party")


def _check_deeds(table: Table) -> None:
    """Effects of this turn have heroes who brought them about: a 6, a 5 for all who looked, a 2 or 4 that burned."""
    if table.phase == at.OVER and table.winner < 0:
        return  # A double may have left since.
    seats = range(table.settings.players)
    knight = any(_has_used(table, seat, c.KNIGHT) for seat in seats)
    demand(knight or not table.ignored, "nobody has used the 6 in force")
    sender = table.active if table.source in (at.FROM_HAND, at.FROM_DECK) else -1
    for seat in members(table.seen_by) if table.source != at.FROM_PARTY else []:
        demand(seat == sender or _has_used(table, seat, c.SERGEANT), f"seat {seat} has looked without using a 5")
    if table.phase == at.W4:
        fresh = bit(c.HEN) | bit(c.WITCH) | bit(c.MAGICIAN) | ~table.used[table.holder]
        recruited = bool(table.party[table.holder] & fresh & bit(table.unveiled))
        burned = table.discard[table.unveiled] > (1 if table.unveiled == table.requirement else 0)
        burner = any(_has_used(table, seat, c.PYROMANIAC) for seat in seats) or (
            table.holder == table.active
            and any(_has_used(table, seat, c.DOG_MASTER) for seat in seats if seat != table.active)
        )
        demand(recruited or (burned and burner), "the hero that was shown has gone nowhere")


def _has_used(table: Table, seat: int, power: int) -> bool:
    """Whether a seat can have used this power in this turn: it lies used, or a 3 has readied it."""
    if not table.party[seat] & bit(power):
        return False
    return bool(table.used[seat] & (bit(power) | bit(c.WITCH)))


def _check_clues(table: Table) -> None:
    """Clues were asked by those the hero has come to, in that order, about a hero, and answered truly."""
    value = table.wandering or table.unveiled
    seats = table.settings.players
    reached = (table.holder - table.active - 1) % seats + 1
    last = 1
    for number, card in enumerate(table.clue_cards):
        asker = table.clue_askers[number]
        demand(asker != table.active, f"seat {asker} asked for a clue about its own hero")
        demand(value > 0, "a clue was asked about no hero")
        demand(table.source != at.FROM_PARTY, "no clue is asked about a hero sent face up")
        truth = rules.clue_answer(table, card, value)
        demand(truth == (table.clue_answers[number] == 1), f"the clue with card {card} was answered wrongly")
        distance = (asker - table.active) % seats
        demand(last <= distance <= reached, f"seat {asker} asked for a clue before or after the hero lay there")
        demand(table.hand_sizes[asker] > 0, f"seat {asker} asked for a clue with its last card")
        once = asker not in table.clue_askers[:number]
        demand(once or not table.settings.one_clue, f"seat {asker} asked for a second clue")
        last = distance


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


def _check_unmatched(table: Table, memory: Memory) -> None:
    """S2.4: all know of a hand that it held nothing that fits, and of every hand only what they can know."""
    masks = {EVERY_VALUE & ~fits for fits in FITS[table.settings.players * WIDTH + 1 :][: table.settings.values]}
    for seat in range(table.settings.players):
        entries = [entry for entry in memory.history if entry >> SEAT_SHIFT == seat]
        known = [entry & LOW for entry in entries if entry & KIND == HELD_ONLY]
        demand(all(mask in masks for mask in known), "history: no requirement leaves such a hand")
        turns = (table.turn - 1 - (table.active - seat) % table.settings.players) // table.settings.players + 1
        sent = seat != table.active or table.unmatched
        demand(len(known) <= turns - (0 if sent else 1), f"history: seat {seat} has had fewer turns")
        first = entries[0] & KIND == DREW if entries else True
        demand(first, f"history: it begins with cards of seat {seat} that were never drawn")
        demand(memory.generation > 0 or bool(known) == bool(entries), f"history: nothing is known of seat {seat}")
    generations = [(entry & LOW) >> 4 for entry in memory.history if entry & KIND == DREW]
    demand(generations == sorted(generations), "history: a card of an older deck was drawn after one of a newer")
    if table.unmatched:
        _check_unmatched_now(table, memory)


def _check_unmatched_now(table: Table, memory: Memory) -> None:
    """Since nothing fitted, the active player has given one card at most, and drawn by a 7 alone."""
    entries = [entry for entry in memory.history if entry >> SEAT_SHIFT == table.active]
    places = [place for place, entry in enumerate(entries) if entry & KIND == HELD_ONLY]
    if table.phase == at.DISCARDING:
        demand(not rules.has_fitting(table), "a card is discarded though one fits")
    over = table.phase == at.OVER
    if not places or entries[places[-1]] & LOW != EVERY_VALUE & ~rules.fits_now(table):
        drawn = over or _may_have_drawn(table, table.active)
        demand(drawn or table.hand_sizes[table.active] == 0, "history: nobody knows that nothing fitted")
        demand(table.phase != at.DISCARDING, "history: nobody knows that nothing fitted")
        return
    given = sum(entry & KIND == GAVE for entry in entries[places[-1] :])
    most = 1 if table.source == at.FROM_DECK and table.phase != at.DISCARDING else 0
    demand(given <= most, "history: the active player gave more cards than one")


def _may_have_drawn(table: Table, seat: int) -> bool:
    return _has_used(table, seat, c.MAGICIAN) or table.phase == at.W3


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
