"""Python and the page say every message in the same words."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Any

import msgspec
import pytest
from tests.texts.test_texts import ROOMS, every_saying
from web.tools import built

from herohall.core.texts import LANGUAGES, messages, text_files


@pytest.mark.skipif(not shutil.which("node") and "CI" not in os.environ, reason="node is not installed")
def test_every_message_is_the_same_in_the_page() -> None:
    built.install()
    numbers: list[dict[str, int]] = [{}, {"number": 12345678}, {"number": -1}]
    asked: dict[str, Any] = {}
    for lang in LANGUAGES:
        sayings = [
            (key, {name: extra.get("number", value) for name, value in params.items()})
            for room in ROOMS
            for key, params in every_saying(room, lang)
            for extra in (numbers if params else numbers[:1])
        ]
        asked[lang] = {"files": [str(file) for file in text_files(lang)], "sayings": sayings}
    done = subprocess.run(
        ["node", "tools/say.mjs"], cwd=built.WEB, input=msgspec.json.encode(asked), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    page = msgspec.json.decode(done.stdout)
    for lang in LANGUAGES:
        ours = [messages(lang).say(key, params)[0] for key, params in asked[lang]["sayings"]]
        wrong = [both for both in zip(asked[lang]["sayings"], ours, page[lang], strict=True) if both[1] != both[2]]
        assert wrong == []
