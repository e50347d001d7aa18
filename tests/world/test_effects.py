"""Boxes with powers and die results that ours does not have: read, explained, played, saved, kept secret (H9.8)."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from tests.forging import Forgery, assert_refused, find
from tests.world.effect_boxes import DICE, NAMES, POWERS, any_box, effect_box, effect_game, write_effects
from tests.world.pairs import follow
from tests.world.plain_box import PlainBox
from tests.world.playing import check_pieces, check_question

import herohall
from herohall.bots import Budget, bot
from herohall.core.game import State
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.texts import LANGUAGES
from herohall.games.world import effects
from herohall.games.world.box import load_box
from herohall.games.world.box_check import check_box
from herohall.games.world.effect_words import explain_power, explain_result, vocabulary
from herohall.games.world.encoding import WorldEncoder
from herohall.games.world.evaluator import WorldEvaluator
from herohall.games.world.game import WorldGame, WorldState
from herohall.spoken.commands import understand
from herohall.spoken.glance import Glance
from herohall.spoken.speaker import speaker_for
from herohall.terminal.painter import painter_for

PLAYERS = (2, 3, 4, 5)
RULES = WorldEvaluator()


def eager(state: State, chance: Random) -> int:
    """Mostly wonders are built and used, and everybody attacks."""
    words = {move: state.text(move) for move in state.moves()}
    for verb in ("build", "use", "attack"):
        liked = [move for move, word in words.items() if word.startswith(verb)]
        if liked and chance.random() < 0.8:
            return chance.choice(liked)
    kept = [move for move, word in words.items() if not word.startswith(("migrate", "convert"))]
    return chance.choice(kept or list(words))


# Phrases


@pytest.mark.parametrize(
    ("power", "number", "kind", "words"),
    [
        ("explode", "", "phrase-power", "“explode”; allowed: one of third-place"),
        ("turn", "", "phrase-missing", "place, coins, tax, points, move, remove, draw"),
        ("turn score 2", "", "phrase-effect", "“score”"),
        ("turn place 12", "", "phrase-number", "12; allowed: 1–9"),
        ("turn place 2 europe", "", "phrase-word", "“europe”; allowed here: anywhere, influence, home, new"),
        ("scoring swap fourth", "", "phrase-choice", "“fourth”; allowed here: first, second, third"),
        ("turn coins 2 + coins 3", "", "phrase-twice", "“coins” twice"),
        ("turn draw 2 + move 3", "", "phrase-asks", "move does not go together with draw"),
        ("attacked result flight", "", "phrase-sure", "“defender flees”"),
        ("struck again either", "", "phrase-choice", "“either”; allowed here: new"),
    ],
)
def test_a_power_that_means_nothing(tmp_path: Path, power: str, number: str, kind: str, words: str) -> None:
    box = PlainBox().put("wonders.csv", 2, "power", power).put("wonders.csv", 2, "number", number)
    [problem] = check_box(box.write(tmp_path))
    assert (problem.line, problem.column, problem.key) == (2, "power", f"world-box-{kind}")
    assert words in problem.text("en")
    assert all("{" not in problem.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("phrase", "kind", "words"),
    [
        ("massacre", "phrase-clause", "“massacre”; allowed: battle"),
        ("roll again + battle n", "phrase-alone", "“roll again” stands alone"),
        ("flight n + battle n", "phrase-last", "must come last"),
        ("attacker scores all", "phrase-endless", "no “all”"),
        ("battle n half", "phrase-word", "“half”"),
    ],
)
def test_a_result_that_means_nothing(tmp_path: Path, phrase: str, kind: str, words: str) -> None:
    box = PlainBox().put("die.csv", 3, "kind", phrase).put("die.csv", 3, "amount", "")
    [problem] = check_box(box.write(tmp_path))
    assert (problem.line, problem.column, problem.key) == (3, "kind", f"world-box-{kind}")
    assert words in problem.text("en")
    assert all("{" not in problem.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("file", "column", "phrase", "beside", "cell", "key"),
    [
        ("wonders.csv", "power", "turn place", "number", "", "power-number"),
        ("wonders.csv", "power", "turn place 2", "number", "3", "power-no-number"),
        ("die.csv", "kind", "defender loses + attacker loses 1", "amount", "", "amount-needs"),
        ("die.csv", "kind", "defender loses 2", "amount", "n", "amount-needs-none"),
    ],
)
def test_what_a_phrase_lacks_stands_beside_it_and_nothing_else(
    tmp_path: Path, file: str, column: str, phrase: str, beside: str, cell: str, key: str
) -> None:
    [problem] = check_box(PlainBox().put(file, 2, column, phrase).put(file, 2, beside, cell).write(tmp_path))
    assert (problem.line, problem.column, problem.key) == (2, beside, f"world-box-{key}")
    assert all(phrase in problem.text(lang) for lang in LANGUAGES)


def test_a_die_must_come_to_an_end(tmp_path: Path) -> None:
    box = PlainBox()
    for line in range(2, 8):
        box.put("die.csv", line, "kind", "roll again").put("die.csv", line, "amount", "")
    assert [problem.key for problem in check_box(box.write(tmp_path))] == ["world-box-die-endless"]
    assert check_box(box.put("die.csv", 2, "kind", "nothing").write(tmp_path)) == []


def test_every_phrase_that_the_vocabulary_allows_can_be_read_and_explained() -> None:
    """A form that is drawn from the vocabulary writes nothing that is refused, and everything has words."""
    words: Any = vocabulary()
    meaning = {effect["word"]: effect for effect in words["effects"]}
    said = set()
    for moment in words["moments"]:
        places = [place["word"] for place in moment["places"]] or [""]
        for place, often, word in product(places, [often["word"] for often in words["often"]], moment["effects"]):
            for tail in tails(meaning[word], words["clauses"]):
                if moment["word"] == "struck" and tail == "either":
                    continue  # who defends does not choose
                phrase = " ".join(f"{moment['word']} {place} {often} {word} {tail}".split())
                texts = [explain_power(phrase, 0, lang) for lang in LANGUAGES]
                assert all(text and "{" not in text for text in texts), phrase
                said.add(texts[0])
    assert len(said) > 500
    for clause in words["clauses"]:
        for amount in [*clause["amounts"], *(["3"] if clause["number"] else [""])]:
            assert all("{" not in explain_result(f"{clause['word']} {amount}".strip(), "", lang) for lang in LANGUAGES)


def tails(effect: Any, clauses: Any) -> list[str]:
    """What may stand after an effect."""
    if effect["clauses"]:
        return [f"{one['word']} {2 if one['number'] else ''}".strip() for one in clauses if one["in_powers"]]
    choices = [choice["word"] for choice in effect["choices"]]
    if effect["chosen"]:
        return [*choices, *(["3"] if effect["number"] else [])]
    numbers = ["3"] if effect["number"] else [""]
    return [f"{number} {choice}".strip() for number in numbers for choice in choices or [""]]


def test_our_own_are_explained_as_their_owners_would() -> None:
    assert explain_power("wall", 0, "en") == (
        "When you are attacked, before the roll: the die is not rolled; instead, the attacker loses as many figures as "
        "this result of the die names."
    )
    assert explain_power("settle", 3, "de") == "In deinem Zug: Platziere 3 Figuren in einem einzigen Gebiet im Spiel."
    assert explain_result("battle", "n", "fr") == "Le défenseur perd autant de pions que la puissance de l’attaque."


def test_a_box_needs_no_words_of_its_owner() -> None:
    box = effect_box("warlike")
    about = {wonder.id: wonder.about for wonder in box.wonders}
    assert (
        about["great-pyramid"]["fr"] == "Dans votre phase de trésor, une fois dans la partie\u00a0: marquez 3 points."
    )
    assert box.die[1].about == {
        "en": "Nothing happens.",
        "fr": "Rien ne se passe.",
        "de": "Es geschieht nichts.",
    }
    assert len({about[wonder]["de"] for wonder in about}) == 9
    written = load_box(None)
    assert written.wonders[0].about["en"].startswith("When a territory is scored, in anybody’s")


def test_the_test_boxes_have_nothing_of_ours(tmp_path: Path) -> None:
    phrases = [phrase for name in NAMES for phrase in POWERS[name].values()]
    assert not {*phrases} & {*effects.POWERS, *effects.POWERS.values()}
    assert len({*phrases}) == 18
    assert len({kind for name in NAMES for kind in DICE[name]}) == 12
    assert check_box(write_effects(tmp_path, POWERS["peaceful"], DICE["peaceful"])) == []


# Whole games


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", NAMES)
def test_random_games_hold_together(name: str, players: int) -> None:
    """At every decision: questions with answers, pieces conserved, states that can be saved, observed and imagined."""
    game, chance = effect_game(name), Random(players)
    state = game.new(players, players, edition="de" if players % 2 else "fr")
    assert isinstance(state, WorldState)
    encoder = WorldEncoder(state)
    while not state.over:
        check_question(state)
        check_pieces(state.table)
        assert game.from_json(state.to_json()) == state
        assert state.seat is not None
        assert len(encoder.row(state, state.seat)) == encoder.size
        if chance.random() < 0.1:
            assert state.sample(state.seat, 1).view(state.seat) == state.view(state.seat)
            RULES.weights(state)
            for move in state.moves():
                state.forecast(state.seat, move)
                RULES.reason(state, move)
        points = state.scores
        state.play(eager(state, chance))
        assert all(new >= old for new, old in zip(state.scores, points, strict=True))
    assert game.from_json(state.to_json()) == state


def play_strange_box(seed: int) -> None:
    """A whole game with a box made by chance, saved and read back at every decision."""
    game = WorldGame(any_box(seed))
    state, chance = game.new(2 + seed % 4, seed), Random(seed)
    while not state.over:
        assert game.from_json(state.to_json()) == state, [wonder.power for wonder in game.cards.wonders]
        check_question(cast(WorldState, state))
        if chance.random() < 0.05:
            assert len(RULES.weights(state)) == len(state.moves())
            for move in state.moves():
                state.outcome(move, True)
        state.apply(eager(state, chance) if chance.random() < 0.9 else RULES.quick(state, chance))
        check_pieces(cast(WorldState, state).table)
    assert game.from_json(state.to_json()) == state


@pytest.mark.parametrize("seed", range(4))
def test_boxes_made_by_chance_play_to_the_end(seed: int) -> None:
    play_strange_box(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 300))
def test_many_boxes_made_by_chance(seed: int) -> None:
    play_strange_box(seed)


def test_games_reach_every_power_and_every_face() -> None:
    for name in NAMES:
        game, used, rolled = effect_game(name), set(), set()
        for seed in range(10):
            state, chance = game.new(5, seed, old_wonders="de"), Random(seed)
            while not state.over:
                for event in state.play(eager(state, chance)):
                    if event.name == "used":
                        used.add(event.facts["wonder"])
                    elif event.name == "rolled":
                        rolled.add(event.facts["face"])
        assert used == set(POWERS[name])
        assert len(rolled) == 6


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_with_such_boxes(name: str) -> None:
    """Search and rules of thumb know them through the rules alone."""
    game = effect_game(name)
    for level in ("easy", "medium"):
        player, state = bot(level), game.new(3, 5)
        while not state.over:
            assert state.seat is not None
            state.apply(player.choose(state.chair(state.seat)))
    state, chance = game.new(4, 6), Random(6)
    while not state.over:
        state.apply(RULES.quick(state, chance))
    assert max(state.scores) > 10


@pytest.mark.parametrize("name", NAMES)
def test_a_searching_bot_thinks_in_such_games(name: str) -> None:
    state, chance, player = effect_game(name).new(4, 3), Random(3), bot("expert")
    for _ in range(12):
        for _ in range(20):
            if not state.over:
                state.apply(eager(state, chance))
        if not state.over:
            assert state.seat is not None
            assert player.choose(state.chair(state.seat), Budget(iterations=8)) in state.moves()


@pytest.mark.parametrize("name", NAMES)
def test_records_lead_to_the_same_end(name: str, tmp_path: Path) -> None:
    folder = write_effects(tmp_path, POWERS[name], DICE[name])
    game = herohall.game("world", box=str(folder))
    state = game.new(4, 9)
    match, chance = Match(Record(game, 4, 9, state.options)), Random(9)
    while not match.state.over:
        assert match.state.seat is not None
        match.play(match.state.seat, eager(match.state, chance))
    file = tmp_path / "game.hall"
    match.record.save(file)
    assert Record.load(file, box=str(folder)).verify() == match.state


@pytest.mark.parametrize("name", NAMES)
def test_nobody_learns_what_they_may_not_know(name: str) -> None:
    """A seat cannot tell the truth from what it imagines, whatever is played on."""
    game, compared = effect_game(name), 0
    state, chance, count = game.new(4, 1), Random(1), 0
    while not state.over:
        if count % 50 == 0:
            for viewer in range(4):
                truth, twin = state.copy(), state.sample(viewer, viewer)
                assert isinstance(truth, WorldState)
                assert isinstance(twin, WorldState)
                if viewer % 2:
                    twin.table.generator = truth.table.generator.copy()
                compared += follow(truth, twin, viewer, chance)
        state.apply(eager(state, chance))
        count += 1
    assert compared > 100


@pytest.mark.parametrize(("name", "lang"), [("peaceful", "de"), ("warlike", "fr")])
def test_everything_has_words_in_the_terminal_and_in_text_mode(name: str, lang: str) -> None:
    match, chance = Match(Record(effect_game(name), 4, 2, {"old_wonders": "de"})), Random(2)
    painter, speaker = painter_for(match.record, lang), speaker_for(match.record, lang)
    while not match.state.over:
        seat = match.state.seat
        assert seat is not None
        glance = Glance.of(match, seat)
        said = [speaker.question(glance.view), speaker.explanation(glance.view), *speaker.situation(glance.view)]
        said += [line.plain for line in painter.table(glance.view, 80)]
        phrases = [painter.move(word, glance.view) for word in glance.moves]
        assert len({*phrases}) == len(phrases)
        word = chance.choice(glance.moves)
        assert understand(speaker, glance, speaker.typed(word, glance.view)).move == word
        events = match.play(seat, eager(match.state, chance))
        said += speaker.story([event.seen_by(seat) for event in events])
        assert not [line for line in said + phrases if "{" in line]
    wonders = [speaker.about(wonder) for wonder in POWERS[name]]
    assert all(text and "{" not in text for text in wonders)


# States that no game can reach


def inside(inner: str) -> Callable[[Any], bool]:
    return lambda saved: saved["inner"] == inner


def forget_use(saved: Any) -> None:
    for wonder in saved["wonders"]:
        wonder["used"] = False


def acts(name: str) -> Callable[[Any], bool]:
    return lambda saved: saved.get("acting") == name


FORGERIES = {
    "peaceful": {
        "a power that acts unused": Forgery(inside("target"), forget_use, "has not been used"),
        "a target without a wonder": Forgery(inside("target"), lambda saved: saved.pop("acting"), "without a wonder"),
        "another wonder's target": Forgery(
            inside("target"), lambda saved: saved.update(acting="ajanta"), "a power acts"
        ),
        "a migration beyond its power": Forgery(acts("machu-picchu"), lambda saved: saved.update(moving=4), "migrate"),
        "a survey of nobody's": Forgery(
            acts("angkor-wat"),
            lambda saved: saved.update(inner="", surveyed=[], bag=saved["bag"] + saved["surveyed"]),
            "",
        ),
        "a boost without an attack": Forgery(
            lambda saved: saved["step"] == "taking", lambda saved: saved.update(boost=2), "where there is none"
        ),
    },
    "warlike": {
        "a boost nobody has given": Forgery(
            lambda saved: saved["inner"] == "wall" and "boost" not in saved,
            lambda saved: saved.update(boost=9),
            "an attack is changed by",
        ),
        "more powers asked than there are": Forgery(
            lambda saved: saved["inner"] == "reroll", lambda saved: saved.update(asking=3), ""
        ),
        "points nobody can have": Forgery(
            lambda saved: saved["step"] == "taking",
            lambda saved: saved["seats"][0].update(points=800),
            "points, expected at most",
        ),
    },
}


@pytest.mark.parametrize("name", NAMES)
def test_forged_states_are_refused(name: str) -> None:
    game = effect_game(name)
    found = find(game, 4, FORGERIES[name], eager, games=20)
    for forgery in FORGERIES[name]:
        assert_refused(game, found[forgery], FORGERIES[name][forgery])


def test_our_own_box_saves_no_more_than_before() -> None:
    state = herohall.game("world").new(4, 1)
    assert {"boost", "acting"} & json.loads(state.to_json()).keys() == set()
    assert "acting" not in state.view(0)
