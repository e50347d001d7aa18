"""Random games of Heroes of the World: what must hold at every decision, whatever anyone does."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from herohall.core.errors import BadOption, BadState, IllegalMove
from herohall.core.event import Event
from herohall.core.texts import LANGUAGES, has
from herohall.world.events import EVENTS, NEWS
from herohall.world.game import INNER_QUESTIONS, STEP_QUESTIONS, WorldGame, WorldState, make
from herohall.world.moves import MOVE_COUNT
from herohall.world.table import NOBODY, Table
from herohall.world.tables import SEATS

TABLES = [(players, edition) for players in (2, 3, 4, 5) for edition in ("fr", "de")]


@pytest.fixture(scope="module")
def game() -> WorldGame:
    return make(None)


def begin(game: WorldGame, players: int, edition: str, seed: int) -> WorldState:
    state = game.new(players=players, seed=seed, edition=edition)
    assert isinstance(state, WorldState)
    return state


def eager(state: WorldState, chance: random.Random) -> int:
    """A random move, with a liking for wonders, so that powers come up."""
    moves = state.moves()
    liked = [move for move in moves if state.text(move).startswith(("build", "use"))]
    if liked and chance.random() < 0.5:
        return chance.choice(liked)
    return chance.choice(moves)


def check_pieces(table: Table) -> None:
    """Everything is conserved and in range."""
    settings, tables = table.settings, table.settings.tables
    for seat in range(settings.players):
        assert table.supply[seat] + sum(table.population[seat::SEATS]) == settings.supply
    assert min(table.population) >= 0
    assert min(table.supply) >= 0
    assert min(table.coins) >= 0
    assert table.bank >= 0
    assert table.bank + sum(table.coins) == 60
    on_board = [token for token in table.ladders if token != NOBODY]
    tokens = on_board + table.bag + table.drawn + table.surveyed
    assert len(set(tokens)) == len(tokens)
    heroes = table.deck + table.row + [hero for hero in table.hands if hero != NOBODY]
    heroes += [entry // SEATS for entry in table.played]
    assert len(set(heroes)) == len(heroes)
    now = [hero for hero in range(76) if tables.epoch_of_hero[hero] == table.epoch]
    assert sorted(hero for hero in heroes if tables.epoch_of_hero[hero] == table.epoch) == now
    assert all(filled <= spaces for filled, spaces in zip(table.filled, tables.spaces, strict=True))
    assert table.scorings <= (4 if table.epoch == 0 else 8)
    assert table.scorings == sum(table.scored)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_pieces_are_conserved_points_never_fall_and_games_end(game: WorldGame, players: int, edition: str) -> None:
    for seed in range(6):
        state, chance = begin(game, players, edition, seed), random.Random(seed)
        points, decisions = state.scores, 0
        while not state.over:
            moves = state.moves()
            assert moves == sorted(set(moves))
            assert len(moves) > 1 or (state.decision is not None and state.decision.kind == "play")
            assert 0 <= moves[0] <= moves[-1] < MOVE_COUNT
            state.apply(eager(state, chance))
            check_pieces(state.table)
            assert all(new >= old for new, old in zip(state.scores, points, strict=True))
            points, decisions = state.scores, decisions + 1
            assert decisions < 3000
        assert state.seat is None
        assert state.decision is None
        assert state.ranking is not None


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_states_survive_json_and_copies_at_every_decision(game: WorldGame, players: int, edition: str) -> None:
    state, chance = begin(game, players, edition, 11), random.Random(11)
    while not state.over:
        text = state.to_json()
        read, copy = game.from_json(text), state.copy()
        assert read.to_json() == text
        assert read.decision == state.decision
        move = eager(state, chance)
        state.apply(move)
        copy.apply(move)
        read.play(move)
        assert copy.to_json() == read.to_json() == state.to_json()
        assert json.loads(text) != json.loads(state.to_json())
    assert game.from_json(state.to_json()) == state


def test_the_same_seed_and_moves_give_the_same_events(game: WorldGame) -> None:
    def course() -> list[str]:
        state, chance = begin(game, 4, "fr", 5), random.Random(5)
        told: list[str] = []
        while not state.over:
            told += [repr(event) for event in state.play(eager(state, chance))]
        return told

    assert course() == course()


def test_apply_and_play_do_the_same(game: WorldGame) -> None:
    quiet, told, chance = begin(game, 3, "de", 2), begin(game, 3, "de", 2), random.Random(2)
    while not quiet.over:
        move = eager(quiet, chance)
        quiet.apply(move)
        told.play(move)
    assert quiet == told


def test_events_tell_only_their_seers_which_hero_was_dealt_or_drawn(game: WorldGame) -> None:
    state, opening = game.open(3, 9, begin(game, 3, "fr", 9).options)
    chance, events = random.Random(9), opening
    while not state.over:
        events = events + state.play(chance.choice(state.moves()))
    hidden = [event for event in events if event.secret]
    assert {event.name for event in hidden} == {"dealt", "drew"}
    assert all(event.seers == [event.facts["seat"]] for event in hidden)
    assert all("hero" not in event.seen_by(None) for event in hidden)


def test_what_seat_0_sees_happen_is_the_same_in_its_samples(game: WorldGame) -> None:
    """As long as no hidden fact comes out, the seat's own moves have the same consequences."""
    state, chance = begin(game, 3, "fr", 21), random.Random(21)
    while not state.over:
        move = eager(state, chance)
        if state.seat == 0:
            imagined = state.sample(0, 77)
            assert imagined.decision == state.decision
            seen = seen_by_0(state.copy().play(move))
            if not any(event["event"] in NEWS for event in seen):
                assert seen_by_0(imagined.play(move)) == seen
        state.apply(move)


