"""The benchmark for learners: each measure can be taken, and what was measured is told in page and README."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import herohall
from herohall.lab.bench import COMPILED, PEERS, Results, Sample
from herohall.research import bench, bench_own


@pytest.mark.parametrize("game", herohall.games())
@pytest.mark.parametrize("kind", bench.KINDS)
def test_every_measure_of_ours_can_be_taken(kind: str, game: str) -> None:
    decisions, _ended = bench_own.prepare(f"{kind}:{game}:4")()
    assert decisions > 0


def test_the_loop_that_is_measured_is_the_one_the_readme_shows() -> None:
    assert bench_own.readme_loop() in bench_own.README.read_text(encoding="utf-8")
    assert 'game.new(players=4, seed=seed, chance="quick")' in bench_own.readme_loop()


def measured() -> Results:
    """Ours at one speed, all others at another."""
    found = Results()
    for measure in bench.measures((COMPILED, PEERS)):
        found.samples[measure] = [Sample(100_000.0 if measure.worker == PEERS else 723_456.0, 100.0)]
    return found


def test_the_page_holds_targets_and_memory(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    bench.write_page(measured(), {"seventh": [2048, 65536, 1 << 20]}, 5, 0.5, page)
    text = page.read_text(encoding="utf-8")
    assert re.search(r"\| Seventh Hero 4p, the README's loop \|[^|]*hanabi[^|]*\| 6× \| 7\.23× \|", text)
    assert "| Seventh Hero | 2 KiB (2) | 64 KiB (1) | 1,020 KiB (1) |" in text


def test_the_readme_is_given_its_figures_and_nothing_else_changes() -> None:
    before = bench_own.README.read_text(encoding="utf-8")
    after = bench.with_figures(before, measured())
    assert "made 723,000 decisions a second, 7.23 times as many" in after
    figures = re.compile(r"<!-- figures: begin -->.*<!-- figures: end -->", re.DOTALL)
    assert figures.sub("", after) == figures.sub("", before)
