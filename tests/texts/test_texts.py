"""Every message is there in all three languages, is used, and can be said.

Most keys stand in the source as they are. Those that are put together there (`f"seventh-hero-{value}"`) belong to a
family: `families` names its beginning and all its endings. Whoever computes a new kind of key adds a line there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import herohall
from herohall.cli.arena import HEADINGS
from herohall.core.event import SECRET
from herohall.core.texts import LANGUAGES
from herohall.core.texts import messages as spoken_messages
from herohall.games.seventh import options as seventh_options
from herohall.games.seventh.events import EVENTS as SEVENTH_EVENTS
from herohall.games.seventh.teller import SeventhTeller
from herohall.games.world import effects as world_effects
from herohall.games.world import options as world_options
from herohall.games.world.box_desk import WorldDesk
from herohall.games.world.box_form import BOX, BOX_KEYS, COLUMNS
from herohall.games.world.effect_words import PARTS as EFFECT_PARTS
from herohall.games.world.events import EVENTS as WORLD_EVENTS
from herohall.games.world.moves import COLOURS
from herohall.games.world.refusals import INNER_KEYS
from herohall.games.world.teller import WorldTeller
from herohall.lab import bench_own, bench_peers
from herohall.lab.bench import COMPILED, PURE
from herohall.proof import crash, fuzz, soak
from herohall.proof.load import Step
from herohall.proof.report import NOT_SHOWN
from herohall.proof.simulate import run as simulate
from herohall.proof.simulate.watch import RULES
from herohall.research import bench as research_bench
from herohall.spoken.commands import WISHES

SOURCE = Path(herohall.__file__).parent
FOLDERS = {folder.parent.name: folder.parent for folder in SOURCE.glob("**/texts")}
ROOMS = sorted(FOLDERS)

TABLE_COLUMNS = ["id", "game", "status", "moves", "changed", "names"]
TABLE_STATES = ["running", "paused", "over", "ended", "frozen"]
"""In the owner's list."""

SPEAKERS = {
    "t": 0,
    "HallError": 0,
    "BadOption": 0,
    "BadMove": 0,
    "IllegalMove": 1,
    "BadState": 0,
    "BadRecord": 0,
    "CannotUndo": 0,
    "CannotWriteBox": 0,
    "fault": 1,
    "say": 0,
}
"""What is called with a key, and the place of the key among the arguments."""

IMPLIED = {"IllegalMove": {"rule"}, "BadRecord": {"line"}, "fault": {"line"}}
"""Parameters a speaker adds by itself."""

SEVENTH_QUESTIONS = ["window", "react", "send", "discard", "receive", "return"]
SEVENTH_MOVES = ["decline", "recruit", "pass", "send-deck", "send", "send-party", "discard", "clue", "power", "ready"]
SEVENTH_REASONS = ["wins", "recruit", "pass", "clue", "keep", "discard", "send-deck", "send", "send-risky"]
WORLD_QUESTIONS = [
    *("place", "take", "play", "settle", "discover", "attack", "spend"),
    *("survey", "migrate", "wall", "reroll", "keep", "flee", "score", "target", "power"),
]
EFFECT_WORDS = {
    *(*world_effects.MOMENTS, *world_effects.EFFECTS, "score-number", "figures", "money", "score-points"),
    *(clause.split()[-1] for clause in world_effects.CLAUSES if clause != world_effects.AGAIN),
    *(f"amount-{amount}" for amount in (*world_effects.SHARES, world_effects.ALL)),
    *(f"part-{part}" for part in EFFECT_PARTS),
}
PHRASE_PROBLEMS = [
    *("power", "missing", "effect", "number", "choice", "word", "twice", "asks", "sure", "clause", "alone", "last"),
    "endless",
]


VERBS = {name: {word.split()[0] for word in herohall.game(name).words if word} for name in herohall.games()}
SIDES = ["attacker", "defender"]
COMMANDS = {
    *("help", "status", "moves", "why", "hand", "party", "map", "score", "log", "rules", "about", *WISHES),
}
OWN_COMMANDS = {"seventh": ["hero", "discards"], "world": ["row", "wonders", "bag"]}


