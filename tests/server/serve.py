"""A server for tests, started as a process of its own: no pauses, whatever is in the data folder goes on.

python serve.py DATA PORT [NAME=VALUE …]     names: those of `Timing`, `metrics`, `ratings`, `open_tables`,
                                             `database`, `redis`, `seed` for the same deal everywhere,
                                             `usual_orders` for the standing orders that people begin with
"""

import logging
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))  # for `tests`

from tests.server import asking

from herohall.core.game import Game
from herohall.hall import create
from herohall.hall.bits import Moment
from herohall.hall.bot_delay import Timing
from herohall.hall.daily import Deal
from herohall.hall.schemas import NewTable
from herohall.hall.table import Start, Table
from herohall.server.hall_server import make_server
from herohall.server.http.app import make_app
from herohall.server.sockets import Lan, open_socket, run, sqlite_url


def main(data: Path, port: int, changes: dict[str, str]) -> None:
    database, redis, seed = (changes.pop(name, None) for name in ("database", "redis", "seed"))
    metrics, ratings, open_tables = (bool(changes.pop(name, "")) for name in ("metrics", "ratings", "open_tables"))
    if not changes.pop("usual_orders", ""):
        asking.GAME.orders = asking.all_asked()
    times = {name: float(value) for name, value in changes.items()}
    timing = Timing(calm=0, brisk=0, instant=0, grid=0, order=0)._replace(**times)
    lan = Lan()
    url = database or sqlite_url(data)
    hall = make_server(url, data, timing, workers=1, redis=redis, ratings=ratings, open_tables=open_tables)
    if seed is not None:
        deal_always(int(seed))
    door = open_socket("127.0.0.1", port)
    run(hall, make_app(hall, lan, metrics), lan, door, lambda: print(f"http://127.0.0.1:{door.getsockname()[1]}"))


def deal_always(seed: int) -> None:
    """Every table of this server gets the same deal."""
    new_table = create.new_table

    def same_deal(
        game: Game, wanted: NewTable, start: Start, moment: Moment, deal: Deal | None = None
    ) -> tuple[Table, str]:
        return new_table(game, wanted, start, moment, Deal(seed, b"0" * 16))

    create.new_table = same_deal


if __name__ == "__main__":
    logging.basicConfig(format="%(levelname)s %(name)s %(message)s")
    main(Path(sys.argv[1]), int(sys.argv[2]), dict(argument.split("=", 1) for argument in sys.argv[3:]))
