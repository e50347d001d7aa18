"""Two boxes whose powers and die results our own box does not have, put together from the vocabulary of effects."""

from __future__ import annotations

import csv
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from herohall.games.world import effects
from herohall.games.world.box import Box, load_box
from herohall.games.world.box_check import RECONSTRUCTION, box_folder
from herohall.games.world.box_form import COLUMNS
from herohall.games.world.game import WorldGame

POWERS = {
    "peaceful": {
        "ajanta": "turn per-turn place 1 home",
        "lighthouse": "scoring unplaced score 2",
        "hanging-gardens": "treasure remove 2 influence",
        "great-wall": "attacked result nothing",
        "great-pyramid": "treasure coins 2 + tax 1",
        "angkor-wat": "turn draw 3 home",
        "saint-basil": "rolled result battle n",
        "machu-picchu": "turn move 2 adjacent",
        "eiffel-tower": "scoring second swap first",
    },
    "warlike": {
        "ajanta": "struck again",
        "lighthouse": "attacked weaker 2 + coins 1",
        "hanging-gardens": "attack stronger 3",
        "great-wall": "scoring third per-game score sum",
        "great-pyramid": "treasure per-game points 3",
        "angkor-wat": "turn place 2 new + draw 1 influence",
        "saint-basil": "rolled per-turn again new",
        "machu-picchu": "scoring placed per-turn coins 2 + score half",
        "eiffel-tower": "struck result attacker joins 1 + defender scores 1",
    },
}
DICE = {
    "peaceful": [
        "defender loses n + attacker loses 1",
        "attacker flees 2",
        "attacker earns n",
        "roll again",
        "defender settles half",
        "attacker takes all",
    ],
    "warlike": [
        "defender flees all",
        "nothing",
        "attacker joins half",
        "defender takes 2 + attacker loses 1",
        "attacker scores 1 + defender loses half",
        "attacker settles 1 + defender earns 2 + defender flees 1",
    ],
}
NAMES = list(POWERS)


def write_effects(folder: Path, powers: dict[str, str], die: list[str]) -> Path:
    """Our own box in a folder, with other powers and results; it says nothing about them in words."""
    source = box_folder(RECONSTRUCTION)
    for file in COLUMNS:
        rows = list(csv.DictReader(source.joinpath(file).read_text(encoding="utf-8").splitlines()))
        for number, row in enumerate(rows):
            if file == "wonders.csv":
                row |= {"power": powers[row["id"]], "number": "", "about_en": "", "about_fr": "", "about_de": ""}
            elif file == "die.csv":
                row |= {"kind": die[number], "amount": "", "about_en": "", "about_fr": "", "about_de": ""}
            elif file == "box.csv" and row["key"] == "name":
                row["value"] = "effects"
        with (folder / file).open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
    return folder


@cache
def effect_box(name: str) -> Box:
    """One of the two boxes, read from its files as any other."""
    with TemporaryDirectory() as folder:
        return load_box(write_effects(Path(folder), POWERS[name], DICE[name]))


@cache
def effect_game(name: str) -> WorldGame:
    """A game with one of the two boxes."""
    return WorldGame(effect_box(name))


# Boxes made by chance


def any_clause(chance: Random, suitable: tuple[str, ...] = effects.CLAUSES) -> str:
    """A clause of a result with its amount."""
    words = chance.choice(suitable)
    if words in effects.ALONE:
        return words
    amounts = ["n", "half", "0", "1", "2", "5", *([] if words.split()[-1] in effects.ENDLESS else ["all"])]
    return f"{words} {chance.choice(amounts)}"


def any_result(chance: Random) -> str:
    """A result of the die, of one clause or more."""
    plain = tuple(words for words in effects.CLAUSES if words not in (*effects.ALONE, *effects.FLEES))
    clauses = {words: any_clause(chance, (words,)) for words in chance.sample(plain, chance.randrange(3))}
    last = any_clause(chance, effects.FLEES if clauses and chance.random() < 0.5 else effects.CLAUSES)
    if clauses and (last.split(" ")[-1] in ("again", "nothing") or " ".join(last.split()[:2]) in clauses):
        return f" {effects.JOIN} ".join(clauses.values())
    return f" {effects.JOIN} ".join([*clauses.values(), last])


def any_power(chance: Random) -> str:
    """A power of one effect or two that may stand together, or none."""
    while True:
        moment = chance.choice(effects.MOMENTS)
        words = [
            moment,
            chance.choice(effects.PLACES) if moment == effects.SCORING else "",
            chance.choice(effects.OFTEN),
        ]
        suitable = [word for word, use in effects.EFFECTS.items() if moment in use.moments and word != "result"]
        found = [any_effect(word, chance) for word in chance.sample(suitable, min(len(suitable), chance.randrange(3)))]
        if moment in effects.EFFECTS["result"].moments and chance.random() < 0.4:
            plain = tuple(one for one in effects.CLAUSES if one not in (*effects.FLEES, effects.AGAIN))
            found.append(f"result {any_clause(chance, plain)}")
        phrase = " ".join(f"{' '.join(words)} {f' {effects.JOIN} '.join(found)}".split()) if found else ""
        try:
            if phrase:
                effects.read_power(phrase)
        except effects.BadPhrase:
            continue
        return phrase


def any_effect(word: str, chance: Random) -> str:
    """An effect with its number and choice."""
    use, number = effects.EFFECTS[word], str(chance.randint(1, 9))
    if use.chosen:
        return f"{word} {chance.choice([*use.choices, *([number] if use.counted else [])])}"
    return f"{word} {number if use.counted else ''} {chance.choice(use.choices) if use.choices else ''}"


def any_box(seed: int) -> Box:
    """Our box with powers and results made by chance; some heroes make more discoveries than they have territories."""
    chance, box = Random(seed), effect_box(NAMES[0])
    die = [any_result(chance) for _ in box.die]
    if all(kind == effects.AGAIN for kind in die):
        die[0] = effects.NOTHING
    return replace(
        box,
        heroes=[replace(hero, discovery=2, discovery_de=3) if chance.random() < 0.3 else hero for hero in box.heroes],
        wonders=[replace(wonder, power=any_power(chance), number=0) for wonder in box.wonders],
        die=[replace(face, kind=kind, amount="") for face, kind in zip(box.die, die, strict=True)],
    )
