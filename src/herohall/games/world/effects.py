"""The vocabulary of effects (H9.8): what the powers of wonders and the results of the die are made of.

A power says when, how often and what; a result of the die says who loses, takes or wins how much. Both are phrases of
a few words in a cell of a box; our nine powers and six results are the phrases of `POWERS` and `RESULTS`. This file
knows the words and how they go together, `effect_numbers.py` turns them into numbers, `effect_words.py` explains them.

>>> read_power("turn per-turn place 2 home + coins 1").effects[0]
Effect(word='place', number=2, choice='home', clauses=())
>>> read_result("defender loses n + attacker loses 1")[1]
Clause(words='attacker loses', amount=1)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Amount = str | int

JOIN: Final = "+"
"""Between the effects of a power, and between the clauses of a result."""

# When

TURN: Final = "turn"
TREASURE: Final = "treasure"
SCORING: Final = "scoring"
ATTACKED: Final = "attacked"
ATTACK: Final = "attack"
ROLLED: Final = "rolled"
STRUCK: Final = "struck"
MOMENTS: Final = (TURN, TREASURE, SCORING, ATTACKED, ATTACK, ROLLED, STRUCK)
"""On one's turn (H6.7), in one's treasure step, in a scoring, when attacked, when attacking, after one's own roll,
after the roll of somebody who attacks one."""

ANY_PLACE: Final = ""
PLACES: Final = (ANY_PLACE, "first", "second", "third", "placed", "unplaced")
"""In a scoring: which place the owner must hold."""

# How often

PER_EPOCH: Final = "per-epoch"
OFTEN: Final = (PER_EPOCH, "per-turn", "per-game")
"""The first is meant where nothing is said."""

# What

LANDS: Final = ("anywhere", "influence", "home", "new")
"""Any territory in play, one of the hero's, one where the owner has population, one where not."""
REACHES: Final = ("adjacent", "anywhere")
WORTHS: Final = ("lowest", "highest", "sum", "half")
HOLDERS: Final = ("first", "second", "third")
ROLLS: Final = ("either", "new")
"""Roll again and keep either roll, or the new one."""


@dataclass(frozen=True)
class Word:
    """What a word of an effect needs: a number, a choice, or results of the die; and when it can be used."""

    moments: tuple[str, ...]
    choices: tuple[str, ...] = ()
    counted: bool = True
    """A number belongs to it; where there are choices too, see `chosen`."""
    chosen: bool = False
    """The choice must be named; else the first one is meant."""
    asks: bool = False
    """Its owner is asked something after the power was used."""


OWN: Final = (TURN, TREASURE)
EFFECTS: Final[dict[str, Word]] = {
    "place": Word(OWN, LANDS),
    "swap": Word((SCORING,), HOLDERS, counted=False, chosen=True),
    "score": Word((SCORING,), WORTHS, chosen=True),
    "coins": Word(MOMENTS),
    "tax": Word(MOMENTS),
    "points": Word((TURN, TREASURE, ATTACKED, ATTACK, ROLLED, STRUCK)),
    "move": Word(OWN, REACHES, asks=True),
    "remove": Word(OWN, LANDS, asks=True),
    "draw": Word(OWN, LANDS, asks=True),
    "stronger": Word((ATTACK, ROLLED)),
    "weaker": Word((ATTACKED, STRUCK)),
    "again": Word((ROLLED, STRUCK), ROLLS, counted=False),
    "result": Word((ATTACKED, ATTACK, ROLLED, STRUCK), counted=False),
}
"""In the order in which they are done: what is placed, what is brought, then what its owner is asked."""
LEAST: Final = 1
MOST: Final = 9
"""The range of a number in a power."""

# Results of the die

