"""Our own box is what H9 says: the known facts are in it, and the rest keeps to the guide."""

from __future__ import annotations

import pytest

from herohall.games.world.box import Box, Hero, load_box
from herohall.games.world.box_check import check_box
from herohall.games.world.tables import ANCIENT, MODERN

BORDERS = """
europe mediterranean, europe america, america russia, america south-east-asia, europe russia, mediterranean africa,
mediterranean middle-east, africa middle-east, middle-east russia, middle-east india, india china,
india south-east-asia, china russia, china south-east-asia
"""
PRINTED_BORDERS = "europe mediterranean, europe america, america russia, america south-east-asia"


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box(None)


def hero(box: Box, name: str) -> Hero:
    return next(hero for hero in box.heroes if hero.id == name)


def heroes_of(box: Box, epoch: int) -> list[Hero]:
    return [hero for hero in box.heroes if hero.epoch == epoch]


def pairs(box: Box, text: str) -> set[tuple[int, int]]:
    """Borders written as `europe russia, …`, in both directions."""
    index = {territory.id: number for number, territory in enumerate(box.territories)}
    found = {(index[start], index[end]) for start, end in (border.split() for border in text.split(","))}
    return found | {(end, start) for start, end in found}


def worth(hero: Hero) -> float:
    """V of H9.3."""
    territories = 0.3 * (len(hero.territories) - 1)
    return hero.population + 1.3 * hero.discovery + 0.4 * hero.conquest + 0.9 * hero.treasure + territories


def test_has_no_problems(box: Box) -> None:
    assert check_box("reconstruction") == check_box(None) == []
    assert load_box("reconstruction") == box
    assert box.name == "reconstruction"


@pytest.mark.rule("H9.1")
def test_territories(box: Box) -> None:
    ancient = [territory.id for territory in box.territories if territory.epoch == ANCIENT]
    modern = [territory.id for territory in box.territories if territory.epoch == MODERN]
    assert ancient == ["mediterranean", "africa", "middle-east", "india", "china"]
    assert modern == ["europe", "russia", "america", "south-east-asia"]
    assert [territory.spaces for territory in box.territories] == [3] * 5 + [4] * 4
    assert all("name" in territory.printed for territory in box.territories)


@pytest.mark.rule("H9.2")
def test_borders(box: Box) -> None:
    assert set(box.borders) == pairs(box, BORDERS)
    assert len(box.borders) == 28


@pytest.mark.rule("H9.2")
def test_borders_known_from_the_printed_game(box: Box) -> None:
    assert set(box.printed_borders) == pairs(box, PRINTED_BORDERS)


@pytest.mark.rule("H9.3")
def test_heroes_of_both_epochs(box: Box) -> None:
    assert len(heroes_of(box, ANCIENT)) == 34
    assert len(heroes_of(box, MODERN)) == 42
    for lang in ("en", "fr", "de"):
        assert len({hero.name[lang] for hero in box.heroes}) == 76


@pytest.mark.rule("H9.3")
def test_charlemagne(box: Box) -> None:
    charlemagne = hero(box, "charlemagne")
    assert charlemagne.epoch == MODERN
    values = charlemagne.population, charlemagne.discovery, charlemagne.conquest, charlemagne.treasure
    assert values == (4, 1, 4, 0)
    assert {box.territories[index].id for index in charlemagne.territories} == {"europe", "mediterranean"}
    assert set(charlemagne.printed) == {"name", "values", "territories"}


@pytest.mark.rule("H9.3")
def test_heroes_known_from_the_printed_game(box: Box) -> None:
    known = {hero.name["en"] for hero in box.heroes if hero.printed}
    names = "Plato Caesar Nebuchadnezzar Lao-Tse Victoria Shakespeare Mozart Charlemagne".split()  # noqa: SIM905
    assert len(known) == len(names)
    assert all(any(name in full for full in known) for name in names)


@pytest.mark.rule("H9.3")
def test_heroes_lived_in_their_epoch(box: Box) -> None:
    first, last = (-2500, 500), (500, 1900)
    for hero in box.heroes:
        for year in (hero.born, hero.died):
            # Whoever was known before an epoch ended may have outlived it, and nobody's first years count.
            assert year is None or first[hero.epoch] - 50 <= year <= last[hero.epoch] + 50, hero.id


@pytest.mark.rule("H9.3")
def test_years_of_life_are_possible_and_only_left_out_where_history_does_not_know(box: Box) -> None:
    both = [hero for hero in box.heroes if hero.born is not None and hero.died is not None]
    assert all(15 <= (hero.died or 0) - (hero.born or 0) <= 100 for hero in both)
    assert len(box.heroes) - len(both) <= 12


@pytest.mark.rule("H9.3")
@pytest.mark.parametrize(
    ("value", "low", "high"),
    [("population", 0, 7), ("discovery", 0, 2), ("discovery_de", 0, 3), ("conquest", 0, 4), ("treasure", 0, 5)],
)
def test_each_range_is_used_to_both_ends(box: Box, value: str, low: int, high: int) -> None:
    found = {getattr(hero, value) for hero in box.heroes}
    assert (min(found), max(found)) == (low, high)