REPORTED = {
    "all": ["final", "seats", "points", "leads", "half", "decisions", "needed", "figures", "comparison"],
    "seventh": ["dealt", "recruited", "power"],
    "world": ["built", "power", "played", "left", "rolled"],
}
"""Plots of the balance report that need a word of explanation."""


REPORT_COLUMNS = [
    "among",
    "choices",
    "difference",
    "effect",
    "end",
    "from",
    "games",
    "high",
    "leads",
    "least",
    "low",
    "mean",
    "most",
    "name",
    "per_game",
    "place",
    "points",
    "seat",
    "second",
    "share",
    "shift",
    "sure",
    "to",
    "turn",
    "variant",
]
"""The columns of the report's tables."""

PROOFS = {
    "crash": crash.Result,
    "fuzz": fuzz.Result,
    "soak": soak.Result,
    "simulate": simulate.Result,
    "load": msgspec.Struct,
}


@cache
def families() -> dict[str, set[str]]:
    """The beginning of the keys of each family, and the endings there are."""
    heroes = [str(value) for value in range(1, 8)]
    return {
        beginning: set(endings)
        for beginning, endings in {
            "seventh-hero-": heroes,
            "seventh-card-": heroes,
            "seventh-terminal-edition-": seventh_options.EDITIONS,
            "seventh-terminal-clue-": ["identical", "requirement"],
            "world-terminal-edition-": world_options.EDITIONS,
            "seventh-dragon-": heroes,
            "seventh-requirement-": heroes,
            "seventh-power-": heroes,
            "seventh-event-": [kind.name.replace("_", "-") for kind in SEVENTH_EVENTS],
            "seventh-ask-": SEVENTH_QUESTIONS,
            "seventh-move-": SEVENTH_MOVES,
            "seventh-refuse-": refused_in("seventh") | {f"power-{value}" for value in heroes},
            "seventh-option-": option_endings(seventh_options.OPTIONS),
            "seventh-edition-": seventh_options.EDITIONS,
            "seventh-order-": [order.name for order in herohall.game("seventh").orders],
            "seventh-reason-": SEVENTH_REASONS + [f"power-{value}" for value in heroes],
            "cli-arena-": HEADINGS,
            "server-": ["paused", "over", "ended", "frozen"],
            "server-list-": {*TABLE_COLUMNS, *TABLE_STATES},
            "world-event-": [kind.name for kind in WORLD_EVENTS]
            + [f"{kind.name}-seen" for kind in WORLD_EVENTS if any(fact.startswith(SECRET) for fact in kind.facts)],
            "world-spoken-move-": {*VERBS["world"], "take-deck", "remove"},
            "world-kind-": WORLD_QUESTIONS,
            "world-ask-": WORLD_QUESTIONS,
            "world-refuse-": refused_in("world")
            | {*INNER_KEYS.values()}
            | {f"moment-{moment}" for moment in world_effects.MOMENTS},
            "world-effect-": EFFECT_WORDS,
            "world-box-phrase-": PHRASE_PROBLEMS,
            "world-option-": option_endings(world_options.OPTIONS),
            "world-edition-": world_options.EDITIONS,
            "world-reason-hero-": ["completes", "population", "discovery", "conquest", "treasure"],
            "world-epoch-": ["ancient", "modern"],
            "world-colour-": COLOURS,
            "world-box-file-": [file.removesuffix(".csv") for file in COLUMNS],
            "world-box-column-": column_endings(),
            "world-box-sheet-": [file.removesuffix(".csv") for file in COLUMNS],
            "world-box-label-": column_endings("label"),
            "world-box-word-": word_endings(),
            "world-box-start-": ["title", "about"],
            "spoken-command-": COMMANDS,
            "spoken-help-": COMMANDS - {"help"},
            **{f"{game}-verb-": verbs for game, verbs in VERBS.items()},
            **{f"{game}-command-": commands for game, commands in OWN_COMMANDS.items()},
            **{f"{game}-help-": commands for game, commands in OWN_COMMANDS.items()},
            "lab-bench-": {*bench_own.KINDS, *bench_peers.KINDS, *research_bench.KINDS},
            "lab-bench-form-": [COMPILED, PURE],
            "lab-bench-column-": ["measure", "game", "rate", "spread", "length"],
            "proof-title-": PROOFS,
            "proof-figure-": {name.replace("_", "-") for proof in PROOFS.values() for name in proof.__struct_fields__}
            - {"samples", "why-failed", "failure"},
            "proof-rule-": [rule.replace(" ", "-") for rule in RULES],
            "proof-step-": [name.replace("_", "-") for name in Step.__struct_fields__ if name not in NOT_SHOWN],
            "proof-first-": ["server", "players", "errors", "latency"],
            "seventh-kind-": SEVENTH_QUESTIONS,
            "world-report-": [*WorldTeller.families, *(f"{one}-about" for one in REPORTED["world"]), *SIDES],
            "seventh-report-": [*SeventhTeller.families, *(f"{one}-about" for one in REPORTED["seventh"])],
            **{f"{game}-report-move-": verbs for game, verbs in VERBS.items()},
            "world-report-figure-": [number.name for number in WorldTeller.numbers],
            "world-box-tune-": ["variation", "changes", "off", "closer", "now", "title", "advice", "nothing"],
            **{f"lab-report-{plot}-": ["about"] for plot in REPORTED["all"]},
            "lab-report-axis-": ["turn", "leads", "place"],
            "lab-report-end-": ["ancient", "game"],
            "lab-report-column-": REPORT_COLUMNS,
        }.items()
    }


