"""`herohall ladder`: every level against those below it, as a table in a document."""

from __future__ import annotations

import shlex
from concurrent.futures import Executor
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from herohall.bots import LEVELS
from herohall.cli.arguments import Box, Edition, GameName, Iterations, Lang, Options, Seconds, Seed, Workers
from herohall.cli.choice import Choice, Thinking, check_games, contest_seed, split_levels, try_to_write
from herohall.cli.language import say
from herohall.cli.progress import counted
from herohall.core import registry
from herohall.core.errors import BadOption
from herohall.core.game import Game
from herohall.lab.arena import Played, processes
from herohall.lab.ladder import Ladder, Line, Outcome, journal_path, lines
from herohall.lab.strength import percent, put, section


def ladder(
    game: GameName,
    players: Annotated[
        str | None, typer.Option("--players", "-p", help="Numbers of players, such as 3,4; all, unless said.")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", help="Games for each line; without: as many as a test needs.")
    ] = None,
    levels: Annotated[str | None, typer.Option(help="Levels from weak to strong; all, unless said.")] = None,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Each level against the next lower one only.")
    ] = False,
    edition: Edition = None,
    option: Options = None,
    seed: Seed = None,
    budget_seconds: Seconds = None,
    budget_iterations: Iterations = None,
    workers: Workers = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The document with the tables.")] = Path("docs/strength.md"),
    resume: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep every game there, and go on with those that are.")
    ] = None,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Play every level against those below it, and write the table into a document.

    A budget is what expert gets; search-hard gets a quarter of it.
    """
    choice = Choice(game, None, edition, option, box)
    thinking = Thinking(budget_seconds, budget_iterations, workers).checked()
    check_games(1 if games is None else games)
    chosen = registry.game(game, box)
    given = split_levels(levels)
    plan = {
        count: lines(given or list(LEVELS), count, thinking.seconds, thinking.iterations, neighbours)
        for count in _counts(split_levels(players), chosen)
    }
    first = next((line for each in plan.values() for line in each), None)
    if first is None:
        raise BadOption("cli-ladder-levels")
    journal = None if resume is None else journal_path(resume, game, first)
    rungs = Ladder(game, choice.options(), contest_seed(seed, journal), games, box, resume)
    for each in plan.values():
        for line in each:
            rungs.contest(line)  # refuses what cannot be played
    try_to_write(out)
    with processes(thinking.hands) as executor:
        for count, each in plan.items():
            outcomes = _climb(rungs, each, executor, thinking.hands)
            command = _command(choice, count, given, neighbours, rungs, thinking)
            put(out, f"ladder {game} {count}", section(chosen, count, outcomes, command))
    Console(highlight=False).print(say("cli-ladder-written", file=str(out)))


def _counts(given: list[str], game: Game) -> list[int]:
    """The numbers of players that were asked for, or all."""
    least, most = game.min_players, game.max_players
    for text in given:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise BadOption("bad-players", game=game.name, players=text, least=least, most=most)
    return [int(text) for text in given] or list(range(least, most + 1))


def _climb(ladder: Ladder, each: list[Line], executor: Executor, workers: int) -> list[Outcome]:
    """Play the lines of one number of players, showing each as it ends; after Ctrl-C what is known of the last."""
    outcomes = []
    for line in each:
        most = ladder.most_games(ladder.contest(line))
        played: list[Played] = []
        try:
            # What came before Ctrl-C stays in the list.
            played.extend(counted(line.name, most, ladder.games_of(line, executor, 2 * workers)))
        except KeyboardInterrupt:
            if played:
                _tell(ladder.judge(line, played))
            raise
        outcomes.append(ladder.judge(line, played))
        _tell(outcomes[-1])
    return outcomes


def _tell(outcome: Outcome) -> None:
    """A line that has been played, in one sentence."""
    line, found = outcome.line, outcome.figures.of(outcome.line.single.name)
    words = say(
        "cli-ladder-line",
        players=line.players,
        line=line.name,
        games=outcome.figures.games,
        share=percent(found.win_share),
        low=percent(found.interval[0]),
        high=percent(found.interval[1]),
        fair=percent(line.fair),
        verdict=outcome.verdict.replace(" ", "-"),
    )
    Console(highlight=False).print(words, markup=False)


def _command(
    choice: Choice, players: int, levels: list[str], neighbours: bool, ladder: Ladder, thinking: Thinking
) -> str:
    """What to type to get the same table again."""
    words = ["herohall", "ladder", choice.game, "--players", str(players), "--seed", str(ladder.seed)]
    words += [] if ladder.games is None else ["--games", str(ladder.games)]
    words += ["--levels", ",".join(levels)] if levels else []
    words += ["--neighbours"] if neighbours else []
    words += [] if choice.edition is None else ["--edition", choice.edition]
    words += [word for pair in choice.pairs or [] for word in ("-o", pair)]
    words += [] if thinking.seconds is None else ["--budget-seconds", f"{thinking.seconds:g}"]
    words += [] if thinking.iterations is None else ["--budget-iterations", str(thinking.iterations)]
    words += [] if choice.box is None else ["--box", "DIR"]
    return shlex.join(words)
