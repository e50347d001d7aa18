"""From the phrases of a box to the numbers that the rules read (H9.8): done once, when a box is read."""

from __future__ import annotations

from typing import Final

from herohall.games.world import effects
from herohall.games.world import powers as p
from herohall.games.world.effects import Amount, Clause, Effect
from herohall.games.world.powers import Power

MOMENTS: Final = {
    effects.SCORING: p.AT_SCORING,
    effects.ATTACKED: p.WHEN_ATTACKED,
    effects.ATTACK: p.WHEN_ATTACKING,
    effects.ROLLED: p.AFTER_OWN_ROLL,
    effects.STRUCK: p.AFTER_THEIR_ROLL,
    effects.TURN: p.ON_TURN,
    effects.TREASURE: p.IN_TREASURE,
}
OURS_IN_ATTACK: Final = ("wall", "reroll")
"""Our own powers of an attack; the questions about them have words of their own."""

# One use of a power in points, as our bots see it: ours by name, others by what they do.
WORTHS: Final = {"swap-second": 2.8, "score-best": 3.0, "settle": 2.6}
USUAL_WORTH: Final = 2.2
EFFECT_WORTHS: Final = {
    "place": 0.9,
    "move": 0.55,
    "remove": 0.7,
    "draw": 1.1,
    "coins": 0.55,
    "tax": 1.2,
    "points": 1.0,
    "stronger": 0.3,
    "weaker": 0.3,
}
"""For each of its number."""
MOST_WORTH: Final = 6.0
USES: Final = [1.0, 3.0, 0.6]
"""How much more, or less, it is worth by how often it can be used."""


def make_power(phrase: str, number: int, faces: list[list[int]]) -> Power:
    """The power of a wonder; `number` is the one beside the phrase, `faces` are those of the die."""
    made = Power()
    if not phrase:
        return made
    power = effects.read_power(phrase)
    made.moment = MOMENTS[power.moment]
    made.often = effects.OFTEN.index(power.often)
    made.holding = effects.PLACES.index(power.place)
    for effect in power.effects:
        _add(made, effect, effect.number or number, faces)
    made.worth = _worth(phrase, power, number)
    return made


def _add(made: Power, effect: Effect, number: int, faces: list[list[int]]) -> None:
    """One more effect."""
    word, choice = effect.word, effect.choice
    if word == "place":
        made.placed, made.placed_lands = number, effects.LANDS.index(choice)
    elif word == "move":
        made.moved, made.far = number, choice == effects.REACHES[1]
    elif word == "remove":
        made.removed, made.lands = number, effects.LANDS.index(choice)
    elif word == "draw":
        made.drawn, made.lands = number, effects.LANDS.index(choice)
    elif word == "coins":
        made.coins = number
    elif word == "tax":
        made.tax = number
    elif word == "points":
        made.points = number
    elif word == "score":
        made.score = -1 - effects.WORTHS.index(choice) if choice else number
    elif word == "swap":
        made.swap = 1 + effects.HOLDERS.index(choice)
    elif word == "again":
        made.again = 1 + effects.ROLLS.index(choice)
    elif word == "result":
        made.result = [number for clause in effect.clauses for number in (_kind(clause), _named_amount(clause, faces))]
    else:
        made.boost = number if word == "stronger" else -number


def _worth(phrase: str, power: effects.Power, number: int) -> float:
    """One use of a power in points, as our bots see it."""
    if phrase in effects.POWERS:
        return WORTHS.get(phrase, USUAL_WORTH)
    worth = 0.0
    for effect in power.effects:
        each = EFFECT_WORTHS.get(effect.word, 0.0)
        worth += each * (effect.number or number) if each else USUAL_WORTH
    return min(worth, MOST_WORTH) * USES[effects.OFTEN.index(power.often)]


def other_powers_in_attack(phrases: list[str]) -> list[bool]:
    """Whether a box has other powers before the roll, and after it, than walls and second rolls."""
    moments = [effects.read_power(phrase).moment for phrase in phrases if phrase and phrase not in OURS_IN_ATTACK]
    before, after = (effects.ATTACKED, effects.ATTACK), (effects.ROLLED, effects.STRUCK)
    return [any(moment in side for moment in moments) for side in (before, after)]


def make_face(phrase: str, amount: Amount) -> list[int]:
    """The clauses of a face of the die one after the other: kind, amount, kind, amount, …"""
    found: list[int] = []
    for clause in effects.read_result(phrase):
        own = clause.amount if clause.amount != effects.BY_RULE else amount
        found += [_kind(clause), 0 if own == effects.BY_RULE else _amount(own)]
    return found


def _kind(clause: Clause) -> int:
    return effects.CLAUSES.index(clause.words)


def _named_amount(clause: Clause, faces: list[list[int]]) -> int:
    """The amount of a result that a power names: its own, or that of the die's first such face (H9.8)."""
    if clause.amount != effects.BY_RULE:
        return _amount(clause.amount)
    if clause.words in effects.ALONE:
        return 0
    kind = _kind(clause)
    for face in faces:
        if len(face) == 2 and face[0] == kind:
            return face[1]
    return _amount(effects.USUAL.get(clause.words, effects.SHARES[0]))


def _amount(amount: Amount) -> int:
    """An amount as an int."""
    words = {effects.SHARES[0]: p.ALL_OF_IT, effects.SHARES[1]: p.HALF_OF_IT, effects.ALL: p.EVERYTHING}
    return words[amount] if isinstance(amount, str) and amount in words else int(amount)
