"""The rules of Seventh Hero in the order of the rulebook: setup, a turn, recruiting, clues, the end.

Powers and windows (S5, S6) are in `powers.py`, deck and hands in `supply.py`. Every function works on a `Table`;
`advance` brings it to the next question or to the end of the game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from herohall.core.generator import SEATS, Generator
from herohall.games.seventh import cards as c
from herohall.games.seventh import events as e
from herohall.games.seventh import moves as m
from herohall.games.seventh import powers, supply
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import EVERY_VALUE, FITS, VALUES, WIDTH, bit, least, members, size
from herohall.games.seventh.memory import GAVE, GAVE_HIDDEN
from herohall.games.seventh.powers import ask_around, forbid_targets, start_window, usable_powers
from herohall.games.seventh.supply import can_draw, draw, draw_to_hand, take_from_deck, take_from_hand, unveil
from herohall.games.seventh.table import Table

MAX_TURNS: Final = 1000  # S7.6

SEND: Final = 0
DISCARD: Final = 1
RECEIVE: Final = 2
RETURN: Final = 3
WINDOW: Final = 4
REACT: Final = 5
QUESTIONS: Final = [
    ("send", "S2.2"),
    ("discard", "S2.3"),
    ("receive", "S2.6"),
    ("return", "S2.7"),
    ("window", "S5.5"),
    ("react", "S5.8"),
]
"""What may be asked, and by which rule."""

# S1 Setup


def set_up(table: Table) -> None:
    """Deal a new game and bring it to its first question."""
    deal(table)
    while table.deck_size <= 0:  # S1.4: all is shuffled and dealt anew
        deal(table)
    tell_deal(table)
    table.active = table.generator.below(SEATS, table.settings.players)  # S1.3
    begin_turn(table)
    advance(table)


def deal(table: Table) -> None:
    """One try at S1.1 and S1.2. If the cards do not suffice the deck is empty afterwards."""
    settings = table.settings
    seats = settings.players
    table.deck = [0] + [settings.copies] * settings.values + [0] * (VALUES - settings.values)
    table.deck_size = settings.copies * settings.values
    table.discard = [0] * WIDTH
    table.hands = [0] * (seats * WIDTH)
    table.hand_sizes = [0] * seats
    first = [take_from_deck(table) for _ in range(2 * seats)]
    for seat in range(seats):
        table.party[seat] = bit(first[2 * seat]) | bit(first[2 * seat + 1])
    for seat in range(seats):
        while size(table.party[seat]) < 2 and table.deck_size > 0:  # S1.1: one of two identical ones is replaced
            table.discard[first[2 * seat]] += 1
            table.party[seat] |= bit(take_from_deck(table))
    for seat in range(seats):
        for _ in range(min(settings.hand, table.deck_size)):
            table.hands[seat * WIDTH + take_from_deck(table)] += 1
            table.hand_sizes[seat] += 1


def tell_deal(table: Table) -> None:
    """What everybody sees of the deal, and what only one does."""
    if table.log is None:
        return
    for seat in range(table.settings.players):
        hand = table.hands[seat * WIDTH : (seat + 1) * WIDTH]
        table.tell(e.DEALT, seat, table.party[seat], table.hand_sizes[seat], e.pack_counts(hand))
    if sum(table.discard):
        table.tell(e.REPLACED, e.pack_counts(table.discard))


# S2 A turn


def begin_turn(table: Table) -> None:
    """S2.1: the top card is turned up; W1 follows."""
    table.turn += 1
    table.requirement = table.unveiled = 0
    table.ignored = table.unmatched = False
    card = draw(table)
    table.discard[card] += 1
    table.requirement = card
    table.tell(e.REVEALED, table.active, card, table.turn)
    start_window(table, at.W1)


def fits_now(table: Table) -> i64:
    """The set of values that fit this turn (S2.1, S6.6)."""
    if table.ignored:
        return EVERY_VALUE
    return FITS[table.settings.players * WIDTH + table.requirement]


def must_fit(table: Table) -> bool:
    """Whether the wandering hero had to fit: one from the deck need not (S2.3), and under a 6 every card does."""
    from_deck = table.source == at.FROM_DECK or table.source == at.FROM_DECK_UNSEEN  # compiles better
    return not table.ignored and not from_deck


def has_fitting(table: Table) -> bool:
    """Whether the active player holds a card that fits."""
    return table.held(table.active) & fits_now(table) != 0


def party_to_send(table: Table) -> i64:
    """S2.3 `party`: the set of own heroes of which one must be sent."""
    return table.party[table.active] & fits_now(table) if table.settings.send_from_party else 0


def sending_is_settled(table: Table) -> bool:
    """S5.10: with no power to use and one card at most, whichever it is, public facts may leave one possibility."""
    return (
        table.hand_sizes[table.active] <= (0 if table.settings.asks_for_last_card else 1)
        and not usable_powers(table, table.active)
        and size(party_to_send(table)) < 2
    )


def send_without_question(table: Table) -> None:
    """What the table does when `sending_is_settled`."""
    fitting = table.held(table.active) & fits_now(table)
    party = party_to_send(table)
    if fitting:
        send_from_hand(table, least(fitting), e.SENT_LAST)
    elif party:
        send_from_party(table, least(party))
    else:
        send_from_deck(table)


def send_from_hand(table: Table, value: i64, kind: int = e.SENT) -> None:
    """S2.2."""
    take_from_hand(table, table.active, value, GAVE_HIDDEN, 0)
    set_out(table, value, at.FROM_HAND, bit(table.active), kind)
    start_window(table, at.W2)


def own_up_unmatched(table: Table) -> None:
    """S2.4: nothing fits, and everyone sees it."""
    table.unmatched = True
    supply.remember_unmatched(table, fits_now(table))
    table.tell(e.UNMATCHED, table.active)


def send_from_party(table: Table, value: i64) -> None:
    """S2.3 `party`, S2.10: a hero of one's own goes out, face up."""
    own_up_unmatched(table)
    table.party[table.active] &= ~bit(value)
    table.used[table.active] &= ~bit(value)
    set_out(table, value, at.FROM_PARTY, (1 << table.settings.players) - 1, e.SENT_FROM_PARTY)
    start_window(table, at.W2)


