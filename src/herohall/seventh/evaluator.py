"""Rules of thumb for Seventh Hero: how near each seat is to winning, and what a sensible player would do.

A seat's choice is judged by what that seat knows. How the wandering hero will fare is foreseen by a simple picture of
the others: whoever gets it recruits it if it is likely to be new to them.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from herohall.core.evaluator import Evaluator, win_shares
from herohall.core.game import State
from herohall.core.texts import Param
from herohall.seventh import moves as m
from herohall.seventh import rules
from herohall.seventh.cards import (
    DOG_MASTER,
    EVERY_VALUE,
    HEN,
    KNIGHT,
    MAGICIAN,
    PYROMANIAC,
    SERGEANT,
    VALUES,
    WIDTH,
    WITCH,
    bit,
    size,
)
from herohall.seventh.game import SeventhState
from herohall.seventh.table import DISCARDING, OVER, RECEIVING, SENDING, W1, W3, Table

CARD_COST: Final = 0.5
POWER_COST: Final = 0.1
"""How much of the worth of a hand card or a ready power is lost by spending it on something of use."""
KEEN: Final = 9.0
SHY: Final = 0.52
"""Others are taken to recruit what is new to them with more than SHY probability, the more surely the greater KEEN."""
NOSE: Final = 0.35
"""How often they are taken to know more than all know: from clues, or from us."""

PASSED: Final = 0.4
PASSED_KNOWING: Final = 0.05
"""How much less likely a hero is one that somebody who passed it on lacks; the same if that one looked or asked."""

Beliefs = list[float]
"""Probability by value, place 0 unused."""


def table_of(state: State) -> Table:
    """The table of a state of this game."""
    assert isinstance(state, SeventhState)
    return state.table


# How things stand


class Worth:
    """What things are worth in log-odds of winning, roughly fitted to some hundred games between such bots."""

    def __init__(self, table: Table) -> None:
        settings = table.settings
        self.goal = settings.goal
        if settings.reshuffle:  # a race to six: the deck tells nothing
            self.hero, self.ready, self.card, self.eliminated = 0.32, 0.02, 0.05, 0.0
            self.one_short, self.two_short = 0.56, 0.12
            return
        whole = settings.values * settings.copies - settings.players * (2 + settings.hand)
        gone = 1 - min(1.0, table.deck_size / max(1, whole))
        self.hero = 0.1 + 0.2 * gone + 0.6 * gone**3
        self.ready = 0.2 + 0.25 * gone**2
        self.card = 0.06
        self.eliminated = -0.08 - 0.45 * gone**2
        self.one_short, self.two_short = 0.45, 0.15

    def party(self, heroes: int) -> float:
        """A party of that many heroes."""
        near = self.two_short if heroes >= self.goal - 2 else 0.0
        return self.hero * heroes + near + (self.one_short if heroes >= self.goal - 1 else 0.0)

    def seat(self, table: Table, seat: int) -> float:
        """All that a seat has."""
        result = self.party(size(table.party[seat])) + self.ready * size(table.party[seat] & ~table.used[seat])
        return result + self.card * min(8, table.hand_sizes[seat]) + self.eliminated * table.eliminated_count(seat)


class Outlook:
    """The odds of all seats now, and what a change of one of them would mean for everybody."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.worth = worth = Worth(table)
        seats = range(table.settings.players)
        self.odds = [exp(worth.seat(table, seat)) for seat in seats]
        self.total = sum(self.odds)
        heroes = [size(party) for party in table.party]
        pair = 0.0 if table.settings.doubles_to_discard else 2 * worth.eliminated
        self.grown = [
            self.odds[seat] * exp(worth.party(heroes[seat] + 1) - worth.party(heroes[seat]) + worth.ready)
            for seat in seats
        ]
        self.shrunk = [
            self.odds[seat] * exp(worth.party(heroes[seat] - 1) - worth.party(heroes[seat]) - worth.ready / 2 + pair)
            for seat in seats
        ]

    def shares(self) -> list[float]:
        """The win shares as things stand."""
        return [odds / self.total for odds in self.odds]

    def after(self, seat: int, value: int) -> list[float]:
        """The win shares after a seat has recruited a hero."""
        if self.table.party[seat] & bit(value):
            changed = self.shrunk[seat]
        elif size(self.table.party[seat]) + 1 >= self.table.settings.goal:
            return [1.0 if other == seat else 0.0 for other in range(len(self.odds))]
        else:
            changed = self.grown[seat]
        total = self.total - self.odds[seat] + changed
        return [(changed if other == seat else odds) / total for other, odds in enumerate(self.odds)]


