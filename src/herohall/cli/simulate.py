"""`herohall simulate`: many games by bots alone, and a table of how they went."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from herohall.bots.referee import Referee
from herohall.cli import language
from herohall.cli.arguments import Bots, Box, Edition, GameName, Lang, Options, Players, Seed
from herohall.cli.choice import Choice, check_games, one_for_each, read_seed, split_levels
from herohall.cli.language import say
from herohall.cli.progress import counted, stopped
from herohall.core import registry
from herohall.core.errors import HallError
from herohall.core.event import View
from herohall.core.game import Game, State
from herohall.core.generator import fresh_seed
from herohall.core.options import Value
from herohall.core.playouts import Tally
from herohall.core.record import BOT, Record, Seat
from herohall.core.texts import title
from herohall.games import USUAL
from herohall.lab.contest import check_bot
from herohall.terminal.painter import painter_for
from herohall.terminal.seating import bot_seed, bots_of
from herohall.terminal.storage import writing


def simulate(
    game: GameName = USUAL,
    players: Players = None,
    edition: Edition = None,
    option: Options = None,
    count: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Seed = None,
    bots: Bots = "random",
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every record there.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Figures as JSON.")] = False,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Let bots play many games and show how they went."""
    check_games(count)
    choice = Choice(game, players, edition, option, box)
    simulation = Simulation(registry.game(game, box), players, choice.options(), split_levels(bots) or ["random"])
    whole = run_all(simulation, count, read_seed(seed), out)
    console = Console(highlight=False)
    if as_json:
        console.print(json.dumps(simulation.figures(), indent=2, ensure_ascii=False), soft_wrap=True, markup=False)
    elif simulation.tally.games:
        console.print(simulation.table())
    if not whole:
        stopped(simulation.tally.games, count)
    if out is not None and not as_json:
        console.print(say("cli-records-written", folder=str(out)))


class Simulation:
    """Games to be played one after the other, and what is known of those that are over."""

    def __init__(self, game: Game, players: int | None, options: dict[str, Value], levels: list[str]) -> None:
        self.game = game
        self.players = game.default_players if players is None else players
        first = game.first(self.players, options)  # refuses what cannot be played
        self.options = first.options
        self.levels = one_for_each(levels, self.players)
        for level in self.levels:
            check_bot(level, first)
        self.tally = Tally(self.players)
        self.lengths: list[int] = []
        """How many decisions each game took."""
        self.endings: Counter[str] = Counter()
        self.seconds = 0.0
        self.faults = 0
        """Decisions in which a bot had to be replaced."""

    def play(self, seed: int) -> Record:
        """One game."""
        start = time.perf_counter()
        seats = [Seat(f"{BOT}{level}", f"{level}-{number + 1}") for number, level in enumerate(self.levels)]
        record = Record(self.game, self.players, seed, dict(self.options), seats)
        referee = Referee(bot_seed(seed, self.players))
        state = play_out(record, referee)
        self.faults += len(referee.faults)
        self.seconds += time.perf_counter() - start
        self.lengths.append(len(record.entries))
        self.tally.add(state, len(record.entries))
        self.endings[painter_for(record, language.spoken()).ending(state.view(None))] += 1
        return record

    def figures(self) -> View:
        """What is known so far, as data."""
        tally = self.tally
        return {
            "game": self.game.name,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.levels),
            "games": tally.games,
            "decisions_per_game": tally.decisions / tally.games if tally.games else None,
            "fewest_decisions": min(self.lengths, default=None),
            "most_decisions": max(self.lengths, default=None),
            "win_share": [wins / tally.games for wins in tally.wins] if tally.games else [],
            "mean_score": [points / tally.games for points in tally.points] if tally.games else [],
            "endings": dict(self.endings),
            "decisions_per_second": tally.decisions / self.seconds if self.seconds else None,
            "faults": self.faults,
        }

    def table(self) -> Table:
        """What is known so far, for people."""
        tally = self.tally
        game = title(self.game.name, language.spoken())
        heading = say("cli-simulate-title", game=game, players=self.players, edition=self.options["edition"])
        table = Table(title=heading, show_header=False, title_justify="left")
        table.add_column()
        table.add_column(justify="right")
        table.add_row(say("cli-simulate-games"), str(tally.games))
        mean = f"{tally.decisions / tally.games:.1f}"
        least, most = min(self.lengths), max(self.lengths)
        spread = say("cli-simulate-spread", mean=mean, least=least, most=most)
        table.add_row(say("cli-simulate-decisions"), spread)
        for seat, level in enumerate(self.levels):
            share = f"{tally.wins[seat] / tally.games * 100:.1f} %"
            table.add_row(say("cli-simulate-wins", seat=seat + 1, bot=level), share)
        for seat, points in enumerate(tally.points):
            table.add_row(say("cli-simulate-score", seat=seat + 1), f"{points / tally.games:.2f}")
        for ending, count in self.endings.most_common():
            table.add_row(ending, f"{count / tally.games * 100:.1f} %")
        if self.faults:
            table.add_row(say("cli-simulate-faults"), str(self.faults))
        table.add_row(say("cli-simulate-speed"), f"{tally.decisions / max(self.seconds, 1e-9):.0f}")
        return table


def play_out(record: Record, referee: Referee) -> State:
    """Let the bots of a record play it to its end."""
    bots = bots_of(record, record.seed)
    state = record.start()
    while state.seat is not None:
        seat = state.seat
        move = referee.choose(bots[seat], state.chair(seat))
        record.add(seat, state.text(move))
        state.apply(move)
    record.finish(state)
    return state


def run_all(simulation: Simulation, games: int, seed: int | None, out: Path | None) -> bool:
    """Play them all; False if somebody pressed Ctrl-C. With a folder, every record is written there."""
    paths = record_paths(out, simulation.game.name, games)
    first = fresh_seed() if seed is None else seed
    try:
        for number in counted(simulation.game.name, games, range(games)):
            record = simulation.play((first + number) % (1 << 128))
            if paths:
                record.save(paths[number])
    except KeyboardInterrupt:
        return False
    return True


def record_paths(out: Path | None, game: str, games: int) -> list[Path]:
    """Where the records go; refuses to overwrite any file, before the first game is played."""
    if out is None:
        return []
    width = len(str(games))
    paths = [out / f"{game}-{number:0{width}}.hall" for number in range(1, games + 1)]
    for path in paths:
        if path.exists():
            raise HallError("cli-exists", file=str(path))
    with writing(out):
        out.mkdir(parents=True, exist_ok=True)
    return paths
