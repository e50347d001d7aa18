"""A box as a zip file: it comes back as it went, and no zip file can cost anything."""

from __future__ import annotations

import zipfile
from io import BytesIO

import pytest

from herohall.core.box_files import MOST_CHARACTERS, written
from herohall.core.box_zip import LARGEST, MOST_ENTRIES, packed, unpacked
from herohall.core.errors import BadOption

KNOWN = ["heroes.csv", "die.csv"]


def archive(*entries: tuple[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", method) as made:
        for name, content in entries:
            made.writestr(name, content)
    return target.getvalue()


def refusal(content: bytes) -> str:
    with pytest.raises(BadOption) as refused:
        unpacked(content, KNOWN)
    return refused.value.key


def test_files_come_back_as_they_went() -> None:
    files = {"heroes.csv": "id\né“\n", "die.csv": ""}
    assert unpacked(packed(files, "Read me."), KNOWN) == files
    assert packed(files, "Read me.") == packed(files, "Read me.")


def test_a_zipped_folder_with_what_systems_add_is_read() -> None:
    content = archive(
        ("box/heroes.csv", b"id\n"), ("box/.DS_Store", b"?"), ("__MACOSX/heroes.csv", b"?"), ("notes", b"")
    )
    assert unpacked(content, KNOWN) == {"heroes.csv": "id\n"}


def test_paths_that_lead_elsewhere_are_only_names() -> None:
    assert unpacked(archive(("../../etc/heroes.csv", b"id\n")), KNOWN) == {"heroes.csv": "id\n"}


def test_what_spreadsheets_write_is_read() -> None:
    assert unpacked(archive(("die.csv", "é“".encode("cp1252"))), KNOWN) == {"die.csv": "é“"}
    assert unpacked(archive(("die.csv", b"\xef\xbb\xbfid")), KNOWN) == {"die.csv": "id"}


def test_a_bomb_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    read = []
    plain = zipfile.ZipExtFile.read

    def noted(self: zipfile.ZipExtFile, n: int | None = -1) -> bytes:
        read.append(plain(self, n))
        return read[-1]

    monkeypatch.setattr(zipfile.ZipExtFile, "read", noted)
    bomb = archive(("heroes.csv", bytes(50_000_000)))
    assert len(bomb) < LARGEST
    assert refusal(bomb) == "box-zip-too-large"
    assert sum(map(len, read)) <= MOST_CHARACTERS * 4 + 1


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "box-zip-broken"),
        (b"PK\x03\x04 and so on", "box-zip-broken"),
        (archive(("heroes.csv", b"id\n" * 100))[:-30], "box-zip-broken"),
        (archive(("heroes.csv", b"id"), method=zipfile.ZIP_LZMA), "box-zip-broken"),
        (bytes(LARGEST + 1), "box-zip-too-large"),
        (archive(*((f"{number}", b"") for number in range(MOST_ENTRIES + 1))), "box-zip-too-large"),
        (archive(("a/die.csv", b""), ("b/die.csv", b"")), "box-zip-twice"),
        (archive(("readme.txt", b"")), "box-zip-empty"),
        (archive(("die.csv", b"\n" * 5000)), "server-box-too-large"),
    ],
    ids=[
        "empty",
        "not a zip",
        "cut off",
        "other packing",
        "too many bytes",
        "too many files",
        "twice",
        "others",
        "lines",
    ],
)
def test_what_is_refused(content: bytes, key: str) -> None:
    assert refusal(content) == key


def test_an_entry_with_a_password_is_refused() -> None:
    locked = bytearray(archive(("die.csv", b"id"), method=zipfile.ZIP_STORED))
    locked[6] |= 1  # the flag in the entry …
    locked[locked.index(b"PK\x01\x02") + 8] |= 1  # … and in the list of entries
    assert refusal(bytes(locked)) == "box-zip-broken"


def test_every_cell_is_written_so_that_it_can_be_read() -> None:
    table = [["id", "name"], ["a", 'Said "no", twice'], ["b", ""]]
    assert written({"x.csv": table}) == {"x.csv": 'id,name\na,"Said ""no"", twice"\nb,\n'}