# What a seat may think of the wandering hero


def unseen_cards(table: Table, seat: int) -> list[int]:
    """By value, how many cards a seat has not seen."""
    settings = table.settings
    counts = [0] + [settings.copies] * settings.values + [0] * (VALUES - settings.values)
    for value in range(1, WIDTH):
        counts[value] -= table.discard[value]
        for other in range(settings.players):
            counts[value] -= (table.party[other] >> value & 1) + table.eliminated[other * WIDTH + value]
        if seat >= 0:
            counts[value] -= table.hands[seat * WIDTH + value]
    for number, card in enumerate(table.clue_cards):
        if seat >= 0 and seat in (table.active, table.clue_askers[number]):
            counts[card] -= 1
    return counts


def beliefs(table: Table, seat: int) -> Beliefs:
    """What the wandering hero may be for a seat (-1: a spectator)."""
    if seat >= 0 and table.knows_wandering(seat):
        return [1.0 if value == table.wandering else 0.0 for value in range(WIDTH)]
    counts = unseen_cards(table, seat)
    fits = EVERY_VALUE if table.unmatched else rules.fits_now(table)
    weights = [0.0] * WIDTH
    for value in range(1, WIDTH):
        if fits & bit(value) and counts[value] > 0:
            weights[value] = counts[value] * _clue_factor(table, seat, counts, value)
    _weigh_passes(table, weights)
    return normal(weights)


def _weigh_passes(table: Table, weights: Beliefs) -> None:
    """Whoever passed the hero on probably has it already, the more so with a clue or a look at it."""
    seat = table.left_of(table.active)
    while seat != table.holder:
        knew = table.knows_wandering(seat) or seat in table.clue_askers
        factor = PASSED_KNOWING if knew else PASSED
        for value in range(1, WIDTH):
            if not table.party[seat] & bit(value):
                weights[value] *= factor
        seat = table.left_of(seat)


def _clue_factor(table: Table, seat: int, counts: list[int], value: int) -> float:
    """How well a value goes with the clue answers of the turn, as far as a seat knows the clue cards."""
    factor = 1.0
    for number, card in enumerate(table.clue_cards):
        wanted = table.clue_answers[number] == 1
        if seat >= 0 and seat in (table.active, table.clue_askers[number]):
            if rules.clue_answer(table, card, value) != wanted:
                return 0.0
        else:
            fitting = sum(
                counts[other] for other in range(1, WIDTH) if rules.clue_answer(table, other, value) == wanted
            )
            factor *= (fitting + 0.1) / (sum(counts) + 0.1)
    return factor


def normal(weights: Beliefs) -> Beliefs:
    """Scaled to sum 1; nothing at all becomes everything alike."""
    total = sum(weights)
    if total <= 0:
        return [0.0] + [1 / VALUES] * VALUES
    return [weight / total for weight in weights]


def chance_new(table: Table, seat: int, belief: Beliefs) -> float:
    """How likely the wandering hero is new to a seat's party."""
    party = table.party[seat]
    return sum(belief[value] for value in range(1, WIDTH) if not party & bit(value))


# How the wandering hero will fare


class Journey:
    """Where the wandering hero will end, as foreseen by one seat."""

    def __init__(self, table: Table, outlook: Outlook, public: Beliefs) -> None:
        self.table = table
        self.outlook = outlook
        self.leaning = [self._leaning(seat, public) for seat in range(table.settings.players)]

    def _leaning(self, seat: int, public: Beliefs) -> float:
        """How likely a seat recruits, going by what all know."""
        likely = chance_new(self.table, seat, public)
        return 1 / (1 + exp(-KEEN * (likely - SHY)))

    def recruits(self, seat: int, value: int) -> float:
        """How likely a seat recruits this hero: clues and a good nose bring it nearer to the truth."""
        new = 0.0 if self.table.party[seat] & bit(value) else 1.0
        trust = 1.0 if self.table.knows_wandering(seat) else NOSE
        return trust * new + (1 - trust) * self.leaning[seat]

    def shares(self, holder: int, value: int) -> list[float]:
        """Everybody's win share if this hero now lies before `holder` and nobody uses a power."""
        table = self.table
        shares = [0.0] * table.settings.players
        going = 1.0
        seat = holder
        while seat != table.active:
            stops = going * self.recruits(seat, value)
            add(shares, self.outlook.after(seat, value), stops)
            going -= stops
            seat = table.left_of(seat)
        add(shares, self.outlook.after(table.active, value), going)
        return shares

    def share(self, seat: int, holder: int, belief: Beliefs) -> float:
        """One seat's expected win share, for what it believes the hero to be."""
        return sum(
            probability * self.shares(holder, value)[seat]
            for value, probability in enumerate(belief)
            if probability > 0
        )


