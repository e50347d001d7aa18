"""What is dear to make, and needed by several processes of the tests: the first that asks makes it for all."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder of that name, which `make` fills unless another process has."""
    parallel = "PYTEST_XDIST_WORKER" in os.environ
    folder = (factory.getbasetemp().parent if parallel else factory.getbasetemp()) / name
    ready = folder.with_suffix(".ready")
    with FileLock(f"{folder}.lock"):
        if not ready.exists():
            make(folder)
            ready.touch()
    return folder
