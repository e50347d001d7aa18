"""Builds HeroHall; everything fixed about the package is in pyproject.toml.

    python -m pip wheel .                        a wheel in plain Python, for every machine
    HEROHALL_COMPILE=1 python -m pip wheel .     the same with the hot modules compiled, for machines like this one
    python setup.py compile                      compiles them for this checkout, into its environment

Compiling needs a C compiler, and mypy, which a build of a wheel installs itself. What is compiled,
and why it is never out of date: `src/herohall/_form.py`.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from setuptools import Command, Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
KEPT = 3
"""How many builds of a checkout are kept: a running game may still need its own."""


def load_form() -> ModuleType:
    """`herohall._form`, without the package around it."""
    spec = spec_from_file_location("herohall_form", ROOT / "src" / "herohall" / "_form.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


form = load_form()
DIGEST: str = form.digest()
"""The hash of the sources when the build begins."""


def extensions(folder: str) -> list[Extension]:
    """The hot modules as C, written into a folder."""
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(ROOT / "src")
    sources = [str(form.source(module).relative_to(ROOT)) for module in form.MODULES]
    # Types of other packages and of the rooms around matter to the tests; a build has neither of them at hand.
    flags = ["--follow-imports=silent", "--ignore-missing-imports"]
    found: list[Extension] = mypycify([*flags, *sources], opt_level="3", target_dir=folder, group_name="herohall")
    if os.name == "posix":
        # Another compiler's warnings must not stop the build; calls between modules may be inlined.
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", "-fno-semantic-interposition"]
    return found


class BuildApart(build_ext):
    """Puts compiled modules into the separate folder where `herohall._form` looks for them."""

    def finalize_options(self) -> None:
        if WANTED and not self.distribution.ext_modules:
            self.distribution.ext_modules = extensions("build/c")
        super().finalize_options()

    def get_ext_fullpath(self, ext_name: str) -> str:
        return str(Path(self.build_lib, form.FOLDER, DIGEST, *ext_name.split("."))) + form.SUFFIX


class Compile(Command):
    """Compile for this checkout; an unfinished build is never used."""

    description = "compile the hot modules into this environment"
    user_options: list[tuple[str, str | None, str]] = []  # noqa: RUF012  # setuptools wants a plain list

    def initialize_options(self) -> None: ...

    def finalize_options(self) -> None: ...

    def run(self) -> None:
        builds = Path(sysconfig.get_path("platlib")) / form.FOLDER
        builds.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=builds, prefix=".build-") as work:
            self.distribution.ext_modules = extensions(f"{work}/c")
            command = self.distribution.get_command_obj("build_ext")
            command.build_lib, command.build_temp = f"{work}/lib", f"{work}/temp"
            self.run_command("build_ext")
            if form.digest() != DIGEST:
                sys.exit("error: a source was edited meanwhile; compile again")
            finished = Path(work, "lib", form.FOLDER, DIGEST)
            shutil.rmtree(builds / finished.name, ignore_errors=True)
            finished.rename(builds / finished.name)
        newest_first = sorted(builds.iterdir(), key=lambda build: build.stat().st_mtime, reverse=True)
        for old in newest_first[KEPT:]:
            shutil.rmtree(old, ignore_errors=True)


WANTED = os.environ.get("HEROHALL_COMPILE") == "1" and "compile" not in sys.argv
MYPY = "mypy>=2.4,<2.5"


class Wheel(Distribution):
    """A wheel that knows early whether it is for one kind of machine, and makes the C code only when it is built."""

    def has_ext_modules(self) -> bool:
        return WANTED or super().has_ext_modules()


setup(
    distclass=Wheel,
    cmdclass={"build_ext": BuildApart, "compile": Compile},
    setup_requires=[MYPY] if WANTED else [],  # read by pip before it builds
)
