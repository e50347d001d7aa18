"""A network learns to judge the positions that moves lead to, from the games it plays itself.

    python -m herohall.research.train.foresight world --minutes 60 --workers 2 --out world.npz
    python -m herohall.research.train.foresight world --minutes 120 --out world.npz      # goes on where it stopped
    python -m herohall.research.train.foresight world --minutes 180 --hidden 128 --second 64 --out world.npz   # wider
    python -m herohall.research.train.foresight world --minutes 1 --games 32 --check-games 64 --out small.npz

It begins as the game's rules of thumb: the network only says by how much the odds of a move differ from what they say
(`value_network.py`). A seat takes the move that promises most, and learns from what its next moves promised and from
who won (temporal differences with a trace). Only its own games teach it: where a position is overestimated it goes
there, and sees. Half of the games are against itself, the others against a mixture with rules of thumb and past selves;
some may be alone against rules of thumb. A run that goes on with more hidden places keeps what it knows.
The average of the weights over the last rounds is what is measured, and written as bots use it (`.net`).
"""

from __future__ import annotations

import math
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from herohall.bots.learned import no_foreseer
from herohall.bots.thumb import SLIPS, noticed
from herohall.bots.worker import Crew
from herohall.core import registry
from herohall.core.encoder import Prospects
from herohall.core.errors import BadOption
from herohall.core.evaluator import win_shares
from herohall.core.many import game_seed
from herohall.core.state import State
from herohall.research.train import rounds
from herohall.research.train.experience import Strength
from herohall.research.train.network import Bytes, Mask, Matrix
from herohall.research.train.quantise import write_position_network
from herohall.research.train.value_network import ValueNetwork, put

TRACE = 0.8
"""How much of what came after the next decision counts for a lesson."""
CLOSE = 3.0
"""A seat that is so many points ahead of the best other has e times the odds of success …"""
CLOSE_PART = 0.6
"""… as far as success is not the win itself: a win by a point is mostly luck."""
PART = 2048
WARMTH = 0.05
"""While it learns, a move whose logarithm of odds is so much less is made e times less often than the best."""
AVERAGE = 0.9
"""How much of the averaged weights is kept in every round;"""
EARLY = 5
"""less in the first ones."""
SELVES = 5
"""Past selves among its opponents; the oldest leaves."""
SELF_EVERY = 10
"""Rounds between one past self and the next."""
USUAL = 0.8
"""How often the game has its usual edition."""
TABLES = {2: 100, 3: 25, 4: 50, 5: 25}
"""How often so many play, beside the other numbers of players that it learns from."""
SOME = 20_000
"""So many decisions are enough to see how good forecasts are."""
SHUFFLES = 99
"""The number of a process that no process has: for the order in which it learns."""

LEARNER, KEEN, OWN = 0, -1, -2
"""Who sits at a seat: the learner, rules of thumb for all seats, those for one's own, as `medium` has them. Other
numbers are those of past selves."""


class Settings(NamedTuple):
    """The settings of a run."""

    game: str
    out: Path
    minutes: float
    seed: int
    hidden: int
    second: int
    games: int
    workers: int
    rate: float
    recent: int
    itself: float
    alone: float
    check_every: int
    check_games: int
    last_games: int
    players: tuple[int, ...]


class Game(NamedTuple):
    """One game to be played: its beginning, and who sits where."""

    state: State
    seats: list[int]


class Experience(NamedTuple):
    """Positions that the learner chose: what rules of thumb thought, what it should have promised, who won."""

    rows: Bytes
    odds: Matrix
    wanted: Matrix
    won: Matrix

    def some(self, chosen: NDArray[np.int64]) -> Experience:
        """Some of them."""
        return Experience(self.rows[chosen], self.odds[chosen], self.wanted[chosen], self.won[chosen])


class Sent(NamedTuple):
    """What another process needs to play games of a round."""

    weights: list[Matrix]
    scale: Matrix
    past: list[list[Any]]
    rounds: int


