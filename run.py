#!/usr/bin/env python3
"""Sets HeroHall up and starts it; needs nothing but Python 3.11.

    python3 run.py               play
    python3 run.py ARGS…         the `herohall` command with these arguments
    python3 run.py test          linters, types, import contracts, tests
    python3 run.py test ARGS…    pytest alone, with these arguments
    python3 run.py --pure …      any of these without compiled code

Set-up happens once, into `.venv` beside this file, and again when the pins, pyproject.toml or Python change. Where
there is a C compiler, the engine is compiled, anew when its sources change; `herohall --version` says which form runs.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"run.py: HeroHall needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

MAIN_JOB = ["play"]  # what happens without arguments

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
READY = VENV / "herohall-ready"  # one line for each stage of set-up that was completed
COMPILED = VENV / "herohall-compiled"  # the digest of the sources last compiled, or that could not be
PYTHON = str(BIN / "python")
UV_INSTALL = [str(BIN / "uv"), "pip", "install", "--python", PYTHON, "--compile-bytecode", "--quiet"]

# What the tests drive, by Debian's names, and whether it is there.
PROGRAMS: dict[str, Callable[[], object]] = {
    "chromium": lambda: any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))),
    "postgresql": lambda: shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
    "redis-server": lambda: shutil.which("redis-server"),
}
CHECKS = {
    "ruff check": ["ruff", "check"],
    "ruff format": ["ruff", "format", "--check"],
    "mypy": ["mypy"],
    "import-linter": ["lint-imports", "--no-logo"],
    "pytest": ["pytest", "-n", "2"],
    "pytest compiled": ["pytest", "-n", "2", "tests/rules", "tests/corpus", "tests/core", "tests/fast"],
}


class SetUpError(Exception):
    """Set-up could not go on; the text is for people."""


def step(what: str, command: list[str], hint: str) -> None:
    """Run one step of the set-up, showing what it is and, only if it fails, why."""
    print(f"  {what} …", file=sys.stderr, flush=True)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        lines = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        errors = [line for line in lines if line.lower().startswith("error")]
        reason = (errors or lines[-1:] or ["no message"])[0]
        raise SetUpError(f"{what} failed: {reason} ({hint})")


def install_uv() -> None:
    """A fresh environment, with the pinned installer in it."""
    shutil.rmtree(VENV, ignore_errors=True)
    # Not sys.executable: when .venv is active, that is the one just removed.
    python: str = getattr(sys, "_base_executable", sys.executable)
    step("making .venv", [python, "-m", "venv", str(VENV)], "on Debian: apt install python3-venv")
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    step("installing uv", [*pip, "-r", "requirements/build.txt"], "is the network reachable?")


def install_herohall() -> None:
    """The package, editable, and what it needs to run."""
    install_pinned("installing HeroHall's parts", "requirements/runtime.txt")
    editable = [*UV_INSTALL, "--no-deps", "--no-build-isolation", "--editable", "."]
    step("installing HeroHall", editable, "is pyproject.toml in order?")


def install_cluster() -> None:
    """What several servers in company need: PostgreSQL's and Redis' languages."""
    install_pinned("installing the parts for several servers", "requirements/cluster.txt")


def install_lab() -> None:
    """What measuring and research need beyond playing."""
    install_pinned("installing the lab's parts", "requirements/lab.txt")


def install_tools() -> None:
    """Linters and test tools."""
    install_pinned("installing the test tools", "requirements/dev.txt")


def install_pinned(what: str, requirements: str) -> None:
    step(what, [*UV_INSTALL, "--require-hashes", "-r", requirements], "is the network reachable?")


STAGES = [
    (install_uv, ["requirements/build.txt"]),
    (install_herohall, ["requirements/runtime.txt", "pyproject.toml"]),
    (install_cluster, ["requirements/cluster.txt"]),
    (install_lab, ["requirements/lab.txt"]),
    (install_tools, ["requirements/dev.txt"]),
]
LAB_COMMANDS = {"arena", "bench", "ladder", "report"}


def stages_for(arguments: list[str]) -> int:
    """How much of the set-up a command needs."""
    if LAB_COMMANDS.intersection(arguments[:1]):
        return 4
    return 3 if any(argument.startswith("--database") for argument in arguments) else 2


def set_up(stages: int) -> None:
    """Bring the first so many stages up to date.

    The list of completed stages is removed while anything is being installed, so that an interrupted set-up
    is followed by one from the beginning.
    """
    plan = fingerprints(stages)
    if plan[-1] in completed():
        return
    with Path(__file__).open() as lock:
        wait_for(lock.fileno())
        done = completed()
        if plan[-1] in done:
            return
        print("Setting up (once) …", file=sys.stderr)
        READY.unlink(missing_ok=True)
        for (install, _), fingerprint in zip(STAGES, plan, strict=False):
            if fingerprint not in done:
                install()
        kept = [line for line in fingerprints(len(STAGES)) if line in plan or line in done]
        READY.write_text("\n".join(kept), encoding="utf-8")


def fingerprints(stages: int) -> list[str]:
    """For each stage a digest of all that it and the stages before it depend on."""
    digest = hashlib.sha256(f"{sys.version}\n{sys.base_prefix}\n{ROOT}".encode())
    found = []
    for _, files in STAGES[:stages]:
        for name in files:
            digest.update((ROOT / name).read_bytes())
        found.append(digest.hexdigest())
    return found


def completed() -> list[str]:
    return READY.read_text(encoding="utf-8").split() if READY.exists() else []


def wait_for(lock: int) -> None:
    """Let another set-up of the same folder finish first."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)


