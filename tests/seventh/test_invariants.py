"""What holds at every decision of every game, under random play."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.seventh.playing import GAME, PLAYERS, Setting, choose, events_text, name_of, new, settings

from herohall.core.errors import BadMove, GameOver, IllegalMove
from herohall.games.seventh.cards import WIDTH
from herohall.games.seventh.game import SeventhState

SETTINGS = settings()
GAMES_PER_SETTING = 3
"""More of them in `test_more_games.py`."""
CAREFUL_DECISIONS = 150
"""So many of a careful game are written as JSON and read back; of all others one in forty."""
MOST_DECISIONS = 60_000
MOST_RESHUFFLES = 3
"""Later a sample can take seconds; only games without aim come so far."""


def check_cards(state: SeventhState) -> None:
    """Counted from the JSON text, which names every card once, and compared with what the view says."""
    saved = json.loads(state.to_json())
    options = saved["options"]
    cards = saved["deck"] + saved["discard"] + [clue["card"] for clue in saved["clues"]]
    for seat in saved["seats"]:
        cards += seat["party"] + seat["hand"] + seat["eliminated"]
        assert len(set(seat["party"])) == len(seat["party"])
        assert set(seat["used"]) <= set(seat["party"])
    cards += [card for card in (saved["wandering"], saved["doubled"]) if card]
    values = range(1, options["values"] + 1)
    assert sorted(cards) == sorted(value for value in values for _ in range(options["copies"]))
    if options["values"] == 7 and options["copies"] == 11:
        assert len(cards) == 77


def check_sizes(state: SeventhState) -> None:
    """The running totals agree with the cards, and nothing is ever negative."""
    table = state.table
    assert min(table.deck + table.discard + table.hands + table.eliminated + table.hand_sizes) >= 0
    assert table.deck_size == sum(table.deck)
    for seat in range(state.players):
        assert table.hand_sizes[seat] == len(table.hand(seat))
    total = table.deck_size + sum(table.discard) + sum(table.hands) + sum(table.eliminated) + len(table.clue_cards)
    total += sum(party.bit_count() for party in table.party) + (table.wandering > 0) + (table.doubled > 0)
    assert total == table.settings.values * table.settings.copies


def check_question(state: SeventhState) -> None:
    """There is always an answer, and every answer has one name."""
    decision = state.decision
    moves = state.moves()
    assert moves
    assert moves == decision.moves
    assert decision.seat == state.seat
    assert moves == sorted(set(moves))
    assert 0 <= moves[0] <= moves[-1] < GAME.move_count
    texts = [state.text(move) for move in moves]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def check_words(state: SeventhState) -> None:
    """Every text comes back as its move, in any case and with any blanks; all other moves are refused with a rule."""
    moves = state.moves()
    before = state.to_json()
    for move in range(GAME.move_count):
        text = state.text(move)
        if move in moves:
            assert state.parse(text) == move
            assert state.parse(f"  {text.upper()}\t".replace(" ", "  ")) == move
        elif text:
            with pytest.raises(IllegalMove) as refused:
                state.parse(text)
            assert refused.value.rule.startswith("S")
            with pytest.raises(IllegalMove):
                state.play(move)
    for nonsense in ("", "send", "send 0", "send 8", "power 3 3", "take row 1", "send 5 5", "sénd 5"):
        with pytest.raises(BadMove):
            state.parse(nonsense)
    assert state.to_json() == before


def check_round_trips(state: SeventhState) -> None:
    """JSON and copies are the same state."""
    text = state.to_json()
    again = GAME.from_json(text)
    assert again.to_json() == text
    assert again == state
    assert state.over or again.decision == state.decision
    assert state.copy().to_json() == text
    memory = state.table.memory
    assert memory is not None
    if len(memory.old_pools) <= MOST_RESHUFFLES * WIDTH:
        imagined = state.sample(0, 5)  # goes to a bot's process as JSON
        assert GAME.from_json(imagined.to_json()) == imagined


def check_apply(state: SeventhState, move: int) -> str:
    """`apply` on a copy leads to the same text as `play`; also from a state read back from its JSON."""
    copy, again = state.copy(), GAME.from_json(state.to_json())
    copy.apply(move)
    again.play(move)
    assert again.to_json() == copy.to_json()
    return copy.to_json()


def play_and_check(setting: Setting, seed: int, careful: bool) -> int:
    """One game; returns the number of decisions."""
    state = new(setting, seed)
    chance = Random(seed)
    moves: list[int] = []
    log: list[str] = []
    kept: list[tuple[SeventhState, str]] = []
    while not state.over:
        assert len(moves) < MOST_DECISIONS
        check_sizes(state)
        check_question(state)
        move = choose(state, chance)
        expected = ""
        if (careful and len(moves) < CAREFUL_DECISIONS) or chance.random() < 1 / 40:
            check_cards(state)
            check_round_trips(state)
            expected = check_apply(state, move)
        if chance.random() < 1 / 40:
            check_words(state)
            kept.append((state.copy(), state.to_json()))
        log.append(events_text(state.play(move)))
        moves.append(move)
        assert not expected or state.to_json() == expected
    check_end(state)
    for copy, text in kept:
        assert copy.to_json() == text  # later moves have not touched it
    check_replay(setting, seed, moves, log, state)
    return len(moves)


def check_end(state: SeventhState) -> None:
    """A game that is over asks nobody, ranks everybody and can still be written and read."""
    assert state.seat is None
    with pytest.raises(GameOver):
        _ = state.decision
    assert state.moves() == []
    ranking = state.ranking
    assert ranking is not None
    assert sorted(seat for place in ranking for seat in place) == list(range(state.players))
    sizes = state.scores
    goal = state.table.settings.goal
    if max(sizes) >= goal:
        assert ranking[0] == [sizes.index(goal)]
        assert sizes.count(goal) == 1
    check_sizes(state)
    check_cards(state)
    check_round_trips(state)
    with pytest.raises(IllegalMove):
        state.parse("recruit")


def check_replay(setting: Setting, seed: int, moves: list[int], log: list[str], end: SeventhState) -> None:
    """Seed and moves give the same events and the same end."""
    again = new(setting, seed)
    for move, events in zip(moves, log, strict=True):
        assert events_text(again.play(move)) == events
    assert again.to_json() == end.to_json()
    assert again.ranking == end.ranking


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_invariants_hold_in_random_play(setting: Setting) -> None:
    for seed in range(GAMES_PER_SETTING):
        play_and_check(setting, seed, careful=seed == 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_state_is_shared_between_games(players: int) -> None:
    first, second = GAME.new(players=players, seed=1), GAME.new(players=players, seed=1)
    text = second.to_json()
    for _ in range(30):
        first.apply(first.moves()[-1])
    assert second.to_json() == text


def test_moves_and_views_are_fresh() -> None:
    state = GAME.new(players=4, seed=5)
    text, view = state.to_json(), state.view(0)
    state.moves().clear()
    state.decision.moves.clear()
    for key in list(view):
        part = view.pop(key)
        if isinstance(part, list | dict):
            part.clear()
    assert state.to_json() == text
    assert state.moves()
    assert state.view(0)["options"] == state.options


def test_eliminated_piles_that_stay_leave_states_that_can_be_read_back() -> None:
    """S7.4 `discard`: random play soon runs out of cards and would go on to turn 1000; only its beginning is played."""
    for players in PLAYERS:
        state = new((players, {"deck_end": "reshuffle", "reshuffled": "discard", "copies": 7}), players)
        chance = Random(players)
        for _ in range(120):
            state.play(choose(state, chance))
            if state.over:
                break
            check_round_trips(state)
            assert state.sample(1, 3).view(1) == state.view(1)
        assert state.memory.generation > 0
