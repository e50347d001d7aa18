"""Real servers for tests of the store: PostgreSQL and Redis, each on a free port with a folder of its own."""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest
from tests.patience import PATIENCE

USER = "postgres"


def missing(what: str) -> None:
    """Nothing to test with: a failure where everything must be there."""
    if "CI" in os.environ:
        pytest.fail(f"{what} is missing; `apt-get install {what}`, or run `python3 run.py test` as root on Debian")
    pytest.skip(f"{what} is not installed; on Debian: apt-get install {what}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program_of_postgres(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


class Postgres:
    """A PostgreSQL for one run; it does not sync, which only a power cut would notice."""

    def __init__(self) -> None:
        if program_of_postgres("initdb") is None:
            missing("postgresql")
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="herohall-postgres-"))
        self._databases = itertools.count(1)
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER, USER)
        self.run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "herohall", "--no-sync")
        self.start()

    def run(self, name: str, *arguments: str) -> None:
        """One of its programs; as root it refuses to work, so it is another user's then."""
        program = program_of_postgres(name)
        assert program is not None
        as_user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        with (self.folder / "said").open("a") as said:
            subprocess.run([*as_user, program, *arguments], check=True, stdout=said, stderr=said, cwd=self.folder)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"hall{next(self._databases)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "herohall", name)
        return f"postgresql://herohall@127.0.0.1:{self.port}/{name}"


class Redis:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            missing("redis-server")
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
