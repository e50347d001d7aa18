"""What the balance report shows: each finding has a heading, rows of numbers, and mostly a chart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, median

from herohall.core.texts import t
from herohall.lab.charts import Interval, Line, columns, intervals, lines
from herohall.lab.report import Names, Variant
from herohall.lab.report_stats import LEVEL, Effect, effects, mean_of, points_over_time, seat_effects
from herohall.lab.report_story import MOVE, Story

Row = dict[str, str | int | float]

MOST_THINGS = 24
"""How many things a chart shows; the table has all."""
POWER = 0.8
"""How likely an effect is to be seen in as many games as we say are needed."""
SIZES = (1, 2, 3, 5, 10)
"""Effects, in points of win share."""
COUNTED: list[tuple[str, str, Callable[[Story], int]]] = [
    ("lab-report-length", "turn", lambda story: story.turns),
    ("lab-report-leads", "leads", lambda story: story.lead_changes),
    ("lab-report-half", "place", lambda story: story.half_time_place),
]
"""Numbers of each game that are shown as columns: how long it was, how often the lead changed, where its winner was."""


@dataclass
class Plot:
    """A part of the report; without a chart it is a table alone."""

    key: str
    rows: list[Row]
    chart: str = ""
    quiet: bool = False
    """Whether nothing in it can be told from chance: the page keeps it folded."""


class Plotter:
    """Makes all parts of a report in one language."""

    def __init__(self, variants: Sequence[Variant], lang: str) -> None:
        self.variants = [variant for variant in variants if variant.stories]
        self.names = Names(variants[0].contest, lang)
        self.lang = lang
        self.players = variants[0].contest.players
        labels = [(variant.label, f"v{place}") for place, variant in enumerate(self.variants)]
        self.colours = labels if len(labels) > 1 else []

    def all(self) -> list[Plot]:
        """All parts, in the order of the page."""
        plots = [self.seats(), *(self.family(family) for family in self.names.families)]
        plots += [self.points(), self.final_points(), *(self.counted(*each) for each in COUNTED)]
        plots += [self.decisions(), self.moves(), self.needed()]
        return [plot for plot in plots if plot.rows]

    def say(self, key: str) -> str:
        """A message in the language of the report."""
        return t(key, self.lang)

    # How even the game is

    def seats(self) -> Plot:
        """Win share by seat."""
        rows: list[Row] = []
        drawn = []
        for seat in range(self.players):
            for place, variant in enumerate(self.variants):
                share = mean_of([100 * story.shares[seat] for story in variant.stories])
                rows.append(_row(variant, seat=seat + 1, share=share.mean, low=share.low, high=share.high))
                drawn.append(Interval(str(seat + 1), share.mean, f"v{place}", (share.low, share.high)))
        chart = intervals(drawn, self.say("lab-report-axis-share"), [100 / self.players], self.colours)
        return Plot("lab-report-seats", rows, chart)

    def family(self, family: str) -> Plot:
        """The shift of the win share that goes with each thing."""
        rows: list[Row] = []
        drawn = []
        name = self.names.move if family == MOVE else self.names.thing
        for place, variant in enumerate(self.variants):
            used = sum((story.used for story in variant.stories), Counter[str]())
            for effect in effects(variant.stories, family):
                times = used[effect.thing] if family == MOVE else effect.times
                shift, (low, high), (least, most) = effect.percent
                row = _row(variant, name=name(effect.thing), shift=shift, low=low, high=high, least=least, most=most)
                row |= {"games": effect.games, "per_game": round(times / len(variant.stories), 3)}
                rows.append(row | {"sure": self.say("lab-report-yes" if effect.sure else "lab-report-no")})
                colour = f"v{place}" if self.colours else "sure" if effect.sure else "unsure"
                drawn.append(Interval(name(effect.thing), shift, colour, (low, high), (least, most)))
        rows.sort(key=lambda row: -float(row["shift"]))
        chart = self._shifts(drawn, self.names.teller.limit if family != MOVE else None) if rows else ""
        quiet = all(row["sure"] == self.say("lab-report-no") for row in rows)
        return Plot(self.names.title(family), rows, chart, quiet)

    def _shifts(self, drawn: list[Interval], limit: float | None) -> str:
        """The farthest things, best first, and lines that none should be beyond, where the game names them."""
        farthest = list(dict.fromkeys(row.name for row in sorted(drawn, key=lambda row: -abs(row.value))))[:MOST_THINGS]
        best = {row.name: row.value for row in reversed(drawn)}
        shown = [row for row in drawn if row.name in farthest]
        shown.sort(key=lambda row: (-best[row.name], row.name))
        marks = [0.0] if limit is None else [0.0, -limit, limit]
        sure = [(self.say("lab-report-sure"), "sure"), (self.say("lab-report-unsure"), "unsure")]
        return intervals(shown, self.say("lab-report-axis-shift"), marks, self.colours or sure)

    def needed(self) -> Plot:
        """How many games it takes to call out effects of some sizes, as luck goes in these games."""
        stories = self.variants[0].stories
        rows = [self._needed(self.say("lab-report-needed-seat"), seat_effects(stories), len(stories))]
        for family in self.names.families:
            found = effects(stories, family)
            if found:
                rows.append(self._needed(self.say(self.names.title(family)), found, len(stories)))
        return Plot("lab-report-needed", rows)

    def _needed(self, name: str, found: list[Effect], games: int) -> Row:
        normal = NormalDist()
        strict = normal.inv_cdf(1 - LEVEL / (2 * len(found))) + normal.inv_cdf(POWER)
        error = median(effect.error for effect in found)  # in this many games; it falls with their root
        row: Row = {"name": name, "among": len(found)}
        row |= {f"effect-{size}": _rounded(games * (100 * strict * error / size) ** 2) for size in SIZES}
        return row

    # How lively it is

    def points(self) -> Plot:
        """Points over time, by final place."""
        rows: list[Row] = []
        drawn = []
        for number, variant in enumerate(self.variants):
            found = points_over_time(variant.stories)
            for point in found:
                told = {"turn": point.turn, "place": point.place, "points": point.mean}
                rows.append(_row(variant, **told, low=point.low, high=point.high))
            for place in range(1, self.players + 1):
                path = [(point.turn, point.mean, point.low, point.high) for point in found if point.place == place]
                drawn.append(Line(f"{place}.", f"p{place - 1}", path, dashed=number > 0))
        titles = (self.say("lab-report-axis-turn"), self.say("lab-report-axis-points"))
        return Plot("lab-report-points", rows, lines(drawn, titles))

    def final_points(self) -> Plot:
        """Points by place when an epoch ends, or the game; dashed lines are the rulebook's example."""
        rows: list[Row] = []
        drawn = []
        example = self.names.teller.examples.get(self.players)
        for epoch in range(max(1, len(self.variants[0].stories[0].epochs))):
            for place in range(self.players):
                for number, variant in enumerate(self.variants):
                    ends = [story.epochs[epoch] if story.epochs else story.scores for story in variant.stories]
                    mean = mean_of([sorted(scores, reverse=True)[place] for scores in ends])
                    end = "ancient" if variant.stories[0].epochs and epoch == 0 else "game"
                    row = _row(variant, end=self.say(f"lab-report-end-{end}"), place=place + 1)
                    row |= _row(variant, points=mean.mean, low=mean.low, high=mean.high)
                    told = None
                    if example:
                        told = example[epoch][place]
                        row["from"], row["to"] = told
                    rows.append(row)
                    name = f"{row['end']} · {place + 1}."
                    drawn.append(Interval(name, mean.mean, f"v{number}", (mean.low, mean.high)))
                    if told:
                        drawn.append(Interval(name, sum(told) / 2, "unsure", (float(told[0]), float(told[1]))))
        legend = self.colours or ([(self.say("lab-report-here"), "v0")] if example else [])
        if example:
            legend = [*legend, (self.say("lab-report-example"), "unsure")]
        return Plot("lab-report-final", rows, intervals(drawn, self.say("lab-report-axis-points"), [], legend))

    def counted(self, key: str, axis: str, value: Callable[[Story], int]) -> Plot:
        """How many games have each value of a number."""
        rows: list[Row] = []
        shares = []
        for variant in self.variants:
            counts = sorted(Counter(map(value, variant.stories)).items())
            shares.append({number: 100 * count / len(variant.stories) for number, count in counts})
            rows += [_row(variant, **{axis: number}, games=count, share=shares[-1][number]) for number, count in counts]
        titles = (self.say(f"lab-report-axis-{axis}"), self.say("lab-report-axis-games"))
        return Plot(key, rows, columns(shares, titles, self.colours))

    # What is asked and what is done

    def decisions(self) -> Plot:
        """How often each kind of question is asked, and how many answers there are."""
        rows: list[Row] = []
        for variant in self.variants:
            asked = sum((story.decisions for story in variant.stories), Counter[str]())
            choices = sum((story.choices for story in variant.stories), Counter[str]())
            for kind, count in asked.most_common():
                per_game = count / len(variant.stories)
                rows.append(_row(variant, name=self.names.kind(kind), per_game=per_game, choices=choices[kind] / count))
        return Plot("lab-report-decisions", rows)

    def moves(self) -> Plot:
        """How often each kind of move is made."""
        rows: list[Row] = []
        for variant in self.variants:
            used = sum((story.used for story in variant.stories), Counter[str]())
            for word, count in used.most_common():
                rows.append(_row(variant, name=self.names.move(word), per_game=count / len(variant.stories)))
        return Plot("lab-report-moves", rows)


def _row(variant: Variant, **figures: str | float) -> Row:
    """A row of a table, with two decimals."""
    rounded = {name: round(value, 2) if isinstance(value, float) else value for name, value in figures.items()}
    return {"variant": variant.label, **rounded}


def _rounded(games: float) -> int:
    """With two figures: more would promise too much.

    >>> _rounded(1234.5)
    1200
    """
    return int(float(f"{games:.2g}")) or 1
