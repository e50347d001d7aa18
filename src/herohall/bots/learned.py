"""The bot that plays as a network likes, and where networks are found.

A game brings a network by a file `learned.net` in its folder, and by its part `insight` or `describer`, which says what
the network reads. One that judges where moves lead to (`foresight.net`, part `foreseer`) comes first. Where
there is none, or it has never seen such cards, rules of thumb play (`other`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from herohall.bots.base import Advice, Bot, Budget, explained
from herohall.bots.network import Network, PositionNetwork, read_network, read_position_network
from herohall.bots.policy import ForesightPolicy, MovePolicy, Policy, WholePolicy
from herohall.core.chair import Chair
from herohall.core.encoder import Describer, Encoder, Foreseer
from herohall.core.game import Game
from herohall.core.game_files import game_bytes
from herohall.core.options import Value
from herohall.core.state import State

FILE: Final = "learned.net"
POSITIONS: Final = "foresight.net"


@cache
def network_of(game: str) -> Network | None:
    """The network of a game, read once in every process."""
    found = game_bytes(game, FILE)
    return None if found is None else read_network(found, f"{game}/{FILE}")


@cache
def position_network_of(game: str) -> PositionNetwork | None:
    """The network of a game that judges positions, read once in every process."""
    found = game_bytes(game, POSITIONS)
    return None if found is None else read_position_network(found, f"{game}/{POSITIONS}")


def no_insight(state: State) -> Encoder | None:
    """Instead of the insight of a game that has none."""
    return None


def no_describer() -> Describer | None:
    """Instead of the describer of a game that has none."""
    return None


def no_foreseer() -> Foreseer | None:
    """Instead of the foreseer of a game that has none."""
    return None


def policy_of(state: State) -> Policy | None:
    """The network for states like this one, if there is one that has learned from such games."""
    return foresight_of(state) or likings_of(state)


def knows(network: Network | PositionNetwork, game: Game) -> bool:
    """Whether a network has learned with these cards and rules."""
    return (game.under(network.rules).rules_version, game.box) == (network.rules, network.box)


def foresight_of(state: State) -> Policy | None:
    """A network that judges the positions that moves lead to."""
    game = state.game
    network = position_network_of(game.name)
    if network is None or state.players not in network.players or not knows(network, game):
        return None
    foreseer = game.part("foreseer", no_foreseer)()
    if foreseer is None:
        return None
    fits = (foreseer.whole, foreseer.part, foreseer.parts) == (network.whole, network.part, network.parts)
    return ForesightPolicy(network, foreseer) if fits else None


def likings_of(state: State) -> Policy | None:
    """A network that likes moves."""
    game = state.game
    network = network_of(game.name)
    if network is None or not knows(network, game):
        return None
    describer = game.part("describer", no_describer)()
    if describer is not None:
        fits = (describer.common, describer.row) == (network.common, network.row)
        return MovePolicy(network, describer) if fits else None
    encoder = game.part("insight", no_insight)(state)
    if encoder is None or (encoder.size, encoder.moves) != (network.inputs, network.moves):
        return None
    return WholePolicy(network, encoder)


class Policies:
    """The network for the game that is played; made once for each kind of table."""

    def __init__(self) -> None:
        self._fits: tuple[Game, int, dict[str, Value]] | None = None
        """For which game, players and options it is."""
        self._policy: Policy | None = None

    def find(self, state: State) -> Policy | None:
        """The network for states like this one, if there is one."""
        fits = (state.game, state.players, state.options)
        if self._fits != fits:
            self._policy, self._fits = policy_of(state), fits
        return self._policy


class LearnedBot(Bot):
    """Makes the move its network likes best, at once."""

    def __init__(self, level: str, other: Bot) -> None:
        self.level = level
        self.other = other
        """Plays where there is no network."""
        self._policies = Policies()

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        move = self.choose_openly(chair.imagined)
        return self.other.choose(chair, budget) if move is None else move

    def choose_openly(self, state: State) -> int | None:
        """The same from any state that looks like this to the seat that is asked, the true one included.

        Only the insight of the seat is read; None where there is no network.
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
