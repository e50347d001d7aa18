"""Bots that have learned: what they read is their seat's own, their whole numbers are exact, and they can say why."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

import herohall
from herohall.bots import bot as new_bot
from herohall.bots.base import Budget
from herohall.bots.learned import FILES, LearnedBot, networks_of, no_insight, policy_of
from herohall.bots.network import LIKING_BITS, Layer, Network, packed, read_network
from herohall.bots.policy import FiguresPolicy, ForesightPolicy
from herohall.bots.thumb import EasyBot
from herohall.core.encoder import Encoder, promise_bytes
from herohall.core.errors import BadOption
from herohall.core.game_files import game_bytes
from herohall.core.state import State

FEW = Budget(iterations=12)
LEARNED = [name for name in herohall.games() if networks_of(name)]
POLICIES = ["seventh", "world"]
TABLES = [
    (name, edition, players)
    for name in ["seventh"]
    for game in [herohall.game(name)]
    for edition in game.editions
    for players in range(game.min_players, game.max_players + 1)
]


WORLDS = [(edition, players) for edition in herohall.game("world").editions for players in range(2, 6)]


def choices(name: str, players: int, edition: str, every: int = 1) -> list[State]:
    """Positions of a random game with something to choose."""
    state, chance, found = herohall.game(name).new(players, players, edition=edition), Random(players), []
    for number in range(160):
        if state.over:
            break
        if number % every == 0 and len(state.moves()) > 1:
            found.append(state.copy())
        state.apply(chance.choice(state.moves()))
    return found


def whole_encoder(state: State) -> Encoder:
    encoder = state.game.part("insight", no_insight)(state)
    assert encoder is not None
    return encoder


def asked(state: State) -> int:
    assert state.seat is not None
    return state.seat


def test_there_is_a_network() -> None:
    assert set(LEARNED) == {"world"}


@pytest.mark.parametrize("name", LEARNED)
def test_networks_are_small(name: str) -> None:
    sizes = [len(found) for file in FILES if (found := game_bytes(name, file)) is not None]
    assert 0 < sum(sizes) < 1_000_000


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_a_network_reads_only_what_its_seat_knows(name: str, edition: str, players: int) -> None:
    for state in choices(name, players, edition, every=19):
        seat, encoder = asked(state), whole_encoder(state)
        row = encoder.row(state, seat)
        assert len(row) == encoder.size
        assert {encoder.row(state.sample(seat, number), seat) for number in range(3)} == {row}


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_the_last_bytes_tell_which_moves_are_legal(name: str, edition: str, players: int) -> None:
    for state in choices(name, players, edition, every=19):
        encoder = whole_encoder(state)
        promised = encoder.row(state, asked(state))[-encoder.moves :]
        assert bytes(map(bool, promised)) == encoder.legal(state)
        assert max(promised) == 255


def test_duels_have_a_network_of_their_own() -> None:
    policies = [policy_of(herohall.game("world").new(players, 1)) for players in range(2, 6)]
    networks = [policy.network for policy in policies if type(policy) is ForesightPolicy]
    assert [network.players for network in networks] == [[2], [3, 4, 5], [3, 4, 5], [3, 4, 5]]


@pytest.mark.parametrize(("edition", "players"), WORLDS)
def test_what_is_hidden_from_a_seat_does_not_matter_to_foresight(edition: str, players: int) -> None:
    for state in choices("world", players, edition, every=11):
        policy, moves = policy_of(state), state.moves()
        assert type(policy) is ForesightPolicy
        found = policy.likings(state, moves)
        assert all(policy.likings(state.sample(asked(state), number), moves) == found for number in range(3))
        assert all(0 <= promise <= 1 for promise in policy.promises(state, moves))


@pytest.mark.parametrize("players", [2, 3])
def test_moves_not_in_question_are_liked_least(players: int) -> None:
    for state in choices("world", players, "fr", every=5):
        policy = policy_of(state)
        assert type(policy) is ForesightPolicy
        moves = state.moves()
        likings = policy.likings(state, moves)[:-1]
        in_question = set(policy.foreseer.foresee(state).moves)
        least = min(liking for move, liking in zip(moves, likings, strict=True) if move in in_question)
        assert all(liking < least for move, liking in zip(moves, likings, strict=True) if move not in in_question)


def test_lanes_add_up_without_touching_each_other() -> None:
    rows = [[1, -5, 2_000_000], [-7, 0, -2_000_001], [0, 3, -30_000]]
    layer = Layer([packed(row) for row in rows], packed([5, 6, 7]), 3, 0)
    assert layer.from_bytes(bytes([1, 2, 255])) == [5 + 1 - 14, 6 - 5 + 765, 7 + 2_000_000 - 4_000_002 - 7_650_000]
    assert layer.from_sums([-9, 8, 13], 2) == [5 - 14, 6 + 9, 7 - 4_000_002 - 90_000]


def test_a_network_of_zeros_plays_by_rules_of_thumb() -> None:
    head = {"game": "x", "rules": 1, "inputs": 4, "moves": 3, "about": "", "trust": 4.0}
    network = Network(head, [Layer([0] * 4, 0, 2, 0), Layer([0] * 2, 0, 4, 0)])
    row = b"\0" + promise_bytes(3, [0, 2], [0.30, 0.31])
    likings = network.outputs(row)
    assert likings[2] == 0
    assert likings[0] / (1 << LIKING_BITS) == pytest.approx(-4 * 0.01 / 0.02, abs=0.02)


@pytest.mark.parametrize("text", [b"", b"{}\n", b'{"format": 99}\n', b"no JSON\n", b"[]\n"])
def test_a_file_that_is_no_network_is_refused(text: bytes) -> None:
    with pytest.raises(BadOption, match=r"my\.net does not hold"):
        read_network(text, "my.net")


def test_a_file_cut_short_is_refused() -> None:
    found = game_bytes("world", "foresight.net")
    assert found is not None
    with pytest.raises(BadOption):
        read_network(found[:-3], "my.net")


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_what_is_hidden_from_a_seat_does_not_matter_to_learned_figures(name: str, edition: str, players: int) -> None:
    for state in choices(name, players, edition, every=11):
        policy, moves = policy_of(state), state.moves()
        assert type(policy) is FiguresPolicy
        found = policy.promises(state, moves)
        assert all(policy.promises(state.sample(asked(state), number), moves) == found for number in range(3))
        assert len(found) == len(moves)
        assert all(0 <= promise <= 1 for promise in found)


def test_a_network_plays_only_with_the_cards_it_has_learned_with(tmp_path: Path) -> None:
    shutil.copytree(Path(herohall.__file__).parent / "games/world/boxes/reconstruction", tmp_path / "mine")
    heroes = tmp_path / "mine/heroes.csv"
    heroes.write_text(
        heroes.read_text(encoding="utf-8").replace("plato,ancient,3", "plato,ancient,4"), encoding="utf-8"
    )
    state = herohall.game("world", box=str(tmp_path / "mine")).new(3, 1)
    assert policy_of(state) is None
    assert new_bot("hard", 1).choose(state.chair(asked(state)), FEW) in state.moves()


@pytest.mark.parametrize("options", [{"values": 4}, {"forbid": "anyone"}])
def test_other_rules_and_small_decks_are_played_by_the_same_figures(options: dict[str, int | str]) -> None:
    state = herohall.game("seventh").new(3, 1, **options)
    assert type(policy_of(state)) is FiguresPolicy
    while not state.over:
        state.apply(new_bot("hard", 1).choose(state.chair(asked(state))))


@pytest.mark.parametrize("name", POLICIES)
def test_no_chair_is_needed_to_choose_the_same(name: str) -> None:
    for state in choices(name, 4, next(iter(herohall.game(name).editions)), every=9):
        chair = state.chair(asked(state))
        assert LearnedBot("a", EasyBot(1)).choose(chair) == LearnedBot("a", EasyBot(1)).choose_openly(state)


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_advice_begins_with_what_is_chosen_and_promises_ever_less(level: str, name: str) -> None:
    for state in choices(name, 4, next(iter(herohall.game(name).editions)), every=23):
        chair = state.chair(asked(state))
        advice = new_bot(level, 3).advise(chair, FEW, n=9)
        assert advice[0].move == new_bot(level, 3).choose(chair, FEW)
        shares = [each.share for each in advice]
        assert shares == sorted(shares, reverse=True)
        assert all(0 <= share <= 1 for share in shares)
