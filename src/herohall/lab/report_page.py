"""The balance report as one HTML file that needs nothing else: no network, no server, no library."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from html import escape
from pathlib import Path

from herohall import __file__ as package
from herohall._version import __version__
from herohall.core.files import publish
from herohall.core.texts import has, t
from herohall.core.texts import title as title_of
from herohall.lab import charts
from herohall.lab.figures import csv_text
from herohall.lab.report import Figure, Names, Variant, figures_of, line_up
from herohall.lab.report_plots import Plot, Plotter, Row
from herohall.lab.report_stats import Mean, difference, mean_of
from herohall.lab.report_verdict import verdict

ASSETS = Path(package).parent / "server" / "static" / "assets"
FONTS = {"Fraunces": "fraunces-latin-wght-normal.woff2", "Source Sans 3": "source-sans-3-latin-wght-normal.woff2"}
FIGURES, COMPARISON = "lab-report-figures", "lab-report-comparison"

LIGHT = """color-scheme: light; --table: #efe6d5; --paper: #fbf7ee; --ink: #2b2320; --ink-soft: #65574c;
--line: #c9b99c; --accent: #8a4b1f; --seat-0: #2f6db3; --seat-1: #b83b3b; --seat-2: #3d8a4f; --seat-3: #c99a17;
--seat-4: #7a4fa3; --warn: #a3271f;"""
DARK = """color-scheme: dark; --table: #1f1b18; --paper: #2c2622; --ink: #f1e8da; --ink-soft: #b9a994;
--line: #5a4c3f; --accent: #e0a468; --seat-0: #5b97db; --seat-1: #df6a66; --seat-2: #5fb273; --seat-3: #dcb13c;
--seat-4: #a983d3; --warn: #f08c80;"""
"""As in the page's `look.css`; a test compares them."""

STYLE = """
:root { --font-title: "Fraunces", Georgia, serif; --font-text: "Source Sans 3", system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; background: var(--table); color: var(--ink); font: 17px/1.5 var(--font-text) }
main { max-width: 1180px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font: 650 clamp(26px, 6vw, 38px)/1.15 var(--font-title); margin: 0 0 8px }
h2 { font: 650 22px/1.3 var(--font-title); margin: 0 0 4px }
p { margin: 4px 0 12px; color: var(--ink-soft); max-width: 75ch }
summary h2 { display: inline }
.verdict { font: 450 clamp(17px, 4vw, 20px)/1.5 var(--font-title); color: var(--ink); margin: 12px 0 }
nav { columns: 220px auto; font-size: 15px; margin: 16px 0 } nav a { color: var(--accent); display: block }
.sections { columns: 470px 2; column-gap: 16px }
.section { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 12px 14px;
  margin: 0 0 14px; overflow-x: auto; break-inside: avoid }
.section[open], .section:has([open]), .section.wide { column-span: all }
table { border-collapse: collapse; font-size: 15px; margin: 8px 0; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: 3px 8px; border-bottom: 1px solid var(--line) } td { white-space: nowrap }
.word { text-align: left } td.word { white-space: normal; min-width: 9em }
th button { all: unset; cursor: pointer; font-weight: 650 } th button:focus-visible { outline: 2px solid var(--accent) }
[aria-sort=ascending] button::after { content: " ↑" } [aria-sort=descending] button::after { content: " ↓" }
summary, .csv { cursor: pointer; color: var(--accent); font-size: 15px }
.csv { all: unset; cursor: pointer; color: var(--accent); font-size: 15px; text-decoration: underline }
.card { width: 22px; height: 30px; padding: 2px; margin-right: 8px; vertical-align: middle; color: #2b2320;
  background: #fbf7ee; border: 1px solid #b59f78; border-top: 6px solid var(--accent); border-radius: 3px }
@media print { nav, .csv { display: none } }
"""