# Keys that are put together


def refused_in(room: str) -> set[str]:
    """What a room says in `refuse(rule, key)`, and assigns to a variable `key` before."""
    found: set[str] = set()
    for tree in sources(room):
        for call in calls_of(tree, {"refuse"}):
            found |= words_in(call.args[1])
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "key" for t in node.targets):
                found |= {word for word in words_in(node.value) if not word.startswith((f"{room}-", "spoken-"))}
    return found


def option_endings(options: list) -> list[str]:
    return [ending for o in options for ending in (o.name, *(f"{o.name}-{value}" for value in o.values))]


def column_endings(kind: str = "column") -> set[str]:
    """A column of a box's file has a text of its own or shares one with columns of the same name."""
    sheets = {file.removesuffix(".csv"): BOX_KEYS if file == BOX else columns for file, columns in COLUMNS.items()}
    both = [(f"{sheet}-{column.stem}", column.stem) for sheet, columns in sheets.items() for column in columns]
    return {own if f"world-box-{kind}-{own}" in messages("world", "en") else shared for own, shared in both}


def word_endings() -> set[str]:
    """The words to choose from in the form for own cards; territories are called by their names in the box."""
    columns = [
        column for form in WorldDesk().forms() for column in form.columns if not column.lines_of and column.lang == ""
    ]
    return {f"{column.name}-{word}" for column in columns for word in column.words if not word.isdecimal()}


# Reading the Fluent files