ALL: Final = "all"
SHARES: Final = ("n", "half")
BY_RULE: Final = ""
"""The amount in the cell beside, or, in a power, that of the die's own face of this kind."""
CLAUSES: Final = (
    "defender loses",
    "attacker loses",
    "both lose",
    "attacker takes",
    "defender flees",
    "defender joins",
    "attacker flees",
    "attacker joins",
    "defender takes",
    "attacker earns",
    "defender earns",
    "attacker scores",
    "defender scores",
    "attacker settles",
    "defender settles",
    "roll again",
    "nothing",
)
"""In the order of their numbers in `tables.py`."""
AGAIN: Final = "roll again"
NOTHING: Final = "nothing"
ALONE: Final = (AGAIN, NOTHING)
"""They have no amount, and no other clause beside them."""
FLEES: Final = ("defender flees", "attacker flees")
"""These ask somebody, and so come last."""
ENDLESS: Final = ("earns", "scores", "settles")
"""Of what these bring there is no "all"."""

# Ours (H9.4, H9.6)

POWERS: Final[dict[str, str]] = {
    "third-place": "scoring score lowest",
    "swap-second": "scoring third swap second",
    "score-best": "scoring first score highest",
    "wall": "attacked result defeat",
    "reroll": "rolled again either",
    "settle": "turn place",
    "discover": "turn draw",
    "coins": "treasure coins",
    "migrate": "treasure move 4 anywhere",
}
RESULTS: Final[dict[str, str]] = {
    "battle": "defender loses",
    "defeat": "attacker loses",
    "carnage": "both lose",
    "plunder": "attacker takes",
    "flight": "defender flees",
    "defection": "defender joins",
}
USUAL: Final = {"attacker loses": "half", "defender joins": "half"}
"""What a result named by a power amounts to if the die has no such face (H9.8); n for all others."""


@dataclass(frozen=True)
class Clause:
    """One thing that a result of the die does."""

    words: str
    amount: Amount = BY_RULE


@dataclass(frozen=True)
class Effect:
    """One thing that a power does; a number of 0 is the one in the cell beside."""

    word: str
    number: int = 0
    choice: str = ""
    clauses: tuple[Clause, ...] = ()

    @property
    def needs_number(self) -> bool:
        """Whether the number is still to be found in the cell beside."""
        return EFFECTS[self.word].counted and self.number == 0 and self.choice not in WORTHS


@dataclass(frozen=True)
class Power:
    """What a wonder can do, when, and how often."""

    moment: str
    place: str
    often: str
    effects: tuple[Effect, ...]

    @property
    def needs_number(self) -> bool:
        """Whether the cell beside must hold a number."""
        return any(effect.needs_number for effect in self.effects)


class BadPhrase(ValueError):
    """A phrase that means nothing: the key of a message, the words found, and what would be allowed there."""

    def __init__(self, problem: str, found: str = "", allowed: str = "") -> None:
        self.problem = problem
        self.found = found
        self.allowed = allowed
        super().__init__(f"{problem}: {found!r}, allowed: {allowed}")


class Words:
    """The words of a phrase, read from left to right."""

    def __init__(self, phrase: str) -> None:
        self.words = phrase.split()
        self.place = 0

    @property
    def next(self) -> str:
        """The next word, "" at the end."""
        return self.words[self.place] if self.place < len(self.words) else ""

    def take(self) -> str:
        """The next word, which is then read."""
        word = self.next
        self.place += 1
        return word

    def take_one_of(self, words: Sequence[str]) -> str:
        """The next word, if it is one of these; else nothing is read, and the first of them is meant."""
        return self.take() if self.next and self.next in words else words[0]

    def take_number(self, least: int, most: int) -> int | None:
        """The next word, if it is a number; BadPhrase if it is too small or too large."""
        if not (self.next.isascii() and self.next.isdigit()):
            return None
        word = self.take()
        if len(word) > 1 or not least <= int(word) <= most:
            raise BadPhrase("number", word, f"{least}–{most}")
        return int(word)

    def end(self, allowed: Sequence[str] = ()) -> None:
        """BadPhrase unless all words are read."""
        if self.next:
            raise BadPhrase("word", self.next, ", ".join((*allowed, JOIN)))


# Powers


