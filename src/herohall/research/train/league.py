"""A network learns from games against bots, past selves and itself: the bots that have learned come from here.

python -m herohall.research.train.league seventh --minutes 120 --out seventh.npz
python -m herohall.research.train.league seventh --minutes 240 --out seventh.npz      # goes on where it stopped
python -m herohall.research.train.league seventh --alone 1 --against medium medium hard   # a third against hard
python -m herohall.research.train.league seventh --minutes 1 --games 64 --out small.npz

It starts as the game's rules of thumb (`policy.py`) and learns by masked PPO from many whole games a round, at a rate
that falls to nothing. The average of the weights over the last rounds is what is measured and written, also as `.net`,
the form in which bots use it.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from herohall.bots import bot
from herohall.core import registry
from herohall.core.many import game_seed
from herohall.core.state import State
from herohall.research.train import rounds
from herohall.research.train.experience import Experience, Strength
from herohall.research.train.network import Matrix, pick, probabilities
from herohall.research.train.policy import Policy
from herohall.research.train.quantise import write_network
from herohall.research.train.tables import BOT, LEARNER, Game, Question, Tables, encoder_of

CLIP = 0.2
VALUE = 2.0
EPOCHS = 4
PART = 4096
TRACE = 0.8
"""How much of what came after the next decision counts for a gain."""
AVERAGE = 0.9
"""How much of the averaged weights is kept in every round."""
CLEAR = 0.97
"""A move more likely than this teaches hardly anything;"""
CLEAR_KEPT = 0.15
"""of such decisions only some are kept, for the value."""
SELVES = 6
"""Past selves in the league; the oldest leaves."""
SELF_EVERY = 8
"""Rounds between one past self and the next."""
WARM = 2
"""Rounds in which only the value learns."""
LEAGUE = 0.6
"""Of the games in which it is not alone among bots so many are against a mixture of them, itself and past selves; the
others only against itself."""
USUAL = 0.55
"""How often the game has its default players and edition."""


class Settings(NamedTuple):
    """The settings of a run."""

    game: str
    out: Path
    minutes: float
    seed: int
    hidden: int
    second: int
    games: int
    rate: float
    entropy: float
    against: list[str]
    alone: float
    check_every: int
    check_games: int
    last_games: int


class League:
    """A learner, its average, its past selves, and all a run needs to go on."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game = registry.game(settings.game)
        self.firsts = [self.game.new(seed=0)] + [
            self.game.new(players, 0, edition=edition)
            for edition in self.game.editions
            for players in range(self.game.min_players, self.game.max_players + 1)
        ]
        """The usual game first, then every edition with every number of players."""
        self.encoders = [encoder_of(first) for first in self.firsts]
        self.policy = self.new_policy()
        self.average = self.new_policy()
        self.past: list[list[Any]] = []
        self.rounds = self.played = 0
        self.seconds = self.elsewhere = 0.0
        """Of processor time, in all runs together."""

    def new_policy(self) -> Policy:
        """A network that has learned nothing: it plays by rules of thumb."""
        chance, hidden = np.random.default_rng(self.settings.seed), (self.settings.hidden, self.settings.second)
        return Policy(self.game, self.encoders[0].size, hidden, chance, self.game.judged_moves)

    # Games

    def new_game(self, chance: Random) -> Game:
        """A game with a line-up by chance."""
        number = 0 if chance.random() < USUAL else chance.randrange(1, len(self.firsts))
        first = self.firsts[number]
        state = first.fresh(chance.getrandbits(56))
        return Game(state, self.encoders[number], self.lineup(state.players, chance))

    def lineup(self, players: int, chance: Random) -> list[int]:
        """Who sits where."""
        kind = BOT - chance.randrange(len(self.settings.against))
        others = [kind]
        if chance.random() >= self.settings.alone:
            if chance.random() >= LEAGUE:
                return [LEARNER] * players
            others = [kind, LEARNER, *range(1, len(self.past) + 1)]
        seats = [chance.choice(others) for _ in range(players)]
        seats[chance.randrange(players)] = LEARNER
        return seats

    def gather(self) -> Experience:
        """Play the games of a round, and return the learner's decisions with what came of them."""
        chance = Random(game_seed(self.settings.seed, self.rounds, 0))
        generator = np.random.default_rng(chance.getrandbits(60))
        games = [self.new_game(chance) for _ in range(self.settings.games)]
        tables = Tables(games, [bot(level, chance.getrandbits(60)) for level in self.settings.against])
        selves = [self.revived(weights) for weights in self.past]
        diary = Record(games)
        while (question := tables.question()) is not None:
            moves = np.zeros(len(question.places), np.int64)
            for number, network in enumerate([self.policy, *selves]):
                mine = np.flatnonzero(question.players == number)
                if len(mine) == 0:
                    continue
                likings, values, _kept = network.forward(question.rows[mine])
                shares = probabilities(likings, question.masks[mine])
                moves[mine] = pick(shares, generator)
                if number == LEARNER:
                    diary.note(question, mine, moves[mine], shares, values)
            tables.answer(question, moves)
        experience = diary.experience(tables.shares)
        kept = np.concatenate(diary.open) | (generator.random(len(experience.moves)) < CLEAR_KEPT)
        return experience.only(np.flatnonzero(kept))

    def revived(self, weights: list[Any]) -> Policy:
        """A past self that can play."""
        found = self.new_policy()
        found.scale = self.policy.scale
        for parameter, old in zip(found.parameters(), weights, strict=True):
            parameter[:] = old
        return found

    # Learning

    def round(self) -> tuple[float, float]:
        """Play and learn; how much of the results the value explains, and how undecided the play is."""
        experience = self.gather()
        if self.rounds == 0:
            self.policy.calibrate(experience.rows)
            self.average.scale = self.policy.scale
            self.past = [self.average.half()]
        progress = min(1.0, self.seconds / (60 * self.settings.minutes))
        rate = self.settings.rate * max(0.02, 1 - progress)
        chance = np.random.default_rng(game_seed(self.settings.seed, self.rounds, 1))
        for _ in range(EPOCHS):
            for part in experience.shuffled(chance, PART):
                self.policy.learn(self.slopes(part), rate if self.rounds >= WARM else 1e-3)
        self.rounds += 1
        self.played += self.settings.games
        kept = np.float32(AVERAGE if self.rounds > WARM else 0)
        for mean, now in zip(self.average.parameters(), self.policy.parameters(), strict=True):
            mean *= kept
            mean += (1 - kept) * now
        if self.rounds % SELF_EVERY == 0:
            self.past = [*self.past, self.average.half()][-SELVES:]
        some = experience.shuffled(chance, PART)[0]
        likings, values, _kept = self.policy.forward(some.rows)
        shares = probabilities(likings, some.masks)
        undecided = -(shares * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean()
        explained = 1 - np.var(some.returns - values) / np.var(some.returns)
        return float(explained), float(undecided)

    def slopes(self, part: Experience) -> list[Matrix]:
        """The gradients for one part of the experience."""
        likings, values, kept = self.policy.forward(part.rows)
        off = np.float32(VALUE) * (values - part.returns)
        count = np.float32(len(part.moves))
        if self.rounds < WARM:
            return self.policy.backward(np.zeros_like(likings), off / count, kept)
        shares = probabilities(likings, part.masks)
        here = np.arange(len(part.moves))
        ratio = shares[here, part.moves] / part.likely
        gain = (part.gains - part.gains.mean()) / (part.gains.std() + np.float32(1e-6))
        moving = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = np.where(moving, gain * ratio, 0).astype(np.float32)
        logs = np.log(np.maximum(shares, np.float32(1e-9)))
        surprise = -(shares * logs).sum(axis=1, keepdims=True)
        slope = pull[:, None] * shares + np.float32(self.settings.entropy) * shares * (logs + surprise)
        slope[here, part.moves] -= pull
        return self.policy.backward(slope / count, off / count, kept)

    # Measuring

    def measure(self, count: int, series: int, number: int = 0) -> Strength:
        """The averaged network's share of the win, alone against bots, in the usual game or another."""
        seed, first = self.settings.seed + series, self.firsts[number]
        games: list[Game] = []
        for place in range(count):
            state = first.fresh(game_seed(seed, place // first.players, 0))
            games.append(Game(state, self.encoders[number], alone(first, place)))
        tables = Tables(games, [bot(self.settings.against[0], seed)])
        while (question := tables.question()) is not None:
            likings, _values, _kept = self.average.forward(question.rows)
            tables.answer(question, np.where(question.masks, likings, np.float32(-1e9)).argmax(axis=1))
        shares = np.array([shares[place % first.players] for place, shares in enumerate(tables.shares)])
        deals = shares[: count - count % first.players].reshape(-1, first.players).mean(axis=1)
        return Strength(float(shares.mean()), float(1.96 * deals.std() / np.sqrt(len(deals))), count)

    # Files

    def save(self) -> None:
        """Write all that is needed to go on, and the averaged network as bots use it."""
        arrays: dict[str, Any] = {f"now_{name}": each for name, each in self.policy.state().items()}
        arrays |= {f"mean_{name}": each for name, each in self.average.state().items() if name[0] not in "ms"}
        for number, weights in enumerate(self.past):
            arrays |= {f"past{number}_{place}": each for place, each in enumerate(weights)}
        arrays["run"] = np.array([self.rounds, self.played, self.seconds, len(self.past)])
        unfinished = self.settings.out.with_suffix(".part.npz")
        np.savez_compressed(unfinished, **arrays)
        unfinished.replace(self.settings.out)
        about = f"{self.played} games, {self.seconds / 60:.0f} minutes of one processor, seed {self.settings.seed}"
        self.settings.out.with_suffix(".net").write_bytes(write_network(self.average, about))

    def go_on(self) -> None:
        """Go on from the file that is to be written, if it is there."""
        with np.load(self.settings.out) as saved:
            named = dict(saved.items())
        self.policy.restore(Part(named, "now_"))
        self.average.scale = self.policy.scale
        for number, parameter in enumerate(self.average.parameters()):
            parameter[:] = named[f"mean_p{number}"]
        rounds, played, self.seconds, past = named["run"].tolist()
        self.rounds, self.played = int(rounds), int(played)
        count = len(self.policy.parameters())
        self.past = [[named[f"past{number}_{place}"] for place in range(count)] for number in range(int(past))]


class Part:
    """The arrays whose names begin alike."""

    def __init__(self, arrays: dict[str, Any], prefix: str) -> None:
        self.arrays = arrays
        self.prefix = prefix

    def __getitem__(self, name: str) -> Any:
        return self.arrays[self.prefix + name]


class Record:
    """The learner's decisions of a round, in the order they were made."""

    def __init__(self, games: list[Game]) -> None:
        self.parts: list[tuple[Any, ...]] = []
        self.open: list[Any] = []
        """Which decisions were not clear."""
        self.values: list[float] = []
        self.of_seat: list[list[list[int]]] = [[[] for _ in game.seats] for game in games]
        """For every game and seat the numbers of its decisions."""

    def note(self, question: Question, mine: Any, moves: Any, shares: Matrix, values: Matrix) -> None:
        """Write down decisions of the learner."""
        self.parts.append((question.rows[mine], question.masks[mine], moves, shares[np.arange(len(mine)), moves]))
        self.open.append(shares.max(axis=1) < CLEAR)
        start = len(self.values)
        pairs = zip(question.places[mine].tolist(), question.seats[mine].tolist(), strict=True)
        for number, (place, seat) in enumerate(pairs, start):
            self.of_seat[place][seat].append(number)
        self.values += values.tolist()

    def experience(self, results: list[list[float]]) -> Experience:
        """All decisions, with what came of them."""
        rows, masks, moves, likely = (np.concatenate(each) for each in zip(*self.parts, strict=True))
        gains, returns = np.zeros(len(moves), np.float32), np.zeros(len(moves), np.float32)
        for place, seats in enumerate(self.of_seat):
            for seat, numbers in enumerate(seats):
                share = ahead = results[place][seat]
                gain = 0.0
                for number in reversed(numbers):
                    gain = ahead - self.values[number] + TRACE * gain
                    ahead = self.values[number]
                    gains[number], returns[number] = gain, share
        return Experience(rows, masks, moves, likely, gains, returns)


def alone(first: State, place: int) -> list[int]:
    """The learner alone among bots, in every seat in turn."""
    return [LEARNER if seat == place % first.players else BOT for seat in range(first.players)]


def read_settings(arguments: list[str] | None = None) -> Settings:
    """The settings of a command line."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("league.npz"), help="the run; goes on if it is there")
    parser.add_argument("--minutes", type=float, default=60.0, help="of processor time, in all runs together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=128, help="size of the first hidden layer")
    parser.add_argument("--second", type=int, default=64, help="size of the second")
    parser.add_argument("--games", type=int, default=1536, help="games in a round")
    parser.add_argument("--rate", type=float, default=3e-4, help="rate of learning at the beginning; it falls to 0")
    parser.add_argument("--entropy", type=float, default=0.002, help="how much undecided play is favoured")
    parser.add_argument("--against", nargs="+", default=["medium"], help="bots; measured against the first")
    parser.add_argument("--alone", type=float, default=0.5, help="how often it is alone among bots")
    parser.add_argument("--check-every", type=int, default=20, help="rounds between measurements")
    parser.add_argument("--check-games", type=int, default=2048, help="games of a measurement")
    parser.add_argument("--last-games", type=int, default=4096, help="games of the last one, on fresh deals")
    return Settings(**vars(parser.parse_args(arguments)))


def run(settings: Settings) -> None:
    """A whole run, or the rest of one."""
    rounds.run(League(settings), settings, "explained", "undecided")


if __name__ == "__main__":
    run(read_settings())
