"""The bot that plays as something learned likes, and where that is found.

A game brings networks by files in its folder (`FILES`): one that likes moves, with its part `insight`, which says what
it reads; or some that judge where moves lead to, for different numbers of players, with its part `foreseer`. Without
them its rules of thumb may have learned figures, and read nothing hidden. Where there is nothing of all this, or it has
never seen such cards, rules of thumb play that imagine what is hidden (`other`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from herohall.bots.base import Advice, Bot, Budget, explained
from herohall.bots.network import Network, PositionNetwork, read_network
from herohall.bots.policy import FiguresPolicy, ForesightPolicy, Policy, WholePolicy
from herohall.core.chair import Chair
from herohall.core.encoder import Encoder, Foreseer
from herohall.core.game import Game
from herohall.core.game_files import game_bytes
from herohall.core.options import Value
from herohall.core.state import State

FILES: Final = ("foresight.net", "foresight-duel.net", "learned.net")


@cache
def networks_of(game: str) -> list[Network | PositionNetwork]:
    """The networks of a game, read once in every process."""
    found = [(game_bytes(game, name), f"{game}/{name}") for name in FILES]
    return [read_network(text, name) for text, name in found if text is not None]


def no_insight(state: State) -> Encoder | None:
    """Instead of the insight of a game that has none."""
    return None


def no_foreseer() -> Foreseer | None:
    """Instead of the foreseer of a game that has none."""
    return None


def policy_of(state: State) -> Policy | None:
    """What has learned from games like this one, if anything has."""
    game, evaluator = state.game, state.game.evaluator()
    for network in networks_of(game.name):
        if (game.under(network.rules).rules_version, game.box) == (network.rules, network.box):
            found = foresight(network, state) if isinstance(network, PositionNetwork) else likings(network, state)
            if found is not None:
                return found
    return FiguresPolicy(evaluator) if evaluator is not None and evaluator.weights_are_open(state) else None


def foresight(network: PositionNetwork, state: State) -> Policy | None:
    """A network that judges the positions that moves lead to, if it fits."""
    foreseer = state.game.part("foreseer", no_foreseer)()
    if foreseer is None or state.players not in network.players:
        return None
    fits = (foreseer.whole, foreseer.part, foreseer.parts) == (network.whole, network.part, network.parts)
    return ForesightPolicy(network, foreseer) if fits else None


def likings(network: Network, state: State) -> Policy | None:
    """A network that likes moves, if it fits."""
    encoder = state.game.part("insight", no_insight)(state)
    if encoder is None or (encoder.size, encoder.moves) != (network.inputs, network.moves):
        return None
    return WholePolicy(network, encoder)


class Policies:
    """What has learned the game that is played; made once for each kind of table."""

    def __init__(self) -> None:
        self._fits: tuple[Game, int, dict[str, Value]] | None = None
        """For which game, players and options it is."""
        self._policy: Policy | None = None

    def find(self, state: State) -> Policy | None:
        """What has learned from games like this one."""
        fits = (state.game, state.players, state.options)
        if self._fits != fits:
            self._policy, self._fits = policy_of(state), fits
        return self._policy


class LearnedBot(Bot):
    """Makes the move that is liked best by what was learned, at once."""

    def __init__(self, level: str, other: Bot) -> None:
        self.level = level
        self.other = other
        """Plays where nothing was learned."""
        self._policies = Policies()

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        move = self.choose_openly(chair.imagined)
        return self.other.choose(chair, budget) if move is None else move

    def choose_openly(self, state: State) -> int | None:
        """The same from any state that looks like this to the seat that is asked, the true one included.

        Only what the seat knows is read; None where nothing was learned.
        """
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        policy = self._policies.find(state)
        if policy is None:
            return None
        likings = policy.likings(state, moves)
        return moves[max(range(len(moves)), key=lambda place: likings[place])]

    def advise(self, chair: Chair, budget: Budget | None = None, n: int = 3) -> list[Advice]:
        policy = self._policies.find(chair.imagined)
        if policy is None:
            return self.other.advise(chair, budget, n)
        moves = chair.decision.moves
        promises = policy.promises(chair.imagined, moves)
        best = sorted(range(len(moves)), key=lambda place: -promises[place])
        return explained(chair, [(moves[place], promises[place]) for place in best[:n]])
