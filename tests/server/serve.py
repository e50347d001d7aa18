"""A server for tests, started as a process of its own: no pauses, whatever is in the data folder goes on.

python serve.py DATA PORT [NAME=VALUE …]     names: those of `Timing`, `metrics`, `ratings`,
                                             `seed` for the same deal everywhere
"""

import logging
import os
import sys
from pathlib import Path

from herohall.server import opening
from herohall.server.app import make_app
from herohall.server.hall import Hall
from herohall.server.listening import Lan, open_socket, run, sqlite_url
from herohall.server.pace import Timing


def main(data: Path, port: int, changes: dict[str, float]) -> None:
    database, redis = os.environ.get("TEST_DATABASE"), os.environ.get("TEST_REDIS") or None
    if (seed := changes.pop("seed", None)) is not None:
        opening.fresh_seed = lambda: int(seed)
    metrics = bool(changes.pop("metrics", 0))
    ratings = bool(changes.pop("ratings", 0))
    timing = Timing(calm=0, brisk=0, instant=0, grid=0, order=0)._replace(**changes)
    lan = Lan()
    hall = Hall(database or sqlite_url(data), data, timing, workers=1, redis=redis, ratings=ratings)
    door = open_socket("127.0.0.1", port)
    run(hall, make_app(hall, lan, metrics), lan, door, lambda: print(door.getsockname()[1], flush=True))


if __name__ == "__main__":
    logging.basicConfig(filename=Path(sys.argv[1]) / "log", format="%(levelname)s %(name)s %(message)s")
    pairs = (argument.split("=") for argument in sys.argv[3:])
    main(Path(sys.argv[1]), int(sys.argv[2]), {name: float(value) for name, value in pairs})
