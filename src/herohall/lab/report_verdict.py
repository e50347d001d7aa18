"""The verdict at the top of a balance report: three sentences on seats, things and the flow of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from statistics import fmean

from herohall.core.texts import t
from herohall.lab.figures import Z95
from herohall.lab.report import Names, Variant, figures_of
from herohall.lab.report_stats import Effect, call_out, changes, difference, effects, judged, seat_effects
from herohall.lab.report_story import MOVE, Story

MOST_NAMED = 3


def verdict(variants: Sequence[Variant], lang: str) -> list[str]:
    """Three sentences: about one way to play, or about the difference between two."""
    names = Names(variants[0].contest, lang)
    one, other = variants[0].stories, variants[-1].stories
    if len(variants) > 1:
        return [_figures(variants, lang), _changed_seat(one, other, lang), _changed_things(one, other, names)]
    return [_seat(one, lang), _things(one, names), _flow(one, lang)]


def written(value: float, lang: str, signed: bool = False) -> str:
    """A number with one decimal.

    >>> written(-2.04, "fr", signed=True), written(1.0, "en", signed=True)
    ('−2,0', '+1.0')
    """
    words = f"{value:{'+' if signed else ''}.1f}".replace("-", "−")
    return words if lang == "en" else words.replace(".", ",")


def _points(effect: Effect, lang: str) -> str:
    return written(100 * effect.shift, lang, signed=True)


def _farthest(found: Sequence[Effect]) -> Effect:
    """The surest, or of those that are equally sure the one farthest away."""
    return max(found, key=lambda effect: (effect.sure, abs(effect.shift)))


def _seat(stories: list[Story], lang: str) -> str:
    seat = _farthest(seat_effects(stories))
    key = "lab-report-verdict-seat" if seat.sure else "lab-report-verdict-even"
    fair = 100 / len(stories[0].shares)
    share = written(fair + 100 * seat.shift, lang)
    return t(key, lang, seat=int(seat.thing), share=share, fair=written(fair, lang), points=_points(seat, lang))


def _named(found: Sequence[tuple[str, Effect]], names: Names) -> str:
    """The farthest of some things with their shifts: `Plato +3.1, Shaka −5.4`."""
    ordered = sorted(found, key=lambda each: -abs(each[1].shift))
    by_name = {names.thing(effect.thing): effect for _, effect in reversed(ordered)}  # a card may be in two families
    listed = sorted(by_name.items(), key=lambda each: -abs(each[1].shift))[:MOST_NAMED]
    return ", ".join(f"{name} {_points(effect, names.lang)}" for name, effect in listed)


def _things(stories: list[Story], names: Names) -> str:
    found = [(family, effect) for family in names.families if family != MOVE for effect in effects(stories, family)]
    if not found:
        return t("lab-report-verdict-few", names.lang)
    sure = [each for each in found if each[1].sure]
    key = "lab-report-verdict-things" if sure else "lab-report-verdict-no-things"
    return t(key, names.lang, count=len(found), sure=len(sure), things=_named(sure or found, names))


def _flow(stories: list[Story], lang: str) -> str:
    return t(
        "lab-report-verdict-flow",
        lang,
        turns=written(fmean(story.turns for story in stories), lang),
        leads=written(fmean(story.lead_changes for story in stories), lang),
        comebacks=written(100 * fmean(story.half_time_place > 1 for story in stories), lang),
    )


def _figures(variants: Sequence[Variant], lang: str) -> str:
    one, other = variants
    figures = {figure.key: figure for figure in figures_of(one.contest)}
    found = []
    for key, figure in figures.items():
        change = difference(one.stories, other.stories, figure.of)
        error = (change.high - change.low) / (2 * Z95)
        found.append(judged(key, len(one.stories), 0, change.mean, error, len(figures)))
    call_out(found)
    sure = [effect for effect in found if effect.sure]
    if not sure:
        return t("lab-report-verdict-same", lang, one=one.label, other=other.label, count=len(found))
    clearest = max(sure, key=lambda effect: abs(effect.shift) / (effect.error or 1e-9))
    figure = figures[clearest.thing]
    many = 100 if figure.percent else 1
    means = [many * fmean(figure.of(story) for story in variant.stories) for variant in variants]
    return t(
        "lab-report-verdict-differ",
        lang,
        one=one.label,
        other=other.label,
        sure=len(sure),
        count=len(found),
        figure=t(clearest.thing, lang),
        before=written(means[0], lang),
        after=written(means[1], lang),
    )


def _share(seat: int, story: Story) -> float:
    return story.shares[seat]


def _changed_seat(one: list[Story], other: list[Story], lang: str) -> str:
    seats = []
    for seat in range(len(one[0].shares)):
        change = difference(one, other, partial(_share, seat))
        error = (change.high - change.low) / (2 * Z95)
        seats.append(judged(str(seat + 1), len(one), 0, change.mean, error, len(one[0].shares)))
    call_out(seats)
    most = _farthest(seats)
    key = "lab-report-verdict-seat-moved" if most.sure else "lab-report-verdict-seat-still"
    return t(key, lang, seat=int(most.thing), points=_points(most, lang))


def _changed_things(one: list[Story], other: list[Story], names: Names) -> str:
    found = changes(one, other, [family for family in names.families if family != MOVE])
    if not found:
        return t("lab-report-verdict-few", names.lang)
    sure = [each for each in found if each[1].sure]
    key = "lab-report-verdict-things-moved" if sure else "lab-report-verdict-things-still"
    return t(key, names.lang, count=len(found), sure=len(sure), things=_named(sure or found, names))
