"""What each sub-command of `herohall` does, once its arguments have been read."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.markdown import Markdown

from herohall.bots import Bot
from herohall.core import registry, rulebook
from herohall.core.errors import BadOption, BadRecord, HallError
from herohall.core.game import Game
from herohall.core.generator import fresh_seed
from herohall.core.match import Match
from herohall.core.options import Value
from herohall.core.record import Record
from herohall.core.texts import t
from herohall.terminal import storage
from herohall.terminal.loop import Sitting
from herohall.terminal.painter import painter_for
from herohall.terminal.replay import replay_lines
from herohall.terminal.screen import Screen, harmless
from herohall.terminal.seating import bots_of, refuse_strange_bots, seats
from herohall.terminal.simulate import Simulation, run_all
from herohall.terminal.text_mode import HeardSitting


class Choice(NamedTuple):
    """Which game, as somebody typed it."""

    game: str
    players: int | None
    edition: str | None
    pairs: list[str]
    box: str | None

    def options(self) -> dict[str, Value]:
        """The options that were given; whether they exist, the game will say."""
        found: dict[str, Value] = {} if self.edition is None else {"edition": self.edition}
        for pair in self.pairs:
            name, equals, value = pair.partition("=")
            if not equals or not name or not value:
                option = registry.game(self.game, self.box).options[0]
                raise BadOption("terminal-bad-pair", text=pair, example=f"-o {option.name}={option.values[0]}")
            found[name.replace("-", "_")] = value
        return found


class Guests(NamedTuple):
    """Who plays, as somebody typed it."""

    hotseat: bool
    bots: str | None
    names: list[str]

    def levels(self) -> list[str]:
        """The bots by level."""
        return split_levels(self.bots)


def split_levels(text: str | None) -> list[str]:
    """`random,random` as a list."""
    return [level.strip() for level in (text or "").split(",") if level.strip()]


def read_seed(text: str | None) -> int | None:
    """A seed in decimal, or in hexadecimal after 0x as records show it."""
    if text is None:
        return None
    try:
        return int(text, 16 if text.lower().startswith("0x") else 10)
    except ValueError as error:
        raise BadOption("terminal-bad-seed", text=text) from error


def play(choice: Choice, guests: Guests, seed_text: str | None, theme: str, lang: str, text: bool = False) -> None:
    """Begin a game."""
    seed = read_seed(seed_text)
    game = registry.game(choice.game, choice.box)
    state = game.new(choice.players, 0 if seed is None else seed, **choice.options())
    sitters = seats(state, guests.hotseat, guests.levels(), guests.names, lang)
    record = Record(game, state.players, fresh_seed() if seed is None else seed, state.options, sitters)
    kept = storage.Kept(storage.new_path(game.name), record)
    run(sitting(Match(record), kept, bots_of(record, seed), theme, lang, text))


def resume(which: str | None, theme: str, lang: str, box: str | None, text: bool = False) -> None:
    """Continue a game."""
    path = storage.find(which)
    record = Record.load(path, box)
    match = Match(record)
    if match.state.over:
        raise HallError("terminal-game-over", file=str(path))
    if path.parent != storage.running_folder():
        refuse_strange_bots(record)
    run(sitting(match, storage.Kept(path, record), bots_of(record), theme, lang, text))


def sitting(match: Match, kept: storage.Kept, bots: dict[int, Bot], theme: str, lang: str, text: bool) -> Sitting:
    """A game at this terminal: drawn, or told."""
    if text:
        return HeardSitting(match, kept, bots, lang, theme)
    return Sitting(match, painter_for(match.record, lang, theme), Screen(), kept, bots)


def run(game: Sitting) -> None:
    """Play it, noting faults of bots beside it."""
    with storage.fault_log():
        game.run()


def list_games(finished: bool, lang: str) -> None:
    """The games that are kept, the one played last first."""
    screen = Screen()
    folder = storage.finished_folder() if finished else storage.running_folder()
    paths = storage.games_in(folder)
    if finished:
        screen.show(t("terminal-finished-head", lang, folder=str(folder)))
    elif paths:
        screen.show(t("terminal-games-head", lang))
    else:
        screen.show(t("terminal-no-unfinished", lang))
    for number, path in enumerate(paths, start=1):
        screen.show(f"{number:>3}  {describe(path, lang)}")


def describe(path: Path, lang: str) -> str:
    """A kept game in one line, or what is wrong with it."""
    try:
        record = Record.load(path)
    except HallError as error:
        return harmless(f"{path.name}: {error.text(lang)}")
    painter = painter_for(record, lang)
    return t(
        "terminal-games-line",
        lang,
        game=painter.title(),
        players=record.players,
        names=", ".join(painter.names),
        moves=len(record.entries),
        when=f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}",
    )


def simulate(
    choice: Choice, games: int, seed_text: str | None, levels: str, out: Path | None, as_json: bool, lang: str
) -> None:
    """Play many games."""
    if games < 1:
        raise BadOption("terminal-bad-count", text=str(games))
    game: Game = registry.game(choice.game, choice.box)
    simulation = Simulation(game, choice.players, choice.options(), split_levels(levels) or ["random"])
    whole = run_all(simulation, games, read_seed(seed_text), out, lang)
    console = Console(highlight=False)
    if as_json:
        console.print(json.dumps(simulation.figures(), indent=2, ensure_ascii=False), soft_wrap=True, markup=False)
    elif simulation.done:
        record = Record(game, simulation.players, 0, dict(simulation.options))
        console.print(simulation.table(painter_for(record, lang).title(), lang))
    if not whole:
        key = "terminal-simulate-stopped" if simulation.done else "terminal-simulate-none"
        Console(stderr=True).print(t(key, lang, done=simulation.done, games=games))
        raise KeyboardInterrupt
    if out is not None and not as_json:
        console.print(t("terminal-simulate-records", lang, folder=str(out)))


def replay(file: Path, seat: int | None, theme: str, lang: str, box: str | None) -> None:
    """Print a game."""
    record = Record.load(file, box)
    for line in replay_lines(record, painter_for(record, lang, theme), None if seat is None else seat - 1):
        print(line)


def verify(file: Path, shown: str | None, lang: str, box: str | None) -> None:
    """Check a record; with the hash shown at the start also that it is of that very deal, not of another that fits."""
    record = Record.load(file, box)
    state = record.verify()
    if shown is not None and shown.strip().lower() != record.seed_hash:
        raise BadRecord("terminal-other-hash", file=str(file), shown=shown.strip(), hash=record.seed_hash)
    key = "terminal-verified" if state.over else "terminal-verified-unfinished"
    print(t(key, lang, file=str(file), moves=len(record.effective()), result=record.result))
    print(t("terminal-hash" if shown is None else "terminal-same-hash", lang, hash=record.seed_hash))


def rules(game: str, number: str | None, lang: str) -> None:
    """Show the rulebook, with a pager where there is a person to turn pages."""
    registry.game(game)
    screen = Screen()
    if number is not None:
        found = rulebook.rule(game, lang, number)
        screen.console.print(Markdown(found), width=screen.width)
        return
    book = Markdown(rulebook.rulebook(game, lang))
    if screen.can_clear:
        with screen.console.pager(styles=False):
            screen.console.print(book, width=screen.width)
    else:
        screen.console.print(book, width=screen.width)
