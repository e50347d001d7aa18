"""Set-up: once, only what is needed, and in one clear line where it cannot be; nothing half-made is used later."""

from __future__ import annotations

import ast
import signal
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from tests.patience import PATIENCE
from tests.setup.checkout import ROOT, STAND_IN, Checkout, end, eventually

UV = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8").partition("uv==")[2].split()[0]
"""The version that is pinned."""
TROUBLES = {
    "error: Request failed after 3 retries\n  cause: client error (Connect)\n  cause: dns error": (
        "the network cannot be reached"
    ),
    "error: Failed to install: click\n  cause: Hash mismatch for `click==8`": (
        "a download was cut short or damaged, try again"
    ),
    "error: Failed to fetch\n  cause: Failed to extract archive\n  cause: unexpected end of file": (
        "a download was cut short or damaged, try again"
    ),
    "error: Failed to install: click\n  cause: No space left on device (os error 28)": "the disk is full",
    "error: failed to create file\n  cause: Read-only file system (os error 30)": "this folder cannot be written to",
    "error: the moon is in the wrong house": "error: the moon is in the wrong house",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    (tmp_path / "a folder").mkdir()
    return Checkout(tmp_path / "a folder", tmp_path / "programs")


def test_playing_is_set_up_once_with_its_own_parts_only(checkout: Checkout) -> None:
    code, lines = checkout.run("--version")
    assert (code, lines[-1]) == (0, STAND_IN)
    assert checkout.installed() == ["runtime"]
    assert checkout.run("--version") == (0, lines[-1:])
    assert checkout.installed() == ["runtime"]


def test_other_commands_add_what_they_need(checkout: Checkout) -> None:
    checkout.run("--version")
    checkout.run("--pure", "report", "--help")
    assert checkout.installed() == ["runtime", "cluster", "lab"]
    checkout.run("test", "--version")
    assert checkout.installed() == ["runtime", "cluster", "lab", "docs", "dev"]


def test_new_pins_are_installed(checkout: Checkout) -> None:
    checkout.run("--version")
    with (checkout.folder / "requirements" / "runtime.txt").open("a") as pins:
        pins.write("# newer\n")
    assert checkout.run("--version")[0] == 0
    assert checkout.installed() == ["runtime", "runtime"]


def test_the_command_lies_in_the_environment(tmp_path: Path) -> None:
    (tmp_path / "a folder").mkdir()
    checkout = Checkout(tmp_path / "a folder", tmp_path / "programs", real=True)
    checkout.run("--version")
    done = subprocess.run([checkout.venv / "bin" / "herohall", "games", "--help"], capture_output=True, text=True)
    assert (done.returncode, "Usage: herohall games" in done.stdout) == (0, True)


@pytest.mark.parametrize("trouble", TROUBLES)
def test_trouble_is_told_in_one_line_and_leaves_nothing_behind(checkout: Checkout, trouble: str) -> None:
    code, lines = checkout.run("--version", FAKE=trouble)
    assert code == 1
    assert lines[-1] == f"run.py: installing HeroHall's parts failed: {TROUBLES[trouble]}."
    assert len([line for line in lines if not line.startswith(("  ", "Setting up"))]) == 1
    code, lines = checkout.run("--version")
    assert (code, "  making .venv …" in lines) == (0, True)


def test_a_killed_set_up_is_followed_by_one_from_the_beginning(checkout: Checkout) -> None:
    first = checkout.start("--version", FAKE="slow")
    eventually(lambda: checkout.installed() == ["runtime"])
    end(first, signal.SIGKILL)
    code, lines = checkout.run("--version")
    assert (code, "  making .venv …" in lines) == (0, True)


def test_a_later_stage_that_fails_leaves_playing_as_it_was(checkout: Checkout) -> None:
    checkout.run("--version")
    code, lines = checkout.run("--pure", "report", "--help", FAKE="error: dns error@lab")
    assert (code, lines[-1]) == (1, "run.py: installing the lab's parts failed: the network cannot be reached.")
    assert checkout.run("--version", FAKE="error: dns error") == (0, checkout.run("--version")[1])
    assert checkout.run("--pure", "report", "--help")[0] == 0
    calls = checkout.log.read_text().splitlines()
    assert checkout.installed() == ["runtime", "cluster", "lab", "lab"]
    assert "--reinstall-package=dask" in calls[3], "one of the packages may be half there"
    assert "--reinstall-package" not in calls[2]
    assert "--reinstall-package=msgspec" not in calls[3], "playing needs it"


def test_two_set_ups_at_once_are_one(checkout: Checkout) -> None:
    first = checkout.start("--version", FAKE="while")
    eventually(lambda: checkout.installed() == ["runtime"])
    code, lines = checkout.run("--version")
    assert (code, lines[0]) == (0, "  waiting for another set-up of this folder …")
    assert first.wait(PATIENCE) == 0
    assert checkout.installed() == ["runtime"]


def test_without_a_working_uv_on_the_machine_one_is_installed(checkout: Checkout) -> None:
    """It cannot be here, and that is told in one line, too."""
    code, lines = checkout.run("--version", FAKE="broken", PIP_INDEX_URL="http://127.0.0.1:9/simple", PIP_NO_INDEX="0")
    assert code == 1
    assert lines[-2:] == ["  installing uv …", "run.py: installing uv failed: the network cannot be reached."]


class HalfAWheel(BaseHTTPRequestHandler):
    """A package index whose connection breaks off in the middle of the file, as if that were its end."""

    def do_GET(self) -> None:
        name = f"uv-{UV}-py3-none-any.whl"
        index = self.path.startswith("/simple")
        body = f'<a href="/{name}">{name}</a>'.encode() if index else b"PK and no more"
        self.send_response(200)
        self.send_header("Content-Type", "text/html" if index else "application/zip")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None: ...


def test_half_a_download_is_told_and_not_used(checkout: Checkout) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), HalfAWheel) as index:
        Thread(target=index.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{index.server_port}/simple"
        code, lines = checkout.run("--version", FAKE="broken", PIP_INDEX_URL=address, PIP_NO_CACHE_DIR="1")
        index.shutdown()
    assert code == 1
    assert lines[-1] == "run.py: installing uv failed: a download was cut short or damaged, try again."
    assert not (checkout.venv / "bin" / "uv").exists()


def test_python_that_is_too_old_is_told_so() -> None:
    source = (ROOT / "run.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    old = f"import sys; sys.version_info, sys.version = (3, 10, 4), '3.10.4 (main)'; exec({source!r})"
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "run.py: HeroHall needs Python 3.11 or newer; this is 3.10.4.\n"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk with room for hardly anything."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip("only root may make a small disk")
    yield folder
    subprocess.run(["umount", folder], check=True)


def test_a_full_disk(small_disk: Path, tmp_path: Path) -> None:
    checkout = Checkout(small_disk, tmp_path / "programs")
    subprocess.run(["dd", "if=/dev/zero", f"of={small_disk / 'big'}"], capture_output=True, check=False)
    code, lines = checkout.run("--version")
    assert (code, lines[-1]) == (1, "run.py: making .venv failed: the disk is full.")
    (small_disk / "big").unlink()
    assert checkout.run("--version")[0] == 0


def test_a_folder_that_cannot_be_written_to(small_disk: Path, tmp_path: Path) -> None:
    checkout = Checkout(small_disk, tmp_path / "programs")
    read_only = ["mount", "-o", "remount,ro", str(small_disk)]
    subprocess.run(read_only, check=True)
    code, lines = checkout.run("--version")
    assert (code, lines[-1]) == (1, "run.py: making .venv failed: this folder cannot be written to.")
    subprocess.run([*read_only[:2], "remount,rw", str(small_disk)], check=True)
    assert checkout.run("--version")[0] == 0
    subprocess.run(read_only, check=True)
    code, lines = checkout.run("--version")
    assert (code, len(lines)) == (0, 1), "what is set up can be used"