def seen_by_0(events: list[Event]) -> list[dict[str, object]]:
    return [dict(event.seen_by(0)) for event in events]


def test_every_question_and_event_has_words(game: WorldGame) -> None:
    kinds = ["place"] + [kind for kind, _rule in [*STEP_QUESTIONS.values(), *INNER_QUESTIONS.values()]]
    keys = [f"world-kind-{kind}" for kind in kinds] + [f"world-ask-{kind}" for kind in kinds]
    keys += [f"world-event-{name}" for name, _fields in EVENTS] + ["world-event-dealt-seen", "world-event-drew-seen"]
    for option in game.options:
        keys.append(f"world-option-{option.name}")
        keys += [f"world-option-{option.name}-{value}" for value in option.values]
    keys += [f"world-edition-{edition}" for edition in game.editions]
    assert [key for key in keys for lang in LANGUAGES if not has(key, lang)] == []


def test_every_move_that_is_not_legal_is_refused_with_a_rule_and_a_reason(game: WorldGame) -> None:
    state, chance = begin(game, 4, "fr", 3), random.Random(3)
    reasons: set[str] = set()
    while not state.over:
        legal = state.moves()
        for move in chance.sample(range(MOVE_COUNT), 40):
            if move not in legal:
                refusal = state.refusal(move)
                assert refusal.rule.startswith("H")
                reasons.add(refusal.key)
        state.apply(eager(state, chance))
    reasons.add(state.refusal(0).key)
    assert [key for key in reasons for lang in LANGUAGES if not has(key, lang)] == []
    assert len(reasons) > 20


def test_the_move_space_does_not_depend_on_players(game: WorldGame) -> None:
    assert game.move_count == MOVE_COUNT
    assert len(set(game.words)) == MOVE_COUNT


# Broken states


def spoil(game: WorldGame, change: Callable[[dict[str, object]], object]) -> str:
    """The reason why a state that was changed by hand is refused."""
    state, chance = begin(game, 4, "fr", 3), random.Random(3)
    for _ in range(150):
        state.apply(chance.choice(state.moves()))
    data = json.loads(state.to_json())
    change(data)
    with pytest.raises(BadState) as refused:
        game.from_json(json.dumps(data))
    return str(refused.value.params["why"])


