"""A copy of our own box for those who want to type in other cards, with a README that explains the files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from herohall.core.errors import HallError
from herohall.core.files import write_safely
from herohall.core.texts import LANGUAGES, has, t
from herohall.games.world.box_check import RECONSTRUCTION, box_folder
from herohall.games.world.box_form import BOX, BOX_KEYS, COLUMNS, Column

README = "README.txt"
LINE = "\n" + "=" * 100 + "\n\n"


class CannotWriteBox(HallError):
    """A new box cannot be written to the folder named."""


def write_box(target: Path) -> None:
    """Write an editable copy of `reconstruction`; the folder must be new or empty."""
    try:
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise CannotWriteBox("world-box-not-empty", folder=str(target))
        source = box_folder(RECONSTRUCTION)
        for file in COLUMNS:
            write_safely(target / file, source.joinpath(file).read_text(encoding="utf-8"))
        write_safely(target / README, readme())
    except OSError as error:
        raise CannotWriteBox("world-box-cannot-write", folder=str(target)) from error


def readme() -> str:
    """What the files, their columns and the values in them mean, in all languages."""
    return LINE.join("\n".join(_chapter(lang)) + "\n" for lang in LANGUAGES)


def _chapter(lang: str) -> Iterator[str]:
    yield t("world-box-readme", lang)
    for file, columns in COLUMNS.items():
        sheet = file.removesuffix(".csv")
        yield ""
        yield f"{file}: {t(f'world-box-file-{sheet}', lang)}"
        yield from _explained(sheet, BOX_KEYS if file == BOX else columns, lang)


def _explained(sheet: str, columns: Sequence[Column], lang: str) -> Iterator[str]:
    """One line for each column; the three of a translated text share one."""
    for column in columns:
        if column.lang not in ("", LANGUAGES[0]):
            continue
        key = f"world-box-column-{sheet}-{column.stem}"
        if not has(key):
            key = f"world-box-column-{column.stem}"
        name = column.name if not column.lang else ", ".join(f"{column.stem}_{other}" for other in LANGUAGES)
        yield f"- {name}: {t(key, lang)} [{column.allowed.text(lang)}]"
