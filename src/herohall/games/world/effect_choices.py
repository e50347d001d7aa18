"""What may come next in a phrase of the vocabulary of effects, for those who write one: asked of the reader itself.

>>> [choice.word for choice in power_choices("turn place 2 ho")]
['home']
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec

from herohall.core.box_desk import NextWord
from herohall.games.world import effects
from herohall.games.world.effect_words import vocabulary
from herohall.games.world.effects import BadPhrase, read_power, read_result

LONGEST: Final = 2
"""The most words that belong together: `defender loses`."""
BEGIN: Final = "begin"
NUMBERS: Final = tuple(map(str, range(10)))
CHOICES: Final = tuple(dict.fromkeys(choice for use in effects.EFFECTS.values() for choice in use.choices))
IN_CLAUSES: Final = (*effects.RESULTS, *effects.CLAUSES, *effects.SHARES, effects.ALL)
IN_POWERS: Final = (
    *effects.POWERS,
    *effects.MOMENTS,
    *effects.PLACES[1:],
    *effects.OFTEN,
    *effects.EFFECTS,
    *CHOICES,
    *IN_CLAUSES,
)


def power_choices(phrase: str) -> list[NextWord]:
    """The words that may come next in a power, or that end the word begun."""
    return _choices(phrase, tuple(dict.fromkeys((*IN_POWERS, *NUMBERS, effects.JOIN))), read_power)


def result_choices(phrase: str) -> list[NextWord]:
    """The same in a result of the die."""
    return _choices(phrase, (*IN_CLAUSES, *NUMBERS, effects.JOIN), read_result)


def _choices(phrase: str, words: Sequence[str], read: Callable[[str], object]) -> list[NextWord]:
    begun = phrase.split()
    found = {
        " ".join((*head, word)): (head, word)
        for head, tail in _splits(begun)
        for word in words
        if word.startswith(tail) and word != tail and _leads_on((*head, word), words, read)
    }
    return [NextWord(word=word, phrase=whole, text=_meaning(head, word)) for whole, (head, word) in found.items()]


def _splits(begun: list[str]) -> Iterator[tuple[list[str], str]]:
    """The words that are complete, and the beginning of the next: the last ones may be either."""
    for size in range(min(LONGEST, len(begun)), 0, -1):
        yield begun[:-size], " ".join(begun[-size:])
    yield begun, ""


def _leads_on(phrase: Sequence[str], words: Sequence[str], read: Callable[[str], object]) -> bool:
    """Whether a phrase means something, or something that begins so does."""
    try:
        read(" ".join(phrase))
    except BadPhrase as problem:
        open_end = problem.problem == "missing" or (problem.problem == "choice" and not problem.found)
        return open_end and any(_leads_on((*phrase, word), words, read) for word in words)
    return True


# What the words mean


class _Described(msgspec.Struct):
    """A word of the vocabulary with its meaning, and the words that may belong to it."""

    word: str
    text: dict[str, str]
    places: list[_Described] = []
    choices: list[_Described] = []


class _Vocabulary(msgspec.Struct):
    """The part of the vocabulary that is needed here."""

    powers: list[_Described]
    moments: list[_Described]
    often: list[_Described]
    effects: list[_Described]
    results: list[_Described]
    clauses: list[_Described]
    amounts: list[_Described]


@cache
def _meanings() -> dict[tuple[str, str], dict[str, str]]:
    """By the word before, where it matters: at the beginning, after a moment or after an effect."""
    known = msgspec.convert(vocabulary(), _Vocabulary)
    anywhere = [*known.often, *known.effects, *known.clauses, *known.amounts, *known.results]
    return {
        **{("", one.word): one.text for one in anywhere},
        **{(BEGIN, one.word): one.text for one in (*known.powers, *known.moments)},
        **{(one.word, place.word): place.text for one in known.moments for place in one.places},
        **{(one.word, choice.word): choice.text for one in known.effects for choice in one.choices},
    }


def _meaning(head: Sequence[str], word: str) -> dict[str, str]:
    """A word in all languages; what a choice means depends on the effect before it."""
    before = next((one for one in reversed(head) if one in (*effects.EFFECTS, *effects.MOMENTS)), "") if head else BEGIN
    return _meanings().get((before, word)) or _meanings().get(("", word)) or {}
