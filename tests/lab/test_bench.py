"""The benchmark: workers that measure, results told as a page."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from herohall.lab import bench_own, bench_peers
from herohall.lab.bench import (
    COMPILED,
    PEERS,
    PURE,
    BenchError,
    Measure,
    Results,
    Sample,
    Worker,
    measures,
    spread,
    targets,
)
from herohall.lab.bench_page import number, target_row, write_page


def results(ours: float, theirs: float) -> Results:
    """Everything measured three times: ours at one speed, all others at another."""
    found = Results()
    for measure in measures(peers=True):
        found.samples[measure] = 3 * [Sample(theirs if measure.worker == PEERS else ours, 100.0)]
    found.two_cores = {"seventh": [1.8, 1.9, 2.0], "world": [1.9]}
    return found


def test_a_worker_measures_what_it_is_asked_and_says_what_it_cannot(capsys: pytest.CaptureFixture[str]) -> None:
    bench_peers.serve(bench_own.prepare, io.StringIO("looped:seventh:3 0.001\ncopy:world:2 0.001\nnothing:world:2 1\n"))
    games, copies, nothing = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert games["decisions"] > games["games"] > 0
    assert (copies["games"], copies["decisions"] > 0) == (0, True)
    assert "nothing" in nothing["error"]


@pytest.mark.parametrize("kind", [kind for kind in bench_own.KINDS if kind != "search"])  # that takes seconds
@pytest.mark.parametrize("game", ["seventh", "world"])
def test_every_measure_of_ours_can_be_taken(kind: str, game: str) -> None:
    decisions, _games = bench_own.prepare(f"{kind}:{game}:4")()
    assert decisions > 0


def test_a_process_answers() -> None:
    worker = Worker([sys.executable, "-m", "herohall.lab.bench_own"], {"HEROHALL_PURE": "1"})
    answer = worker.measure("looped:seventh:3", 0.001)
    worker.close()
    assert isinstance(answer, Sample)
    assert answer.rate > 0


def test_a_process_that_ends_is_an_error_for_people() -> None:
    worker = Worker([sys.executable, "-c", "raise SystemExit(3)"], {})
    worker.process.wait()
    with pytest.raises(BenchError, match="code 3"):
        worker.measure("looped:seventh:3", 0.001)
    worker.close()


def test_all_targets_are_between_things_that_are_measured() -> None:
    known = measures(peers=True)
    assert all(target.ours in known and target.theirs in known for target in targets())
    assert Measure(PEERS, "rlcard:uno") not in measures(peers=False)


def test_a_target_is_kept_or_missed_by_the_median_of_the_ratios() -> None:
    driven = targets()[0]
    assert target_row(results(300.0, 100.0), driven)[3:] == ["3×", "3–3", "yes"]
    assert target_row(results(100.0, 100.0), driven)[3:] == ["1×", "1–1", "**no**"]
    assert target_row(Results(), driven)[3] == "not measured"


def test_the_page_holds_all_that_was_measured_and_a_plot(tmp_path: Path) -> None:
    found = results(2_345_678.0, 1000.0)
    found.failures[Measure(PEERS, "rlcard:uno")] = "ImportError: gone"
    write_page(found, 3, 0.5, [("world", 100_000, 4)], tmp_path / "page.md")
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "2,350,000" in page
    assert "not measured: ImportError: gone" in page
    assert "| Heroes of the World | 100,000 | 4 KiB |" in page
    assert "| Seventh Hero | 1.90× |" in page
    assert (tmp_path / "page.svg").read_text(encoding="utf-8").startswith("<svg")


def test_figures_are_rounded_and_spread_is_the_middle_half() -> None:
    assert [number(value) for value in (0.1234, 12.34, 999.4, 1234.0, 2_345_678.0)] == [
        *("0.123", "12.3", "999", "1,230", "2,350,000"),
    ]
    assert spread([1.0, 2.0, 3.0, 4.0, 5.0]) == (2.0, 4.0)
    assert spread([7.0]) == (7.0, 7.0)


def test_both_forms_are_measured() -> None:
    assert {measure.worker for measure in measures(peers=False)} == {COMPILED, PURE}
