"""Which extra brings which package: so that a command says what to install, in place of a failed import."""

from __future__ import annotations

from herohall.core.errors import HallError

EXTRAS = {
    "server": (
        *("aiosqlite", "alembic", "filelock", "httpx", "litestar", "openskill"),
        *("prometheus_client", "segno", "sqlalchemy", "uvicorn", "uvloop", "websockets"),
    ),
    "cluster": ("asyncpg", "redis"),
    "lab": ("distributed", "psutil"),
    "research": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "PIL", "pyspiel"),
}
"""The packages of each extra, as they are imported. A test compares it with pyproject.toml."""


class MissingExtra(HallError):
    """Something wants a part of HeroHall that was not installed."""


def missing(error: ImportError) -> MissingExtra | None:
    """What to install where an import failed; None if no extra would help."""
    package = (error.name or "").partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return MissingExtra("extra-missing", package=package, command=f'pip install "herohall[{extra}]"')
    return None
