"""The cards of Heroes of the World by name: short for the table, and at length for those who ask about one."""

from __future__ import annotations

from collections.abc import Mapping

from herohall.core.texts import LANGUAGES, t
from herohall.games.world.box import Box, Discovery, Face, Hero, Territory, Wonder
from herohall.games.world.box_check import RECONSTRUCTION
from herohall.spoken.words import fold, names_it, tokens

Piece = Hero | Discovery | Wonder | Face | Territory


class Cards:
    """The pieces of a box in one language."""

    def __init__(self, box: Box, lang: str, german_values: bool) -> None:
        self.box = box
        self.lang = lang
        self.german_values = german_values
        self.heroes: dict[str, Hero] = {hero.id: hero for hero in box.heroes}
        self.discoveries: dict[str, Discovery] = {token.id: token for token in box.discoveries}
        self.wonders: dict[str, Wonder] = {wonder.id: wonder for wonder in box.wonders}
        self.lands: dict[str, Territory] = {land.id: land for land in box.territories}

    # Short

    def hero(self, hero: str) -> str:
        """A hero's name."""
        return self.heroes[hero].name[self.lang]

    def values(self, hero_id: str) -> str:
        """A hero with population/discovery/conquest/treasure and territories: `Plato 3/2/0/2 Med Afr`."""
        hero = self.heroes[hero_id]
        discovery = hero.discovery_de if self.german_values else hero.discovery
        lands = " ".join(self.box.territories[land].short[self.lang] for land in hero.territories)
        return f"{hero.name[self.lang]} {hero.population}/{discovery}/{hero.conquest}/{hero.treasure} {lands}"

    def land(self, land: str) -> str:
        """A territory's name."""
        return self.lands[land].name[self.lang]

    def short(self, land: str) -> str:
        """A territory's name for narrow places."""
        return self.lands[land].short[self.lang]

    def discovery(self, token: str) -> str:
        """A discovery with its value: `Banking (4)`."""
        found = self.discoveries[token]
        return f"{found.name[self.lang]} ({found.value})"

    def wonder(self, wonder: str) -> str:
        """A wonder's name."""
        return self.wonders[wonder].name[self.lang]

    def face(self, face: int) -> str:
        """A face of the die, counted from 1."""
        return self.box.die[face - 1].name[self.lang]

    def named(self, piece: str) -> str:
        """The name of a hero, discovery, wonder or territory by its id."""
        named: list[Mapping[str, Piece]] = [self.heroes, self.discoveries, self.wonders, self.lands]
        return next(pieces[piece].name[self.lang] for pieces in named if piece in pieces)

    @property
    def ours(self) -> bool:
        """Whether this is the box of HeroHall: most values, and the wonders' powers, are its own."""
        return self.box.name == RECONSTRUCTION

    # At length

    def about(self, words: str) -> str | None:
        """All about the piece whose id or name begins so, or about the box; None if there is no such piece."""
        wanted = fold(words)
        if wanted in [fold(word) for lang in LANGUAGES for word in ("box", t("world-spoken-word-box", lang))]:
            return f"{self.box.title[self.lang]}. {self.box.about[self.lang]}"
        named = [(piece, self._names(piece)) for piece in self._pieces()]
        exact = [piece for piece, names in named if wanted in names]
        alike = [piece for piece, names in named if any(name.startswith(wanted) for name in names)]
        whole = [piece for piece, names in named if any({*tokens(wanted)} <= {*tokens(name)} for name in names)]
        within = [piece for piece, names in named if any(names_it(wanted, name) for name in names)]
        found = exact or whole or alike or within
        return f"{self.describe(found[0])} {self._printed(found[0])}" if wanted and found else None

    def _pieces(self) -> list[Piece]:
        box = self.box
        return [*box.heroes, *box.wonders, *box.territories, *box.discoveries, *box.die]

    def _names(self, piece: Piece) -> list[str]:
        """Every name of a piece, that of the table's language first."""
        names = [fold(piece.name[lang]) for lang in (self.lang, *LANGUAGES)]
        return names if isinstance(piece, Face) else [*names, piece.id]

    def describe(self, piece: Piece) -> str:
        """What is printed on a piece, in sentences."""
        name = piece.name[self.lang]
        if isinstance(piece, Hero):
            return f"{self.values(piece.id)}. {self._life(piece)} {piece.about[self.lang]}"
        if isinstance(piece, Wonder):
            return t(
                "world-spoken-about-wonder", self.lang, name=name, points=piece.points, about=piece.about[self.lang]
            )
        if isinstance(piece, Discovery):
            return t("world-spoken-about-discovery", self.lang, name=name, value=piece.value)
        if isinstance(piece, Territory):
            beside = ", ".join(self._neighbours(piece))
            return t("world-spoken-about-territory", self.lang, name=name, spaces=piece.spaces, beside=beside)
        return f"{name}. {piece.about[self.lang]}"

    def _life(self, hero: Hero) -> str:
        """Title and years: `Philosopher of Athens (428 BC – 348 BC).`"""
        known = hero.born is not None or hero.died is not None
        years = f"({self._year(hero.born)} – {self._year(hero.died)})" if known else ""
        said = f"{hero.title[self.lang]} {years}".strip()
        return f"{said}." if said else ""

    def _year(self, year: int | None) -> str:
        if year is None:
            return "?"
        return t("world-spoken-before-christ", self.lang, year=str(-year)) if year < 0 else str(year)

    def _neighbours(self, land: Territory) -> list[str]:
        here = self.box.territories.index(land)
        return [self.box.territories[other].name[self.lang] for one, other in self.box.borders if one == here]

    def _printed(self, piece: Piece) -> str:
        """Which facts come from the printed game, and which are ours."""
        if not piece.printed:
            return t("world-spoken-ours", self.lang)
        facts = ", ".join(t("world-spoken-fact", self.lang, fact=fact) for fact in piece.printed)
        return t("world-spoken-printed", self.lang, facts=facts)


class HeardCards(Cards):
    """The pieces for those who listen: no rows of numbers, no names cut short."""

    def values(self, hero_id: str) -> str:
        """`Plato: 3 population, 2 discoveries, no conquest, 2 coins; Mediterranean, Africa`."""
        hero = self.heroes[hero_id]
        discovery = hero.discovery_de if self.german_values else hero.discovery
        return t(
            "world-spoken-hero",
            self.lang,
            name=hero.name[self.lang],
            population=hero.population,
            discovery=discovery,
            conquest=hero.conquest,
            treasure=hero.treasure,
            territories=", ".join(self.box.territories[land].name[self.lang] for land in hero.territories),
        )

    def short(self, land: str) -> str:
        return self.land(land)
