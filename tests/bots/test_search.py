"""Bots that search: they know what their seat knows, keep to their budget, and can say why."""

from __future__ import annotations

import time

import pytest
from tests.bots.test_thumb import GAMES, positions, same_in_samples

import herohall
from herohall.bots import bot as new_bot
from herohall.bots.base import Bot, Budget, evaluator_of
from herohall.bots.learned import policy_of
from herohall.bots.policy import ForesightPolicy
from herohall.bots.search import SearchBot
from herohall.bots.tree import FINALISTS, Tree
from herohall.core.chair import Chair
from herohall.core.state import State
from herohall.core.texts import LANGUAGES, has, t

FEW = Budget(iterations=24)
HORIZONS = [
    ("world", 2, "expert", 1),
    ("world", 2, "search-expert", 2),
    ("world", 3, "expert", 1),
    ("seventh", 3, "expert", 1),
]


class Peeking(SearchBot):
    """A cheat: every world it imagines is the true one."""

    def __init__(self, state: State) -> None:
        super().__init__("peeking", 1, 1.0, 7)
        self.state = state

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        tree = Tree(chair.seat, evaluator_of(chair), 1)
        moves = self.state.moves()
        if len(moves) > 1:
            tree.open(moves, tree.evaluator.weights(self.state))
            for edge in tree.in_question(0.0):
                tree.consider(edge, self.state)
        return tree.ranked()[0].move if len(moves) > 1 else moves[0]


def choices(name: str, every: int, players: int = 3) -> list[State]:
    """Positions of a random game with something to choose."""
    return [state.copy() for state in positions(name, every=every, players=players) if len(state.moves()) > 1]


@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_peeks_is_found_out(name: str) -> None:
    found = 0
    for state in choices(name, every=5):
        assert state.seat is not None
        cheat, again = Peeking(state), Peeking(state.sample(state.seat, 1))
        found += not same_in_samples(cheat, again, state, 1)
    assert found > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_choose_the_same_again(name: str) -> None:
    for state in choices(name, every=67, players=4):
        assert state.seat is not None
        chosen = [SearchBot("a", 1, 1, 5).choose(state.chair(state.seat), FEW) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.moves()


@pytest.mark.parametrize("name", GAMES)
def test_never_over_budget_by_more_than_a_tenth(name: str) -> None:
    """In time of its own: what a busy machine gives to others is not the bot's."""
    for state in choices(name, every=41)[:4]:
        assert state.seat is not None
        chair = state.chair(state.seat)
        assert seconds_taken(chair) <= 0.22


def seconds_taken(chair: Chair) -> float:
    """How long a bot with a fifth of a second thinks."""
    start = time.process_time()
    SearchBot("a", 2, 0.2, seed=1).choose(chair)
    return time.process_time() - start


def test_a_single_answer_costs_no_thought() -> None:
    """Seventh Hero asks even then (S5.10); Heroes of the World makes such choices itself."""
    played = (state for seed in range(20) for state in positions("seventh", every=1, seed=seed))
    state = next(state for state in played if len(state.moves()) == 1)
    assert state.seat is not None
    start = time.process_time()
    assert SearchBot("expert", 2, 5.0, 1).choose(state.chair(state.seat)) == state.moves()[0]
    assert time.process_time() - start < 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["random", "easy", "medium", "expert"])
