"""S1: setup."""

from __future__ import annotations

import pytest
from tests.rules.seventh.positions import GAME, Sitting

from herohall.core.generator import DECK, Generator
from herohall.core.options import resolve
from herohall.games.seventh.game import SeventhState

SEEDS = range(60)


def new_game(seed: int, players: int = 4, **options: str | int) -> Sitting:
    """A new game with all that was told of its deal."""
    state, events = GAME.open(players, seed, resolve(GAME.options, GAME.editions, options))
    assert isinstance(state, SeventhState)
    return Sitting(state, events)


class Deal:
    """S1.4 by hand: a shuffled pile, dealt card by card."""

    def __init__(self, seed: int, players: int, values: int, copies: int, hand: int) -> None:
        self.generator = Generator(seed, fast=False)
        self.players, self.values, self.copies, self.hand = players, values, copies, hand
        self.redeals = 0
        while not self._try():
            self.redeals += 1

    def _try(self) -> bool:
        self.pile = sorted(list(range(1, self.values + 1)) * self.copies)
        self.replaced: list[int] = []
        try:
            self.parties = [[self._card(), self._card()] for _ in range(self.players)]
            for party in self.parties:
                while party[0] == party[1]:
                    self.replaced.append(party.pop())
                    party.append(self._card())
            self.hands = [sorted(self._card() for _ in range(self.hand)) for _ in range(self.players)]
        except ValueError:
            return False
        return bool(self.pile)

    def _card(self) -> int:
        if not self.pile:
            raise ValueError("the cards do not suffice")
        return self.pile.pop(self.generator.below(DECK, len(self.pile)))


@pytest.mark.rule("S1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_party_is_two_different_ready_heroes(players: int) -> None:
    for seed in SEEDS:
        game = new_game(seed, players)
        assert [len(set(map(int, game.party(seat)))) for seat in range(players)] == [2] * players
        assert [game.used(seat) for seat in range(players)] == [[]] * players


@pytest.mark.rule("S1.1")
def test_the_replaced_hero_is_discarded_face_up() -> None:
    replaced = 0
    for seed in SEEDS:
        game = new_game(seed)
        cards = game.heard("replaced")["cards"] if "replaced" in game.happened else []
        assert game.view()["discard"] == sorted([*cards, game.view()["requirement"]])
        replaced += len(cards)
    assert replaced


@pytest.mark.rule("S1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_five_cards_each_and_the_rest_is_the_deck(players: int) -> None:
    game = new_game(3, players)
    assert game.hand_sizes == [5] * players
    assert game.deck == 77 - 7 * players - len(game.view()["discard"])
    assert [game.eliminated(seat) for seat in range(players)] == [[]] * players


@pytest.mark.rule("S1.2")
def test_the_hand_is_dealt_face_down() -> None:
    game = new_game(3)
    dealt = [event for event in game.log if event.name == "dealt"]
    assert [event.seen_by(0).get("cards") for event in dealt] == [game.hand(0), None, None, None]


@pytest.mark.rule("S1.2")
def test_everybody_is_told_the_parties_and_how_many_cards_were_dealt() -> None:
    game = new_game(3)
    dealt = [event.seen_by(None) for event in game.log if event.name == "dealt"]
    expected = [{"event": "dealt", "seat": seat, "party": game.party(seat), "count": 5} for seat in range(4)]
    assert dealt == expected


@pytest.mark.rule("S1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_is_random(players: int) -> None:
    assert {new_game(seed, players).active for seed in SEEDS} == set(range(players))


@pytest.mark.rule("S1.3")
def test_the_first_turn_is_a_turn_like_any_other() -> None:
    """A card is turned up, W1 follows, and the active player sends."""
    windows = set()
    for seed in SEEDS:
        game = new_game(seed)
        assert game.view()["turn"] == 1
        assert game.heard("revealed") == {"seat": game.active, "card": game.view()["requirement"], "turn": 1}
        assert game.asks is not None
        windows.add(game.asks[1])
        while game.asks[1] == "W1":
            game.say("decline")
        assert game.asks == (game.active, "send")
    assert windows == {"W1", "send"}


@pytest.mark.rule("S1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_to_every_seat_then_the_replacements_then_five_to_every_seat(players: int) -> None:
    for seed in SEEDS:
        game, deal = new_game(seed, players), Deal(seed, players, 7, 11, 5)
        assert [game.party(seat) for seat in range(players)] == [sorted(party) for party in deal.parties]
        assert [game.hand(seat) for seat in range(players)] == deal.hands


@pytest.mark.rule("S1.4")
@pytest.mark.parametrize(("players", "copies", "hand"), [(3, 8, 5), (5, 4, 0)])
def test_all_is_dealt_anew_when_the_cards_do_not_suffice(players: int, copies: int, hand: int) -> None:
    """24 cards for 21 places, or 12 for 10: with some replacements no deck is left, or not even all are replaced."""
    redeals = 0
    for seed in SEEDS:
        game = new_game(seed, players, values=3, copies=copies, hand=hand)
        deal = Deal(seed, players, 3, copies, hand)
        redeals += deal.redeals
        dealt = [event.open() for event in game.log if event.name == "dealt"]
        assert [one["party"] for one in dealt] == [sorted(party) for party in deal.parties]
        assert [one["cards"] for one in dealt] == deal.hands
        assert ("replaced" in game.happened) == bool(deal.replaced)
        if deal.replaced:
            assert game.heard("replaced") == {"cards": sorted(deal.replaced)}
        assert game.saved_and_loaded().state == game.state
    assert redeals
