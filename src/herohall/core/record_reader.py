"""From the text of a record file to a `Record`, or to a BadRecord that says what is wrong in which line."""

from __future__ import annotations

import re

from herohall.core import registry
from herohall.core.errors import BadOption, BadRecord
from herohall.core.options import Value
from herohall.core.record import FORMAT, TITLE, UNFINISHED, Record, Seat

FORMS = {
    "game": r".*",
    "rules": r"[0-9]{1,9}",
    "box": r".*",
    "players": r"[0-9]{1,9}",
    "option": r"(\S+) (\S+)",
    "seat": r"([0-9]{1,3}) (\S+) (.+)",
    "seed-hash": r"[0-9a-f]{64}",
    "salt": r"([0-9a-f]{2})*",
    "seed": r"[0-9a-f]{32}",
    "result": UNFINISHED + r"|[0-9]{1,3}( [>=] [0-9]{1,3})*",
    "scores": r"(-?[0-9]{1,9}( -?[0-9]{1,9})*)?",
}
"""The header lines there are, and what each looks like."""
NOT_NEEDED = ("box", "option", "seat", "scores")
TITLE_LINE = re.compile(TITLE + r" ([0-9]{1,9})")
MOVE_LINE = re.compile(r"([0-9]{1,3}) ([a-z0-9][a-z0-9 -]*)")


class Header:
    """The header lines as found, before anything is made of them."""

    def __init__(self) -> None:
        self.single: dict[str, str] = {}
        self.line_of: dict[str, int] = {}
        self.options: dict[str, Value] = {}
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
    match = TITLE_LINE.fullmatch(line)
    version = int(match[1]) if match is not None else 0
    if version > FORMAT:
        raise BadRecord("record-newer", line=1, version=version, ours=FORMAT)
    if version != FORMAT:
        raise BadRecord("record-not-ours", line=1, title=f"{TITLE} {FORMAT}")


def _read_header(lines: list[str]) -> Header:
    header = Header()
    for number, line in enumerate(lines, start=2):
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord("record-bad-line", line=number, text=line[:60])
        if name not in FORMS:
            raise BadRecord("record-unknown-header", line=number, name=name[:30])
        match = re.fullmatch(FORMS[name], value)
        if match is None or (name == "seat" and int(match[1]) != len(header.seats)):
            raise BadRecord("record-bad-value", line=number, name=name, value=value[:70])
        if name == "seat":
            header.seats.append(Seat(match[2], match[3]))
            continue
        full_name = f"option {match[1]}" if name == "option" else name
        if full_name in header.line_of:
            raise BadRecord("record-twice", line=number, name=full_name)
        header.line_of[full_name] = number
        if name == "option":
            header.options[match[1]] = match[2]
        else:
            header.single[name] = value
    for name in FORMS:
        if name not in header.single and name not in NOT_NEEDED:
            raise BadRecord("record-missing", line=len(lines) + 1, name=name)
    return header


def _begin(header: Header, box: str | None) -> Record:
    """The record as its header describes it, without moves."""
    single = header.single
    rules, players = int(single["rules"]), int(single["players"])
    try:
        game = registry.game(single["game"], box)
        if rules > game.rules_version:
            raise BadRecord("record-other-rules", line=header.line_of["rules"], rules=rules, ours=game.rules_version)
        if single.get("box", "") != game.box:
            raise BadRecord("record-other-box", written=single.get("box", "–"), ours=game.box or "–")
        seed, salt = int(single["seed"], 16), bytes.fromhex(single["salt"])
        record = Record(game.under(rules), players, seed, header.options, header.seats, salt)
    except BadOption as error:
        raise BadRecord("record-bad-header", why=error) from error
    if len(header.seats) != players:
        raise BadRecord("record-seats", found=len(header.seats), players=players)
    record.rules_version = rules
    record.seed_hash = single["seed-hash"]
    record.result = single["result"]
    record.scores = [int(score) for score in single.get("scores", "").split()]
    return record