def test_advice_is_ranked_and_explained_in_every_language(name: str, level: str) -> None:
    for state in choices(name, every=31):
        assert state.seat is not None
        advice = new_bot(level, 3).advise(state.chair(state.seat), FEW, n=3)
        assert len(advice) == min(3, len(state.moves()))
        assert len({each.move for each in advice}) == len(advice)
        assert {each.move for each in advice} <= set(state.moves())
        for each in advice:
            assert 0 <= each.share <= 1
            assert all(has(each.key, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_the_chosen_move_is_the_first_advice(name: str) -> None:
    state = choices(name, every=23)[1]
    assert state.seat is not None
    chair = state.chair(state.seat)
    assert SearchBot("a", 1, 1, 9).choose(chair, FEW) == SearchBot("a", 1, 1, 9).advise(chair, FEW)[0].move


@pytest.mark.parametrize("name", GAMES)
def test_the_better_advice_promises_more(name: str) -> None:
    for state in choices(name, every=31):
        assert state.seat is not None
        for bot in (new_bot("medium", 3), SearchBot("adviser", 1, 1, 3)):
            shares = [each.share for each in bot.advise(state.chair(state.seat), FEW, n=9)]
            assert shares == sorted(shares, reverse=True), bot.level


def test_who_overlooks_a_move_does_not_advise_it() -> None:
    for state in choices("seventh", every=31):
        assert state.seat is not None
        advice = new_bot("hard", 3).advise(state.chair(state.seat), FEW)
        assert 1 <= len(advice) <= 3
        assert {each.move for each in advice} <= set(state.moves())


def test_a_bot_of_ones_own_advises_what_it_would_choose() -> None:
    class First(Bot):
        level = "first"

        def choose(self, chair: Chair, budget: Budget | None = None) -> int:
            return chair.decision.moves[0]

    state = choices("seventh", every=31)[0]
    assert state.seat is not None
    [advice] = First().advise(state.chair(state.seat))
    assert advice.move == state.moves()[0]
    assert advice.share == pytest.approx(1 / 3)
    assert t(advice.key, "de", **advice.params) == "first würde das wählen"


@pytest.mark.parametrize("name", GAMES)
def test_looking_ahead_counts_turns_and_ends_with_shares(name: str) -> None:
    evaluator = herohall.game(name).evaluator()
    assert evaluator is not None
    for state in choices(name, every=37):
        assert state.seat is not None
        turn = evaluator.turn(state)
        world = state.sample(state.seat, 4)
        assert sum(evaluator.look_ahead(world, 1)) == pytest.approx(1)
        assert world.over or evaluator.turn(world) != turn
        same = state.sample(state.seat, 4)
        assert evaluator.look_ahead(same, 0) == evaluator.chances(state.sample(state.seat, 4))


@pytest.mark.parametrize("name", GAMES)
def test_thinking_of_oneself_alone_is_another_opinion(name: str) -> None:
    evaluator = herohall.game(name).evaluator()
    assert evaluator is not None
    other = 0
    for state in choices(name, every=5):
        own = evaluator.own_weights(state)
        assert len(own) == len(state.moves())
        other += own != evaluator.weights(state)
    assert other > 0


def test_moves_in_question_become_fewer() -> None:
    state = max(choices("seventh", every=1), key=lambda each: len(each.moves()))
    assert state.seat is not None
    chair = state.chair(state.seat)
    tree = Tree(state.seat, evaluator_of(chair), 1)
    tree.open(state.moves(), tree.evaluator.weights(chair.sample(1)))
    assert len(tree.in_question(0.0)) == len(tree.candidates) > FINALISTS
    assert len(tree.in_question(0.999)) == FINALISTS
    world = chair.sample(2)
    before = world.to_json()
    tree.consider(tree.candidates[0], world)
    assert world.to_json() == before


def test_a_network_judges_where_a_search_ends() -> None:
    """It may think otherwise than rules of thumb; once the game is over nobody is asked."""
    judged = 0
    for state in choices("world", every=9, players=4):
        policy, seat = policy_of(state), state.decision.seat
        assert isinstance(policy, ForesightPolicy)
        chair = state.chair(seat)
        evaluator, world = evaluator_of(chair), chair.sample(2)
        tree = Tree(seat, evaluator, 1, policy)
        tree.open(state.moves(), evaluator.weights(world))
        edge, end = tree.candidates[0], world.copy()
        tree.consider(edge, world)
        end.apply(edge.move)
        by_thumb = evaluator.look_ahead(end, int(evaluator.turn(end) == evaluator.turn(world)))
        assert edge.mean() == pytest.approx(by_thumb[seat] if end.over else policy.share(end, seat))
        judged += edge.mean() != pytest.approx(by_thumb[seat])
    assert judged > 0


@pytest.mark.parametrize(("name", "players", "level", "turns"), HORIZONS)
def test_how_far_a_search_looks(name: str, players: int, level: str, turns: int) -> None:
    """A network knows the positions that one's own moves lead to, not those after another's turn."""
    state, searcher = herohall.game(name).new(players, 1), new_bot(level, 1)
    while len(state.moves()) < 2:
        state.apply(state.moves()[0])
    assert isinstance(searcher, SearchBot)
    assert searcher._opened(state.chair(state.decision.seat)).turns == turns