SCRIPT = """
for (const table of document.querySelectorAll('table')) {
  const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0];
  const value = (row, place) => row.cells[place].dataset.v;
  heads.forEach((head, place) => head.firstChild.addEventListener('click', () => {
    const down = head.getAttribute('aria-sort') === 'descending' || (!head.ariaSort && head.className === 'word');
    heads.forEach((each) => each.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', down ? 'ascending' : 'descending');
    const by = (a, b) => isNaN(+a) || isNaN(+b) ? a.localeCompare(b) : a - b;
    const rows = [...body.rows].sort((a, b) => by(value(a, place), value(b, place)) * (down ? 1 : -1));
    body.append(...rows);
  }));
  const quoted = (text) => /[",\\n]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
  table.nextElementSibling.addEventListener('click', () => {
    const lines = [...table.rows].map((row) => [...row.cells].map((cell) => quoted(cell.dataset.v)).join(','));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([lines.join('\\n') + '\\n'], {type: 'text/csv'}));
    link.download = table.id + '.csv';
    link.click();
  });
}
"""


def plots_of(variants: Sequence[Variant], lang: str) -> list[Plot]:
    """All parts of a report."""
    told = [variant for variant in variants if variant.stories]
    figures = Plot(FIGURES if len(told) == 1 else COMPARISON, _figures(told, lang))
    return [figures, *Plotter(told, lang).all()]


def page(variants: Sequence[Variant], plots: Sequence[Plot], lang: str) -> str:
    """The whole file."""
    told = [variant for variant in variants if variant.stories]
    title = escape(t("lab-report-title", lang, game=title_of(told[0].contest.game_name, lang)))
    links = "".join(f'<a href="#s-{anchor(plot)}">{escape(t(plot.key, lang))}</a>' for plot in plots)
    names = Names(told[0].contest, lang)
    pictures = names.pictures(json.loads(_asset(f"drawings-{names.game}.json").decode() or "{}"))
    shown = {str(row["name"]) for plot in plots for row in plot.rows if row.get("name") in pictures}
    symbols = "".join(
        f'<symbol id="{_symbol(name)}" viewBox="0 0 512 512">{pictures[name]}</symbol>' for name in sorted(shown)
    )
    body = [
        f'<svg hidden width="0" height="0">{symbols}</svg><h1>{title}</h1>',
        f'<p class="verdict">{escape(" ".join(verdict(told, lang)))}</p>',
        *(f"<p>{escape(_settings(variant, lang))}</p>" for variant in told),
        f"<nav>{links}</nav>",
        '<div class="sections">',
        *(_section(plot, shown, lang) for plot in plots),
        "</div>",
    ]
    look = f":root {{ {LIGHT} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {DARK} }} }}"
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{_fonts()}{look}{STYLE}{charts.STYLE}</style></head>\n"
        f"<body><main>\n{chr(10).join(body)}\n</main>\n<script>{SCRIPT}</script></body></html>\n"
    )


def _asset(name: str) -> bytes:
    """A file of the built page; nothing where that is not installed."""
    file = ASSETS / name
    return file.read_bytes() if file.exists() else b""


def _fonts() -> str:
    """The fonts of the page, as part of the file."""
    return "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: 100 900; '
        f'src: url("data:font/woff2;base64,{base64.b64encode(_asset(file)).decode()}") format("woff2") }}\n'
        for family, file in FONTS.items()
    )


def anchor(plot: Plot) -> str:
    """What a part is called in addresses and files."""
    return plot.key.removeprefix("lab-report-")


def _symbol(name: str) -> str:
    return "d-" + "".join(letter if letter.isalnum() else "-" for letter in name)


def _section(plot: Plot, pictures: set[str], lang: str) -> str:
    about = f"{plot.key}-about"
    words = f"<p>{escape(t(about, lang))}</p>" if has(about, lang) else ""
    table, title = _table(plot, pictures, lang), f"<h2>{escape(t(plot.key, lang))}</h2>"
    if plot.chart:
        numbers = escape(t("lab-report-numbers", lang, count=len(plot.rows)))
        table = f"{plot.chart}<details><summary>{numbers}</summary>{table}</details>"
    if plot.quiet:
        head = f"<summary>{title} {escape(t('lab-report-unsure', lang))}</summary>"
        return f'<details class="section" id="s-{anchor(plot)}">{head}{words}{table}</details>'
    kind = "section wide" if plot.key == COMPARISON else "section"
    return f'<section class="{kind}" id="s-{anchor(plot)}">{title}{words}{table}</section>'


def columns_of(plot: Plot) -> list[str]:
    """The columns of a table, without those that are empty throughout."""
    return [name for name in plot.rows[0] if any(row.get(name, "") != "" for row in plot.rows)]


