"""The vocabulary of effects in words: what a phrase of a box means, and all its parts for those who draw a form.

>>> explain_power("turn place 2 home + coins 1", 0, "en")
'On your turn: place 2 figures in a territory where you have figures; then take 1 coin from the bank.'
>>> explain_result("defender loses + attacker loses 1", "half", "en")
'The defender loses half as many figures as the attack’s power, rounded up; then the attacker loses 1 figure.'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from herohall.core.event import JSON
from herohall.core.texts import LANGUAGES, Param, t
from herohall.games.world import effects
from herohall.games.world.effects import Amount, Clause, Effect, Power

ANY_NUMBER: Final = "N"
"""Stands for a number that is not yet known."""
COINS: Final = ("takes", "earns")
POINTS: Final = "scores"


def explain_power(phrase: str, number: int, lang: str) -> str:
    """What a power does, in a sentence; "" for none."""
    if not phrase:
        return ""
    power = effects.read_power(phrase)
    said = [_effect(effect, power, effect.number or number or ANY_NUMBER, lang) for effect in power.effects]
    often = "" if power.often == effects.PER_EPOCH else t("world-effect-often", lang, often=power.often)
    return t(
        "world-effect-power", lang, when=_when(power.moment, power.place, lang), often=often, effects=_then(said, lang)
    )


def explain_result(phrase: str, amount: Amount, lang: str) -> str:
    """What a result of the die does, in a sentence."""
    said = _then([_clause(clause, amount, lang) for clause in effects.read_result(phrase)], lang)
    return f"{said[:1].upper()}{said[1:]}."


def _then(said: Sequence[str], lang: str) -> str:
    """One thing after the other."""
    told = said[0]
    for one in said[1:]:
        told = t("world-effect-then", lang, first=told, second=one)
    return told


def _when(moment: str, place: str, lang: str) -> str:
    return t(f"world-effect-{moment}", lang, place=place or "any")


def _effect(effect: Effect, power: Power, number: Param, lang: str) -> str:
    """One effect, as an order to its owner."""
    params: dict[str, Param] = {"number": number}
    word = effect.word
    if word in ("place", "remove", "draw"):
        params["where"] = t("world-effect-where", lang, where=effect.choice)
    elif word == "move":
        params["reach"] = t("world-effect-reach", lang, reach=effect.choice)
    elif word == "score" and not effect.choice:
        word = "score-number"
    elif word == "score":
        params["worth"] = t("world-effect-worth", lang, worth=effect.choice)
    elif word == "swap":
        params["holder"] = t("world-effect-holder", lang, place=effect.choice)
    elif word == "again":
        params["roll"] = effect.choice
    elif word == "result":
        rolled = power.moment in (effects.ROLLED, effects.STRUCK)
        params["rolled"] = "yes" if rolled else "no"
        params["clauses"] = _then([_clause(clause, effects.BY_RULE, lang) for clause in effect.clauses], lang)
    return t(f"world-effect-{word}", lang, **params)


def _clause(clause: Clause, beside: Amount, lang: str) -> str:
    """One clause of a result; `beside` is the amount in the cell beside it."""
    if clause.words == effects.NOTHING:
        return t("world-effect-nothing", lang)
    side, verb = clause.words.split()
    if clause.words == effects.AGAIN:
        return t("world-effect-roll", lang)
    amount = clause.amount if clause.amount != effects.BY_RULE else beside
    return t(
        f"world-effect-{verb}",
        lang,
        side=t("world-effect-side", lang, side=side),
        much=_much(verb, amount, lang),
    )


def _much(verb: str, amount: Amount, lang: str) -> str:
    """So many figures, coins or points."""
    kind = "money" if verb in COINS else "score-points" if verb == POINTS else "figures"
    if isinstance(amount, int):
        return t(f"world-effect-{kind}", lang, amount="number", number=amount)
    return t(f"world-effect-{kind}", lang, amount=amount or "face", number=0)


# All parts, for a form


def vocabulary() -> dict[str, JSON]:
    """All words with what they mean in every language: enough to draw a form that writes phrases.

    `powers` and `results` name our own with their phrases. A power is written as moment, place (only in a scoring),
    often, then effects with their number and choice; a result as clauses with their amounts; `join` stands between.
    """
    return {
        "join": effects.JOIN,
        "parts": {name: _all(f"world-effect-part-{name}") for name in PARTS},
        "powers": [_ours(name, phrase) for name, phrase in effects.POWERS.items()],
        "moments": [_moment(moment) for moment in effects.MOMENTS],
        "often": [{"word": word, "text": _all("world-effect-often-label", often=word)} for word in effects.OFTEN],
        "effects": [_described(word) for word in effects.EFFECTS],
        "number": {"least": effects.LEAST, "most": effects.MOST},
        "results": [
            {"word": name, "phrase": phrase, "text": _explained_result(name)}
            for name, phrase in effects.RESULTS.items()
        ],
        "clauses": [_described_clause(words) for words in effects.CLAUSES],
        "amounts": [
            *({"word": word, "text": _all(f"world-effect-amount-{word}")} for word in (*effects.SHARES, effects.ALL)),
        ],
        "amount": {"least": 0, "most": effects.MOST},
    }


PARTS: Final = ("moment", "place", "often", "effect", "number", "choice", "clause", "amount")


def _all(key: str, **params: Param) -> JSON:
    """A message in all languages."""
    return {lang: t(key, lang, **params) for lang in LANGUAGES}


def _ours(name: str, phrase: str) -> JSON:
    return {
        "word": name,
        "phrase": phrase,
        "number": effects.read_power(name).needs_number,
        "text": {lang: explain_power(name, 0, lang) for lang in LANGUAGES},
    }


def _moment(moment: str) -> JSON:
    places = effects.PLACES if moment == effects.SCORING else ()
    return {
        "word": moment,
        "text": {lang: _when(moment, "", lang) for lang in LANGUAGES},
        "places": [
            {"word": place, "text": {lang: _when(moment, place, lang) for lang in LANGUAGES}} for place in places
        ],
        "effects": [word for word, use in effects.EFFECTS.items() if moment in use.moments],
    }


def _described(word: str) -> JSON:
    """An effect: whether it has a number, its choices (of which one must be named if `chosen`), and its words."""
    use = effects.EFFECTS[word]
    sample = _sample(word)
    shown = Effect(word, choice="" if word == "score" else use.choices[0] if use.choices else "", clauses=NOTHING)
    return {
        "word": word,
        "text": {lang: _effect(shown, sample, ANY_NUMBER, lang) for lang in LANGUAGES},
        "number": use.counted,
        "chosen": use.chosen,
        "asks": use.asks,
        "choices": [
            {
                "word": choice,
                "text": {lang: _effect(Effect(word, 0, choice), sample, ANY_NUMBER, lang) for lang in LANGUAGES},
            }
            for choice in use.choices
        ],
        "clauses": word == "result",
    }


NOTHING: Final = (Clause(effects.NOTHING),)


def _sample(word: str) -> Power:
    """A power in which an effect can stand."""
    return Power(effects.EFFECTS[word].moments[0], "", effects.PER_EPOCH, ())


def _described_clause(words: str) -> JSON:
    """A clause: its words, and which amounts it may have."""
    amounts: list[JSON] = [] if words in effects.ALONE else [*effects.SHARES]
    if amounts and words.split()[-1] not in effects.ENDLESS:
        amounts.append(effects.ALL)
    return {
        "word": words,
        "text": {lang: _clause(Clause(words), "n", lang) for lang in LANGUAGES},
        "amounts": amounts,
        "number": words not in effects.ALONE,
        "in_powers": words not in (*effects.FLEES, effects.AGAIN),
    }


def _explained_result(name: str) -> JSON:
    return {lang: explain_result(name, "n", lang) for lang in LANGUAGES}


# To be read


def told(lang: str) -> Iterator[str]:
    """The vocabulary as lines to read."""
    yield t("world-box-words-title", lang)
    yield ""
    yield t("world-box-words-powers", lang)
    yield f"  {t('world-effect-part-moment', lang)}"
    for moment in effects.MOMENTS:
        yield f"    {moment} – {_when(moment, '', lang)}"
        for place in effects.PLACES[1:] if moment == effects.SCORING else ():
            yield f"      {moment} {place} – {_when(moment, place, lang)}"
    yield f"  {t('world-effect-part-often', lang)}"
    for often in effects.OFTEN:
        yield f"    {often} – {t('world-effect-often-label', lang, often=often)}"
    yield f"  {t('world-effect-part-effect', lang)}"
    for word, use in effects.EFFECTS.items():
        for choice in ["", *use.choices] if word == "score" else use.choices or ("",):
            effect = Effect(word, 0, choice, NOTHING if word == "result" else ())
            number = f" {ANY_NUMBER}" if use.counted and choice not in effects.WORTHS else ""
            written = f"{word} …" if word == "result" else f"{word}{number} {choice}".rstrip()
            yield f"    {written} – {_effect(effect, _sample(word), ANY_NUMBER, lang)}"
    yield ""
    yield t("world-box-words-results", lang)
    yield f"  {t('world-effect-part-clause', lang)}"
    for words in effects.CLAUSES:
        yield f"    {words} – {_clause(Clause(words), effects.SHARES[0], lang)}"
    yield f"  {t('world-effect-part-amount', lang)}"
    for amount in (*effects.SHARES, effects.ALL):
        yield f"    {amount} – {t(f'world-effect-amount-{amount}', lang)}"
    yield ""
    yield t("world-box-words-ours", lang)
    for name, phrase in (*effects.POWERS.items(), *effects.RESULTS.items()):
        yield f"    {name} = {phrase}"
