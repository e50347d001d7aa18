"""A game as one readable text file (`.hall`): header lines, a blank line, then one move per line with its seat.

    HeroHall record 1
    game: seventh
    rules: 1
    players: 3
    option: edition iello
    seat: 0 person Nora
    seed-hash: 5e1f…
    salt: 09ab…
    seed: 00000000000000000000000000000007
    result: 2 > 0 = 1
    scores: 6 3 3

    0 send 5
    1 decline

The format is written down in `docs/record-format.md`. A record of a running game holds its seed and is private;
what a player may take away before the end is an *account* (`Match.account`).
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from copy import copy
from dataclasses import dataclass
from pathlib import Path

from herohall.core.errors import BadMove, BadRecord, HallError, IllegalMove
from herohall.core.event import Event
from herohall.core.files import write_safely
from herohall.core.game import Game, State, checked_seed
from herohall.core.generator import SEED_BITS
from herohall.core.options import Value
from herohall.core.texts import Param

FORMAT = 1
TITLE = "HeroHall record"
UNDO = "undo"
UNFINISHED = "unfinished"
PERSON = "person"
BOT = "bot:"
"""Before the level of a bot, in the kind of a seat."""
NAMELESS = "?"
"""In place of a name that nobody gave."""
BOT_NAMES = ("Ada", "Bruno", "Clio", "Dario", "Esra")
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that Unicode calls printable and that show nothing."""
MOST_MARKS = 2
"""The most accents on one letter; some scripts need two, and a pile of them covers other lines."""


def clean_name(name: str) -> str:
    """A name without control characters, piles of accents, and blanks that are not needed.

    >>> clean_name(" Mila\\n  the 2nd ")
    'Mila the 2nd'
    """
    shown, marks = " ", 0
    for one in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(one) in ("Mn", "Me") else 0
        if not marks:
            shown += one if one.isprintable() and one not in INVISIBLE else " "
        elif marks <= MOST_MARKS and shown[-1] != " ":
            shown += one
    return " ".join(shown.split())


@dataclass
class Seat:
    """Who sat there: `person` or `bot:LEVEL`, and a name."""

    kind: str
    name: str

    def __post_init__(self) -> None:
        # Names come from outside: neither line breaks nor control characters get into a file or onto a screen.
        self.name = clean_name(self.name) or NAMELESS


