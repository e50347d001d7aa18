"""The balance report as one HTML file that needs nothing else: no network, no server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Literal, cast

import vl_convert

from herohall._version import __version__
from herohall.core.texts import has, t
from herohall.lab.report import FIGURES, Figure, Variant, line_up
from herohall.lab.report_plots import Plot, Plotter
from herohall.lab.report_stats import Mean, difference, mean_of

LOCALES: dict[str, Literal["en-GB", "fr-FR", "de-DE"]] = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}

STYLE = """
:root { --paper: #fbf7ee; --table: #efe6d5; --ink: #2b2320; --line: #c9b99c; --faded: #6d6253; color-scheme: light }
@media (prefers-color-scheme: dark) {
  :root { --paper: #2a2521; --table: #1f1b18; --ink: #efe6d5; --line: #5a4f43; --faded: #b3a690; color-scheme: dark }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--table); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 1000px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font: 700 34px/1.2 Georgia, serif; margin: 0 0 4px }
h2 { font: 700 21px/1.3 Georgia, serif; margin: 0 }
p { margin: 4px 0 12px; color: var(--faded); max-width: 75ch }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 20px 0 }
.figures div, section { background: var(--paper); border: 1px solid var(--line); border-radius: 10px }
.figures div, section { padding: 14px 18px }
.figures dt { color: var(--faded); font-size: 14px }
.figures dd { margin: 0; font: 700 24px/1.3 Georgia, serif }
.figures small { font: 13px/1.3 system-ui, sans-serif; color: var(--faded); display: block }
section { margin: 16px 0; overflow-x: auto }
.plot { width: 100% }
table { border-collapse: collapse; font-size: 14px; margin: 8px 0 }
th, td { text-align: right; padding: 2px 10px; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left }
summary { cursor: pointer; color: var(--faded); font-size: 14px }
nav a { color: inherit; margin-right: 12px; font-size: 14px; white-space: nowrap }
"""

SCRIPT = """
const css = getComputedStyle(document.documentElement);
const ink = css.getPropertyValue('--ink').trim(), line = css.getPropertyValue('--line').trim();
const words = {labelColor: ink, titleColor: ink, labelFontSize: 12, titleFontSize: 13, titleFontWeight: 'normal'};
const config = {background: null, font: 'system-ui, sans-serif', view: {stroke: null},
  axis: {...words, gridColor: line, gridOpacity: 0.5, domainColor: line, tickColor: line},
  legend: words, header: {...words, labelFontSize: 14}};
const actions = {export: true, source: false, compiled: false, editor: false};
for (const [id, spec] of Object.entries(plots))
  vegaEmbed('#' + id, {...spec, config}, {renderer: 'svg', actions, formatLocale});
"""


def page(variants: Sequence[Variant], lang: str) -> str:
    """The whole file."""
    told = [variant for variant in variants if variant.stories]
    plots = Plotter(told, lang).all()
    specs = {_anchor(plot): plot.spec for plot in plots}
    data = json.dumps(specs, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    title = escape(t("lab-report-title", lang, game=t(f"{told[0].contest.game_name}-title", lang)))
    links = " ".join(f'<a href="#s-{_anchor(plot)}">{escape(t(plot.key, lang))}</a>' for plot in plots)
    body = [
        f"<h1>{title}</h1>",
        *(f"<p>{escape(_settings(variant, lang))}</p>" for variant in told),
        _comparison(told[0], told[1], lang) if len(told) > 1 else _figures(told[0], lang),
        f"<nav>{links}</nav>",
        *(_section(plot, lang) for plot in plots),
    ]
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style></head>\n'
        f"<body><main>\n{chr(10).join(body)}\n</main>\n<script>{bundle()}</script>\n"
        f"<script>const plots = {data}, formatLocale = {json.dumps(_locale(lang))};\n{SCRIPT}</script></body></html>\n"
    )


def _locale(lang: str) -> dict[str, object]:
    """How numbers are written."""
    return cast(dict[str, object], vl_convert.get_format_locale(LOCALES[lang]))


@cache
def bundle() -> str:
    """Vega with all it needs, as one script; putting it together takes seconds."""
    script = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return script.replace("</script", "<\\/script")


def _anchor(plot: Plot) -> str:
    return plot.key.removeprefix("lab-report-")


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


def _number(value: float, figure: Figure, lang: str) -> str:
    words = f"{100 * value:.1f} %" if figure.percent else f"{value:.1f}"
    words = words.replace("-", "−")
    return words if lang == "en" else words.replace(".", ",")


def _between(mean: Mean, figure: Figure, lang: str) -> str:
    return f"{_number(mean.low, figure, lang)} … {_number(mean.high, figure, lang)}"


def _figures(variant: Variant, lang: str) -> str:
    cards = []
    for figure in FIGURES:
        mean = mean_of([float(figure.of(story)) for story in variant.stories])
        words = f"<dt>{escape(t(figure.key, lang))}</dt><dd>{_number(mean.mean, figure, lang)}"
        cards.append(f"<div>{words}<small>{_between(mean, figure, lang)}</small></dd></div>")
    return f'<dl class="figures">{"".join(cards)}</dl>'


def _comparison(one: Variant, other: Variant, lang: str) -> str:
    lines = []
    for figure in FIGURES:
        means = [mean_of([float(figure.of(story)) for story in variant.stories]) for variant in (one, other)]
        change = difference(one.stories, other.stories, figure.of)
        cells = [_number(mean.mean, figure, lang) for mean in means]
        cells += [_number(change.mean, figure, lang), _between(change, figure, lang)]
        lines.append(f"<tr><td>{escape(t(figure.key, lang))}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    heads = ["", one.label, other.label, t("lab-report-difference", lang), "95 %"]
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    about = escape(t("lab-report-comparison-about", lang))
    title = escape(t("lab-report-comparison", lang))
    return f"<section><h2>{title}</h2><p>{about}</p><table><tr>{head}</tr>{''.join(lines)}</table></section>"


def _section(plot: Plot, lang: str) -> str:
    anchor, title = _anchor(plot), escape(t(plot.key, lang))
    about = f"{plot.key}-about"
    words = f"<p>{escape(t(about, lang))}</p>" if has(about, lang) else ""
    heads = "".join(f"<th>{escape(name)}</th>" for name in plot.rows[0])
    lines = "".join(
        f"<tr>{''.join(f'<td>{escape(str(value))}</td>' for value in row.values())}</tr>" for row in plot.rows
    )
    numbers = (
        f"<details><summary>{escape(t('lab-report-numbers', lang))}</summary><table><tr>{heads}</tr>{lines}</table>"
    )
    return (
        f'<section id="s-{anchor}"><h2>{title}</h2>{words}'
        f'<div class="plot" id="{anchor}" role="img" aria-label="{title}"></div>{numbers}</details></section>'
    )
