"""Both games for OpenSpiel: importing this module registers `herohall_seventh` and `herohall_world`.

    import pyspiel
    import herohall.research.openspiel
    game = pyspiel.load_game("herohall_seventh(players=3,edition=aeg)")

Parameters are the players, the game's options, `box` for other cards, and `start`: actions of chance, separated by
slashes, that are decided beforehand (`start=1/2/1/3/2/3` deals these parties). Every draw is a chance node of its own.
Returns are shares of the win, so they sum to one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from herohall.core import registry
from herohall.core.errors import BadOption
from herohall.core.evaluator import win_shares
from herohall.core.game import Game
from herohall.core.options import Value
from herohall.research.fields import SEATS, Observer
from herohall.research.seventh_fields import SeventhObserver
from herohall.research.unfolding import Unfolding, as_json
from herohall.research.world_fields import WorldObserver

NAMES = {"seventh": "herohall_seventh", "world": "herohall_world"}
TITLES = {"seventh": "Seventh Hero", "world": "Heroes of the World"}
OBSERVERS: dict[str, type[SeventhObserver] | type[WorldObserver]] = {
    "seventh": SeventhObserver,
    "world": WorldObserver,
}
UNSET = {str: "", int: -1}
"""What a parameter is when nobody has set it: the edition decides."""
MOST_MOVES = {"seventh": 100_000, "world": 10_000}
"""Bounds no game comes near; a game of Seventh Hero has at most 1000 turns (S7.6)."""
TRAIL = 64
"""How many of the last moves the tensor of an information state holds."""


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel must know of a game before it is made."""
    game = registry.game(name)
    options = {option.name: UNSET[type(option.default)] for option in game.options}
    return pyspiel.GameType(
        short_name=NAMES[name],
        long_name=TITLES[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.default_players,
            "edition": "",
            "box": "",
            "start": "",
            **options,
        },
    )


