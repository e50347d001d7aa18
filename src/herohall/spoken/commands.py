"""What a person may type in text mode: a move by its number or words, or a command, in any of the three languages.

Nothing is done here. The answer says what to tell and what the person wants; the terminal or the page does it.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Literal, NamedTuple

from herohall.core import registry
from herohall.core.errors import BadMove, HallError
from herohall.core.texts import has, t
from herohall.spoken.glance import Glance
from herohall.spoken.speaker import Speaker
from herohall.spoken.words import all_in, fold, stands_for, tokens

Wish = Literal["hint", "undo", "quit"]
WISHES: tuple[Wish, ...] = ("hint", "undo", "quit")


class Answer(NamedTuple):
    """What to say, and what the person wants done: a legal move in the words of records, or something else."""

    lines: list[str]
    move: str | None = None
    wish: Wish | None = None


def understand(speaker: Speaker, glance: Glance, text: str) -> Answer:
    """The answer to a line. Whatever it is, the worst that can happen is a sentence of explanation."""
    word, _, rest = " ".join(text.split()).partition(" ")
    if not word:
        return Answer(speaker.question_now(glance))
    if word.startswith("?"):
        word, rest = ("about", f"{word[1:]} {rest}") if word[1:] or rest else ("help", "")
    name = commands(speaker).get(fold(word))
    try:
        if name is None:
            return choose(speaker, glance, " ".join(text.split()))
        if name in WISHES:
            return Answer([], wish=name)
        if name == "help":
            return Answer(help_lines(speaker))
        asked = in_english(speaker, rest) if name == "why" and rest else rest
        return Answer(speaker.tellers[name](glance, asked.strip()))
    except HallError as error:
        return Answer(speaker.refused(error))


# Commands


def commands(speaker: Speaker) -> dict[str, str]:
    """Every word that is a command at this table, in its language and in English, with the command's own name."""
    found: dict[str, str] = {}
    game = speaker.game.name
    for name in (*speaker.tellers, *WISHES, "help"):
        for word in (*names_of(name, "en", game), *names_of(name, speaker.lang, game)):
            found[fold(word)] = name
    return found


@cache
def names_of(name: str, lang: str, game: str) -> tuple[str, ...]:
    """What a command is called in a language, the usual name first; a game has words for commands of its own."""
    own = f"{game}-command-{name}"
    return tuple(t(own if has(own) else f"spoken-command-{name}", lang).split(", "))


def help_on(name: str, speaker: Speaker) -> str:
    """What a command does."""
    own = f"{speaker.game.name}-help-{name}"
    about = speaker.say(own if has(own) else f"spoken-help-{name}")
    return speaker.say("spoken-help", command=names_of(name, speaker.lang, speaker.game.name)[0], about=about)


def help_lines(speaker: Speaker) -> list[str]:
    """All commands, each in a sentence."""
    lines = [help_on(name, speaker) for name in (*speaker.tellers, *WISHES)]
    return [speaker.say("spoken-how-to-move"), *lines]


# Moves


def choose(speaker: Speaker, glance: Glance, text: str) -> Answer:
    """The move somebody means, or why there is no such move."""
    if not glance.moves:
        if not text.isdecimal() and in_english(speaker, text).split()[0] not in verbs(speaker.game.name, "en").values():
            return Answer([suggestion(speaker, text, {})])  # a command with a slip, not a move
        return Answer([speaker.say("spoken-not-yours"), *speaker.question_now(glance)])
    if text.isascii() and text.isdecimal():
        if 1 <= int(text[:9]) <= len(glance.moves):
            return Answer([], move=glance.moves[int(text) - 1])
        return Answer([speaker.say("spoken-no-such-choice", number=text[:9], count=len(glance.moves))])
    said = in_english(speaker, text)
    phrases = {word: speaker.phrase(word, glance.view) for word in glance.moves}
    meant = [word for word in phrases if said == word or fold(text) == fold(phrases[word])]
    meant = meant or [
        word for word, phrase in phrases.items() if means(said, word, phrase) or means(text, word, phrase)
    ]
    if len(meant) == 1:
        return Answer([], move=meant[0])
    error = glance.refusal(said)
    if not meant and error is not None and not isinstance(error, BadMove):
        return Answer(speaker.refused(error))
    words = tokens(text)
    near = meant or [word for word, phrase in phrases.items() if words and all_in(words, tokens(phrase))]
    if near:
        choices = [speaker.choice(glance.moves.index(word) + 1, phrases[word]) for word in near]
        return Answer([speaker.say("spoken-could-be", text=text[:40], count=len(near)), *choices])
    return Answer([suggestion(speaker, text, phrases)])


def in_english(speaker: Speaker, text: str) -> str:
    """The text with its first word translated to the English verb of a move, if it is one."""
    verb, *rest = fold(text).split()
    return " ".join([verbs(speaker.game.name, speaker.lang).get(verb, verb), *rest])


@cache
def verbs(game: str, lang: str) -> dict[str, str]:
    """The verbs of a game's moves by what they are called in a language, and in English."""
    found = {}
    for verb in sorted({word.split()[0] for word in registry.game(game).words if word}):
        key = f"{game}-verb-{verb}"
        for name in (*t(key, lang).split(", "), *t(key).split(", ")) if has(key) else (verb,):
            found[fold(name)] = verb
    return found


def means(text: str, word: str, phrase: str) -> bool:
    """Whether a text names a move: its first word the verb, the others words of the move in order.

    >>> means("send serg", "send 5", "send Sergeant (5)"), means("sergeant", "send 5", "send Sergeant (5)")
    (True, False)
    """
    first, *others = tokens(text) or [""]
    named, phrased = tokens(word), tokens(phrase)
    begins = stands_for(first, named[0]) or stands_for(first, phrased[0])
    return begins and (all_in(others, named[1:]) or all_in(others, phrased))


def suggestion(speaker: Speaker, text: str, phrases: dict[str, str]) -> str:
    """What may have been meant."""
    typed, shown = fold(text), text[:40]
    moves = {fold(name): name for word, phrase in phrases.items() for name in (phrase, word)}
    for near in get_close_matches(typed, moves, n=1, cutoff=0.7):
        return speaker.say("spoken-no-move", text=shown, near=moves[near])
    names = {word: word for word in commands(speaker)}
    for name in set(commands(speaker).values()):
        names |= {fold(word): word for word in names_of(name, speaker.lang, speaker.game.name)}
    for near in get_close_matches(typed.partition(" ")[0], names, n=1, cutoff=0.7):
        return speaker.say("spoken-no-command", text=shown, near=names[near])
    for near in get_close_matches(typed, speaker.game.moves_by_word, n=1, cutoff=0.7):
        return speaker.say("spoken-no-move", text=shown, near=near)
    return speaker.say("spoken-unknown", text=shown)