def read_power(phrase: str) -> Power:
    """What a phrase means; BadPhrase if it means nothing."""
    words = Words(POWERS.get(phrase, phrase))
    if words.next not in MOMENTS:
        raise BadPhrase("power", phrase, ", ".join(MOMENTS))
    moment = words.take()
    place = words.take_one_of(PLACES) if moment == SCORING else ANY_PLACE
    often = words.take_one_of(OFTEN)
    effects = [_read_effect(words, moment)]
    while words.next == JOIN:
        words.take()
        effects.append(_read_effect(words, moment))
    words.end()
    _check_together(effects)
    order = list(EFFECTS)
    return Power(moment, place, often, tuple(sorted(effects, key=lambda effect: order.index(effect.word))))


def _read_effect(words: Words, moment: str) -> Effect:
    allowed = [word for word, use in EFFECTS.items() if moment in use.moments]
    if words.next not in allowed:
        raise BadPhrase("effect" if words.next else "missing", words.next, ", ".join(allowed))
    word = words.take()
    if word == "result":
        clauses = _read_clauses(words)
        unsuitable = [clause.words for clause in clauses if clause.words in (*FLEES, AGAIN)]
        if unsuitable:
            raise BadPhrase("sure", unsuitable[0])
        return Effect(word, clauses=tuple(clauses))
    use = EFFECTS[word]
    number = words.take_number(LEAST, MOST) if use.counted else None
    choice = ""
    if use.choices and not (use.chosen and number is not None):
        # Where the choice stands instead of a number, one of both is needed.
        if use.chosen and words.next not in use.choices:
            numbers = f", {LEAST}–{MOST}" if use.counted else ""
            raise BadPhrase("choice", words.next, ", ".join(use.choices) + numbers)
        choice = words.take_one_of(use.choices)
    if word == "again" and moment == STRUCK:
        if words.words[words.place - 1] == ROLLS[0]:
            raise BadPhrase("choice", ROLLS[0], ROLLS[1])
        choice = ROLLS[1]
    if words.next and words.next != JOIN:
        raise BadPhrase("word", words.next, ", ".join((*use.choices, JOIN)))
    return Effect(word, number or 0, choice)


def _check_together(effects: Sequence[Effect]) -> None:
    """Each word once, and its owner is asked one thing at most."""
    names = [effect.word for effect in effects]
    for name in names:
        if names.count(name) > 1:
            raise BadPhrase("twice", name)
    asking = [name for name in names if EFFECTS[name].asks]
    if len(asking) > 1:
        raise BadPhrase("asks", asking[1], asking[0])
    if "again" in names and "result" in names:
        raise BadPhrase("asks", "again", "result")


# Results of the die


def read_result(phrase: str) -> tuple[Clause, ...]:
    """What a result of the die does; BadPhrase if it means nothing."""
    words = Words(phrase)
    clauses = _read_clauses(words)
    return tuple(clauses)


def _read_clauses(words: Words) -> list[Clause]:
    clauses = [_read_clause(words)]
    while words.next == JOIN:
        words.take()
        clauses.append(_read_clause(words))
    words.end(SHARES)
    names = [clause.words for clause in clauses]
    for place, name in enumerate(names):
        if name in ALONE and len(names) > 1:
            raise BadPhrase("alone", name)
        if name in FLEES and place < len(names) - 1:
            raise BadPhrase("last", name)
        if names.count(name) > 1:
            raise BadPhrase("twice", name)
    return clauses


def _read_clause(words: Words) -> Clause:
    first = words.take()
    name = RESULTS.get(first, NOTHING if first == NOTHING else f"{first} {words.next}")
    if name not in CLAUSES:
        found = f"{first} {words.next}".strip()
        raise BadPhrase("clause" if found else "missing", found, ", ".join((*RESULTS, *CLAUSES)))
    if first not in RESULTS and name != NOTHING:
        words.take()
    if name in ALONE:
        return Clause(name)
    if words.next == ALL and name.split()[-1] in ENDLESS:
        raise BadPhrase("endless", name, ", ".join((*SHARES, f"0–{MOST}")))
    if words.next in (*SHARES, ALL):
        return Clause(name, words.take())
    number = words.take_number(0, MOST)
    return Clause(name, BY_RULE if number is None else number)


def needs_amount(clauses: Sequence[Clause]) -> bool:
    """Whether the cell beside must hold an amount."""
    return any(clause.amount == BY_RULE and clause.words not in ALONE for clause in clauses)