def put(*path: str | int, value: object) -> Callable[[dict[str, object]], object]:
    def change(data: dict[str, object]) -> None:
        inside = data
        for step in path[:-1]:
            inside = inside[step]  # type: ignore[index, assignment]
        inside[path[-1]] = value  # type: ignore[index]

    return change


SPOILED = [
    (put("game", value="seventh"), "game"),
    (put("box", value="other 0"), "box"),
    (put("rules", value=99), "rules"),
    (put("bank", value=-1), "bank"),
    (put("bank", value=60), "coins"),
    (put("seats", 0, "supply", value=1), "population"),
    (put("seats", 0, "points", value=-3), "points"),
    (put("seats", 1, "hand", value=["nobody"]), "nobody"),
    (put("seats", value=[]), "seats"),
    (put("deck", value=[]), "heroes"),
    (put("bag", value=[]), "discoveries"),
    (put("row", value=["plato"] * 4), "hero"),
    (put("epoch", value="future"), "epoch"),
    (put("step", value="sleeping"), "step"),
    (put("turn", value=7), "turn"),
    (put("scorings", value=5), "scor"),
    (put("wonders", 0, "place", value="lost"), "wonder"),
    (put("wonders", 8, "used", value=True), "wonder"),
    (put("moving", value=3), "moves"),
    (put("pay", value=[1, 0, 0, 0]), "points"),
    (put("territories", value=[]), "territories"),
    (put("generator", "seed", value="xyz"), "seed"),
    (put("options", "tiebreak", value="en"), "tiebreak"),
]


@pytest.mark.parametrize("number", range(len(SPOILED)))
def test_a_state_that_could_not_be_is_refused_in_one_line(game: WorldGame, number: int) -> None:
    change, word = SPOILED[number]
    reason = spoil(game, change)
    assert word in reason
    assert "\n" not in reason


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game":"world"}', "\ud800"])
def test_a_text_that_is_no_state_is_refused(game: WorldGame, text: str) -> None:
    with pytest.raises(BadState):
        game.from_json(text)


def test_fuzzed_states_are_refused_or_playable(game: WorldGame) -> None:
    """Change one number or word of a state at random: BadState, or a state one can play on from."""
    chance = random.Random(8)
    state = begin(game, 3, "de", 8)
    while not state.over:
        data = json.loads(state.to_json())
        fuzz(data, chance)
        try:
            read = game.from_json(json.dumps(data))
        except BadState:
            pass
        else:
            for _ in range(30):
                if read.over:
                    break
                read.apply(chance.choice(read.moves()))
                read.view(0)
        state.apply(eager(state, chance))


def fuzz(data: object, chance: random.Random) -> None:
    """Change one leaf."""
    while True:
        if isinstance(data, dict):
            key: str | int = chance.choice(list(data))
        elif isinstance(data, list) and data:
            key = chance.randrange(len(data))
        else:
            return
        inside = data[key]  # type: ignore[index, call-overload]
        if isinstance(inside, dict | list) and inside:
            data = inside
            continue
        choices: list[object] = [0, 1, -1, 2, 7, None, True, "plato", "india", [], "done"]
        data[key] = chance.choice(choices)  # type: ignore[index, call-overload]
        return


def test_an_illegal_move_leaves_the_state_as_it_was(game: WorldGame) -> None:
    state = begin(game, 3, "fr", 1)
    before = state.to_json()
    with pytest.raises(IllegalMove):
        state.play(state.game.moves_by_word["take deck"])
    assert state.to_json() == before


def test_all_moves_are_public(game: WorldGame) -> None:
    state = begin(game, 3, "fr", 1)
    assert {state.told(state.moves()[0], viewer) for viewer in (0, 1, 2, None)} == {"settle mediterranean"}


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_such_seat(game: WorldGame, seat: int) -> None:
    state = begin(game, 3, "fr", 1)
    with pytest.raises(BadOption):
        state.view(seat)
    with pytest.raises(BadOption):
        state.sample(seat, 1)
