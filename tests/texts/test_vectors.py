"""Python and the page say the same words; `web/src/texts.test.ts` checks the same file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from herohall.core.texts import t

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['lang']} {vector['key']}")
def test_the_same_words_as_in_the_page(vector: dict[str, object]) -> None:
    params = vector["params"]
    assert isinstance(params, dict)
    assert t(str(vector["key"]), str(vector["lang"]), **params) == vector["text"]
