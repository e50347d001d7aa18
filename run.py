#!/usr/bin/env python3
"""Sets HeroHall up and starts it; needs nothing but Python 3.11.

    python3 run.py               play
    python3 run.py ARGS…         the `herohall` command with these arguments
    python3 run.py test          linters, types, import contracts, the quick tests
    python3 run.py test --all    the same with all tests
    python3 run.py test ARGS…    pytest alone, with these arguments
    python3 run.py docs          build the documentation as a site, into the folder `site`
    python3 run.py bench --start measure how soon one can play, in fresh copies
    python3 run.py compile       compile the engine now, and wait for it
    python3 run.py --pure …      any of these without compiled code

Set-up happens once, into `.venv` beside this file, and again when the pins or Python change. If there is a C
compiler, the engine is compiled in the background of the first game; `herohall --version` says which form runs.
"""

import os
import signal
import subprocess
import sys

if sys.version_info < (3, 11):
    sys.exit(f"run.py: HeroHall needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

from bootstrap.engine import compile_behind, compile_now, compiled
from bootstrap.places import PYTHON, ROOT
from bootstrap.stages import CLUSTER, DOCS, LAB, PLAYING, TESTING, fetch_browser_parts, set_up
from bootstrap.steps import SetUpError, told

MAIN_JOB = ["play"]
"""What happens without arguments."""
LASTING = {"play", "serve", "resume"}
"""Commands during which the engine is compiled in the background."""
QUICK = {"arena", "bench", "ladder", "report"}
"""Commands that need speed, and wait for compiling."""


def stages_for(arguments: list[str]) -> int:
    """How much of the set-up a command needs."""
    if QUICK.intersection(arguments[:1]) or arguments[:1] == ["proof"]:
        return LAB
    return CLUSTER if any(argument.startswith("--database") for argument in arguments) else PLAYING


def herohall(arguments: list[str]) -> int:
    """The `herohall` command."""
    set_up(stages_for(arguments))
    if QUICK.intersection(arguments[:1]) or arguments[:1] == ["proof"]:
        compile_now()
    elif LASTING.intersection(arguments[:1]):
        compile_behind()
    elif arguments[:1] == ["site"] and "-h" not in arguments and "--help" not in arguments:
        fetch_browser_parts()
    return become([PYTHON, "-P", "-m", "herohall", *arguments])


def test(arguments: list[str]) -> int:
    """A tier of tests, as `tests/tiers.py` describes it; with other arguments only pytest, in plain Python."""
    set_up(TESTING)
    os.chdir(ROOT)
    if arguments in ([], ["--all"]):
        compile_now(again=True)
        return become([PYTHON, "tests/tiers.py", *arguments])
    os.environ.setdefault("HEROHALL_PURE", "1")  # an empty value asks for the compiled form
    return become([PYTHON, "-m", "pytest", *arguments])


def docs(arguments: list[str]) -> int:
    """The documentation as a site; a warning is a failure."""
    set_up(DOCS)
    os.chdir(ROOT)
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    return become([PYTHON, "-m", "mkdocs", "build", "--strict", *arguments])


def compile_command() -> int:
    """Compile the engine, whatever happened the last time."""
    set_up(PLAYING)
    compile_now(again=True)
    return 0 if compiled() else 1


def become(command: list[str]) -> int:
    """Replace this process by another program: same terminal, same signals, its exit code."""
    if os.name == "posix":
        os.execv(command[0], command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the other program handles Ctrl-C
    return subprocess.call(command)


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["--pure"]:
            arguments = arguments[1:]
            os.environ["HEROHALL_PURE"] = "1"
        if arguments[:1] == ["test"]:
            return test(arguments[1:])
        if arguments[:1] == ["docs"]:
            return docs(arguments[1:])
        if arguments[:2] == ["bench", "--start"]:
            from bootstrap import measure

            return measure.main(arguments[2:])
        if arguments == ["compile"]:
            return compile_command()
        return herohall(arguments or MAIN_JOB)
    except (SetUpError, OSError) as error:
        print(f"run.py: {told(error)}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("run.py: interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