def send_from_deck(table: Table) -> None:
    """S2.3: the top card goes out; in the booklet its sender has seen it and discards a card, too."""
    own_up_unmatched(table)
    if not can_draw(table):  # S2.5
        table.tell(e.NOTHING_SENT, table.active)
        end_turn(table)
        return
    value = draw(table)
    if table.memory is not None:
        table.memory.wandering_generation = table.memory.generation
    if table.settings.send_from_party:
        set_out(table, value, at.FROM_DECK_UNSEEN, 0, e.SENT_FROM_DECK)
        start_window(table, at.W2)
    else:
        set_out(table, value, at.FROM_DECK, bit(table.active), e.SENT_FROM_DECK)
        table.phase = at.DISCARDING


def set_out(table: Table, value: i64, source: i64, seen_by: i64, kind: int) -> None:
    """The wandering hero lies in front of the left neighbour."""
    table.wandering = value
    table.holder = table.left_of(table.active)
    table.source = source
    table.seen_by = seen_by
    table.tell(kind, table.active, table.holder, source, value, seen_by)


def discard_unmatched(table: Table, value: i64) -> None:
    """S2.3 `deck`: a card of the hand goes face up to the discard pile."""
    take_from_hand(table, table.active, value, GAVE, value)
    table.discard[value] += 1
    table.tell(e.DISCARDED, table.active, value)
    start_window(table, at.W2)


def pass_on(table: Table) -> None:
    """S2.6."""
    table.tell(e.PASSED, table.holder, table.left_of(table.holder))
    powers.move_on(table)


def end_turn(table: Table) -> None:
    """S2.9: end draw, clue cards turned up, perhaps the end of the game, the next player."""
    draw_to_hand(table, table.active, 1, e.DREW)  # S2.8
    turn_up_clues(table)
    if table.deck_size == 0 and not table.settings.reshuffle:  # S7.2
        finish(table, e.BY_DECK)
    elif table.turn >= MAX_TURNS:  # S7.6
        finish(table, e.BY_TURNS)
    else:
        table.active = table.left_of(table.active)
        begin_turn(table)


# S3 Recruiting


