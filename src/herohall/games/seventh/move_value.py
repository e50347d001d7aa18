"""What the seat that is asked thinks of its answers: each with the win share it promises, by what that seat knows."""

from __future__ import annotations

from typing import Final

from herohall.games.seventh import cards as c
from herohall.games.seventh import moves as m
from herohall.games.seventh import rules
from herohall.games.seventh.cards import VALUES, WIDTH, bit
from herohall.games.seventh.position_value import Beliefs, Journey, PositionValue, beliefs, normal, unseen_cards
from herohall.games.seventh.table import SENDING, W1, Table

CERTAIN: Final = 0.999


class MoveValue:
    """A decision as the seat that is asked sees it: every legal move with the win share it promises."""

    def __init__(self, table: Table, position: PositionValue) -> None:
        self.table = table
        self.seat = table.asked
        self.position = position
        self.now = self.position.shares()[self.seat]
        swing = self.now * (1 - self.now)
        self.card_cost = swing * position.card
        self.costs = [swing * cost for cost in position.costs]
        """What it costs to spend a power, by value."""
        on_the_way = table.wandering > 0
        told = position.told() if on_the_way else []
        self.public = beliefs(table, -1, told) if on_the_way else self._what_is_sent()
        self.journey = Journey(table, self.position, self.public)
        self.belief = beliefs(table, self.seat, told) if on_the_way else self.public
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
        share = 0.0
        for value in range(1, WIDTH):
            if belief[value] > 0:
                share += belief[value] * self.position.share_after(self.seat, self.seat, value)
        return share

    def _passing(self, belief: Beliefs) -> float:
        return self.journey.share(self.seat, self.table.left_of(self.seat), belief)

    def _clue(self, card: int) -> float:
        """What the better of recruiting and passing promises after each answer, less the card.

        A question whose answer one knows promises nothing: else it may be asked again and again to mislead others.
        """
        result = 0.0
        for wanted in (True, False):
            part = [
                p if value and rules.clue_answer(self.table, card, value) == wanted else 0.0
                for value, p in enumerate(self.belief)
            ]
            likely = sum(part)
            if likely >= CERTAIN:
                return 0.0
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
        return self.journey.share_of(self.seat, self.table.left_of(self.seat), value)

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
        user, power, target = table.announced[-3:]
        return self._after_effect(user, power, target)

    def _after_effect(self, user: int, power: int, target: int) -> float:
        """The seat's share once somebody's power has taken effect."""
        table = self.table
        if power == c.PYROMANIAC:
            return self.now
        if power == c.DOG_MASTER:
            return self._forbidden(target - 1 if target else table.holder)
        mine = user == self.seat
        gain = 2.5 * self.card_cost if power == c.MAGICIAN else self.position.effects[power]
        return self.quiet + (gain if mine else -gain / 3)

    def _forbidden(self, target: int) -> float:
        """S6.4: what is to be expected of the hero when a seat must pass it on."""
        table = self.table
        if target == table.active == table.holder:
            return self.now
        before = self.journey.forbidden
        self.journey.forbidden = before | bit(target)
        share = self.journey.share(self.seat, table.holder, self.belief)
        self.journey.forbidden = before
        return share

    def _power(self, power: int, target: int) -> float:
        table = self.table
        if power == c.HEN:
            return self.quiet - self.costs[power]
        if power == c.WITCH:
            return self._declining() + (0.004 if target in (c.PYROMANIAC, c.DOG_MASTER, c.SERGEANT, c.HEN) else 0.001)
        if power == c.KNIGHT:
            return self._ignoring() - self.costs[power]
        if power == c.SERGEANT:
            return self._looking() - self.costs[power]
        if power == c.MAGICIAN:
            return self.quiet + (1 + max(0, 4 - table.hand_sizes[self.seat])) * self.card_cost - self.costs[power]
        return self._after_effect(self.seat, power, target) - self.costs[power]

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
        left = table.left_of(self.seat)
        share = 0.0
        for value in range(1, WIDTH):
            if self.belief[value] > 0:
                taken = self.position.share_after(self.seat, self.seat, value)
                share += self.belief[value] * max(taken, self.journey.share_of(self.seat, left, value))
        return share