def add(shares: list[float], more: list[float], weight: float) -> None:
    """Mix shares in with a weight."""
    for seat, share in enumerate(more):
        shares[seat] += weight * share


# The choices of one seat


class Choice:
    """A decision as the seat that is asked sees it: every legal move with the win share it promises."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = table.asked
        self.outlook = Outlook(table)
        self.now = self.outlook.shares()[self.seat]
        swing = self.now * (1 - self.now)
        self.card_cost = CARD_COST * swing * self.outlook.worth.card
        self.power_cost = POWER_COST * swing * self.outlook.worth.ready
        on_the_way = table.wandering > 0
        public = beliefs(table, -1) if on_the_way else self._what_is_sent()
        self.journey = Journey(table, self.outlook, public)
        self.belief = beliefs(table, self.seat) if on_the_way else public
        self.quiet = self._undisturbed()

    def _what_is_sent(self) -> Beliefs:
        counts = unseen_cards(self.table, -1)
        fits = rules.fits_now(self.table)
        return normal([float(count) if fits & bit(value) else 0.0 for value, count in enumerate(counts)])

    def _undisturbed(self) -> float:
        """The seat's share if nobody uses a power now."""
        table = self.table
        if table.wandering:
            return self.journey.share(self.seat, table.holder, self.belief)
        if table.phase in (W1, SENDING) and self.seat != table.active:
            return self.journey.share(self.seat, table.left_of(table.active), self.belief)
        return self.now

    def weight(self, move: int) -> float:
        """The win share a move promises."""
        if move == m.DECLINE:
            return self._declining()
        if m.is_power(move):
            return self._power(m.power_of(move), m.target_of(move))
        if move == m.RECRUIT:
            return self._recruiting(self.belief)
        if move == m.PASS:
            return self._passing(self.belief)
        if m.is_clue(move):
            return self._clue(move - m.CLUE)
        return self._sending(move)

    # Receiving

    def _recruiting(self, belief: Beliefs) -> float:
        seat = self.seat
        return sum(
            probability * self.outlook.after(seat, value)[seat]
            for value, probability in enumerate(belief)
            if probability > 0
        )

    def _passing(self, belief: Beliefs) -> float:
        return self.journey.share(self.seat, self.table.left_of(self.seat), belief)

    def _clue(self, card: int) -> float:
        """What the better of recruiting and passing promises after each answer, less the card."""
        result = 0.0
        for wanted in (True, False):
            part = [
                p if value and rules.clue_answer(self.table, card, value) == wanted else 0.0
                for value, p in enumerate(self.belief)
            ]
            likely = sum(part)
            if likely > 0:
                then = normal(part)
                result += likely * max(self._recruiting(then), self._passing(then))
        return result - self.card_cost

    # Sending

    def _sending(self, move: int) -> float:
        table = self.table
        if m.is_send(move):
            return self._sent(move - m.SEND) - 0.5 * self.card_cost * self._is_single(move - m.SEND)
        if move == m.SEND_DECK:
            return self.journey.share(self.seat, table.left_of(self.seat), self._deck())
        if move <= m.SEND_PARTY + VALUES:
            return self._sent(move - m.SEND_PARTY)
        # Of cards to discard keep one of each, for clues and for choice.
        return self.now - self.card_cost * self._is_single(move - m.DISCARD)

    def _sent(self, value: int) -> float:
        belief = [1.0 if other == value else 0.0 for other in range(WIDTH)]
        return self.journey.share(self.seat, self.table.left_of(self.seat), belief)

    def _deck(self) -> Beliefs:
        return normal([float(max(0, count)) for count in unseen_cards(self.table, self.seat)])

    def _is_single(self, value: int) -> float:
        return 1.0 if self.table.hands[self.seat * WIDTH + value] == 1 else 0.0

    # Powers

    def _declining(self) -> float:
        """In R: the announced power will take effect. Else things go on undisturbed."""
        table = self.table
        if not table.announced:
            return self.quiet
        user, power, _target = table.announced[-3:]
        return self._after_effect(user, power)

    def _after_effect(self, user: int, power: int) -> float:
        """The seat's share once somebody's power has taken effect."""
        table = self.table
        if power == PYROMANIAC:
            return self.now
        if power == DOG_MASTER:
            if table.holder == table.active:
                return self.now
            return self.journey.share(self.seat, table.left_of(table.holder), self.belief)
        mine = user == self.seat
        gain = {HEN: 0.0, WITCH: 0.008, SERGEANT: 0.012, KNIGHT: 0.008, MAGICIAN: 2.5 * self.card_cost}[power]
        return self.quiet + (gain if mine else -gain / 3)

    def _power(self, power: int, target: int) -> float:
        table = self.table
        if power == HEN:
            return self.quiet - self.power_cost
        if power == WITCH:
            return self._declining() + (0.004 if target in (PYROMANIAC, DOG_MASTER, SERGEANT, HEN) else 0.001)
        if power == KNIGHT:
            return self._ignoring() - self.power_cost
        if power == SERGEANT:
            return self._looking() - self.power_cost
        if power == MAGICIAN:
            return self.quiet + (1 + max(0, 4 - table.hand_sizes[self.seat])) * self.card_cost - self.power_cost
        return self._after_effect(self.seat, power) - self.power_cost

    def _ignoring(self) -> float:
        """The best card of the whole hand instead of those that fit."""
        table = self.table
        if self.seat != table.active:
            return self.quiet
        return max((self._sent(value) for value in set(table.hand(self.seat))), default=self.quiet)

    def _looking(self) -> float:
        """What it is worth to know the hero before deciding."""
        table = self.table
        if self.seat != table.holder or self.seat == table.active:
            return self.quiet
        return sum(
            probability * max(self.outlook.after(self.seat, value)[self.seat], self._passing(certain(value)))
            for value, probability in enumerate(self.belief)
            if probability > 0
        )


