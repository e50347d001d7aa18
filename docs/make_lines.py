"""Counts the lines of src/herohall by what they serve, and writes the table of `docs/architecture.md`.

python docs/make_lines.py

`docs/lines.toml` says which modules, functions and classes serve a part that came after version 0.1; all else counts
as serving what was there before, and so does what it names as an exception (`but`). It must be fair: a module that git
finds to be an earlier one, moved or copied, and a function or class of a name that was there before, may not be listed.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

from herohall.lab.bench_page import table
from herohall.lab.strength import put

DOCS = Path(__file__).parent
SOURCE = DOCS.parent / "src" / "herohall"
PAGE = DOCS / "architecture.md"
BEFORE = "cda4978"
ALIKE = "50%"
"""How much of a module must be found in an earlier one to count as that one, moved."""


def git(*words: str) -> str:
    """What git answers."""
    return subprocess.check_output(["git", *words], cwd=SOURCE, text=True)


def earlier() -> dict[str, str]:
    """The modules of before, with their text."""
    names = git("ls-tree", "-r", "--name-only", BEFORE, ".").split()
    return {name: git("show", f"{BEFORE}:./{name}") for name in names if name.endswith(".py")}


def moved() -> dict[str, str]:
    """The modules of today that were another one before."""
    alike = (f"-M{ALIKE}", f"-C{ALIKE}", "--find-copies-harder", "-l9999")
    told = git("diff", *alike, "--relative", "--name-status", BEFORE)
    rows = [line.split("\t") for line in told.splitlines()]
    return {row[2]: row[1] for row in rows if len(row) == 3}


def definitions(text: str) -> dict[str, ast.AST]:
    """Functions and classes by name; methods as `Class.method`."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    found: dict[str, ast.AST] = {}
    for node in ast.parse(text).body:
        if isinstance(node, kinds):
            found[node.name] = node
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{inner.name}": inner for inner in node.body if isinstance(inner, kinds)}
    return found


def length(node: ast.AST) -> int:
    """Lines of a function or class, its decorators and the empty lines above it."""
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    assert node.end_lineno is not None
    above = 1 if node.col_offset else 2
    return node.end_lineno - min([node.lineno, *(one.lineno for one in node.decorator_list)]) + 1 + above


def lines_of(entry: str, known: dict[str, str], names: set[str]) -> int:
    """Lines of what is listed; ends the program if it may not be."""
    pattern, _, name = entry.partition(":")
    files = sorted(SOURCE.glob(f"{pattern}*" if pattern.endswith("/") else pattern))
    if not files:
        sys.exit(f"lines.toml: {entry} is not there")
    if not name:
        for file in files:
            module = file.relative_to(SOURCE).as_posix()
            if module in known:
                sys.exit(f"lines.toml: {module} was {known[module]} before")
        return sum(count(file.read_text("utf-8")) for file in files if file.suffix == ".py")
    found = definitions(files[0].read_text("utf-8")).get(name)
    if found is None:
        sys.exit(f"lines.toml: {entry} is not there")
    if name.rpartition(".")[2] in names:
        sys.exit(f"lines.toml: something called {name} was there before")
    return length(found)


def count(text: str) -> int:
    """Lines of a text."""
    return len(text.splitlines())


def main() -> None:
    """Count and write."""
    before, known = earlier(), moved()
    names = {name.rpartition(".")[2] for text in before.values() for name in definitions(text)}
    parts = tomllib.loads((DOCS / "lines.toml").read_text("utf-8")).values()
    later = {
        part["title"]: sum(lines_of(entry, known, names) for entry in part["code"])
        - sum(lines_of(entry, known, set()) for entry in part.get("but", []))
        for part in parts
    }
    then = sum(count(text) for text in before.values())
    now = sum(count(file.read_text("utf-8")) for file in SOURCE.rglob("*.py"))
    rows = [
        [f"before (commit {BEFORE})", f"{then:,}"],
        ["now, for what there was before", f"{now - sum(later.values()):,}"],
        *([f"later: {title}", f"{lines:,}"] for title, lines in sorted(later.items(), key=lambda one: -one[1])),
        ["now, all", f"{now:,}"],
    ]
    text = table(["what for", "lines of Python in `src/herohall`"], rows).replace("| --- | --- |", "|---|--:|")
    put(PAGE, "lines", text)
    print(text)


if __name__ == "__main__":
    main()
