"""What may be typed in text mode, and what is answered."""

from __future__ import annotations

import re

import pytest
from tests.spoken.script import NAMES

import herohall
from herohall.core.match import Match
from herohall.core.record import PERSON, Record, Seat
from herohall.core.texts import LANGUAGES
from herohall.spoken.commands import Answer, commands, names_of, understand, verbs
from herohall.spoken.glance import Glance
from herohall.spoken.speaker import Speaker, speaker_for
from herohall.spoken.words import fold


class Listener:
    """Somebody at a table who types and is answered."""

    def __init__(self, game: str = "seventh", lang: str = "en", moves: list[str] | None = None, seed: int = 3) -> None:
        rules = herohall.game(game)
        players = rules.default_players
        seats = [Seat(PERSON, name) for name in NAMES[:players]]
        self.match = Match(Record(rules, players, seed, rules.new(players=players, seed=seed).options, seats))
        for word in moves or []:
            self.play(word)
        self.speaker: Speaker = speaker_for(self.match.record, lang)

    def play(self, word: str) -> None:
        seat = self.match.state.seat
        assert seat is not None
        self.match.play(seat, self.match.state.parse(word))

    @property
    def asked(self) -> int:
        assert self.match.state.seat is not None
        return self.match.state.seat

    def types(self, text: str, seat: int | None = None) -> Answer:
        return understand(self.speaker, Glance.of(self.match, self.asked if seat is None else seat), text)

    def hears(self, text: str, seat: int | None = None) -> str:
        return " ".join(self.types(text, seat).lines)

    def until(self, kind: str) -> Listener:
        """Play first moves until this is asked."""
        while (decision := self.match.state.decision).kind != kind:
            self.match.play(decision.seat, decision.moves[0])
        return self


@pytest.fixture
def sender() -> Listener:
    """At a table of Seventh Hero; a hero is to be sent."""
    return Listener().until("send")


# Moves


def test_a_move_by_number(sender: Listener) -> None:
    moves = [sender.match.state.text(move) for move in sender.match.state.moves()]
    assert [sender.types(str(number)).move for number in range(1, len(moves) + 1)] == moves
    assert "the choices are 1 to" in sender.hears("99")


def test_a_move_by_name(sender: Listener) -> None:
    word = sender.match.state.text(sender.match.state.moves()[0])
    phrase = sender.speaker.phrase(word, Glance.of(sender.match, sender.asked).view)
    assert word.startswith("send ")
    for typed in (word, word.upper(), phrase, f"send {phrase.split()[2][:3]}"):
        assert sender.types(typed).move == word


@pytest.mark.parametrize(
    ("lang", "typed"), [("fr", "envoyer"), ("de", "losschicken"), ("de", "schicken"), ("fr", "send")]
)
def test_a_move_by_its_name_in_other_languages(lang: str, typed: str) -> None:
    sender = Listener(lang=lang).until("send")
    word = sender.match.state.text(sender.match.state.moves()[0])
    assert sender.types(f"{typed} {word.split()[1]}").move == word


def test_a_slip_of_the_finger_is_no_move_but_a_question(sender: Listener) -> None:
    number = sender.match.state.text(sender.match.state.moves()[0]).split()[1]
    answer = sender.types(f"sned {number}")
    assert answer.move is None
    assert answer.lines == [f"No move is called “sned {number}”. Did you mean “send {number}”?"]
    assert "Did you mean “status”?" in sender.hears("sttaus")
    assert "Type moves or help" in sender.hears("xyzzy")
    assert "Type moves or help" in sender.hears("!!!")


def test_a_word_out_of_the_middle_of_a_move_makes_none(sender: Listener) -> None:
    view = Glance.of(sender.match, sender.asked).view
    name = sender.speaker.phrase(sender.match.state.text(sender.match.state.moves()[0]), view).split()[2]
    answer = sender.types(name)
    assert answer.move is None
    assert "could be" in answer.lines[0]


def test_several_moves_of_that_name(sender: Listener) -> None:
    many = [word for move in sender.match.state.moves() if (word := sender.match.state.text(move)).startswith("send ")]
    answer = sender.types("send")
    assert answer.move is None if len(many) > 1 else answer.move == many[0]


