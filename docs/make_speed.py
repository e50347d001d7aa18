"""Measures this version of the engine beside an earlier one, and writes the table of `docs/architecture.md`.

python docs/make_speed.py PYTHON [--pairs N] [--seconds N]

PYTHON is that of the earlier version, compiled by its own recipe. Both play by the rules that the earlier one knows, so
that the same questions are asked. Two ways of measuring: processor time, in short runs that take turns; and the number
of instructions (valgrind), which is the same on a busy machine and a quiet one.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from statistics import median

from herohall import __version__
from herohall.core import registry
from herohall.lab.bench import COMPILED, PURE, PURE_KINDS, Measure, Results, Worker, measured, spread, take_turns
from herohall.lab.bench_page import described, number, table
from herohall.lab.strength import machine, put

PAGE = Path(__file__).parent / "architecture.md"
KINDS = tuple(kind for kind in PURE_KINDS if kind != "search")
"""Searches cannot be compared: the bots have become others."""
FORMS = {COMPILED: "", PURE: "1"}
FEW, MANY = 2, 12
"""Games of which instructions are counted: the difference leaves out what starting takes."""
COUNTED = ("driven", "applied", "read")
"""With events, without, and with events of which every fact is read."""
ASKED = """import json, herohall
games = {name: herohall.game(name).rules_version for name in ("seventh", "world")}
print(json.dumps([herohall.__version__, herohall.COMPILED, games]))"""
GAMES = """import random, sys, herohall
name, rules, how, many = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
game = herohall.game(name)
first = (game.under(rules) if game.rules_version != rules else game).new(4, seed=1)
random.seed(1)
for seed in range(many):
    state = first.fresh(seed)
    make = state.apply if how == "applied" else state.play
    while not state.over:
        events = make(random.choice(state.moves()))
        if how == "read":
            said = [(event.facts, event.secret, event.seers) for event in events]"""


def rules_of(python: str) -> tuple[str, dict[str, int]]:
    """The other version, and the version of each game's rules there."""
    version, compiled, rules = json.loads(subprocess.check_output([python, "-c", ASKED], text=True))
    if not compiled:
        sys.exit(f"{python}: the engine is not compiled there")
    return version, rules


def take_time(python: str, rules: dict[str, int], pairs: int, seconds: float) -> tuple[Results, list[list[Measure]]]:
    """Rates of both versions; each pair is measured side by side, in turned order every second time."""
    workers = {}
    for form, pure in FORMS.items():
        for whose, command in (("ours", sys.executable), ("theirs", python)):
            workers[f"{whose} {form}"] = Worker([command, "-m", "herohall.lab.bench_own"], {"HEROHALL_PURE": pure})
    rows = [
        [Measure(f"ours {form}", measured_by(kind, game, rules)), Measure(f"theirs {form}", measured(kind, game))]
        for kind in KINDS
        for game in rules
        for form in FORMS
    ]
    told = take_turns(workers, [one for row in rows for one in row], pairs, seconds, lambda done, of: None)
    return told, rows


def measured_by(kind: str, game: str, rules: dict[str, int]) -> str:
    """The name of a measure of ours, by the rules of the other version."""
    name = measured(kind, game)
    return name if registry.game(game).rules_version == rules[game] else name.replace(game, f"{game}.{rules[game]}", 1)


def instructions(python: str, rules: dict[str, int], executor: Executor) -> dict[tuple[str, str, str], float]:
    """Instructions of the processor for a game, by kind, game and form."""
    wanted = [(kind, game, form) for kind in COUNTED for game in rules for form in FORMS]

    def for_a_game(one: tuple[str, str, str]) -> float:
        least, most = (count(python, one, rules[one[1]], games) for games in (FEW, MANY))
        return (most - least) / (MANY - FEW)

    return dict(zip(wanted, executor.map(for_a_game, wanted), strict=True))


def count(python: str, what: tuple[str, str, str], rules: int, games: int) -> int:
    """Instructions of a process that plays so many games."""
    kind, game, form = what
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python, "-c", GAMES]
    environment = {**os.environ, "HEROHALL_PURE": FORMS[form], "PYTHONHASHSEED": "0"}
    words = [game, str(rules), kind, str(games)]
    done = subprocess.run([*command, *words], capture_output=True, text=True, check=True, env=environment)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None
    return int(found[1])


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.3)
    given = parser.parse_args()
    version, rules = rules_of(given.python)
    results, rows = take_time(given.python, rules, given.pairs, given.seconds)
    with ThreadPoolExecutor(os.cpu_count()) as executor:
        ours_counted = instructions(sys.executable, rules, executor)
        theirs_counted = instructions(given.python, rules, executor)
    work = {one: f"{own / theirs_counted[one]:.3f}" for one, own in ours_counted.items()}
    lines = []
    for ours, theirs in rows:
        ratios = [a / b for a, b in zip(results.rates(ours), results.rates(theirs), strict=True)]
        low, high = spread(ratios)
        kind, game, _players = theirs.name.split(":")
        form = theirs.worker.removeprefix("theirs ")
        rates = [number(results.rate(one)) for one in (theirs, ours)]
        what = described(Measure(form, theirs.name))
        timed = [*rates, f"{median(ratios):.3f}", f"{low:.3f}–{high:.3f}"]
        lines.append([*what, *timed, work.get((kind, game, form), "")])
    for (kind, game, form), ratio in work.items():
        if kind == "read":
            measure, title = described(Measure(form, measured("driven", game)))
            lines.append([f"{measure}, every fact read", title, "", "", "", "", ratio])
    lines.sort(key=lambda line: (line[1], line[0]))
    head = ["measure", "game", f"{version}, in a second", f"{__version__}", "ratio", "middle half", "instructions"]
    words = (
        f"{given.pairs} pairs of {given.seconds} s of processor time each, both versions by the rules of {version};\n"
        f"instructions of {MANY - FEW} games at random, {__version__} for each of {version}; {machine()}.\n"
    )
    put(PAGE, "speed", f"{words}\n{table(head, lines)}")


if __name__ == "__main__":
    main()
