"""What both methods share: a network with its average over time, the games it learns from, and the run itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

import numpy as np

import herohall
from herohall.bots.trained import NEVER
from herohall.research.batch import Batch
from herohall.research.train.diary import Diary
from herohall.research.train.experience import Choice, Experience, Player, measure, together
from herohall.research.train.network import Bytes, Mask, Matrix, Network
from herohall.research.train.settings import Settings
from herohall.research.train.teacher import imitate

AVERAGE = 0.9
"""How much of the averaged weights is kept in every round; the average is measured and saved."""
OWN = 8
"""One of so many games is played against itself, the others against the opponents."""


class Learner(ABC):
    """A network that plays and learns from the results."""

    part: int
    """Decisions in a step of learning. Luck is large: small steps from few decisions wander about."""
    epochs: int
    sure = 1.0
    """How sure of itself it begins, beside the lessons: who always does the same learns nothing."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.chance = np.random.default_rng(settings.seed)
        self.own: Batch = herohall.batch(settings.game, settings.places, settings.players, settings.seed)
        self.others = self.opponents(1)
        self.network = Network(self.own, settings.hidden, self.chance)
        self.average = Network(self.own, settings.hidden, self.chance)
        self.players = [Player(self.others), Player(self.own)]

    def opponents(self, number: int) -> Batch:
        """Games against the opponents, of a series of their own."""
        given = self.settings
        return herohall.batch(given.game, given.places, given.players, given.seed + number, given.opponents)

    @abstractmethod
    def decide(self, rows: Bytes, masks: Mask) -> Choice:
        """Moves to learn from."""

    @abstractmethod
    def slopes(self, part: Experience) -> list[Matrix]:
        """The gradients for one part of the experience."""

    def decide_best(self, rows: Bytes, masks: Mask) -> Choice:
        """The best moves by the averaged weights, as a trained bot plays."""
        likings, values, _kept = self.average.forward(rows)
        moves = np.where(masks, likings, NEVER).argmax(axis=1)
        return Choice(moves, np.ones(len(moves), np.float32), values)

    def warm_up(self) -> float:
        """Imitate the rules of thumb, or read the weights to start from; how often it agrees with the former."""
        agreed = 0.0
        if self.settings.start is not None:
            self.network.load(self.settings.start)
        elif self.settings.lessons:
            agreed = imitate(self.network, self.own, self.settings.lessons, self.chance)
            self.network.soften(self.sure)
            self.own.reset(self.settings.seed)
        self.average.scale = self.network.scale
        self.remember(0.0)
        return agreed

    def round(self, rate: float) -> int:
        """Play some games and learn from them; return the number of decisions."""
        mine = self.settings.games // OWN
        shared = [self.settings.games - mine, mine]
        parts = [player.play(games, self.decide) for player, games in zip(self.players, shared, strict=True) if games]
        experience = together(parts)
        for _ in range(self.epochs):
            for part in experience.shuffled(self.chance, self.part):
                self.network.learn(self.slopes(part), rate)
        self.remember(AVERAGE)
        return len(experience.moves)

    def remember(self, old: float) -> None:
        """Add the present weights to the average."""
        for mean, now in zip(self.average.parameters(), self.network.parameters(), strict=True):
            mean *= np.float32(old)
            mean += np.float32(1 - old) * now

    def save(self, file: Path) -> None:
        """Write the averaged weights."""
        self.average.save(file)


def train(learner: Learner) -> None:
    """A whole run: lessons, rounds until the time is over, and the strength measured on the way and on fresh deals."""
    settings = learner.settings
    diary, test = Diary(settings), learner.opponents(2)
    agreed = learner.warm_up()
    diary.say(f"imitation agrees with the rules of thumb in {100 * agreed:.0f} % of the decisions")
    diary.note(0, 0, measure(test, learner.decide_best, settings.check_games))
    rounds = games = decisions = 0
    while not diary.is_late():
        decisions += learner.round(settings.rate * diary.left())
        games += settings.games
        rounds += 1
        if rounds % settings.check_every == 0:
            diary.note(games, decisions, measure(test, learner.decide_best, settings.check_games))
            learner.save(settings.out)
    diary.note(games, decisions, measure(learner.opponents(3), learner.decide_best, settings.last_games))
    learner.save(settings.out)
