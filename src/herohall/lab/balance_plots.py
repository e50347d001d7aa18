"""The plots of `docs/balance.md`, from games that `lab.quick --json` has written.

    python -m herohall.lab.balance_plots docs/balance 4=four.jsonl 2=two.jsonl 2+=two-later.jsonl

A number is that of the players; with `+` the games were played with the house option of H1.3.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import NormalDist, fmean, pstdev

import altair as alt
import vl_convert

from herohall.world.box import load_box

Game = dict[str, list[list[int]]]
Row = dict[str, str | float]

WIDTH_95 = NormalDist().inv_cdf(0.975)
EXAMPLE = [[(22, 22), (19, 19), (15, 15), (13, 13)], [(52, 52), (47, 47), (45, 45), (29, 39)]]
"""Points by epoch and place in the rulebook's example, which differs for the last place between the editions."""
EPOCHS = ["after the ancient epoch", "at the end"]
LIMIT = 6
"""H9.7 as we read it: points of win share that no hero's presence should shift."""
BLUE, ORANGE, GREY, RED = "#2f6db3", "#c96a2b", "#8d8272", "#b83b3b"


def main(arguments: list[str]) -> None:
    """Write all plots that the given games allow."""
    folder, *named = arguments
    games = {name: read(Path(file)) for name, _, file in (one.partition("=") for one in named)}
    save(alt.hconcat(*(points(games["4"], epoch) for epoch in range(2))), Path(folder, "points.svg"))
    save(seats(games), Path(folder, "seats.svg"))
    save(heroes(games["4"]), Path(folder, "heroes.svg"))


def read(file: Path) -> list[Game]:
    """One game a line."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def save(chart: alt.TopLevelMixin, file: Path) -> None:
    """As a picture that needs nothing else."""
    file.write_text(vl_convert.vegalite_to_svg(chart.to_dict()) + "\n", encoding="utf-8")


def inline(rows: list[Row]) -> alt.InlineData:
    """Rows as the data of a plot."""
    return alt.InlineData(values=rows)


def spread(values: list[float], width: float = WIDTH_95) -> tuple[float, float, float]:
    """The mean and its interval."""
    mean, half = fmean(values), width * pstdev(values) / len(values) ** 0.5
    return round(mean, 2), round(mean - half, 2), round(mean + half, 2)


def points(games: list[Game], epoch: int) -> alt.LayerChart | alt.FacetChart:
    """What each place has, beside the rulebook's example."""
    ranked = [sorted(game["points"][epoch], reverse=True) for game in games]
    rows: list[Row] = []
    for place, (low, high) in enumerate(EXAMPLE[epoch]):
        mean, least, most = spread([float(one[place]) for one in ranked])
        rows.append({"place": place + 1, "points": mean, "low": least, "high": most, "from": low, "to": high})
    base = alt.Chart(inline(rows)).encode(x=alt.X("place:O", axis=alt.Axis(labelAngle=0)))
    example = base.mark_bar(size=26, opacity=0.45, color=GREY, cornerRadius=3, minBandSize=3)
    return alt.layer(
        example.encode(y=alt.Y("from:Q", title="points"), y2="to:Q"),
        base.mark_tick(size=26, thickness=6, opacity=0.45, color=GREY).encode(y="from:Q"),
        base.mark_rule(strokeWidth=3, color=BLUE).encode(y="low:Q", y2="high:Q"),
        base.mark_point(filled=True, size=70, color=BLUE, opacity=1).encode(y="points:Q"),
        title=f"Four players, {EPOCHS[epoch]}; {len(games)} games (grey: the example)",
    ).properties(width=330, height=240)


def seats(games: dict[str, list[Game]]) -> alt.HConcatChart:
    """Who wins from which seat, by the published rules and with the house option."""
    counts = sorted({name.rstrip("+") for name in games})
    return alt.hconcat(*(seats_of(count, games) for count in counts))


def seats_of(count: str, games: dict[str, list[Game]]) -> alt.LayerChart | alt.FacetChart:
    """The same for one number of players."""
    rows: list[Row] = []
    for name, rules in ((count, "published rules"), (count + "+", "with settlers=later")):
        for seat in range(int(count)) if name in games else ():
            mean, low, high = spread([100 * float(str(game["shares"][seat])) for game in games[name]])
            rows.append({"seat": seat + 1, "rules": rules, "share": mean, "low": low, "high": high})
    fair = 100 / int(count)
    colour = alt.Color("rules:N", title=None, scale=alt.Scale(range=[ORANGE, BLUE]), legend=alt.Legend(orient="bottom"))
    base = alt.Chart(inline(rows)).encode(
        x=alt.X("seat:O", axis=alt.Axis(labelAngle=0)), color=colour, xOffset="rules:N"
    )
    near = alt.Chart(inline([{"low": fair - 3, "high": fair + 3}])).mark_rect(color=GREY, opacity=0.2)
    scale = alt.Scale(domain=[fair - 10, fair + 10])
    return alt.layer(
        near.encode(y=alt.Y("low:Q", title="wins, %", scale=scale), y2="high:Q"),
        base.mark_rule(strokeWidth=3).encode(y="low:Q", y2="high:Q"),
        base.mark_point(filled=True, size=60, opacity=1).encode(y="share:Q"),
        title=f"{count} players",
    ).properties(width=60 * int(count), height=220)


def heroes(games: list[Game]) -> alt.LayerChart | alt.FacetChart:
    """The win share of those who played a hero, above a fair one."""
    names = [hero.name["en"] for hero in load_box(None).heroes]
    shifts: dict[int, list[float]] = {}
    for game in games:
        for hero, seat in game["heroes"]:
            shifts.setdefault(hero, []).append(100 * float(str(game["shares"][seat])) - 25)
    for_all = NormalDist().inv_cdf(1 - 0.025 / len(shifts))
    rows: list[Row] = []
    for hero, values in shifts.items():
        mean, low, high = spread(values)
        _, least, most = spread(values, for_all)
        rows.append({"hero": names[hero], "shift": mean, "low": low, "high": high, "least": least, "most": most})
    rows.sort(key=lambda row: -float(row["shift"]))
    base = alt.Chart(inline(rows)).encode(y=alt.Y("hero:N", sort=[str(row["hero"]) for row in rows], title=None))
    title = "wins of those who played the hero, points above a fair share"
    limits = alt.Chart(inline([{"f": -LIMIT}, {"f": LIMIT}])).mark_rule(strokeDash=[3, 3], color=RED)
    return alt.layer(
        limits.encode(x=alt.X("f:Q", title=title)),
        base.mark_rule(color=GREY).encode(x="least:Q", x2="most:Q"),
        base.mark_rule(strokeWidth=4, opacity=0.5, color=BLUE).encode(x="low:Q", x2="high:Q"),
        base.mark_point(filled=True, size=40, color=BLUE, opacity=1).encode(x="shift:Q"),
        title=f"Four players, {len(games)} games; thin lines hold for all {len(shifts)} heroes together",
    ).properties(width=520, height=alt.Step(13))


if __name__ == "__main__":
    main(sys.argv[1:])