def seed_hash(seed: int, salt: bytes) -> str:
    """What is shown at the start of a game, so that anyone can check the deal at its end."""
    return hashlib.sha256(salt + seed.to_bytes(SEED_BITS // 8, "big")).hexdigest()


def standing(ranking: list[list[int]] | None) -> str:
    """A ranking in one line: `2 > 0 = 1`."""
    if ranking is None:
        return UNFINISHED
    return " > ".join(" = ".join(str(seat) for seat in place) for place in ranking)


class Record:
    """Everything a game is: rules version, options, seats, seed, and the log of moves.

    >>> import herohall
    >>> record = Record(herohall.game("seventh"), players=3, seed=7, salt=b"")
    >>> record.replay().seat in range(3)
    True
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: dict[str, Value] | None = None,
        seats: list[Seat] | None = None,
        salt: bytes | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = checked_seed(seed)
        self.salt = secrets.token_bytes(16) if salt is None else salt
        self.options = game.first(players, options or {}).options
        self.seats = seats or [Seat("person", str(number + 1)) for number in range(players)]
        self.rules_version = game.rules_version
        self.seed_hash = seed_hash(seed, self.salt)
        self.entries: list[tuple[int, str]] = []
        self.result = UNFINISHED
        self.scores: list[int] = []
        self.first_move_line = 0

    # The log

    def add(self, seat: int, word: str) -> None:
        """Append a move, or `undo`."""
        self.entries.append((seat, word))

    def copy(self) -> Record:
        """An independent record of the same game so far."""
        twin = copy(self)
        twin.entries, twin.seats, twin.scores = self.entries[:], self.seats[:], self.scores[:]
        return twin

    def effective(self) -> list[int]:
        """The indices of the entries that still count, in order: moves that were not taken back."""
        kept: list[int] = []
        for index, (_, word) in enumerate(self.entries):
            if word != UNDO:
                kept.append(index)
            elif kept:
                kept.pop()
        return kept

    def finish(self, state: State) -> None:
        """Write down how the game ended."""
        self.result = standing(state.ranking)
        self.scores = list(state.scores)

    # Replaying

    def start(self) -> State:
        """The state before the first move."""
        if self.rules_version != self.game.rules_version:
            raise BadRecord("record-other-rules", rules=self.rules_version, ours=self.game.rules_version)
        return self.game.new(players=self.players, seed=self.seed, **self.options)

    def opening(self) -> tuple[State, list[Event]]:
        """The state before the first move, and what happened until then."""
        start = self.start()
        return self.game.open(self.players, self.seed, start.options)

    def replay(self, upto: int | None = None) -> State:
        """The state after all moves, or after the first `upto` entries of the log."""
        if upto is not None:
            part = self.copy()
            part.entries = self.entries[:upto]
            return part.replay()
        if any(word == UNDO for _, word in self.entries):
            from herohall.core.match import Match  # which knows what may be taken back

            return Match(self).state
        state = self.start()
        for index in range(len(self.entries)):
            state.apply(self.move_at(state, index))
        return state

    def move_at(self, state: State, index: int) -> int:
        """The move one entry of the log means in this state; BadRecord, with line and rule, if it does not fit."""
        seat, word = self.entries[index]
        if state.over:
            raise self.fault(index, "record-after-end", move=word)
        if state.seat != seat:
            raise self.fault(index, "record-wrong-seat", seat=seat, expected=str(state.seat))
        try:
            return state.parse(word)
        except IllegalMove as error:
            raise self.fault(index, "record-illegal", move=word, rule=error.rule, why=error) from error
        except BadMove as error:
            raise self.fault(index, "record-bad-move", move=word) from error

    def verify(self) -> State:
        """The final state, once seed hash and result have been found right; else BadRecord."""
        if seed_hash(self.seed, self.salt) != self.seed_hash:
            raise BadRecord("record-hash-differs")
        state = self.replay()
        if self.result != standing(state.ranking):
            raise BadRecord("record-result-differs", written=self.result, replayed=standing(state.ranking))
        if state.over and self.scores != state.scores:
            written, replayed = (" ".join(map(str, scores)) for scores in (self.scores, state.scores))
            raise BadRecord("record-scores-differ", written=written, replayed=replayed)
        return state

    def fault(self, index: int, key: str, **params: Param | HallError) -> BadRecord:
        """What is wrong with one entry of the log."""
        return BadRecord(key, line=self.first_move_line + index, **params)

    # The file

    def to_text(self) -> str:
        """The whole file."""
        lines = [f"{TITLE} {FORMAT}", f"game: {self.game.name}", f"rules: {self.rules_version}"]
        if self.game.box:
            lines.append(f"box: {self.game.box}")
        lines.append(f"players: {self.players}")
        lines += [f"option: {name} {value}" for name, value in self.options.items()]
        lines += [f"seat: {number} {seat.kind} {seat.name}" for number, seat in enumerate(self.seats)]
        lines += [f"seed-hash: {self.seed_hash}", f"salt: {self.salt.hex()}", f"seed: {self.seed:032x}"]
        lines.append(f"result: {self.result}")
        if self.scores:
            lines.append("scores: " + " ".join(map(str, self.scores)))
        lines.append("")
        lines += [f"{seat} {word}" for seat, word in self.entries]
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the file so that it is never half there."""
        write_safely(Path(path), self.to_text())

    @staticmethod
    def load(path: str | Path, box: str | None = None) -> Record:
        """Read a record file; BadRecord says what is wrong with it and in which line.

        `box` is the folder of the cards it was played with, where these are not our own.
        """
        from herohall.core.record_reader import read_record

        try:
            text = Path(path).read_bytes().decode("utf-8")
        except OSError as error:
            raise BadRecord("record-no-file", file=str(path), why=error.strerror or "?") from error
        except UnicodeDecodeError as error:
            raise BadRecord("record-not-text", file=str(path)) from error
        return read_record(text, box)

    def __repr__(self) -> str:
        return f"Record({self.game.name!r}, players={self.players}, moves={len(self.entries)}, {self.result!r})"