def recruit(table: Table) -> None:
    """S3.1, S3.2."""
    value = table.wandering
    seat = table.holder
    unveil(table)
    if table.party[seat] & bit(value):
        table.doubled = value
        start_window(table, at.W3)
        table.tell(e.DOUBLED, seat, value)
        return
    table.party[seat] |= bit(value)
    table.tell(e.RECRUITED, seat, value)
    if size(table.party[seat]) >= table.settings.goal:  # S7.1
        table.winner = seat
        finish(table, e.BY_HEROES)
    else:
        start_window(table, at.W4)


def remove_double(table: Table) -> None:
    """S3.2: when W3 has closed both copies leave."""
    value = table.doubled
    seat = table.holder
    table.doubled = 0
    table.party[seat] &= ~bit(value)
    table.used[seat] &= ~bit(value)
    if table.settings.doubles_to_discard:
        table.discard[value] += 2
    else:
        table.eliminated[seat * WIDTH + value] += 2
    table.tell(e.ELIMINATED, seat, value)


# S4 Clues


def may_ask(table: Table, seat: i64) -> bool:
    """S4.1, S4.4, S4.5: whether the receiver may ask for a clue."""
    if seat == table.active or table.source == at.FROM_PARTY or table.hand_sizes[seat] < 2:
        return False
    return not (table.settings.one_clue and seat in table.clue_askers)


def ask_clue(table: Table, value: i64) -> None:
    """S4.2, S4.3: the clue card goes away face down, and all hear the answer."""
    seat = table.holder
    take_from_hand(table, seat, value, GAVE_HIDDEN, len(table.clue_askers) + 1)
    answer = clue_answer(table, value, table.wandering)
    table.clue_askers.append(seat)
    table.clue_cards.append(value)
    table.clue_answers.append(1 if answer else 0)
    start_window(table, at.W2)
    table.tell(e.CLUE, seat, 1 if answer else 0, value, bit(seat) | bit(table.active))


def clue_answer(table: Table, card: i64, hero: i64) -> bool:
    """S4.2: what the table says about a hero for this clue card."""
    if table.settings.clue_by_requirement:
        return FITS[table.settings.players * WIDTH + card] & bit(hero) != 0
    return card == hero


def turn_up_clues(table: Table) -> None:
    """S4.3: at the end of the turn the clue cards are turned up."""
    for number, value in enumerate(table.clue_cards):
        seat = table.clue_askers[number]
        table.discard[value] += 1
        if table.memory is not None:
            table.memory.reveal(seat, number + 1, value)
        table.tell(e.TURNED_UP, seat, value, table.clue_answers[number])
    table.clue_askers = []
    table.clue_cards = []
    table.clue_answers = []


# S7 End


def finish(table: Table, reason: int) -> None:
    """The game is over."""
    table.phase = at.OVER
    if table.log is not None:
        table.tell(e.ENDED, reason, e.pack_ranking(ranking(table)))


def ranking(table: Table) -> list[list[int]]:
    """S7.3, S7.7: seats best first, equals together."""
    seats = range(table.settings.players)
    keys = [_rank_key(table, seat) for seat in seats]
    return [[seat for seat in seats if keys[seat] == key] for key in sorted(set(keys))]


def _rank_key(table: Table, seat: int) -> tuple[int, int, int]:
    """S7.3; a winner by S7.1 has the most heroes anyway (S7.7)."""
    return -size(table.party[seat]), table.eliminated_count(seat), size(table.used[seat])


# Questions and answers


def advance(table: Table) -> None:
    """Go on until somebody is asked or the game is over."""
    while table.phase != at.OVER:
        if table.announced:
            if ask_around(table):
                return
            powers.resolve_announced(table)
        elif table.phase <= at.W4:
            if ask_around(table):
                return
            close_window(table)
        elif table.phase == at.SENDING:
            table.asked = table.active
            if not sending_is_settled(table):
                return
            send_without_question(table)
        elif table.phase == at.DISCARDING:
            if discarding_is_asked(table):
                return
        else:
            table.asked = table.holder
            if table.holder != table.active or usable_powers(table, table.active):
                return
            recruit(table)  # S2.7, S5.10


