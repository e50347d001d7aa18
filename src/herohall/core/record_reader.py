"""From the text of a record file to a `Record`, or to a BadRecord that says what is wrong in which line."""

from __future__ import annotations

import re

from herohall.core import registry
from herohall.core.errors import BadOption, BadRecord
from herohall.core.options import Value
from herohall.core.record import FORMAT, TITLE, UNFINISHED, Record, Seat

SINGLE = ("game", "rules", "box", "players", "seed-hash", "salt", "seed", "result", "scores")
NEEDED = ("game", "rules", "players", "seed-hash", "salt", "seed", "result")
SMALL_NUMBER = re.compile(r"[0-9]{1,9}")
MOVE_LINE = re.compile(r"([0-9]{1,3}) ([a-z0-9][a-z0-9 -]*)")
SEAT_LINE = re.compile(r"([0-9]{1,3}) (\S+) (.+)")
OPTION_LINE = re.compile(r"(\S+) (\S+)")
HEX = {
    "seed-hash": re.compile(r"[0-9a-f]{64}"),
    "salt": re.compile(r"([0-9a-f]{2})*"),
    "seed": re.compile(r"[0-9a-f]{32}"),
}
STANDING = re.compile(UNFINISHED + r"|[0-9]{1,3}( [>=] [0-9]{1,3})*")
NUMBERS = re.compile(r"-?[0-9]{1,9}( -?[0-9]{1,9})*")


class Header:
    """The header lines as found, before anything is made of them."""

    def __init__(self) -> None:
        self.single: dict[str, str] = {}
        self.line_of: dict[str, int] = {}
        self.options: dict[str, str] = {}
        self.seats: list[Seat] = []


def read_record(text: str, box: str | None = None) -> Record:
    """Read the text of a record file."""
    lines = text.split("\n")
    _check_title(lines[0])
    if lines[-1] != "":
        raise BadRecord("record-cut-off", line=len(lines))
    if "" not in lines[:-1]:
        raise BadRecord("record-no-moves", line=len(lines))
    blank = lines.index("")
    header = _read_header(lines[1:blank])
    record = _begin(header, box)
    record.first_move_line = blank + 2
    for number, line in enumerate(lines[blank + 1 : -1], start=blank + 2):
        match = MOVE_LINE.fullmatch(line)
        if match is None:
            raise BadRecord("record-bad-line", line=number, text=line[:60])
        record.add(int(match[1]), match[2])
    return record


def _check_title(line: str) -> None:
    title, _, version = line.rpartition(" ")
    if title != TITLE or SMALL_NUMBER.fullmatch(version) is None:
        raise BadRecord("record-not-ours", line=1, title=f"{TITLE} {FORMAT}")
    if int(version) > FORMAT:
        raise BadRecord("record-newer", line=1, version=int(version), ours=FORMAT)
    if int(version) != FORMAT:
        raise BadRecord("record-not-ours", line=1, title=f"{TITLE} {FORMAT}")


def _read_header(lines: list[str]) -> Header:
    header = Header()
    for number, line in enumerate(lines, start=2):
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord("record-bad-line", line=number, text=line[:60])
        if name == "option":
            _read_option(header, value, number)
        elif name == "seat":
            _read_seat(header, value, number)
        elif name not in SINGLE:
            raise BadRecord("record-unknown-header", line=number, name=name[:30])
        elif name in header.single:
            raise BadRecord("record-twice", line=number, name=name)
        elif name in HEX and HEX[name].fullmatch(value) is None:
            raise BadRecord("record-bad-value", line=number, name=name, value=value[:70])
        else:
            header.single[name] = value
            header.line_of[name] = number
    for name in NEEDED:
        if name not in header.single:
            raise BadRecord("record-missing", line=len(lines) + 1, name=name)
    return header


def _read_option(header: Header, value: str, number: int) -> None:
    match = OPTION_LINE.fullmatch(value)
    if match is None:
        raise BadRecord("record-bad-value", line=number, name="option", value=value[:70])
    if match[1] in header.options:
        raise BadRecord("record-twice", line=number, name=f"option {match[1]}")
    header.options[match[1]] = match[2]


def _read_seat(header: Header, value: str, number: int) -> None:
    match = SEAT_LINE.fullmatch(value)
    if match is None or int(match[1]) != len(header.seats):
        raise BadRecord("record-bad-value", line=number, name="seat", value=value[:70])
    header.seats.append(Seat(match[2], match[3]))


def _number(header: Header, name: str) -> int:
    value = header.single[name]
    if SMALL_NUMBER.fullmatch(value) is None:
        raise BadRecord("record-bad-value", line=header.line_of[name], name=name, value=value[:70])
    return int(value)


def _begin(header: Header, box: str | None) -> Record:
    """The record as its header describes it, without moves."""
    single = header.single
    rules = _number(header, "rules")
    players = _number(header, "players")
    options: dict[str, Value] = dict(header.options)
    try:
        game = registry.game(single["game"], box)
        if rules > game.rules_version:
            raise BadRecord("record-other-rules", line=header.line_of["rules"], rules=rules, ours=game.rules_version)
        if single.get("box", "") != game.box:
            raise BadRecord("record-other-box", written=single.get("box", "–"), ours=game.box or "–")
        game = game.under(rules)
        record = Record(game, players, int(single["seed"], 16), options, header.seats, bytes.fromhex(single["salt"]))
    except BadOption as error:
        raise BadRecord("record-bad-header", why=error) from error
    if len(header.seats) != players:
        raise BadRecord("record-seats", found=len(header.seats), players=players)
    record.rules_version = rules
    record.seed_hash = single["seed-hash"]
    record.result = single["result"]
    if STANDING.fullmatch(record.result) is None:
        raise BadRecord("record-bad-value", line=header.line_of["result"], name="result", value=record.result[:70])
    scores = single.get("scores", "")
    if scores and NUMBERS.fullmatch(scores) is None:
        raise BadRecord("record-bad-value", line=header.line_of["scores"], name="scores", value=scores[:70])
    record.scores = [int(score) for score in scores.split()]
    return record
