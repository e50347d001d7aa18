"""What a seat can work out, by listing every deal: a slow reference for `sample` that shares no code with it.

It reads only the events as one seat sees them. A *guess* is a full account of the hidden cards: everybody else's hand,
the deck, the wandering hero and the clue cards under way. The reference keeps every guess that fits with its weight,
the number of physical deals (which card lies where) that lead to it:

- an unseen draw may bring any card of the deck: as many ways as there are copies of it;
- a card that leaves a hand may have come from any slot that holds its value: as many ways as there are such slots;
- what is seen or said strikes out the guesses that do not agree: the card sent had to fit, the hand held nothing
  fitting (S2.3), the clue was answered so.

After a reshuffle the new deck is public, and cards drawn earlier stay what they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

Cards = tuple[int, ...]
"""Counts by value, from 1 on at index 0."""


class Guess(NamedTuple):
    """One account of all hidden cards. A card that is not there, or not hidden any more, is 0."""

    hands: tuple[Cards, ...]
    deck: Cards
    wandering: int
    clues: tuple[int, ...]


Guesses = dict[Guess, int]


def fits(requirement: int, card: int, players: int) -> bool:
    """S0: whether a card meets the requirement printed on another."""
    return {
        1: card <= 3,
        2: card >= 5,
        3: 3 <= card <= 5,
        4: card % 2 == 1,
        5: card % 2 == 0,
        6: card <= players,
        7: card >= players,
    }[requirement]


class Reference:
    """All that one seat knows, as a weighted list of guesses. Feed it every event as that seat sees it."""

    def __init__(self, seat: int | None, players: int, options: dict[str, str | int]) -> None:
        self.seat = seat
        self.players = players
        self.values = int(options["values"])
        self.by_requirement = options["clue"] == "requirement"
        none = (0,) * self.values
        full = (int(options["copies"]),) * self.values
        self.guesses: Guesses = {Guess((none,) * players, full, 0, ()): 1}
        self.requirement = 0
        self.ignored = False
        self.source = ""
        self.active = 0
        self.hero = 0
        """The wandering hero of the turn once it is public; clues about it still tell something of the clue cards."""

    # Small steps

    def _each(self, step: Callable[[Guess], Iterable[tuple[Guess, int]]]) -> None:
        found: Guesses = {}
        for guess, weight in self.guesses.items():
            for after, ways in step(guess):
                if ways:
                    found[after] = found.get(after, 0) + weight * ways
        assert found, "nothing fits what was seen"
        self.guesses = found

    def _keep(self, fine: Callable[[Guess], bool]) -> None:
        self._each(lambda guess: [(guess, 1)] if fine(guess) else [])

    def _from_deck(self, guess: Guess, card: int) -> tuple[Guess, int]:
        return guess._replace(deck=_less(guess.deck, card)), guess.deck[card - 1]

    def _from_hand(self, guess: Guess, seat: int, card: int) -> tuple[Guess, int]:
        hand = guess.hands[seat]
        return _with_hand(guess, seat, _less(hand, card)), hand[card - 1]

    def _shown_from_deck(self, card: int) -> None:
        self._each(lambda guess: [self._from_deck(guess, card)])

    def _drawn(self, seat: int, cards: list[int] | None, count: int) -> None:
        for number in range(count):
            known = [cards[number]] if cards is not None else range(1, self.values + 1)

            def step(guess: Guess, known: Iterable[int] = known) -> Iterable[tuple[Guess, int]]:
                for card in known:
                    after, ways = self._from_deck(guess, card)
                    yield _with_hand(after, seat, _more(after.hands[seat], card)), ways

            self._each(step)

    # Events

    def see(self, event: dict[str, Any]) -> None:
        """One event, as this seat sees it."""
        handler = getattr(self, f"_{event['event']}", None)
        if handler is not None:
            handler(event)

    def parties(self, events: list[dict[str, Any]]) -> None:
        """The parties are dealt before the hands (S1.4)."""
        for event in events:
            for card in event.get("party", []):
                self._shown_from_deck(card)
            if event["event"] == "replaced":
                for card in event["cards"]:
                    self._shown_from_deck(card)

    def _dealt(self, event: dict[str, Any]) -> None:
        self._drew(event)

    def _drew(self, event: dict[str, Any]) -> None:
        self._drawn(event["seat"], event.get("cards"), event["count"])

    def _revealed(self, event: dict[str, Any]) -> None:
        self._shown_from_deck(event["card"])
        self.active, self.requirement = event["seat"], event["card"]
        self.ignored, self.hero, self.source = False, 0, ""

    def _ignored(self, event: dict[str, Any]) -> None:
        self.ignored = True

    def _may_be_sent(self, card: int) -> bool:
        return self.ignored or fits(self.requirement, card, self.players)

    def _nothing_fits(self) -> None:
        allowed = [not self._may_be_sent(card) for card in range(1, self.values + 1)]
        self._keep(
            lambda guess: all(ok or not count for ok, count in zip(allowed, guess.hands[self.active], strict=True))
        )

    def _nothing_sent(self, event: dict[str, Any]) -> None:
        self._nothing_fits()

    def _sent(self, event: dict[str, Any]) -> None:
        self.source = event["source"]
        seen: Any = event.get("card")
        if self.source == "party":
            self._nothing_fits()
            self._each(lambda guess: [(guess._replace(wandering=seen), 1)])
            return
        cards = range(1, self.values + 1) if seen is None else [seen]
        if self.source == "hand":
            self._each(lambda guess: self._send_from_hand(guess, cards))
            return
        self._nothing_fits()

        def step(guess: Guess) -> Iterable[tuple[Guess, int]]:
            for card in cards:
                after, ways = self._from_deck(guess, card)
                yield after._replace(wandering=card), ways

        self._each(step)

    def _send_from_hand(self, guess: Guess, cards: Iterable[int]) -> Iterable[tuple[Guess, int]]:
        for card in cards:
            if self._may_be_sent(card):
                after, ways = self._from_hand(guess, self.active, card)
                yield after._replace(wandering=card), ways

    def _discarded(self, event: dict[str, Any]) -> None:
        self._each(lambda guess: [self._from_hand(guess, event["seat"], event["card"])])

    def _looked(self, event: dict[str, Any]) -> None:
        if "card" in event:
            self._keep(lambda guess: guess.wandering == event["card"])

    def _answer(self, clue: int, hero: int) -> bool:
        return fits(clue, hero, self.players) if self.by_requirement else clue == hero

    def _clue(self, event: dict[str, Any]) -> None:
        cards = [event["card"]] if "card" in event else range(1, self.values + 1)

        def step(guess: Guess) -> Iterable[tuple[Guess, int]]:
            for card in cards:
                if self._answer(card, guess.wandering) == event["answer"]:
                    after, ways = self._from_hand(guess, event["seat"], card)
                    yield after._replace(clues=(*after.clues, card)), ways

        self._each(step)

    def _unveiled(self, event: dict[str, Any]) -> None:
        self._keep(lambda guess: guess.wandering == event["card"])
        self._each(lambda guess: [(guess._replace(wandering=0), 1)])

    _recruited = _doubled = _burned = _unveiled

    def _turned_up(self, event: dict[str, Any]) -> None:
        """The clue cards come up in the order in which they were asked."""
        self._keep(lambda guess: guess.clues[0] == event["card"])
        self._each(lambda guess: [(guess._replace(clues=guess.clues[1:]), 1)])

    def _reshuffled(self, event: dict[str, Any]) -> None:
        assert all(sum(guess.deck) == 0 for guess in self.guesses)
        deck = tuple(event["cards"].count(card) for card in range(1, self.values + 1))
        self._each(lambda guess: [(guess._replace(deck=deck), 1)])

    _reshuffled_discard = _reshuffled


def _more(cards: Cards, card: int) -> Cards:
    return (*cards[: card - 1], cards[card - 1] + 1, *cards[card:])


def _less(cards: Cards, card: int) -> Cards:
    return (*cards[: card - 1], cards[card - 1] - 1, *cards[card:])


def _with_hand(guess: Guess, seat: int, hand: Cards) -> Guess:
    return guess._replace(hands=(*guess.hands[:seat], hand, *guess.hands[seat + 1 :]))
