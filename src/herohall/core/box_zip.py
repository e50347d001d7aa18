"""A box as one zip file, which people can send, keep, and open with any program."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping, Sequence
from io import BytesIO

from herohall.core.box_files import MOST_CHARACTERS, check_files
from herohall.core.errors import BadOption

LARGEST = 500_000
"""Bytes of a zip file. A box packs to 20,000."""
MOST_ENTRIES = 100
"""Files in it. Besides those of the box some programs add their own."""
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the same box is always the same zip."""
README = "README.txt"


def packed(files: Mapping[str, str], readme: str) -> bytes:
    """The files of a box in a zip, with a page that explains them."""
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in {**files, README: readme}.items():
            archive.writestr(zipfile.ZipInfo(name, EPOCH), text.encode(), zipfile.ZIP_DEFLATED)
    return target.getvalue()


def unpacked(content: bytes, known: Sequence[str]) -> dict[str, str]:
    """The files of a box in a zip, also from inside a folder; other files are left alone."""
    if len(content) > LARGEST:
        raise BadOption("box-zip-too-large", most=LARGEST)
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            files = _read(archive, known)
    except BadOption:
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError, RuntimeError) as error:
        raise BadOption("box-zip-broken") from error
    if not files:
        raise BadOption("box-zip-empty", files=", ".join(known))
    check_files(files, known)
    return files


def _read(archive: zipfile.ZipFile, known: Sequence[str]) -> dict[str, str]:
    entries = archive.infolist()
    if len(entries) > MOST_ENTRIES:
        raise BadOption("box-zip-too-large", most=LARGEST)
    files: dict[str, str] = {}
    left = MOST_CHARACTERS * 4
    for entry in entries:
        name = entry.filename.rpartition("/")[2]
        if name not in known or entry.filename.startswith("__MACOSX/"):
            continue
        if name in files:
            raise BadOption("box-zip-twice", file=name)
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise BadOption("box-zip-broken")  # the others are slow, and nobody packs a folder with them
        with archive.open(entry) as file:
            content = file.read(left + 1)  # whatever size it claims to have
        left -= len(content)
        if left < 0:
            raise BadOption("box-zip-too-large", most=LARGEST)
        files[name] = _decoded(content)
    return files


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")  # what spreadsheets write where nobody asks for UTF-8
