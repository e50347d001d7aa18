"""Charts as SVG: intervals, lines and columns, in the colours of the page. Marks tell their numbers when pointed at.

Colours and fonts are CSS properties of the page a chart stands on; as a file of its own it uses the values named here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 470
"""So narrow that all of a chart, and its words, can be seen on a phone; a page with room puts two side by side."""
WIDE = 720
ROW = 21
"""The height of a line of an interval chart."""
LETTER = 6.9
"""About how wide a letter is."""
MOST_TICKS = 7
MOST_LETTERS = 30
"""Longer names are cut; the whole name shows when pointed at."""
LEGEND = 18
"""The height of a line of the legend."""
Pair = tuple[str, str]
"""Titles across and up, or a name and its colour."""
COLOURS = {
    "v0": ("--seat-0", "#2f6db3"),
    "v1": ("--seat-1", "#b83b3b"),
    "p0": ("--seat-0", "#2f6db3"),
    "p1": ("--seat-2", "#3d8a4f"),
    "p2": ("--seat-3", "#c99a17"),
    "p3": ("--seat-1", "#b83b3b"),
    "p4": ("--seat-4", "#7a4fa3"),
    "sure": ("--warn", "#a3271f"),
    "unsure": ("--ink-soft", "#65574c"),
}
"""By class: variants, places, and whether something is sure."""
STYLE = """.chart { font: 14px var(--font-text, sans-serif); width: 100%; max-width: 540px; display: block }
.chart text { fill: var(--ink, #2b2320) }
.chart .grid { stroke: var(--line, #c9b99c); stroke-width: 0.6 }
.chart .fair { stroke: var(--ink-soft, #65574c); stroke-dasharray: 5 4 }
.chart .dot, .chart .bar { fill: var(--c) } .chart .band { fill: var(--c); opacity: 0.12 }
.chart .rule { stroke: var(--c); stroke-width: 1 } .chart .wide { stroke-width: 4; opacity: 0.5 }
.chart .line { stroke: var(--c); stroke-width: 2.5; fill: none } .chart .dashed { stroke-dasharray: 6 4 }
""" + "".join(f".chart .{name} {{ --c: var({css}, {hue}) }}\n" for name, (css, hue) in COLOURS.items())


class Interval(NamedTuple):
    """A line of an interval chart."""

    name: str
    value: float
    colour: str
    inner: tuple[float, float] | None = None
    outer: tuple[float, float] | None = None


class Line(NamedTuple):
    """A line of a line chart: its points with the band around them, each as (x, y, low, high)."""

    name: str
    colour: str
    points: Sequence[tuple[float, float, float, float]]
    dashed: bool = False


def ticks(low: float, high: float) -> list[float]:
    """Round numbers that cover a range.

    >>> ticks(-3.2, 7.9)
    [-4.0, -2.0, 0.0, 2.0, 4.0, 6.0, 8.0]
    """
    if low == high:
        low, high = low - 0.5, high + 0.5
    span = high - low
    step = 10.0 ** floor(log10(span / MOST_TICKS))
    step *= next(many for many in (1, 2, 5, 10, 20) if span / (step * many) <= MOST_TICKS - 1)
    return [round(number * step, 9) for number in range(floor(low / step), ceil(high / step) + 1)]


def powers(low: float, high: float) -> list[float]:
    """Powers of ten that cover a range."""
    return [10.0**power for power in range(floor(log10(low)), floor(log10(high)) + 2)]


def brief(value: float) -> str:
    """A number for a tick.

    >>> brief(20.0), brief(-2.5), brief(1e6)
    ('20', '−2.5', '1,000,000')
    """
    return f"{value:,.10g}".replace("-", "−")


def svg(height: float, parts: Iterable[str], title: str, width: int = WIDTH) -> str:
    """A whole chart."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {width} {height:.0f}" role="img"'
    return f'{head} aria-label="{escape(title)}">{"".join(parts)}</svg>'


def alone(chart: str) -> str:
    """A chart as a file of its own."""
    return chart.replace(">", f"><style>{STYLE}</style>", 1) + "\n"


def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def rule(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def legend(entries: Sequence[Pair], width: int = WIDTH) -> tuple[list[str], float]:
    """Colours and what they mean, in as many lines as a chart of this width needs; also where they end."""
    parts: list[str] = []
    left = top = 0.0
    for name, colour in entries:
        wide = 30 + LETTER * len(name)
        if left and left + wide > width:
            left, top = 0.0, top + LEGEND
        parts.append(f'<circle class="dot {colour}" cx="{left + 6:.1f}" cy="{top + 10:.1f}" r="5"/>')
        parts.append(text(left + 16, top + 15, name, "start"))
        left += wide
    return parts, top + LEGEND if entries else top


def cut(name: str) -> str:
    """A name that fits beside its line."""
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 1].rstrip()}…"


def intervals(
    rows: Sequence[Interval],
    title: str,
    marks: Sequence[float] = (),
    colours: Sequence[Pair] = (),
    logarithmic: bool = False,
    width: int = WIDTH,
) -> str:
    """Values with their intervals, one below the other; dashed lines at `marks`."""
    ends = [end for row in rows for span in (row.inner, row.outer) if span for end in span]
    ends += [*(row.value for row in rows), *marks]
    found = (powers if logarithmic else ticks)(min(ends), max(ends))
    names = [row.name if width == WIDE else cut(row.name) for row in rows]
    left = 10 + LETTER * max(map(len, names))
    parts, top = legend(colours, width)
    top += 8
    bottom = top + ROW * len(rows)
    scale: Callable[[float], float] = log10 if logarithmic else float

    def x(value: float) -> float:
        return left + (width - left - 16) * (scale(value) - scale(found[0])) / (scale(found[-1]) - scale(found[0]))

    for tick in found:
        parts += [rule("grid", x(tick), top, x(tick), bottom), text(x(tick), bottom + 16, brief(tick))]
    parts += [rule("fair", x(mark), top, x(mark), bottom) for mark in marks]
    before = ""
    for number, row in enumerate(rows):
        y = top + ROW * (number + 0.5)
        if row.name != before:
            parts.append(text(left - 8, y + 4, names[number], "end"))
        before = row.name
        spans = [(row.outer, "rule"), (row.inner, "rule wide")]
        tip = f"{row.name}: {brief(round(row.value, 2))}"
        if row.inner:
            tip += f" ({brief(round(row.inner[0], 2))} … {brief(round(row.inner[1], 2))})"
        drawn = [rule(kind, x(span[0]), y, x(span[1]), y) for span, kind in spans if span]
        drawn.append(f'<circle class="dot" cx="{x(row.value):.1f}" cy="{y:.1f}" r="4.5"/>')
        parts.append(f'<g class="{row.colour}"><title>{escape(tip)}</title>{"".join(drawn)}</g>')
    return svg(bottom + 40, [*parts, text(width / 2, bottom + 34, title)], title, width)


class _Plane:
    """A plane with both axes drawn."""

    def __init__(
        self,
        across: Sequence[float],
        high: float,
        titles: Pair,
        ends: tuple[float, float],
        colours: Sequence[Pair],
    ) -> None:
        self.parts, above = legend(colours)
        self.left, self.top = 44.0, above + 28
        self.bottom = self.top + 190
        self.ends = ends
        self.high = ticks(0, high)[-1]
        self.parts.append(text(0, above + 15, titles[1], "start"))
        for tick in ticks(0, high):
            self.parts.append(rule("grid", self.left, self.y(tick), WIDTH - 16, self.y(tick)))
            self.parts.append(text(self.left - 8, self.y(tick) + 4, brief(tick), "end"))
        self.parts += [text(self.x(tick), self.bottom + 16, brief(tick)) for tick in across]
        self.parts.append(text((self.left + WIDTH) / 2, self.bottom + 36, titles[0]))

    def x(self, value: float) -> float:
        """How far to the right."""
        return self.left + (WIDTH - 16 - self.left) * (value - self.ends[0]) / (self.ends[1] - self.ends[0])

    def y(self, value: float) -> float:
        """How far down."""
        return self.bottom - (self.bottom - self.top) * value / self.high


def lines(drawn: Sequence[Line], titles: Pair) -> str:
    """Lines with bands; `titles` are those of the axes."""
    points = [point for line in drawn for point in line.points]
    last = max(x for x, *_ in points) or 1.0
    keys = [(line.name, line.colour) for line in drawn if not line.dashed]
    across = [tick for tick in ticks(0, last) if tick <= last]
    plane = _Plane(across, max(map(max, points)), titles, (0.0, last), keys)
    for line in drawn:
        upper = [f"{plane.x(x):.1f},{plane.y(high):.1f}" for x, _, _, high in line.points]
        lower = [f"{plane.x(x):.1f},{plane.y(max(low, 0)):.1f}" for x, _, low, _ in line.points]
        path = " ".join(f"{plane.x(x):.1f},{plane.y(max(y, 0)):.1f}" for x, y, _, _ in line.points)
        band = "" if line.dashed else f'<polygon class="band" points="{" ".join(upper + lower[::-1])}"/>'
        dashed = " dashed" if line.dashed else ""
        tip = f"<title>{escape(line.name)}</title>"
        plane.parts.append(f'<g class="{line.colour}">{tip}{band}<polyline class="line{dashed}" points="{path}"/></g>')
    return svg(plane.bottom + 46, plane.parts, titles[1])


def columns(values: Sequence[dict[int, float]], titles: Pair, colours: Sequence[Pair] = ()) -> str:
    """For each variant a column at every number."""
    numbers = sorted({number for each in values for number in each})
    first, last = numbers[0] - 0.6, numbers[-1] + 0.6
    across = [tick for tick in ticks(first, last) if first <= tick <= last and tick == int(tick)]
    plane = _Plane(across, max(max(each.values()) for each in values), titles, (first, last), colours)
    wide = 0.8 * (plane.x(1) - plane.x(0)) / len(values)
    for place, each in enumerate(values):
        for number, value in each.items():
            x, y = plane.x(number) + wide * (place - len(values) / 2), plane.y(value)
            box = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{plane.bottom - y:.1f}"'
            tip = f"{brief(number)}: {brief(round(value, 2))}"
            plane.parts.append(f'<rect class="bar v{place}" {box}><title>{tip}</title></rect>')
    return svg(plane.bottom + 46, plane.parts, titles[1])
