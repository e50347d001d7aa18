"""The two forms of the hot modules, for tests that must know in which they run."""

from __future__ import annotations

import pytest

import herohall

needs_pure = pytest.mark.skipif(herohall.COMPILED, reason="it changes the engine at run time; compiled code cannot be")