class HallGame(pyspiel.Game):
    """A game of the house with its options."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None, rules: Game | None = None) -> None:
        """What the parameters say; `rules` is for those who have a game with its cards at hand."""
        given = dict(params or {})
        box = given.get("box") or None
        self.rules: Game = rules or registry.game(self.name, box)
        options = {
            name: value
            for name, value in given.items()
            if name not in ("players", "box", "start") and value not in UNSET.values()
        }
        players = given.get("players", self.rules.default_players)
        resolved: dict[str, Value] = self.rules.new(players, 0, **options).options  # refuses what cannot be played
        self.root = Unfolding(self.rules, players, resolved, box)
        self._start(str(given.get("start") or ""))
        self.observer: Observer = OBSERVERS[self.name](self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.move_count,
            max_chance_outcomes=self.root.dealer.most_outcomes,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_MOVES[self.name],
        )
        super().__init__(self.kind, info, given)

    def _start(self, text: str) -> None:
        for word in text.split("/") if text else []:
            known = [str(outcome.action) for outcome in self.root.outcomes]
            if word not in known:
                raise BadOption("bad-option-value", option="start", value=word, known=", ".join(known))
            self.root.draw(int(word))

    def new_initial_state(self) -> HallState:
        """Before anything is dealt, but for `start`."""
        return HallState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound no game comes near."""
        return MOST_MOVES[self.name]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HallObserver:
        """An observer of the kind that is asked for."""
        return HallObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class HallState(pyspiel.State):
    """A game at a decision of a player or of chance, or over."""

    def __init__(self, game: HallGame) -> None:
        super().__init__(game)
        self.unfolding = game.root.copy()

    def current_player(self) -> int:
        """Who decides."""
        now = self.unfolding
        if now.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        assert now.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if now.state.seat is None else now.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.unfolding.state is not None
        return self.unfolding.state.moves()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, and how likely it is."""
        return [(outcome.action, outcome.probability) for outcome in self.unfolding.outcomes]

    def _apply_action(self, action: int) -> None:
        if self.unfolding.outcomes:
            self.unfolding.draw(action)
        else:
            self.unfolding.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        dealer = self.unfolding.dealer
        if player == pyspiel.PlayerId.CHANCE:
            return dealer.word(self.unfolding.asked_of.stream, action)
        return dealer.game.words[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        now = self.unfolding
        return not now.outcomes and now.state is not None and now.state.over

    def returns(self) -> list[float]:
        """The share of the win of each seat; nothing before the end."""
        state = self.unfolding.state
        ranking = state.ranking if state is not None and self.is_terminal() else None
        return [0.0] * self.num_players() if ranking is None else win_shares(ranking)

    def resample_from_infostate(self, player: int, sampler: Any) -> HallState:
        """A state that fits all this player knows, with the house's own sampler.

        `sampler` is a function that gives numbers from 0 to 1, as OpenSpiel's algorithms pass it.
        """
        other: HallState = self.get_game().new_initial_state()
        now, seed = self.unfolding, int(sampler() * 2**62)
        if now.state is None:
            other.unfolding = other.unfolding.dealt_as_far_as(now, seed)
        else:
            other.unfolding = now.imagined(player, seed)
        return other

    def __str__(self) -> str:
        now = self.unfolding
        if now.state is None:
            return "dealing"
        return f"{now.state.to_json()} {now.pending}"


class HallObserver:
    """What a player sees, as text and as numbers; see `open_spiel/python/observation.py`.

    With perfect recall the text is everything the player has been told since the game began. The numbers are then
    the observation and the last moves: more than a network needs, yet not the whole past of a long game.
    """

    def __init__(self, game: HallGame, kind: Any) -> None:
        self.game = game
        self.players = game.num_players()
        self.perfect_recall: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private = kind.private_info
        sizes = {"player": self.players, "observation": len(self._viewers(0)) * game.observer.layout.size}
        if self.perfect_recall:
            sizes["trail"] = TRAIL * (SEATS + 1)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public:
            self.tensor = np.zeros(sum(sizes.values()), np.float32)
            start = 0
            for name, size in sizes.items():
                self.dict[name] = self.tensor[start : start + size]
                start += size

    def _viewers(self, player: int) -> list[int | None]:
        if self.private == pyspiel.PrivateInfoType.NONE:
            return [None]
        if self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return [player]
        return list(range(self.players))

    def set_from(self, state: HallState, player: int) -> None:
        """Write the numbers; before the deal is complete there is nothing to see."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        now = state.unfolding
        if now.state is not None:
            rows = [self.game.observer.row(now.state.view(viewer)) for viewer in self._viewers(player)]
            self.dict["observation"][:] = np.concatenate(rows)
            if self.perfect_recall:
                self.dict["trail"][:] = self._trail(now, player)

    def _trail(self, now: Unfolding, player: int) -> NDArray[np.float32]:
        """The last moves, newest first: who made it, and which it was, as far as the player was told."""
        rows = np.zeros((TRAIL, SEATS + 1), np.float32)
        moves = [happening for happening in now.past if happening.seat is not None]
        for place, happening in enumerate(moves[: -TRAIL - 1 : -1]):
            assert happening.seat is not None
            rows[place, (happening.seat - player) % self.players] = 1
            rows[place, SEATS] = self._number(happening.told[player]) / self.game.rules.move_count
        return rows.reshape(-1)

    def _number(self, told: str) -> float:
        """A number for a move as it was told; half-way between two where only its kind is known (`send ?`)."""
        move = self.game.rules.moves_by_word.get(told)
        if move is not None:
            return move + 1
        kind = told.rstrip("?")
        return next(number for number, word in enumerate(self.game.rules.words) if word.startswith(kind)) + 0.5

    def string_from(self, state: HallState, player: int) -> str:
        """What the player sees, as text."""
        now = state.unfolding
        if now.state is None:
            return ""
        if not self.public:
            return as_json([now.state.view(viewer)["hand"] for viewer in self._viewers(player)])
        if self.perfect_recall and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return f"{player}\n{now.account(player)}"
        return as_json([player, *(now.state.view(viewer) for viewer in self._viewers(player))])


def decide_by(state: HallState, chance: Any) -> int:
    """The action of chance that a table with this generator gets: the same game as `Game.new` with its seed."""
    return state.unfolding.action_of(chance)


def register(name: str) -> type[HallGame]:
    """Make a game known to OpenSpiel."""
    kind = game_type(name)
    made = type(f"Hall{name.capitalize()}", (HallGame,), {"name": name, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES = {name: register(name) for name in NAMES}
