"""Many games at once for learners: arrays of observations and masks, one step for all games.

    import herohall
    import numpy as np

    chance = np.random.default_rng(7)
    batch = herohall.batch("seventh", 64, players=4, seed=7)
    for _ in range(1000):
        batch.step(batch.any_moves(chance))

The arrays are created once and overwritten by every step: copy what you want to keep. When a game is over, the next one
starts at once at its place; `over` says so, and `rewards` holds the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Protocol, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from herohall.core import registry
from herohall.core.encoder import Encoder
from herohall.core.errors import BadOption, HallError, IllegalMove
from herohall.core.game import checked_seed, whole
from herohall.core.generator import fresh_seed
from herohall.core.many import Many, game_seed
from herohall.core.options import Value
from herohall.core.state import State
from herohall.research.encoders import encoder_for
from herohall.research.opponents import Bots, read_opponents
from herohall.research.plain import layout_for

REWARDS = ("win", "points")
REFUSE, FIRST = "refuse", "first"
ILLEGAL = (REFUSE, FIRST)


class BadActions(HallError):
    """Actions must be an array of whole numbers, one for each game; these are not."""


class BatchClosed(HallError):
    """The batch has been closed, by its owner or because a worker failed."""


class WorkerLost(HallError):
    """A worker process of a batch has ended or failed; the batch is closed."""


class Setup:
    """What a batch plays, in a form that every process understands."""

    def __init__(
        self,
        game: str,
        box: str | None,
        players: int | None,
        seed: int,
        opponents: str | Sequence[str] | None,
        reward: str,
        keeps_last: bool,
        options: dict[str, object],
    ) -> None:
        rules = registry.game(game, box)
        first = rules.first(players, options)  # raises an error for impossible settings
        self.game = game
        self.box = box
        self.players = first.players
        self.seed = seed
        self.reward = one_of("reward", reward, REWARDS)
        self.options: dict[str, Value] = first.options
        self.opponents = None if opponents is None else read_opponents(first, opponents)
        self.keeps_last = keeps_last

    def first(self) -> State:
        """A fresh game that others are copied from."""
        return registry.game(self.game, self.box).first(self.players, self.options)

    def many(self, start: int, stop: int) -> Many:
        """The games of these places."""
        first = self.first()
        many = Many(first, encoder_for(first), stop - start, self.seed, start)
        many.by_points = self.reward == "points"
        many.keeps_last = self.keeps_last
        if self.opponents is not None:
            many.lineup = Bots(first.game, self.opponents, stop - start)
        return many


class Arrays:
    """The arrays of a batch, in private or in shared memory."""

    def __init__(self, memory: NDArray[np.uint8], count: int, encoder: Encoder, paid: int) -> None:
        """`paid`: how many seats get a reward in each game."""
        sizes = array_sizes(count, encoder, paid)
        parts = np.split(memory, np.cumsum(sizes)[:-1])
        self.actions: NDArray[np.int64] = parts[0].view(np.int64)
        self.numbers: NDArray[np.int64] = parts[1].view(np.int64)
        self.rewards: NDArray[np.float32] = parts[2].view(np.float32).reshape(count, paid)
        self.observations: NDArray[np.uint8] = parts[3].reshape(count, encoder.size)
        self.masks: NDArray[np.bool_] = parts[4].view(np.bool_).reshape(count, encoder.moves)
        self.seats: NDArray[np.uint8] = parts[5]
        self.over: NDArray[np.bool_] = parts[6].view(np.bool_)

    def take(self, many: Many, start: int, stop: int) -> None:
        """Copy the results of the games at these places into the arrays."""
        count = stop - start
        self.observations[start:stop] = np.frombuffer(many.observations, np.uint8).reshape(count, -1)
        self.masks[start:stop] = np.frombuffer(many.masks, np.bool_).reshape(count, -1)
        self.seats[start:stop] = np.frombuffer(many.seats, np.uint8)
        self.over[start:stop] = np.frombuffer(many.over, np.bool_)
        self.numbers[start:stop] = many.numbers
        self.rewards[start:stop] = np.array(many.rewards, np.float32).reshape(count, -1)


def array_sizes(count: int, encoder: Encoder, paid: int) -> list[int]:
    """Bytes of each array; those with wide numbers come first, so that all are aligned."""
    return [8 * count, 8 * count, 4 * count * paid, count * encoder.size, count * encoder.moves, count, count]


class Games(Protocol):
    """The games behind a batch, here or in other processes; they write their results into the arrays."""

    def begin(self, seed: int) -> None: ...

    def step(self) -> None:
        """Make the moves in `actions`."""

    def refusal(self, place: int, move: int) -> IllegalMove: ...

    def last(self) -> list[bytes]: ...

    def close(self) -> None: ...


class GamesHere:
    """All games in this process."""

    def __init__(self, setup: Setup, count: int, arrays: Arrays) -> None:
        self.many = setup.many(0, count)
        self.arrays = arrays
        self.count = count

    def begin(self, seed: int) -> None:
        self.many.seed = seed
        self.many.begin()
        self.arrays.take(self.many, 0, self.count)

    def step(self) -> None:
        self.many.step(self.arrays.actions.tolist())
        self.arrays.take(self.many, 0, self.count)

    def refusal(self, place: int, move: int) -> IllegalMove:
        return self.many.states[place].refusal(move)

    def last(self) -> list[bytes]:
        return self.many.last

    def close(self) -> None:
        """Nothing to release."""


class Batch:
    """Many games, each at a decision. Made by `herohall.batch`.

    observations: uint8, games × numbers: what the deciding seat knows (`docs/research.md`)
    masks:        bool, games × moves: what it may do
    seats:        uint8: which seat that is
    rewards:      float32, games × players: what the last step brought to each seat; with opponents only the learner's,
                  one number a game
    over:         bool: the last step ended a game; the other arrays already belong to the next one
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int | None = None,
        seed: int | None = None,
        opponents: str | Sequence[str] | None = None,
        workers: int = 0,
        reward: str = "win",
        illegal: str = REFUSE,
        keeps_last: bool = False,
        box: str | None = None,
        **options: object,
    ) -> None:
        self.n = counted("n", n, 1)
        self.seed = fresh_seed() if seed is None else checked_seed(seed)
        self.setup = Setup(game, box, players, self.seed, opponents, reward, keeps_last, options)
        self.replaces = one_of("illegal", illegal, ILLEGAL) == FIRST
        self.players = self.setup.players
        first = self.setup.first()
        self.game = first.game
        self.layout = layout_for(self.game)
        encoder = encoder_for(first)
        paid = self.players if opponents is None else 1
        self._games, arrays = self._start(counted("workers", workers, 0), encoder, paid)
        self._arrays = arrays
        self._places = np.arange(self.n)
        self.observations, self.masks, self.seats, self.over = (
            arrays.observations,
            arrays.masks,
            arrays.seats,
            arrays.over,
        )
        self.rewards: NDArray[np.float32] = arrays.rewards if opponents is None else arrays.rewards[:, 0]
        self.games_begun = arrays.numbers
        """How many games have begun at each place."""
        self.closed = False
        self.reset()

    def _start(self, workers: int, encoder: Encoder, paid: int) -> tuple[Games, Arrays]:
        if workers == 0:
            memory = np.zeros(sum(array_sizes(self.n, encoder, paid)), np.uint8)
            arrays = Arrays(memory, self.n, encoder, paid)
            return GamesHere(self.setup, self.n, arrays), arrays
        from herohall.research.workers import GamesElsewhere  # imported only when needed: it is slow to load

        games = GamesElsewhere(self.setup, self.n, min(workers, self.n), encoder, paid)
        return games, games.arrays

    def reset(self, seed: int | None = None) -> None:
        """Start again: with the games of a seed, or with the same games."""
        self._check_open()
        if seed is not None:
            self.seed = checked_seed(seed)
        self._run(lambda: self._games.begin(self.seed))

    def step(self, actions: ArrayLike) -> None:
        """Every game makes one move; IllegalMove, with nothing changed, if one of them is not legal.

        A batch made with `illegal="first"` makes the first legal move instead.
        """
        self._check_open()
        moves = self._read(actions)
        bad = (moves < 0) | (moves >= self.masks.shape[1])
        bad |= ~self.masks[self._places, np.where(bad, 0, moves)]
        if bad.any():
            moves = self._replace(moves, bad)
        self._arrays.actions[:] = moves
        self._run(self._games.step)

    def _read(self, actions: ArrayLike) -> NDArray[np.int64]:
        try:
            moves = np.asarray(actions)
        except ValueError:  # rows of different lengths
            raise BadActions("research-bad-actions", n=self.n, found=type(actions).__name__) from None
        if moves.shape != (self.n,) or not np.issubdtype(moves.dtype, np.integer):
            found = f"{moves.dtype} {moves.shape}"
            raise BadActions("research-bad-actions", n=self.n, found=found)
        return moves.astype(np.int64, copy=False)

    def _replace(self, moves: NDArray[np.int64], bad: NDArray[np.bool_]) -> NDArray[np.int64]:
        if self.replaces:
            return np.where(bad, self.masks.argmax(axis=1), moves)
        place = int(bad.argmax())
        move, seat = int(moves[place]), int(self.seats[place])
        if not 0 <= move < self.game.move_count or not self.game.words[move]:
            raise BadActions("research-no-move", place=place, move=move, most=self.game.move_count - 1)
        why = self._games.refusal(place, move)
        word = self.game.words[move]
        raise IllegalMove(why.rule, "research-illegal", place=place, seat=seat, move=word, why=why)

    def any_moves(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal move for every game, all equally likely."""
        legal = np.flatnonzero(self.masks)
        counts = np.count_nonzero(self.masks, axis=1)
        picked = np.cumsum(counts) - counts + (chance.random(self.n) * counts).astype(np.int64)
        chosen: NDArray[np.int64] = legal[picked] % self.masks.shape[1]
        return chosen

    def scaled(self) -> NDArray[np.float32]:
        """The observations as numbers from 0 to 1, a new array: those of the PettingZoo environment."""
        return self.layout.scaled(self.observations)

    def last_observations(self) -> NDArray[np.uint8]:
        """With `keeps_last`: the last observations of the games that the last step ended, in order."""
        if not self.setup.keeps_last:
            raise BadOption("research-keeps-last")
        rows = self._games.last()
        return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), self.observations.shape[1])

    def seed_of(self, place: int) -> int:
        """The seed of the game at a place: `game.new(players, seed, chance="quick")` begins the same."""
        return game_seed(self.seed, place, int(self.games_begun[place]) - 1)

    def state_of(self, place: int) -> State:
        """The game at a place, to look at only. Not available in a batch with workers."""
        if not isinstance(self._games, GamesHere):
            raise BadOption("research-state-elsewhere")
        return self._games.many.states[place]

    def close(self) -> None:
        """End the workers, if there are any; the arrays stay as they are."""
        self.closed = True
        self._games.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __len__(self) -> int:
        return self.n

    def _check_open(self) -> None:
        if self.closed:
            raise BatchClosed("research-closed")

    def _run(self, work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException:
            self.close()  # some games may have moved and others not
            raise


def one_of(name: str, value: str, known: Sequence[str]) -> str:
    """A setting that has few values."""
    if value not in known:
        raise BadOption("bad-option-value", option=name, value=str(value), known=", ".join(known))
    return value


def counted(name: str, value: int, least: int) -> int:
    """A setting that is a whole number, NumPy's included."""
    number = whole(value)
    if number is None or number < least:
        raise BadOption("research-bad-number", name=name, value=str(value), least=least)
    return number
