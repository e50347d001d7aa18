"""The part of Fluent we speak, and what we say about the rest. That the page says the same: `tests/texts`."""

from __future__ import annotations

import pytest

from herohall.core.fluent import BadFluent, Messages, Param


def said(text: str, lang: str = "en", **params: Param) -> str | None:
    """The message `it` of a file."""
    messages = Messages(lang)
    messages.add(text)
    return messages.say("it", params)[0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("it = plain", "plain"),
        ("# before\nit = plain\n# after\nnext = other", "plain"),
        ("it =\n    on the next line\n", "on the next line"),
        ("it = one\n    two\n\n      three\n\nnext = other", "one\ntwo\n\n  three"),
        ('it = { "" } kept', " kept"),
        (r'it = { "quote \" and \u2014 dash" }', 'quote " and — dash'),
        ("it = before { other } after\nother = inside", "before inside after"),
        ("it = { $name }, { $name }", "Nora, Nora"),
        ("it = { $number }", "12,345"),
        ("it = { NUMBER($number, useGrouping: 0) }", "12345"),
    ],
)
def test_texts(text: str, words: str) -> None:
    assert said(text, name="Nora", number=12345) == words


SELECT = """it =
    { $count ->
        [0] none
        [one] one
       *[other] { $kind ->
            [red] { $count } red ones
           *[any] { $count } of them
        }
    }, that is all
"""


@pytest.mark.parametrize(
    ("lang", "count", "kind", "words"),
    [
        ("en", 0, "red", "none"),
        ("en", 1, "red", "one"),
        ("en", 2, "red", "2 red ones"),
        ("en", 1200, "blue", "1,200 of them"),
        ("de", 1200, "blue", "1.200 of them"),
        ("fr", 1200, "blue", "1\u202f200 of them"),
        ("en", "1", "blue", "1 of them"),  # text, not a number
    ],
)
def test_the_variant_that_fits_is_said(lang: str, count: Param, kind: str, words: str) -> None:
    assert said(SELECT, lang, count=count, kind=kind) == f"{words}, that is all"


@pytest.mark.parametrize(("lang", "ones"), [("en", [1]), ("de", [1]), ("fr", [0, 1])])
def test_plurals(lang: str, ones: list[int]) -> None:
    text = "it = { $n ->\n  [one] one\n *[other] other\n }"
    assert [n for n in range(30) if said(text, lang, n=n) == "one"] == ones


def test_what_is_missing_is_shown_and_named() -> None:
    messages = Messages("en")
    messages.add("it = { $name } and { nobody }\nround = { round }")
    assert messages.say("it", {}) == ("{$name} and {nobody}", ["$name", "nobody"])
    assert messages.say("round", {}) == ("{round}", ["round"])
    assert messages.say("none", {}) == (None, [])


@pytest.mark.parametrize(
    "text",
    [
        "it = { -term }",
        "it = { other.attribute }",
        "it = { DATETIME($day) }",
        "it = { $name",
        "it = }",
        "it = { $n ->\n  [one] without a star\n }",
        "it = text\n    .attribute = no",
    ],
)
def test_what_we_do_not_speak_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadFluent, match=r"^it: cannot read"):
        said(text, name="Nora", n=1)