def compile_engine() -> None:
    """Bring the compiled form of the engine up to date; where that fails, plain Python does the same, more slowly."""
    if os.environ.get("HEROHALL_PURE"):
        return
    with Path(__file__).open() as lock:
        wait_for(lock.fileno())
        digest = sources_digest()
        if COMPILED.exists() and COMPILED.read_text(encoding="utf-8") == digest:
            return
        try:
            if os.name == "posix" and not shutil.which(os.environ.get("CC", "cc")):
                raise SetUpError("there is no C compiler")
            install_pinned("installing mypyc", "requirements/compile.txt")
            compiling = [PYTHON, "setup.py", "--quiet", "compile"]
            step("compiling the engine (a minute or two, once; --pure does without)", compiling, "see setup.py")
        except SetUpError as error:
            print(f"  Playing in plain Python, more slowly: {error}.", file=sys.stderr)
        COMPILED.write_text(digest, encoding="utf-8")


def sources_digest() -> str:
    """What the sources of the compiled modules come to, by the package's own reckoning."""
    spec = spec_from_file_location("herohall_form", ROOT / "src" / "herohall" / "_form.py")
    assert spec is not None
    assert spec.loader is not None
    form = module_from_spec(spec)
    spec.loader.exec_module(form)
    return str(form.digest())


def install_programs() -> None:
    """What the tests drive, where we may install it: as root on Debian and its kin."""
    missing = [name for name, found in PROGRAMS.items() if not found()]
    if not missing or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    step("asking what can be installed", ["apt-get", "update"], "is the network reachable?")
    for name in missing:
        install = ["apt-get", "install", "-y", "--no-install-recommends", name]
        step(f"installing {name} for the tests", install, "or install it yourself")


def herohall(arguments: list[str]) -> int:
    """Become the `herohall` command: same terminal, same signals, its exit code."""
    set_up(stages_for(arguments))
    compile_engine()
    command = [str(BIN / "herohall"), *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the game's business
    return subprocess.call(command)


def test(arguments: list[str]) -> int:
    """All checks, each to its end, then a summary; with arguments only pytest, in plain Python."""
    set_up(len(STAGES))
    install_programs()
    if arguments:
        return run_pure("pytest", *arguments)
    compile_engine()
    summary = []
    for name, command in CHECKS.items():
        print(f"── {name} ──", flush=True)
        start = time.monotonic()
        code = run_tool(*command) if name == "pytest compiled" else run_pure(*command)
        summary.append((name, code, time.monotonic() - start))
    print("── summary ──")
    for name, code, seconds in summary:
        print(f"{name:<15} {'failed' if code else 'ok':<6} {seconds:6.1f} s")
    return int(any(code for _, code, _ in summary))


def run_tool(name: str, *arguments: str) -> int:
    return subprocess.call([str(BIN / name), *arguments], cwd=ROOT)


def run_pure(name: str, *arguments: str) -> int:
    """Run a tool with the sources as they stand; HEROHALL_PURE set to nothing asks for the compiled form."""
    return subprocess.call([str(BIN / name), *arguments], cwd=ROOT, env={"HEROHALL_PURE": "1", **os.environ})


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["--pure"]:
            arguments = arguments[1:]
            os.environ["HEROHALL_PURE"] = "1"
        if arguments[:1] == ["test"]:
            return test(arguments[1:])
        return herohall(arguments or MAIN_JOB)
    except (SetUpError, OSError) as error:
        print(f"run.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("run.py: interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
