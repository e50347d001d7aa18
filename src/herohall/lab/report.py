"""The balance report: what games between bots look like, in one HTML file. Here is what goes into it.

Games are played by the arena and kept, with their moves, in a journal; all figures are derived from those moves. A
report may set two variants side by side, which play the same deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from herohall.core.options import EDITION, resolve
from herohall.core.record import Record, Seat
from herohall.core.texts import has, t
from herohall.lab.arena import Played
from herohall.lab.contest import Contest
from herohall.lab.report_story import MOVE, Drawings, Story, Teller, tell


@dataclass
class Variant:
    """One way to play, and what came of it."""

    contest: Contest
    label: str = ""
    """What it is called where there are two."""
    stories: list[Story] = field(default_factory=list)

    def add(self, game: Played) -> None:
        """Tell the story of a game."""
        self.stories.append(tell(self.contest, game))

    def sort(self) -> None:
        """In the order of the tasks, whoever played them first."""
        self.stories.sort(key=lambda story: story.task)


class Figure(NamedTuple):
    """A number for each game; the report shows its mean."""

    key: str
    of: Callable[[Story], float]
    percent: bool = False


FIGURES = [
    Figure("lab-report-figure-turns", lambda story: story.turns),
    Figure("lab-report-figure-decisions", lambda story: sum(story.decisions.values())),
    Figure("lab-report-figure-winner", lambda story: story.scores[story.places[0]]),
    Figure("lab-report-figure-last", lambda story: story.scores[story.places[-1]]),
    Figure("lab-report-figure-ties", lambda story: story.tied, percent=True),
    Figure("lab-report-figure-leads", lambda story: story.lead_changes),
    Figure("lab-report-figure-comebacks", lambda story: story.half_time_place > 1, percent=True),
    Figure("lab-report-figure-faults", lambda story: story.faults),
]


def figures_of(contest: Contest) -> list[Figure]:
    """The figures of a report: those of every game, then the game's own."""
    teller = contest.game.part("teller", Teller)(contest.game)
    return FIGURES + [_own_figure(contest.game_name, *number) for number in teller.numbers]


def _own_figure(game: str, name: str, percent: bool) -> Figure:
    return Figure(f"{game}-report-figure-{name}", lambda story: story.numbers[name], percent)


def labels(first: Contest, second: Contest) -> tuple[str, str]:
    """What two variants are called: by what differs between them, except what the edition's name already says."""
    named = _own_options(first) | _own_options(second)
    pairs = [_boxes(first, second), *zip(_traits(first, named), _traits(second, named), strict=True)]
    differing = [(one, other) for one, other in pairs if one != other]
    name = first.game.name
    return " · ".join(one for one, _ in differing) or name, " · ".join(other for _, other in differing) or name


def _traits(contest: Contest, named: set[str]) -> list[str]:
    options = [f"{name} {value}" for name, value in contest.options if name in named]
    return [f"bots {line_up(contest)}", *options]


def _boxes(first: Contest, second: Contest) -> tuple[str, str]:
    """What two boxes are called: by their folders, or with the digest of their cards if these are called alike."""
    if first.cards == second.cards:
        return "", ""
    one, other = (f"box {Path(each.box).name if each.box else each.cards.split()[0]}" for each in (first, second))
    return (one, other) if one != other else (f"box {first.cards}", f"box {second.cards}")


def _own_options(contest: Contest) -> set[str]:
    """The edition, and the options that are not as it would have them."""
    game, options = contest.game, dict(contest.options)
    preset = resolve(game.options, game.editions, {EDITION: options[EDITION]})
    return {EDITION, *(name for name, value in options.items() if value != preset[name])}


def line_up(contest: Contest) -> str:
    """The bots of a contest: `4 × medium`."""
    counts = Counter(entrant.name for entrant in contest.entrants)
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counts.items())


class Names:
    """What things are called in one language."""

    def __init__(self, contest: Contest, lang: str) -> None:
        self.lang = lang
        self.game = contest.game_name
        self.teller = contest.game.part("teller", Teller)(contest.game)
        self.families = [*self.teller.families, MOVE]
        self.things = self.teller.things(lang)

    def title(self, family: str) -> str:
        """The key of the words above a plot about things of one family."""
        return "lab-report-doing" if family == MOVE else f"{self.game}-report-{family}"

    def thing(self, thing: str) -> str:
        """A card, a wonder, a face of the die."""
        return self.things.get(thing, thing)

    def pictures(self, drawings: Drawings) -> dict[str, str]:
        """The picture of every thing that has one, by its name."""
        drawn = self.teller.pictures(drawings) if drawings else {}
        return {self.thing(thing): drawing for thing, drawing in drawn.items()}

    def kind(self, kind: str) -> str:
        """A kind of question."""
        return self._said(f"{self.game}-kind-{kind}", kind)

    def move(self, word: str) -> str:
        """A kind of move."""
        return self._said(f"{self.game}-report-move-{word}", word)

    def _said(self, key: str, bare: str) -> str:
        return t(key, self.lang) if has(key) else bare


def write_records(contest: Contest, games: Sequence[Played], folder: Path) -> None:
    """The games as record files, which can be replayed and checked."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        seats = [Seat(f"bot:{entrant.level}", entrant.name) for entrant in contest.seating(game.task)]
        seed = contest.deal_seed(game.task)
        record = Record(contest.game, contest.players, seed, dict(contest.options), seats, salt=b"")
        state = record.start()
        for move in game.moves:
            assert state.seat is not None
            record.add(state.seat, state.text(move))
            state.apply(move)
        record.finish(state)
        record.save(folder / f"{contest.game_name}-{game.task:05}.hall")
