"""The plots of the balance report. Each is a Vega-Lite specification with its own rows of data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import altair as alt

from herohall.core.texts import t
from herohall.lab.report import FAMILIES, Names, Variant
from herohall.lab.report_stats import effects, mean_of, points_over_time
from herohall.lab.report_story import MOVE

Row = dict[str, str | int | float | bool]

COLOURS = ["#2f6db3", "#c96a2b"]
"""The first and the second variant."""
PLACES = ["#2f6db3", "#3d8a4f", "#c99a17", "#b83b3b", "#7a4fa3"]
SURE, UNSURE = "#b83b3b", "#8d8272"
MOST_BARS = 30


@dataclass
class Plot:
    """A plot with its heading; `rows` are what it shows, for those who would rather read numbers."""

    key: str
    spec: dict[str, Any]
    rows: list[Row]


def _data(rows: list[Row]) -> alt.Data:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


class Plotter:
    """Draws the plots of a report in one language."""

    def __init__(self, variants: Sequence[Variant], lang: str) -> None:
        self.variants = [variant for variant in variants if variant.stories]
        self.names = Names(variants[0].contest, lang)
        self.lang = lang
        self.labels = [variant.label for variant in self.variants]

    def all(self) -> list[Plot]:
        """All plots, in the order of the page."""
        plots = [self.seats(), self.points(), self.final_points(), self.length(), self.leads(), self.half_time()]
        plots += [self.decisions(), self.moves()]
        plots += [self.family(family) for family in FAMILIES[self.names.game]]
        return [plot for plot in plots if plot.rows]

    # Small change

    def say(self, key: str) -> str:
        """A message in the language of the report."""
        return t(key, self.lang)

    def colour(self) -> alt.Color:
        """One colour for each variant."""
        scale = alt.Scale(domain=self.labels, range=COLOURS[: len(self.labels)])
        return alt.Color("variant:N", title=None, scale=scale, legend=self.legend())

    def legend(self) -> alt.Legend | None:
        """Only where there is something to tell apart."""
        return alt.Legend(orient="top", labelLimit=500) if len(self.labels) > 1 else None

    def plot(self, key: str, chart: alt.Chart | alt.LayerChart | alt.FacetChart, rows: list[Row]) -> Plot:
        """A plot as wide as the page."""
        return Plot(key, chart.to_dict(), rows)

    # How even and how lively the game is

    def seats(self) -> Plot:
        """Win share by seat."""
        rows: list[Row] = []
        players = self.variants[0].contest.players
        for variant in self.variants:
            for seat in range(players):
                share = mean_of([100 * story.shares[seat] for story in variant.stories])
                rows.append(
                    {
                        "variant": variant.label,
                        "seat": seat + 1,
                        "share": round(share.mean, 2),
                        "low": round(share.low, 2),
                        "high": round(share.high, 2),
                    }
                )
        base = alt.Chart(_data(rows)).encode(
            x=alt.X("seat:O", title=self.say("lab-report-axis-seat"), axis=alt.Axis(labelAngle=0)),
            xOffset="variant:N",
            color=self.colour(),
            tooltip=["variant:N", "seat:O", "share:Q", "low:Q", "high:Q"],
        )
        title = self.say("lab-report-axis-share")
        bars = base.mark_rule(strokeWidth=3, opacity=0.7).encode(y=alt.Y("low:Q", title=title), y2="high:Q")
        dots = base.mark_point(size=110, filled=True, opacity=1).encode(y=alt.Y("share:Q", title=title))
        fair = alt.Chart(_data([{"fair": 100 / players}])).mark_rule(strokeDash=[5, 4], color=UNSURE)
        chart = alt.layer(fair.encode(y=alt.Y("fair:Q", title=title)), bars, dots).properties(
            width="container", height=260
        )
        return self.plot("lab-report-seats", chart, rows)

    def points(self) -> Plot:
        """Points over time, by final place."""
        rows: list[Row] = [
            {
                "variant": variant.label,
                "turn": point.turn,
                "place": point.place,
                "points": round(point.mean, 2),
                "low": point.low,
                "high": point.high,
            }
            for variant in self.variants
            for point in points_over_time(variant.stories)
        ]
        colour = alt.Color(
            "place:O",
            title=self.say("lab-report-axis-place"),
            scale=alt.Scale(range=PLACES),
            legend=alt.Legend(orient="top"),
        )
        base = alt.Chart(_data(rows)).encode(
            x=alt.X("turn:Q", title=self.say("lab-report-axis-turn")),
            color=colour,
            tooltip=["variant:N", "turn:Q", "place:O", "points:Q", "low:Q", "high:Q"],
        )
        title = self.say("lab-report-axis-points")
        band = base.mark_area(opacity=0.12).encode(y=alt.Y("low:Q", title=title), y2="high:Q")
        line = base.mark_line(strokeWidth=2.5).encode(y=alt.Y("points:Q", title=title))
        if len(self.labels) > 1:
            dash = alt.StrokeDash("variant:N", title=None, sort=self.labels, legend=self.legend())
            line = line.encode(strokeDash=dash)
            chart = line.properties(width="container", height=300)
            return self.plot("lab-report-points", chart, rows)
        return self.plot("lab-report-points", alt.layer(band, line).properties(width="container", height=300), rows)

    def final_points(self) -> Plot:
        """Points by place when an epoch ends, or the game."""
        rows: list[Row] = []
        for variant in self.variants:
            for place in range(variant.contest.players):
                for epoch in range(max(1, len(variant.stories[0].epochs))):
                    ends = [story.epochs[epoch] if story.epochs else story.scores for story in variant.stories]
                    mean = mean_of([sorted(scores, reverse=True)[place] for scores in ends])
                    rows.append(
                        {
                            "variant": variant.label,
                            "end": self._end(variant, epoch),
                            "place": place + 1,
                            "points": round(mean.mean, 2),
                            "low": round(mean.low, 2),
                            "high": round(mean.high, 2),
                        }
                    )
        base = alt.Chart().encode(
            x=alt.X("place:O", title=self.say("lab-report-axis-place"), axis=alt.Axis(labelAngle=0)),
            xOffset="variant:N",
            color=self.colour(),
            tooltip=["variant:N", "place:O", "points:Q", "low:Q", "high:Q"],
        )
        bars = base.mark_bar(opacity=0.85).encode(y=alt.Y("points:Q", title=self.say("lab-report-axis-points")))
        ends = base.mark_rule(color="#2b2320").encode(
            y=alt.Y("low:Q", title=self.say("lab-report-axis-points")), y2="high:Q"
        )
        layers = alt.layer(bars, ends, data=_data(rows)).properties(width=260, height=220)
        chart = layers.facet(column=alt.Column("end:N", title=None, sort=None))
        return self.plot("lab-report-final", chart, rows)

    def _end(self, variant: Variant, epoch: int) -> str:
        epochs = variant.stories[0].epochs
        if not epochs:
            return self.say("lab-report-end-game")
        return self.say("lab-report-end-ancient") if epoch == 0 else self.say("lab-report-end-game")

    def length(self) -> Plot:
        """How long games are."""
        return self._histogram(
            "lab-report-length", [[story.turns for story in v.stories] for v in self.variants], "turn"
        )

    def leads(self) -> Plot:
        """How often the lead changes hands."""
        values = [[story.lead_changes for story in variant.stories] for variant in self.variants]
        return self._histogram("lab-report-leads", values, "leads")

    def half_time(self) -> Plot:
        """Where winners were at half-time."""
        values = [[story.half_time_place for story in variant.stories] for variant in self.variants]
        return self._histogram("lab-report-half", values, "place")

    def _histogram(self, key: str, values: list[list[int]], axis: str) -> Plot:
        rows: list[Row] = []
        for variant, numbers in zip(self.variants, values, strict=True):
            for number, count in sorted(Counter(numbers).items()):
                rows.append(
                    {
                        "variant": variant.label,
                        axis: number,
                        "games": count,
                        "share": round(100 * count / len(numbers), 2),
                    }
                )
        chart = (
            alt.Chart(_data(rows))
            .mark_bar()
            .encode(
                x=alt.X(f"{axis}:O", title=self._axis(axis), axis=alt.Axis(labelAngle=0, labelOverlap=True)),
                xOffset="variant:N",
                y=alt.Y("share:Q", title=self.say("lab-report-axis-games")),
                color=self.colour(),
                tooltip=["variant:N", f"{axis}:O", "games:Q", "share:Q"],
            )
            .properties(width="container", height=200)
        )
        return self.plot(key, chart, rows)

    def _axis(self, axis: str) -> str:
        if axis == "turn":
            return self.say("lab-report-axis-turn")
        return self.say("lab-report-axis-leads") if axis == "leads" else self.say("lab-report-axis-place")

    # What is asked and what is done

    def decisions(self) -> Plot:
        """How often each kind of question is asked."""
        rows: list[Row] = []
        for variant in self.variants:
            games = len(variant.stories)
            asked = sum((story.decisions for story in variant.stories), Counter[str]())
            choices = sum((story.choices for story in variant.stories), Counter[str]())
            for kind, count in asked.most_common():
                rows.append(
                    {
                        "variant": variant.label,
                        "name": self.names.kind(kind),
                        "per_game": round(count / games, 2),
                        "choices": round(choices[kind] / count, 2),
                    }
                )
        return self._bars("lab-report-decisions", rows, ["choices:Q"])

    def moves(self) -> Plot:
        """How often each kind of move is made."""
        rows: list[Row] = []
        for variant in self.variants:
            games = len(variant.stories)
            used = sum((story.used for story in variant.stories), Counter[str]())
            for word, count in used.most_common():
                rows.append(
                    {"variant": variant.label, "name": self.names.move(word), "per_game": round(count / games, 2)}
                )
        return self._bars("lab-report-moves", rows, [])

    def _bars(self, key: str, rows: list[Row], tooltip: list[str]) -> Plot:
        order = list(dict.fromkeys(str(row["name"]) for row in rows))
        chart = (
            alt.Chart(_data(rows))
            .mark_bar()
            .encode(
                y=alt.Y("name:N", title=None, sort=order, axis=alt.Axis(labelLimit=260)),
                yOffset="variant:N",
                x=alt.X("per_game:Q", title=self.say("lab-report-axis-per-game")),
                color=self.colour(),
                tooltip=["variant:N", "name:N", "per_game:Q", *tooltip],
            )
            .properties(width="container", height=alt.Step(22 // len(self.labels)))
        )
        return self.plot(key, chart, rows)

    # What each thing is worth

    def family(self, family: str) -> Plot:
        """The shift of the win share that goes with each thing."""
        rows: list[Row] = []
        name = self.names.move if family == MOVE else self.names.thing
        for variant in self.variants:
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
                        "sure": self.say("lab-report-sure") if effect.sure else self.say("lab-report-unsure"),
                    }
                )
        return self.plot(f"lab-report-{self.names.game}-{family}", self._shifts(rows), rows)

    def _shifts(self, rows: list[Row]) -> alt.LayerChart | alt.FacetChart:
        order = list(dict.fromkeys(str(row["name"]) for row in sorted(rows, key=lambda row: -float(row["shift"]))))
        sure = [self.say("lab-report-sure"), self.say("lab-report-unsure")]
        if len(self.labels) > 1:
            colour = self.colour()
        else:
            scale = alt.Scale(domain=sure, range=[SURE, UNSURE])
            colour = alt.Color("sure:N", title=None, scale=scale, legend=alt.Legend(orient="top", labelLimit=500))
        base = alt.Chart(_data(rows)).encode(
            y=alt.Y("name:N", title=None, sort=order, axis=alt.Axis(labelLimit=260)),
            yOffset="variant:N",
            color=colour,
            tooltip=["variant:N", "name:N", "shift:Q", "low:Q", "high:Q", "games:Q", "per_game:Q", "sure:N"],
        )
        title = self.say("lab-report-axis-shift")
        thin = base.mark_rule(strokeWidth=1, opacity=0.7).encode(x=alt.X("least:Q", title=title), x2="most:Q")
        thick = base.mark_rule(strokeWidth=4, opacity=0.5).encode(x=alt.X("low:Q", title=title), x2="high:Q")
        dots = base.mark_point(size=60, filled=True, opacity=1).encode(x=alt.X("shift:Q", title=title))
        fair = alt.Chart(_data([{"fair": 0}])).mark_rule(strokeDash=[5, 4], color=UNSURE)
        zero = fair.encode(x=alt.X("fair:Q", title=title))
        height = alt.Step(20 // len(self.labels)) if len(order) <= MOST_BARS else alt.Step(15 // len(self.labels))
        return alt.layer(zero, thin, thick, dots).properties(width="container", height=height)
