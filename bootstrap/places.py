"""Where set-up leaves what it makes."""

import os
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
PACKAGES = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
BUILDS = Path(sysconfig.get_path("platlib", "venv", {"base": str(VENV), "platbase": str(VENV)})) / "herohall_compiled"
WHEELS = VENV / "browser"
"""What a page without a server needs besides."""

READY = VENV / "herohall-ready"
"""One line for each stage of set-up that was completed."""
BEGUN = VENV / "herohall-begun"
"""The stage that is being installed, or that was interrupted."""
COMPILING = VENV / "herohall-compiling"
"""Locked while a process compiles; `herohall._form` looks at it."""
FAILED = VENV / "herohall-not-compiled"
"""What could not be compiled, and why."""
