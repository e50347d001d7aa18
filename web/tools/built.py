"""Builds the page into the package, and notes what it was built from.

    python web/tools/built.py           build, and write web/built.json
    python web/tools/built.py check     say whether the built files are those of the present sources
    python web/tools/built.py install   only install the tools

The built files are committed, so that nobody needs node to play. `web/built.json` holds the SHA-256 of every source and
of every built file; the tests compare them everywhere, and build anew where node is there.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "herohall" / "server" / "static"
MANIFEST = WEB / "built.json"
SOURCES = [
    "web/*.json",
    "web/*.ts",
    "web/*.js",
    "web/index.html",
    "web/public/**/*",
    "web/src/**/*",
    "web/tools/*.ts",
    *(f"src/herohall/{room}/texts/??.ftl" for room in ("core", "games/*", "bots", "browser", "server")),
]
"""All that the build reads. Tests and the bench lie among the sources but are not built."""


def is_source(path: Path) -> bool:
    """Whether the built page depends on it."""
    return path.is_file() and path != MANIFEST and "/src/dev/" not in path.as_posix() and ".test." not in path.name


def digest(path: Path) -> str:
    """SHA-256 of a file; of text with plain line ends, however it was checked out."""
    content = path.read_bytes()
    if path.suffix not in (".woff2", ".png"):
        content = content.replace(b"\r\n", b"\n")
    return hashlib.sha256(content).hexdigest()


def sources() -> dict[str, str]:
    """Every source of the page with its digest."""
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern) if is_source(path)}
    return {path.relative_to(ROOT).as_posix(): digest(path) for path in sorted(found)}


def built(folder: Path = STATIC) -> dict[str, str]:
    """Every built file with its digest."""
    return {path.relative_to(folder).as_posix(): digest(path) for path in sorted(folder.rglob("*")) if path.is_file()}


def manifest() -> dict[str, dict[str, str]]:
    """What was noted at the last build."""
    noted: dict[str, dict[str, str]] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return noted


def install() -> None:
    """Install the tools the lock file names; one process at a time, since tests run side by side."""
    pins, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    with pins.open() as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        if not installed.exists() or installed.stat().st_mtime < pins.stat().st_mtime:
            subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)


def build(folder: Path = STATIC) -> None:
    """Build the page."""
    install()
    command = ["npm", "run", "--silent", "build", "--", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "warn"]
    subprocess.run(command, cwd=WEB, check=True)


def differences(noted: dict[str, str], present: dict[str, str]) -> list[str]:
    """The names that are new, gone or changed."""
    return sorted(name for name in noted.keys() | present.keys() if noted.get(name) != present.get(name))


def main() -> int:
    if sys.argv[1:] == ["check"]:
        noted = manifest()
        wrong = differences(noted["sources"], sources()) + differences(noted["built"], built())
        print("\n".join(wrong) or "The built page is that of the present sources.")
        return 1 if wrong else 0
    if sys.argv[1:] == ["install"]:
        install()
        return 0
    build()
    noted = {"sources": sources(), "built": built()}
    MANIFEST.write_text(json.dumps(noted, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
