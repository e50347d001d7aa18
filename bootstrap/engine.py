"""The compiled form of the engine: made while a game goes on, or waited for."""

import hashlib
import os
import shutil
import signal
import sys
import time
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Thread

from bootstrap.places import BUILDS, COMPILING, FAILED, PYTHON, ROOT, VENV
from bootstrap.stages import install
from bootstrap.steps import TROUBLES, SetUpError, lock, locked, step, told


def compile_now(again: bool = False) -> None:
    """Compile the engine and wait for it; where that cannot be, plain Python does the same, more slowly."""
    if os.environ.get("HEROHALL_PURE") or compiled():
        return
    try:
        with locked(COMPILING, "waiting for the engine, which is being compiled"):
            if not compiled():
                if failure() and not again:
                    raise SetUpError(f"{failure()}; `python3 run.py compile` tries again")
                build()
    except (SetUpError, OSError) as error:
        print(f"  The engine runs in plain Python, more slowly: {told(error)}.", file=sys.stderr)


def compile_behind() -> None:
    """Compile while the game goes on: in a process of the lowest priority, which ends with this one."""
    if os.environ.get("HEROHALL_PURE") or sys.platform == "win32" or compiled():
        return
    try:
        need_compiler()
        with COMPILING.open("a") as file:
            if lock(file):
                fork_builder(os.getpid())
    except (SetUpError, OSError) as error:
        print(f"  Bots think in plain Python, more slowly: {told(error)}.", file=sys.stderr)
        return
    last = f" (the last try: {failure()})" if failure() else ""
    now = f"  The engine is being compiled in the background{last}; until it is, bots think in plain Python."
    print(now, file=sys.stderr, flush=True)


if sys.platform != "win32":

    def fork_builder(game: int) -> None:
        """Leave the building to a process that is nobody's child; it keeps the lock."""
        if os.fork():
            os.wait()
            return
        os.setsid()  # Ctrl-C is the game's business
        if os.fork() == 0:
            try:
                silence = os.open(os.devnull, os.O_RDWR)
                for stream in (0, 1, 2):
                    os.dup2(silence, stream)
                os.nice(19)
                Thread(target=end_with, args=[game], daemon=True).start()
                build()
            finally:
                os._exit(0)
        os._exit(0)

    def end_with(game: int) -> None:
        """Wait for the end of a process, then end this one and all it has started."""
        while True:
            time.sleep(1)
            try:
                os.kill(game, 0)
            except ProcessLookupError:
                os.killpg(0, signal.SIGTERM)


def build() -> None:
    """Compile the engine; an unfinished build is never seen."""
    need_compiler()
    for unfinished in BUILDS.glob(".build-*"):
        shutil.rmtree(unfinished, ignore_errors=True)
    what = "compiling the engine (a minute or two, once; --pure does without)"
    path = {"PYTHONPATH": str(mypyc())}
    try:
        step(what, [PYTHON, "setup.py", "--quiet", "compile"], path)
        FAILED.unlink(missing_ok=True)
    except SetUpError as error:
        if not any(trouble in str(error) for trouble in TROUBLES):  # these pass, others come back
            FAILED.write_text(f"{attempt()}\n{error}", encoding="utf-8")
        raise


def need_compiler() -> None:
    if os.name == "posix" and not shutil.which(compiler()):
        raise SetUpError("there is no C compiler")


def compiler() -> str:
    return os.environ.get("CC", "cc").split()[0]


def mypyc() -> Path:
    """A folder with mypyc and what it needs, apart from what the game uses."""
    pins = "requirements/compile.txt"
    folder = VENV / f"herohall-mypyc-{hashlib.sha256((ROOT / pins).read_bytes()).hexdigest()[:12]}"
    if not folder.exists():
        for old in VENV.glob("herohall-mypyc-*"):
            shutil.rmtree(old)
        unfinished = VENV / "herohall-mypyc-unfinished"
        install("installing mypyc", pins, "--target", str(unfinished))
        unfinished.rename(folder)
    return folder


def attempt() -> str:
    """What a failure to compile depends on: the sources and the compiler."""
    found = shutil.which(compiler())
    changed = Path(found).stat().st_mtime_ns if found else 0
    return f"{sources_digest()} {found} {changed}"


def failure() -> str:
    """Why these sources could not be compiled by this compiler; nothing if that has not been tried."""
    if not FAILED.exists():
        return ""
    tried, _, why = FAILED.read_text(encoding="utf-8").partition("\n")
    return why if tried == attempt() else ""


def compiled() -> bool:
    """Whether there is a compiled form that fits the sources."""
    return (BUILDS / sources_digest()).is_dir()


@cache
def sources_digest() -> str:
    """What the sources of the compiled modules come to, by the package's own reckoning."""
    spec = spec_from_file_location("herohall_form", ROOT / "src" / "herohall" / "_form.py")
    assert spec is not None
    assert spec.loader is not None
    form = module_from_spec(spec)
    spec.loader.exec_module(form)
    return str(form.digest())