def column(name: str, lang: str) -> str:
    """What a column is called."""
    kind, _, size = name.partition("-")
    return t(f"lab-report-column-{kind}", lang, size=int(size)) if size else t(f"lab-report-column-{name}", lang)


def _table(plot: Plot, pictures: set[str], lang: str) -> str:
    names = columns_of(plot)
    words = {name: " class=word" if isinstance(plot.rows[0][name], str) else "" for name in names}
    heads = "".join(
        f'<th data-v="{name}"{words[name]}><button>{escape(column(name, lang))}</button></th>' for name in names
    )
    cells = [[_cell(row.get(name, ""), words[name], pictures, lang) for name in names] for row in plot.rows]
    lines = "".join(f"<tr>{''.join(line)}</tr>" for line in cells)
    table = f'<table id="{anchor(plot)}"><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>'
    return f'{table}<button class="csv">{escape(t("lab-report-csv", lang))}</button>'


def _cell(value: str | float, kind: str, pictures: set[str], lang: str) -> str:
    shown = value if isinstance(value, str) else said(value, lang)
    card = f'<svg class="card"><use href="#{_symbol(shown)}"/></svg>' if shown in pictures else ""
    return f'<td data-v="{escape(str(value))}"{kind}>{card}{escape(shown)}</td>'


def said(value: float, lang: str) -> str:
    """A number as people of a language write it.

    >>> said(1234.5, "de"), said(-1200, "en")
    ('1.234,50', '−1,200')
    """
    words = f"{value:,.2f}" if isinstance(value, float) else f"{value:,}"
    words = words.replace("-", "−")
    if lang == "en":
        return words
    return words.translate(str.maketrans(",.", ".," if lang == "de" else "\u202f,"))


def write_pictures(plots: Sequence[Plot], folder: Path) -> None:
    """Every chart as a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    for plot in plots:
        if plot.chart:
            publish(folder / f"{anchor(plot)}.svg", charts.alone(plot.chart))


def write_tables(plots: Sequence[Plot], folder: Path) -> None:
    """Every table as comma-separated values."""
    folder.mkdir(parents=True, exist_ok=True)
    for plot in plots:
        publish(folder / f"{anchor(plot)}.csv", csv_text(columns_of(plot), plot.rows))


def as_json(variants: Sequence[Variant], plots: Sequence[Plot]) -> str:
    """All figures and what every part shows."""
    figures = [
        {
            **variant.contest.settings(),
            "label": variant.label,
            "games": len(variant.stories),
            "figures": {
                figure.key.partition("-figure-")[2]: _summary(variant, figure) for figure in figures_of(variant.contest)
            },
        }
        for variant in variants
    ]
    rows = {anchor(plot): plot.rows for plot in plots}
    return json.dumps({"variants": figures, "plots": rows}, indent=1, ensure_ascii=False) + "\n"


def _summary(variant: Variant, figure: Figure) -> dict[str, float]:
    values = [float(figure.of(story)) for story in variant.stories]
    return {**vars(mean_of(values)), "least": min(values), "most": max(values)}


def _settings(variant: Variant, lang: str) -> str:
    contest = variant.contest
    words = t(
        "lab-report-settings",
        lang,
        games=len(variant.stories),
        players=contest.players,
        bots=line_up(contest),
        edition=str(dict(contest.options)["edition"]),
        seed=str(contest.seed),
        version=__version__,
        rules=contest.game.rules_version,
    )
    return " · ".join(part for part in (variant.label, words, contest.game.box) if part)


def _figures(variants: Sequence[Variant], lang: str) -> list[Row]:
    """The mean of every figure with its interval, of two variants side by side with their difference."""
    rows: list[Row] = []
    for figure in figures_of(variants[0].contest):
        many = 100 if figure.percent else 1
        row: Row = {"name": t(figure.key, lang) + (" (%)" if figure.percent else "")}
        means = [mean_of([many * float(figure.of(story)) for story in variant.stories]) for variant in variants]
        row["mean"] = round(means[0].mean, 2)
        shown: Mean = means[0]
        if len(variants) > 1:
            change = difference(variants[0].stories, variants[1].stories, figure.of)
            shown = Mean(many * change.mean, many * change.low, many * change.high)
            row |= {"second": round(means[1].mean, 2), "difference": round(shown.mean, 2)}
        rows.append(row | {"low": round(shown.low, 2), "high": round(shown.high, 2)})
    return rows