def certain(value: int) -> Beliefs:
    """The belief of one who has seen it."""
    return [1.0 if other == value else 0.0 for other in range(WIDTH)]


class SeventhEvaluator(Evaluator):
    """Seventh Hero for bots."""

    def chances(self, state: State) -> list[float]:
        table = table_of(state)
        if table.phase == OVER:
            return win_shares(rules.ranking(table))
        outlook = Outlook(table)
        if table.wandering:
            return Journey(table, outlook, beliefs(table, -1)).shares(table.holder, table.wandering)
        if table.phase == W3 and table.doubled:
            seat = table.holder
            return outlook.after(seat, table.doubled)
        return outlook.shares()

    def weights(self, state: State) -> list[float]:
        choice = Choice(table_of(state))
        return [choice.weight(move) for move in state.moves()]

    def quick(self, state: State, chance: Random) -> int:
        table = table_of(state)
        moves = rules.legal_moves(table)
        if moves[0] == m.DECLINE:
            return m.DECLINE if chance.random() < 0.85 else chance.choice(moves)
        if table.phase == RECEIVING and table.holder != table.active:
            likely = chance_new(table, table.holder, beliefs(table, table.holder))
            return m.RECRUIT if chance.random() < likely else m.PASS
        return chance.choice(moves)

    def reason(self, state: State, move: int) -> tuple[str, dict[str, Param]]:
        table = table_of(state)
        choice = Choice(table)
        percent = round(100 * chance_new(table, choice.seat, choice.belief)) if table.wandering else 0
        if move == m.RECRUIT:
            wins = size(table.party[choice.seat]) + 1 >= table.settings.goal
            return f"seventh-reason-{'wins' if wins else 'recruit'}", {"percent": percent}
        if move == m.PASS:
            return "seventh-reason-pass", {"percent": 100 - percent}
        if m.is_clue(move):
            return "seventh-reason-clue", {"percent": percent}
        if move == m.DECLINE:
            return "seventh-reason-keep", {}
        if m.is_power(move):
            return f"seventh-reason-power-{m.power_of(move)}", {}
        if table.phase == DISCARDING:
            return "seventh-reason-discard", {}
        return self._reason_to_send(table, move)

    def _reason_to_send(self, table: Table, move: int) -> tuple[str, dict[str, Param]]:
        if move == m.SEND_DECK:
            return "seventh-reason-send-deck", {}
        value = (move - m.SEND) if m.is_send(move) else (move - m.SEND_PARTY)
        holders = sum(1 for seat in range(table.settings.players) if table.party[seat] & bit(value))
        if table.party[table.active] & bit(value):
            return "seventh-reason-send-risky", {"count": holders - 1}
        return "seventh-reason-send", {"count": holders}
