"""What a machine can see of good typography in all texts for people: spaces, quotes, apostrophes, capitals.

`docs/language.md` has the rules, and the terms each language keeps to.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import herohall
from herohall.core.texts import LANGUAGES

SOURCE = Path(herohall.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
TABLES = SOURCE / "games" / "world" / "boxes" / "reconstruction"

EXEMPT = {"world-box-quote", "server-no-cluster", "world-terminal-ladder", "terminal-file-exists"}
"""Messages that show straight quotes or align columns on purpose."""

MISTAKES = {
    "all": {
        "straight apostrophe": r"'",
        "straight quote": r"\"",
        "two spaces": r"\S  +\S",
        "three dots": r"\.\.\.",
        "space before a comma": r"(?<=\w) [,.](?=\s|$)",
    },
    "en": {
        "space before a sign": r"\w [:;!?%…](?=\s|$)",
        "foreign quotes": r"[«»„]",
        "capital after a colon": r": (The|A|It|You|There|This|Nobody|Only|First)\b",
    },
    "fr": {
        "no no-break space before a sign": r"(?<![\u00a0\s(«]) ?[;!?»](?=\s|$)|(?<=\w) ?:(?=\s|$)|[^\u00a0]%",
        "no no-break space after a quote": r"«[^\u00a0]",
        "foreign quotes": r"[“”„]",
        "space before an ellipsis": r"\s…",
        "capital after a colon": r":\s(Le|La|Les|Un|Une|Il|Elle|Vous|On|Ce|Aucun|Tous|Rien)\b",
    },
    "de": {
        "space before a sign": r"\w [:;!?](?=\s|$)",
        "no no-break space before a percent sign": r"(?<=[\d}]) ?%",
        "foreign quotes": r"[«»”]",
        "no space before an ellipsis": r"\w…",
        "small letter after a colon": r": (du|wir|ihr|es|niemand|alle|wähle|nimm|lege|setze|tippe|warte) \w+(st|t|n)? ",
    },
}
"""Signs that a reader of the language would correct at once."""

ALLOWED = {
    # A rule of thumb cannot tell these from mistakes; each is right.
    "fr": ["players: 3"],
    "de": ["## H3 Bevölkerung"],
}

WORDS = {
    "fr": [
        r"unités? de population",
        "joueur actif",
        "héros errant",
        r"\bTroupe\b",
        r"[Pp]aierai?t?\b",
        "Heroes of the World",
        r"(?<![.-])\bbots?\b(?![.=])",
    ],
    "de": [
        r"\bKr(aft|äfte)n?\b(?<!außer Kraft)(?<!in Kraft)",
        r"\d Bevölkerung\b",
        "Schatzschritt",
        r"\bvollende",
        "Entdeckung",
        "Lehrstunde",
    ],
}
"""Words that are not those of the printed rulebooks or of `docs/language.md`."""


def spoken(file: Path) -> Iterator[tuple[str, str]]:
    """Every text of a Fluent file with its key; what is put in shows as a letter."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name not in EXEMPT:
            for text in sayings(entry.value):
                yield entry.id.name, text


def sayings(pattern: ftl.Pattern | None) -> Iterator[str]:
    """The texts of a pattern: one for each variant, with the text around it."""
    texts = [""]
    for element in pattern.elements if pattern else []:
        if isinstance(element, ftl.TextElement):
            texts = [text + element.value for text in texts]
        else:
            texts = [text + choice for text in texts for choice in choices(element.expression)]
    yield from texts


def choices(expression: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression) -> list[str]:
    if isinstance(expression, ftl.SelectExpression):
        return list(dict.fromkeys(text for variant in expression.variants for text in sayings(variant.value)))
    if isinstance(expression, ftl.StringLiteral):
        return [str(expression.parse()["value"])]
    return ["X"]


def prose(file: Path) -> Iterator[tuple[str, str]]:
    """The lines of a rulebook without code, links and the signs of Markdown."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        plain = re.sub(r"\*+", "", re.sub(r"`[^`]*`|\]\([^)]*\)", "X", line.strip()))
        yield f"{file.name}:{number}", plain if not plain.startswith("|") else ""


def cells(file: Path, lang: str) -> Iterator[tuple[str, str]]:
    """The texts of a language in a table of the box."""
    with file.open(encoding="utf-8", newline="") as opened:
        for number, row in enumerate(csv.DictReader(opened), start=2):
            for column, text in row.items():
                key = row.get("key", column) if column == "value" else column
                if key.endswith(f"_{lang}"):
                    yield f"{file.name}:{number} {key}", text


@cache
def texts(lang: str) -> list[tuple[str, str]]:
    """Everything people may read in a language, with where it stands."""
    messages = [*SOURCE.glob(f"**/texts/*{lang}.ftl"), *WEB.glob(f"**/texts/*{lang}.ftl")]
    rulebooks = SOURCE.glob(f"games/*/rulebook/{lang}.md")
    found = [spoken(file) for file in messages] + [prose(file) for file in rulebooks]
    return list(chain(*found, *(cells(file, lang) for file in TABLES.glob("*.csv"))))


def wrong(lang: str, pattern: str) -> list[str]:
    found = []
    for place, text in texts(lang):
        for match in re.finditer(pattern, text):
            around = text[max(0, match.start() - 20) : match.end() + 20]
            if not any(phrase in around for phrase in ALLOWED.get(lang, [])):
                found.append(f"{place}: {around}")
    return found


@pytest.mark.parametrize(
    ("lang", "name"), [(lang, name) for lang in LANGUAGES for name in (*MISTAKES["all"], *MISTAKES[lang])]
)
def test_no_text_has(lang: str, name: str) -> None:
    pattern = MISTAKES[lang].get(name) or MISTAKES["all"][name]
    assert wrong(lang, pattern) == []


@pytest.mark.parametrize("lang", WORDS)
def test_printed_terms_are_used(lang: str) -> None:
    assert [place for word in WORDS[lang] for place in wrong(lang, word)] == []


@pytest.mark.parametrize(("wrong_text", "lang", "name"), [
    ("Qui ?", "fr", "no no-break space before a sign"),
    ("« Oui\u00a0»", "fr", "no no-break space after a quote"),
    ("l'or", "fr", "straight apostrophe"),
    ("Wait …", "en", "space before a sign"),
    ("30 %", "de", "no no-break space before a percent sign"),
    ("The rule: The hero", "en", "capital after a colon"),
])  # fmt: skip
def test_a_mistake_is_seen(wrong_text: str, lang: str, name: str) -> None:
    assert re.search(MISTAKES[lang].get(name) or MISTAKES["all"][name], wrong_text)