class Foresight:
    """A learner, its average, its past selves, and all a run needs to go on."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game = registry.game(settings.game)
        foreseer, evaluator = self.game.part("foreseer", no_foreseer)(), self.game.evaluator()
        if foreseer is None or evaluator is None:
            raise BadOption("bots-no-encoder", game=self.game.name)
        self.foreseer, self.evaluator = foreseer, evaluator
        self.editions = list(self.game.editions)
        self.firsts = {
            (players, edition): self.game.new(players, 0, edition=edition)
            for edition in self.editions
            for players in settings.players
        }
        self.hidden = (settings.hidden, settings.second)
        self.network, self.average = self.new_network(), self.new_network()
        self.past: list[list[Any]] = []
        self.recent: list[Experience] = []
        self.rounds = self.played = 0
        self.seconds = self.elsewhere = 0.0
        """Of processor time, in all runs together; and in other processes of this one."""
        self._crew: Crew | None = None

    def new_network(self) -> ValueNetwork:
        """A network that has learned nothing: it plays by rules of thumb."""
        return ValueNetwork(self.foreseer, self.hidden, np.random.default_rng(self.settings.seed))

    # Games

    def new_game(self, chance: Random) -> Game:
        """A game with a line-up by chance."""
        edition = self.editions[0] if chance.random() < USUAL else chance.choice(self.editions)
        counts = self.settings.players
        players = chance.choices(counts, [TABLES[count] for count in counts])[0]
        return Game(self.firsts[players, edition].fresh(chance.getrandbits(56)), self.lineup(players, chance))

    def lineup(self, players: int, chance: Random) -> list[int]:
        """Who sits where."""
        kind = chance.random()
        if kind < self.settings.itself:
            return [LEARNER] * players
        others = [LEARNER, LEARNER, OWN, OWN, KEEN, *range(1, len(self.past) + 1)]
        if kind < self.settings.itself + self.settings.alone:
            others = [OWN]
        seats = [chance.choice(others) for _ in range(players)]
        seats[chance.randrange(players)] = LEARNER
        return seats

    def play(self, games: list[Game], networks: list[ValueNetwork], warmth: float, chance: Random) -> Diary:
        """Play games to their end side by side."""
        diary, noise = Diary(games), np.random.default_rng(chance.getrandbits(60))
        places = list(range(len(games)))
        while places := [place for place in places if self.play_on(games[place], chance)]:
            seen = [self.foreseer.foresee(games[place].state) for place in places]
            question = Question(games, places, seen)
            promised = question.odds.copy()
            for number, network in enumerate(networks):
                mine = np.flatnonzero((question.players == number) & ~question.known)
                if len(mine):
                    promised[mine] += network.judge(question.rows[mine])[0]
            liked = promised
            if warmth:
                liked = promised - np.float32(warmth) * np.log(noise.exponential(size=len(promised))).astype(np.float32)
            picked = question.best(liked)
            for number, place in enumerate(places):
                games[place].state.apply(seen[number].moves[picked[number] - question.starts[number]])
            diary.note(question, picked, promised)
        return diary

    def play_on(self, game: Game, chance: Random) -> bool:
        """Answer what needs no network; whether there is anything left to answer."""
        state, seats = game
        while not state.over:
            moves, seat = state.moves(), state.seat
            assert seat is not None
            if len(moves) == 1:
                state.apply(moves[0])
            elif seats[seat] >= LEARNER:
                return True
            elif seats[seat] == OWN:
                weights = self.evaluator.own_weights(state)
                state.apply(moves[max(noticed(moves, SLIPS, chance), key=weights.__getitem__)])
            else:
                weights = self.evaluator.weights(state)
                state.apply(moves[weights.index(max(weights))])
        return False

    def gather(self, part: int) -> Experience:
        """Play those games of a round that belong to one process."""
        chance = Random(game_seed(self.settings.seed, self.rounds, part))
        games = [self.new_game(chance) for _ in range(self.settings.games // self.settings.workers)]
        networks = [self.network, *(self.revived(weights) for weights in self.past)]
        return self.play(games, networks, WARMTH, chance).experience(games)

    def revived(self, weights: list[Any]) -> ValueNetwork:
        """A past self that can play."""
        found = self.new_network()
        found.scale = self.network.scale
        found.take(weights)
        return found

    def gather_all(self) -> Experience:
        """Play the games of a round, in several processes if there are."""
        sent = Sent(self.network.parameters(), self.network.scale, self.past, self.rounds)
        others = [self.crew.submit(gathered, self.settings, sent, part) for part in range(1, self.settings.workers)]
        parts = [self.gather(0)]
        for other in others:
            experience, seconds = other.result()
            parts.append(experience)
            self.elsewhere += seconds
        return together(parts)

    @property
    def crew(self) -> Crew:
        """The other processes."""
        if self._crew is None:
            self._crew = Crew(self.settings.workers - 1)
        return self._crew

    # Learning

    def round(self) -> tuple[float, float]:
        """Play and learn; how far forecasts were off before that, its own and those of rules of thumb."""
        fresh = self.gather_all()
        if self.rounds == 0:
            self.network.calibrate(fresh.rows)
            self.average.scale = self.network.scale
        chance = np.random.default_rng(game_seed(self.settings.seed, self.rounds, SHUFFLES))
        seen = fresh.some(chance.permutation(len(fresh.odds))[:SOME])
        mine = loss(seen.odds + self.network.judge(seen.rows)[0], seen.won)
        self.recent = [*self.recent, fresh][-self.settings.recent :]
        self.learn(together(self.recent), chance)
        self.rounds += 1
        self.played += self.settings.games
        kept = np.float32(AVERAGE if self.rounds > EARLY else AVERAGE / 2)
        for mean, now in zip(self.average.parameters(), self.network.parameters(), strict=True):
            mean *= kept
            mean += (1 - kept) * now
        if self.rounds % SELF_EVERY == 0:
            self.past = [*self.past, [each.astype(np.float16) for each in self.average.parameters()]][-SELVES:]
        return mine, loss(seen.odds, seen.won)

    def learn(self, experience: Experience, chance: np.random.Generator) -> None:
        """Promise what should have been promised, at a rate that falls to nothing."""
        rate = self.settings.rate * max(0.05, 1 - self.seconds / (60 * self.settings.minutes))
        order = chance.permutation(len(experience.odds))
        for part in np.array_split(order, max(1, len(order) // PART)):
            lesson = experience.some(part)
            found, kept = self.network.judge(lesson.rows)
            off = (sigmoid(lesson.odds + found) - lesson.wanted) / np.float32(len(part))
            self.network.learn(self.network.slopes(off, kept), rate)

    # Measuring

    def measure(self, count: int, series: int, players: int | None = None, others: int = OWN) -> Strength:
        """The averaged network's share of the win, alone against others of one kind, in every seat in turn."""
        first = self.firsts[players or self.usual_players(), self.editions[0]]
        seed, games = self.settings.seed + series, list[Game]()
        for place in range(count):
            seats = [LEARNER if seat == place % first.players else others for seat in range(first.players)]
            games.append(Game(first.fresh(game_seed(seed, place // first.players, 0)), seats))
        self.play(games, [self.average], 0.0, Random(seed))
        shares = np.array([shares_of(game.state)[place % first.players] for place, game in enumerate(games)])
        deals = shares[: count - count % first.players].reshape(-1, first.players).mean(axis=1)
        return Strength(float(shares.mean()), float(1.96 * deals.std() / np.sqrt(len(deals))), count)

    def usual_players(self) -> int:
        """How many play where it is measured: as many as usual in the game, if it learns from such tables."""
        usual, learned = self.game.new(seed=0).players, self.settings.players
        return usual if usual in learned else learned[0]

    # Files

    def save(self) -> None:
        """Write all that is needed to go on, and the averaged network as bots use it."""
        arrays: dict[str, Any] = {"scale": self.network.scale, "updates": self.network.updates}
        for name, network in (("now", self.network), ("mean", self.average)):
            arrays |= {f"{name}{place}": each for place, each in enumerate(network.parameters())}
        for place, (mean, square) in enumerate(self.network.moments):
            arrays |= {f"moment{place}": mean, f"square{place}": square}
        for number, weights in enumerate(self.past):
            arrays |= {f"past{number}_{place}": each for place, each in enumerate(weights)}
        arrays["run"] = np.array([self.rounds, self.played, self.seconds, len(self.past)])
        unfinished = self.settings.out.with_suffix(".part.npz")
        np.savez_compressed(unfinished, **arrays)
        unfinished.replace(self.settings.out)
        about = f"{self.played} games, {self.seconds / 60:.0f} minutes of one processor, seed {self.settings.seed}"
        written = write_position_network(self.average, self.game, list(self.settings.players), about)
        self.settings.out.with_suffix(".net").write_bytes(written)

    def go_on(self) -> None:
        """Go on from the file that is to be written; with more hidden places than it has, if so many are wanted."""
        with np.load(self.settings.out) as file:
            saved = dict(file.items())
        first, second = saved["now2"].shape
        self.resize(max(first, self.settings.hidden), max(second, self.settings.second))
        self.network.scale = self.average.scale = saved["scale"]
        self.network.updates = int(saved["updates"])
        count = len(self.network.parameters())
        self.network.take([saved[f"now{place}"] for place in range(count)])
        self.average.take([saved[f"mean{place}"] for place in range(count)])
        for place, (mean, square) in enumerate(self.network.moments):
            put(mean, saved[f"moment{place}"])
            put(square, saved[f"square{place}"])
        rounds, played, self.seconds, past = saved["run"].tolist()
        self.rounds, self.played = int(rounds), int(played)
        self.past = [[saved[f"past{number}_{place}"] for place in range(count)] for number in range(int(past))]

    def resize(self, first: int, second: int) -> None:
        """Begin again with so many hidden places."""
        self.hidden = (first, second)
        self.network, self.average = self.new_network(), self.new_network()


class Question:
    """Decisions that wait for networks; their moves lie behind each other."""

    def __init__(self, games: list[Game], places: list[int], seen: list[Prospects]) -> None:
        self.places = places
        self.seats = [games[place].state.seat or 0 for place in places]
        self.who = np.array([games[place].seats[seat] for place, seat in zip(places, self.seats, strict=True)])
        """Whose decisions they are."""
        counts = np.array([len(each.moves) for each in seen])
        self.starts = np.concatenate([[0], np.cumsum(counts)])
        self.players = np.repeat(self.who, counts)
        """The same for each move."""
        rows = np.frombuffer(b"".join([b"".join(each.rows) for each in seen]), np.uint8)
        self.rows: Bytes = rows.reshape(int(self.starts[-1]), -1)
        self.odds: Matrix = np.array([logit for each in seen for logit in each.odds], np.float32)
        self.known: Mask = np.array([over for each in seen for over in each.known])

    def best(self, liked: Matrix) -> list[int]:
        """For each decision the number of the move that is liked best."""
        starts = self.starts.tolist()
        return [start + int(liked[start:end].argmax()) for start, end in pairwise(starts)]


class Diary:
    """The learner's decisions, in the order they were made."""

    def __init__(self, games: list[Game]) -> None:
        self.parts: list[tuple[Bytes, Matrix, Mask]] = []
        self.promised: list[float] = []
        self.of_seat: list[list[list[int]]] = [[[] for _ in game.seats] for game in games]
        """For every game and seat the numbers of its decisions."""

    def note(self, question: Question, picked: list[int], promised: Matrix) -> None:
        """Write down decisions of the learner."""
        mine = np.flatnonzero(question.who == LEARNER)
        chosen = np.array(picked)[mine]
        self.parts.append((question.rows[chosen], question.odds[chosen], question.known[chosen]))
        for number, place in enumerate(mine.tolist(), len(self.promised)):
            self.of_seat[question.places[place]][question.seats[place]].append(number)
        self.promised += sigmoid(promised[chosen]).tolist()

    def experience(self, games: list[Game]) -> Experience:
        """All decisions, with what came of them; without those after which nothing was left to be judged."""
        rows, odds, known = (np.concatenate(each) for each in zip(*self.parts, strict=True))
        wanted, won = np.zeros(len(odds), np.float32), np.zeros(len(odds), np.float32)
        for game, seats in zip(games, self.of_seat, strict=True):
            shares = shares_of(game.state)
            for seat, numbers in enumerate(seats):
                goal = ahead = success(game.state.scores, shares[seat], seat)
                for number in reversed(numbers):
                    goal = TRACE * goal + (1 - TRACE) * ahead
                    wanted[number], won[number] = goal, shares[seat]
                    ahead = self.promised[number]
        return Experience(rows, odds, wanted, won).some(np.flatnonzero(~known))


@cache
def learner_of(settings: Settings) -> Foresight:
    """The learner of another process."""
    return Foresight(settings)


def gathered(settings: Settings, sent: Sent, part: int) -> tuple[Experience, float]:
    """Games that are played in another process, and the processor time they took."""
    before, learner = time.process_time(), learner_of(settings)
    learner.resize(*sent.weights[2].shape)
    learner.network.take(sent.weights)
    learner.network.scale, learner.past, learner.rounds = sent.scale, sent.past, sent.rounds
    return learner.gather(part), time.process_time() - before


def together(parts: list[Experience]) -> Experience:
    """Several experiences as one."""
    return Experience(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def shares_of(state: State) -> list[float]:
    """The shares of the win when a game is over."""
    assert state.ranking is not None
    return win_shares(state.ranking)


def success(scores: list[int], share: float, seat: int) -> float:
    """What a seat has reached: its share of the win, and how far it is ahead of the best other, or behind."""
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return CLOSE_PART / (1 + math.exp(-ahead / CLOSE)) + (1 - CLOSE_PART) * share


def sigmoid(odds: Matrix) -> Matrix:
    """Shares from logarithms of odds."""
    found: Matrix = (1 / (1 + np.exp(-odds))).astype(np.float32)
    return found


def loss(odds: Matrix, won: Matrix) -> float:
    """How far forecasts are off: their mean cross entropy."""
    return float((np.logaddexp(0, odds) - won * odds).mean())


def read_settings(arguments: list[str] | None = None) -> Settings:
    """The settings of a command line."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("foresight.npz"), help="the run; goes on if it is there")
    parser.add_argument("--minutes", type=float, default=60.0, help="of processor time, in all runs together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=48, help="size of the hidden layer of each part, at least")
    parser.add_argument("--second", type=int, default=32, help="size of the second, at least")
    parser.add_argument("--games", type=int, default=256, help="games in a round")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--rate", type=float, default=1e-3, help="rate of learning at the beginning; it falls to 0")
    parser.add_argument("--recent", type=int, default=3, help="it learns from the games of so many rounds")
    parser.add_argument("--itself", type=float, default=0.5, help="how often it plays only against itself")
    parser.add_argument("--alone", type=float, default=0.0, help="how often alone against those who play as `medium`")
    parser.add_argument("--check-every", type=int, default=20, help="rounds between measurements")
    parser.add_argument("--check-games", type=int, default=1000, help="games of a measurement")
    parser.add_argument("--last-games", type=int, default=2000, help="games of the last one, on fresh deals")
    parser.add_argument("--players", type=counts_of, default=(3, 4, 5), help="how many play: 2 or 3,4,5, for instance")
    return Settings(**vars(parser.parse_args(arguments)))


def counts_of(text: str) -> tuple[int, ...]:
    """Numbers of players."""
    return tuple(int(count) for count in text.split(","))


def run(settings: Settings) -> None:
    """A whole run, or the rest of one."""
    rounds.run(Foresight(settings), settings, "loss", "loss of rules of thumb")


if __name__ == "__main__":
    run(read_settings())