@pytest.mark.rule("H9.3")
def test_one_to_five_territories_are_all_used(box: Box) -> None:
    assert {len(hero.territories) for hero in box.heroes} == {1, 2, 3, 4, 5}


@pytest.mark.rule("H9.3")
def test_worth_of_every_hero_keeps_to_the_guide(box: Box) -> None:
    for hero in box.heroes:
        if hero.id == "charlemagne":
            assert worth(hero) == pytest.approx(7.2)
            continue
        target = (7.5, 8.0)[hero.epoch] + (hero.discovery == 0)
        assert worth(hero) == pytest.approx(target, abs=0.5 + 1e-9), hero.id


@pytest.mark.rule("H9.3")
def test_ancient_heroes_name_ancient_territories_only(box: Box) -> None:
    assert all(box.territories[index].epoch == ANCIENT for h in heroes_of(box, ANCIENT) for index in h.territories)


@pytest.mark.rule("H9.3")
@pytest.mark.parametrize("epoch", [ANCIENT, MODERN])
@pytest.mark.parametrize("territory", range(9))
def test_heroes_are_spread_evenly_over_the_territories(box: Box, epoch: int, territory: int) -> None:
    there = [hero for hero in heroes_of(box, epoch) if territory in hero.territories]
    if epoch < box.territories[territory].epoch:
        assert there == []
        return
    assert len(there) in (range(10, 14) if epoch > box.territories[territory].epoch else range(15, 20))
    discoverers = [hero for hero in there if hero.discovery]
    assert 3 * len(discoverers) >= 2 * len(there)


@pytest.mark.rule("H10")
def test_german_values_differ_for_a_few_heroes_of_three_or_more_territories(box: Box) -> None:
    changed = [hero for hero in box.heroes if hero.discovery_de != hero.discovery]
    assert 1 <= len(changed) <= 12
    for hero in changed:
        assert (hero.discovery, hero.discovery_de) == (2, 3), hero.id
        assert len(hero.territories) >= 3, hero.id


@pytest.mark.rule("H9.4")
def test_die(box: Box) -> None:
    assert {face.kind: face.amount for face in box.die} == {
        "battle": "n",
        "defeat": "half",
        "carnage": "n",
        "plunder": "n",
        "flight": "n",
        "defection": "half",
    }
    battle = box.die[0]
    assert (battle.name["fr"], battle.name["de"]) == ("Massacre", "Schlacht")
    assert [face.kind for face in box.die if face.printed] == ["battle"]


@pytest.mark.rule("H9.5")
@pytest.mark.parametrize(("epoch", "counts"), [(ANCIENT, [2, 1, 2, 7, 8]), (MODERN, [4, 8, 10, 6, 5])])
def test_discoveries_by_value(box: Box, epoch: int, counts: list[int]) -> None:
    values = [token.value for token in box.discoveries if token.epoch == epoch]
    assert [values.count(value) for value in range(5)] == counts


@pytest.mark.rule("H9.5")
def test_discoveries_known_from_the_printed_game(box: Box) -> None:
    known = {t.name["en"]: (t.epoch, t.value, t.printed) for t in box.discoveries if t.printed}
    both = ["name", "value"]
    assert {name: fact for name, fact in known.items() if fact[2] == both} == {
        "Banking": (MODERN, 4, both),
        "Physics": (MODERN, 3, both),
        "Painting": (MODERN, 3, both),
        "School": (MODERN, 2, both),
        "Slavery": (ANCIENT, 0, both),
        "Epidemic": (ANCIENT, 0, both),
    }
    only_names = {name for name, (epoch, _, printed) in known.items() if (epoch, printed) == (ANCIENT, ["name"])}
    assert only_names == {"Pottery", "Roads", "Writing", "Metallurgy"}
    assert len(known) == 10


@pytest.mark.rule("H9.6")
def test_wonders(box: Box) -> None:
    assert [(wonder.epoch, wonder.power, wonder.number) for wonder in box.wonders] == [
        (ANCIENT, "third-place", 0),
        (ANCIENT, "swap-second", 0),
        (ANCIENT, "settle", 3),
        (ANCIENT, "wall", 0),
        (ANCIENT, "coins", 4),
        (MODERN, "discover", 2),
        (MODERN, "reroll", 0),
        (MODERN, "migrate", 0),
        (MODERN, "score-best", 0),
    ]
    assert all(wonder.points == 3 and "points" in wonder.printed for wonder in box.wonders)


@pytest.mark.rule("H9.6")
def test_wonders_known_from_the_printed_game(box: Box) -> None:
    names = {wonder.power for wonder in box.wonders if "name" in wonder.printed}
    assert names == {"third-place", "swap-second", "settle", "wall"}
    assert [wonder.power for wonder in box.wonders if "power-for-two" in wonder.printed] == ["third-place"]
    assert not any("power" in wonder.printed for wonder in box.wonders)