def test_an_illegal_move_is_explained_with_its_rule(sender: Listener) -> None:
    assert sender.hears("recruit").startswith("That is not possible.")
    assert sender.hears("recruit").endswith("Rule S2.6.")
    assert sender.hears("why recruit") == sender.hears("recruit")
    assert "You may do that now." in sender.hears("why " + sender.match.state.text(sender.match.state.moves()[0]))


def test_whoever_is_not_asked_learns_nothing_from_trying(sender: Listener) -> None:
    other = (sender.asked + 1) % 3
    tries = {sender.hears(f"send {value}", other) for value in range(1, 8)}
    assert tries == {f"It is not your turn to decide. Waiting for {NAMES[sender.asked]}."}
    assert sender.types("1", other).move is None


def test_enter_alone_repeats_the_question(sender: Listener) -> None:
    assert sender.hears("").startswith("Which hero do you send")


# Commands


def test_what_is_no_move_and_tells_nothing_is_left_to_the_table(sender: Listener) -> None:
    assert [sender.types(word).wish for word in ("hint", "undo", "quit", "exit")] == ["hint", "undo", "quit", "quit"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["seventh", "world"])
def test_every_command_answers_to_its_names(game: str, lang: str) -> None:
    listener = Listener(game, lang)
    known = commands(listener.speaker)
    for name in {*known.values()}:
        for language in (lang, "en"):
            for word in names_of(name, language, game):
                assert known[fold(word)] == name, f"{word} means two commands"
        assert listener.types(name).wish == name or listener.types(name).lines
    assert verbs(game, lang).keys() & known.keys() == set(), "a word is a command and a move"


def test_help_names_every_command_in_the_language_spoken() -> None:
    said = Listener(lang="de").hears("Hilfe")
    assert all(
        word in said for word in ("Stand:", "Züge:", "warum:", "Hand:", "Gruppe:", "Protokoll:", "Rat:", "Ende:")
    )


def test_accents_and_capitals_may_be_left_out() -> None:
    listener = Listener(lang="fr")
    assert listener.hears("etat") == listener.hears("ÉTAT") == listener.hears("status")


def test_a_party_by_seat_and_by_name(sender: Listener) -> None:
    assert sender.hears("party 2") == sender.hears("party ada") == sender.hears("player Ada")
    assert sender.hears("party").startswith(NAMES[sender.asked])
    assert "seat from 1 to" in sender.hears("party 9")


def test_the_log_as_long_as_wanted(sender: Listener) -> None:
    assert len(sender.types("log").lines) == 5
    assert len(sender.types("log 2").lines) == 2
    assert sender.types("log 2").lines == sender.types("log").lines[-2:]


def test_why_reads_the_rule_and_rules_read_any(sender: Listener) -> None:
    assert "S2.2" in sender.hears("why")
    assert "S4: Clues." in sender.hears("rules")
    assert sender.hears("rules S2.2") in sender.hears("why")
    assert sender.hears("about S2.2") == sender.hears("? s2.2") == sender.hears("rules S2.2")
    assert "There is no rule “H1”" in sender.hears("rules H1")


def test_a_card_is_explained(sender: Listener) -> None:
    assert "look at the wandering hero" in sender.hears("about 5")
    assert "Nothing is called “Plato”" in sender.hears("about Plato")
    assert "Philosopher of Athens" in Listener("world").hears("about Plato")


def test_a_map_in_sentences() -> None:
    listener = Listener("world", moves=["settle india"])
    assert re.search(r"India: \w+ has 1\.", listener.hears("map"))
    assert "Adjacent: Middle East, China" in listener.hears("map india")
    assert "There is no territory “atlantis”" in listener.hears("map atlantis")


def test_a_spectator_hears_what_is_public(sender: Listener) -> None:
    speaker, glance = sender.speaker, Glance.of(sender.match, None)
    assert understand(speaker, glance, "hand").lines == ["You are only watching, so you have no hand."]
    assert speaker.welcome(glance)[0] == "Seventh Hero. You are watching."
    assert understand(speaker, glance, "1").move is None
