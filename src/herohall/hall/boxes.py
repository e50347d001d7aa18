"""Boxes of cards that people make: the form for them, their problems, one card to be drawn, and the zip file."""

from __future__ import annotations

from collections.abc import Mapping

from herohall.core import box_desk, box_zip, registry
from herohall.core.box_desk import BoxDesk, Sheets, desk_of
from herohall.core.box_files import check_files, written
from herohall.core.errors import BadOption
from herohall.hall.messages import problem
from herohall.hall.schemas import BoxDraft, BoxFiles, BoxForm, BoxProblem, BoxRead, BoxReport, BoxSheets, BoxZip


def form(game: str) -> BoxForm:
    """The sheets of a box as a form asks for them, and the game's own box to begin with."""
    desk = _desk(game)
    return BoxForm(forms=desk.forms(), own=desk.read(desk.own()).tables())


def files_of(brought: BoxFiles) -> dict[str, str]:
    """The files of a box that was sent, after a look at their names and their size; BadOption if they are refused."""
    known = registry.game(brought.game).box_files
    if not known:
        raise BadOption("bad-box", game=brought.game)
    files = brought.files if brought.sheets is None else written(brought.sheets)
    check_files(files, known)
    return files


def report(draft: BoxDraft) -> BoxReport:
    """Everything that is wrong with a box, and what is needed to draw one of its cards."""
    box = _desk(draft.game).read(_files(draft.game, draft.sheets))
    drawn = draft.file in registry.game(draft.game).box_files
    return BoxReport(
        problems=[_told(each) for each in box.problems],
        label=None if box.problems else box.label(),
        facts=box.facts(draft.file, draft.line) if drawn else None,
        next_words=box.next_words(draft.file, draft.line) if drawn else {},
        meaning=box.meaning(draft.file, draft.line) if drawn else {},
    )


def pack(box: BoxSheets) -> BoxZip:
    """A box as a zip file."""
    return BoxZip(game=box.game, zip=box_zip.packed(_files(box.game, box.sheets), _desk(box.game).readme()))


def unpack(box: BoxZip) -> BoxRead:
    """The tables in a zip file, also of a box with faults."""
    read = _desk(box.game).read(box_zip.unpacked(box.zip, registry.game(box.game).box_files))
    return BoxRead(sheets=read.tables(), problems=[_told(each) for each in read.problems])


def tables(game: str, files: Mapping[str, str]) -> BoxSheets:
    """The files of a stored box as tables."""
    return BoxSheets(game=game, sheets=_desk(game).read(files).tables())


def _desk(game: str) -> BoxDesk:
    return desk_of(registry.game(game))


def _files(game: str, sheets: Sheets) -> dict[str, str]:
    return files_of(BoxFiles(game=game, sheets=sheets))


def _told(found: box_desk.BoxProblem) -> BoxProblem:
    return BoxProblem(
        file=found.file, line=found.line, column=found.column, what=problem(found.what), said=problem(found.said)
    )
