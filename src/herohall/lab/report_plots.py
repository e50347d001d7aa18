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
        plots += [self.points(), self.final_points(), self.length(), self.leads(), self.half_time()]
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
                low, high = round(share.low, 2), round(share.high, 2)
                mean = round(share.mean, 2)
                rows.append({"variant": variant.label, "seat": seat + 1, "share": mean, "low": low, "high": high})
                drawn.append(Interval(str(seat + 1), mean, f"v{place}", (low, high)))
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
                rows.append(
                    {
                        "variant": variant.label,
                        "name": name(effect.thing),
                        "shift": round(100 * effect.shift, 2),
                        "low": round(100 * effect.interval[0], 2),
                        "high": round(100 * effect.interval[1], 2),
                        "least": round(100 * effect.together[0], 2),
                        "most": round(100 * effect.together[1], 2),
                        "games": effect.games,
                        "per_game": round(times / len(variant.stories), 3),
                        "sure": self.say("lab-report-yes" if effect.sure else "lab-report-no"),
                    }
                )
                colour = f"v{place}" if self.colours else "sure" if effect.sure else "unsure"
                inner, outer = _percent(effect.interval), _percent(effect.together)
                drawn.append(Interval(name(effect.thing), 100 * effect.shift, colour, inner, outer))
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
                row: Row = {"variant": variant.label, "turn": point.turn, "place": point.place}
                rows.append(row | {"points": round(point.mean, 2), "low": point.low, "high": point.high})
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
                    row: Row = {"variant": variant.label, "end": self.say(f"lab-report-end-{end}"), "place": place + 1}
                    row |= {"points": round(mean.mean, 2), "low": round(mean.low, 2), "high": round(mean.high, 2)}
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

    def length(self) -> Plot:
        """How long games are."""
        return self._histogram("lab-report-length", "turn", lambda story: story.turns)

    def leads(self) -> Plot:
        """How often the lead changes hands."""
        return self._histogram("lab-report-leads", "leads", lambda story: story.lead_changes)

    def half_time(self) -> Plot:
        """Where winners were at half-time."""
        return self._histogram("lab-report-half", "place", lambda story: story.half_time_place)

    def _histogram(self, key: str, axis: str, value: Callable[[Story], int]) -> Plot:
        rows: list[Row] = []
        shares = []
        for variant in self.variants:
            counts = sorted(Counter(map(value, variant.stories)).items())
            shares.append({number: 100 * count / len(variant.stories) for number, count in counts})
            for number, count in counts:
                row: Row = {"variant": variant.label, axis: number}
                rows.append(row | {"games": count, "share": round(shares[-1][number], 2)})
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
                row: Row = {"variant": variant.label, "name": self.names.kind(kind)}
                row |= {"per_game": round(count / len(variant.stories), 2), "choices": round(choices[kind] / count, 2)}
                rows.append(row)
        return Plot("lab-report-decisions", rows)

    def moves(self) -> Plot:
        """How often each kind of move is made."""
        rows: list[Row] = []
        for variant in self.variants:
            used = sum((story.used for story in variant.stories), Counter[str]())
            for word, count in used.most_common():
                per_game = round(count / len(variant.stories), 2)
                rows.append({"variant": variant.label, "name": self.names.move(word), "per_game": per_game})
        return Plot("lab-report-moves", rows)


def _percent(ends: tuple[float, float]) -> tuple[float, float]:
    return 100 * ends[0], 100 * ends[1]


def _rounded(games: float) -> int:
    """With two figures: more would promise too much.

    >>> _rounded(1234.5)
    1200
    """
    return int(float(f"{games:.2g}")) or 1