def close_window(table: Table) -> None:
    """All have declined: what comes after the window (S5.4, S5.7)."""
    if table.phase == at.W1:
        table.phase = at.SENDING
    elif table.phase == at.W2:
        table.phase = at.RECEIVING
    else:
        if table.phase == at.W3:
            remove_double(table)
        end_turn(table)


def discarding_is_asked(table: Table) -> bool:
    """S2.3, S5.10: asked with two cards or more; a single card goes by itself, without one nothing does."""
    table.asked = table.active
    cards = table.hand_sizes[table.active]
    if cards == 1:
        discard_unmatched(table, table.hand(table.active)[0])
    elif cards == 0:
        start_window(table, at.W2)
    return cards > 1


def question(table: Table) -> i64:
    """What is asked, as long as the game is not over."""
    if table.announced:
        return REACT
    if table.phase <= at.W4:
        return WINDOW
    if table.phase == at.SENDING:
        return SEND
    if table.phase == at.DISCARDING:
        return DISCARD
    return RETURN if table.holder == table.active else RECEIVE


def legal_moves(table: Table) -> list[int]:
    """What the seat that is asked may answer, ascending."""
    return members(legal(table))


def legal(table: Table) -> i64:
    """The same as a set. A set of values becomes the set of their moves when it is shifted to where these begin."""
    if table.phase == at.OVER:
        return 0
    if table.announced or table.phase <= at.W4:
        return bit(m.DECLINE) | power_moves(table)
    if table.phase == at.SENDING:
        return sending_moves(table) | power_moves(table)
    if table.phase == at.DISCARDING:
        return table.held(table.active) << m.DISCARD
    return receiving_moves(table) | power_moves(table)


def sending_moves(table: Table) -> i64:
    """S2.2, or S2.3 when nothing fits."""
    fitting = table.held(table.active) & fits_now(table)
    if fitting:
        return fitting << m.SEND
    party = party_to_send(table)
    return party << m.SEND_PARTY if party else bit(m.SEND_DECK)


def receiving_moves(table: Table) -> i64:
    """S2.6, S2.7."""
    if table.holder == table.active:
        return bit(m.RECRUIT)
    result = bit(m.RECRUIT) | bit(m.PASS)
    if may_ask(table, table.holder):
        result |= table.held(table.holder) << m.CLUE
    return result


def power_moves(table: Table) -> i64:
    """The powers the asked seat may use now."""
    usable = usable_powers(table, table.asked)
    if usable & c.ONLY_DOG_MASTER and table.settings.forbid_anyone:
        result = (usable & ~(c.ONLY_WITCH | c.ONLY_DOG_MASTER)) << m.POWER
        result |= forbid_targets(table, table.asked) << m.FORBID
    else:
        result = (usable & ~c.ONLY_WITCH) << m.POWER
    if usable & c.ONLY_WITCH:
        targets: i64 = table.used[table.asked] & ~c.ONLY_WITCH
        if table.announced:  # S6.3: in R only one's own 1
            targets &= c.ONLY_HEN
        result |= targets << m.READY
    return result


def apply(table: Table, move: i64) -> None:
    """Play a legal move and go on to the next question."""
    if move == m.DECLINE:
        if table.log is not None:  # the most frequent answer
            table.tell(e.DECLINED, table.asked)
        table.offset += 1
    elif move == m.RECRUIT:
        recruit(table)
    elif move == m.PASS:
        pass_on(table)
    elif move == m.SEND_DECK:
        send_from_deck(table)
    elif move <= m.SEND + VALUES:
        send_from_hand(table, move - m.SEND)
    elif move <= m.SEND_PARTY + VALUES:
        send_from_party(table, move - m.SEND_PARTY)
    elif move <= m.DISCARD + VALUES:
        discard_unmatched(table, move - m.DISCARD)
    elif move <= m.CLUE + VALUES:
        ask_clue(table, move - m.CLUE)
    else:
        powers.announce(table, table.asked, m.power_of(move), m.target_of(move))
    advance(table)


def play_out(table: Table, chance: Generator) -> int:
    """Answer at random until the game is over; how many answers there were."""
    count = 0
    while table.phase != at.OVER:
        moves = legal(table)
        for _ in range(chance.below(SEATS, size(moves))):
            moves &= moves - 1
        apply(table, least(moves))
        count += 1
    return count