@cache
def entries(room: str, lang: str) -> list[ftl.EntryType]:
    files = sorted((FOLDERS[room] / "texts").glob(f"*{lang}.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]


@cache
def messages(room: str, lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(room, lang) if isinstance(entry, ftl.Message)}


def all_messages(lang: str) -> dict[str, ftl.Message]:
    return {key: message for room in ROOMS for key, message in messages(room, lang).items()}


class Needs(Visitor):
    """What a message needs: its variables, with the values they are compared to, and other messages."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: dict[str, set[str | int]] = {}
        self.references: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            assert isinstance(argument, ftl.VariableReference)
            self.variables.setdefault(argument.id.name, set()).add(1)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            words = {key.name for key in keys if isinstance(key, ftl.Identifier)}
            numbers = {int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)}
            counted = {0, 1, 2, 21} if numbers or words & {"one", "other"} else words
            self.variables.setdefault(node.selector.id.name, set()).update(counted | numbers)
        self.generic_visit(node)


def needs(key: str, lang: str) -> dict[str, set[str | int]]:
    """The variables of a message and of those it includes."""
    own = Needs(all_messages(lang)[key])
    result = own.variables
    for other in own.references:
        for name, values in needs(other, lang).items():
            result.setdefault(name, set()).update(values)
    return result


# Reading the source


@cache
def sources(room: str = ".") -> list[ast.Module]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(FOLDERS.get(room, SOURCE).rglob("*.py"))]


def calls_of(tree: ast.AST, names: set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in names:
            yield node


def called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def words_in(node: ast.expr) -> set[str]:
    """The strings an expression may be: itself, or either side of a condition."""
    if isinstance(node, ast.IfExp):
        return words_in(node.body) | words_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def spoken() -> Iterator[tuple[ast.Call, str]]:
    """Every call of a speaker with a key written out."""
    for tree in sources():
        for call in calls_of(tree, set(SPEAKERS)):
            place = SPEAKERS[called(call)]
            for key in words_in(call.args[place]) if len(call.args) > place else ():
                yield call, key


@cache
def literals() -> frozenset[str]:
    """All strings of the source, save the fixed parts of computed ones."""
    found: set[str] = set()
    for tree in sources():
        computed = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in computed:
                found.add(node.value)
    return frozenset(found)


def computed_beginnings() -> set[str]:
    """The fixed beginnings of computed strings that look like keys."""
    found: set[str] = set()
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value))
    return {text for text in found if re.fullmatch(rf"({'|'.join(ROOMS)})-([a-z0-9_]+-)*", text)}


def written_keys() -> set[str]:
    """The keys that stand in the source as they are."""
    prefixed = re.compile(rf"({'|'.join(ROOMS)})(-[a-z0-9_]+)+")
    return {key for _, key in spoken()} | {text for text in literals() if prefixed.fullmatch(text)}


def computed_keys() -> set[str]:
    titles = {f"{game}-title" for game in herohall.games()}
    return titles | {beginning + ending for beginning, endings in families().items() for ending in endings}


# The tests


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_a_file_is_well_formed(room: str, lang: str) -> None:
    junk = [entry.content for entry in entries(room, lang) if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries(room, lang) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))
    assert [key for key in keys if room != "core" and not key.startswith(f"{room}-")] == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("room", ROOMS)
def test_all_languages_have_the_same_keys(room: str, lang: str) -> None:
    assert " ".join(sorted(messages(room, lang).keys() ^ messages(room, "en").keys())) == ""


def test_no_key_is_in_two_rooms() -> None:
    assert sum(len(messages(room, "en")) for room in ROOMS) == len(all_messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("room", ROOMS)
def test_all_languages_use_the_same_variables(room: str, lang: str) -> None:
    shared = messages(room, "en").keys() & messages(room, lang).keys()
    assert [key for key in sorted(shared) if needs(key, lang).keys() != needs(key, "en").keys()] == []


def test_every_used_key_exists() -> None:
    assert " ".join(sorted((written_keys() | computed_keys()) - all_messages("en").keys())) == ""


def test_every_key_is_used() -> None:
    included = {other for message in all_messages("en").values() for other in Needs(message).references}
    titles = {f"{game}-title" for game in VERBS}
    assert " ".join(sorted(all_messages("en").keys() - literals() - computed_keys() - included - titles)) == ""


def test_every_computed_key_belongs_to_a_family() -> None:
    known = families().keys()
    unknown = {text for text in computed_beginnings() if not any(text in name or name in text for name in known)}
    assert " ".join(sorted(unknown)) == ""


def test_a_message_gets_all_its_variables() -> None:
    lacking = []
    for call, key in spoken():
        given = {keyword.arg for keyword in call.keywords}
        if None in given or key not in all_messages("en"):
            continue
        missing = needs(key, "en").keys() - given - IMPLIED.get(called(call), set())
        lacking += [f"{key} lacks {name}" for name in sorted(missing)]
    assert lacking == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_message_can_be_said(room: str, lang: str) -> None:
    wrong = []
    for key, params in every_saying(room, lang):
        text, missing = spoken_messages(lang).say(key, params)
        if missing or text is None or not text.strip() or re.search(r"[{}]| [.,]", text):
            wrong.append((key, text, missing))
    assert wrong == []


def every_saying(room: str, lang: str) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Every message of a room, with all combinations of the values that matter to it."""
    for key in messages(room, lang):
        variables = needs(key, lang)
        for values in product(*(sorted(choices, key=str) or ["Nora"] for choices in variables.values())):
            yield key, dict(zip(variables, values, strict=True))
