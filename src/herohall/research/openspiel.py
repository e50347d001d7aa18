"""All games for OpenSpiel: importing this module registers each as `herohall_NAME`.

    import pyspiel
    import herohall.research.openspiel
    game = pyspiel.load_game("herohall_seventh(players=3,edition=aeg)")

Parameters are the players, the game's options, `box` for other cards, and `start`: actions of chance, separated by
slashes, that are decided beforehand (`start=1/2/1/3/2/3` deals these parties). Every draw is a separate chance node.
Returns are shares of the win, so they sum to one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from herohall.core import registry
from herohall.core.encoder import SPECTATOR
from herohall.core.errors import BadOption
from herohall.core.evaluator import win_shares
from herohall.core.event import View
from herohall.core.game import Game, State
from herohall.core.texts import title
from herohall.research.encoders import encoder_for
from herohall.research.fields import SEATS
from herohall.research.plain import layout_for
from herohall.research.unfolding import CHANCE, NOBODY, Unfolding, as_json

UNSET = {str: "", int: -1}
"""The value of a parameter that is not set: the edition decides."""
TRAIL = 64
"""How many of the last moves the tensor of an information state holds."""


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel must know about a game before it is created."""
    game = registry.game(name)
    options = {option.name: UNSET[type(option.default)] for option in game.options}
    return pyspiel.GameType(
        short_name=f"herohall_{name}",
        long_name=title(name),
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
    """A HeroHall game with its options."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None, rules: Game | None = None) -> None:
        """Read the parameters; `rules` is for callers that already have a game with its cards."""
        given = dict(params or {})
        box = given.get("box") or None
        self.rules: Game = rules or registry.game(self.name, box)
        options = {
            name: value
            for name, value in given.items()
            if name not in ("players", "box", "start") and value not in UNSET.values()
        }
        players = given.get("players", self.rules.default_players)
        first = self.rules.first(players, options)  # raises an error for impossible settings
        self.root = Unfolding(self.rules, players, first.options, box)
        self._start(str(given.get("start") or ""))
        self.layout = layout_for(self.rules)
        self.encoder = encoder_for(first)
        self.blank = [0.0] * (players + self.layout.size)
        """An observation tensor before anything is seen."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.move_count,
            max_chance_outcomes=self.root.dealer.most_outcomes,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(self.kind, info, given)

    def _start(self, text: str) -> None:
        for word in text.split("/") if text else []:
            known = [str(action) for action in self.root.outcomes.actions]
            if word not in known:
                raise BadOption("bad-option-value", option="start", value=word, known=", ".join(known))
            self.root.draw(int(word))

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> HallState:
        """Before the deal, except for what `start` decides."""
        return HallState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game reaches."""
        return self.rules.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HallObserver:
        """An observer of the kind that is asked for."""
        return HallObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class HallState(pyspiel.State):
    """A game at a decision of a player or of chance, or at its end."""

    def __init__(self, game: HallGame) -> None:
        super().__init__(game)
        self.unfolding = game.root
        """Copied before it changes: OpenSpiel makes a state only to ask for a size, and does so all the time."""
        self.is_begun = False

    def current_player(self) -> int:
        """Who decides."""
        return self.unfolding.player

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return self.unfolding.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player, or chance, may do; nothing while it is another's turn. Answered here: OpenSpiel is slower."""
        now = self.unfolding
        if player is not None and player != now.player:
            return []
        if now.player == CHANCE:
            return now.outcomes.actions[:]
        return [] if now.state is None or now.player == NOBODY else now.state.moves()

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, as numbers. Answered here: OpenSpiel would make each of the numbers anew."""
        game: HallGame = self.get_game()
        now = self.unfolding
        viewer = now.player if player is None else player
        if not 0 <= viewer < game.root.players:
            super().observation_tensor(viewer)  # it refuses
        tensor = game.blank[:]
        tensor[viewer] = 1.0
        if now.state is not None:
            game.layout.fill(game.encoder.row(now.state, viewer), tensor, game.root.players)
        return tensor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, and how likely it is."""
        outcomes = self.unfolding.outcomes
        return list(zip(outcomes.actions, outcomes.probabilities, strict=True))

    def _apply_action(self, action: int) -> None:
        if not self.is_begun:
            self.unfolding, self.is_begun = self.unfolding.copy(), True
        if self.unfolding.player == CHANCE:
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
        return self.unfolding.player == NOBODY

    def returns(self) -> list[float]:
        """Each seat's share of the win; zeros before the end."""
        state = self.unfolding.state
        ranking = state.ranking if state is not None and self.is_terminal() else None
        return [0.0] * self.num_players() if ranking is None else win_shares(ranking)

    def resample_from_infostate(self, player: int, sampler: Any) -> HallState:
        """A state that agrees with all this player knows, from HeroHall's sampler.

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
    the observation and the last moves: more than a network needs, but not the whole history of a long game.
    """

    def __init__(self, game: HallGame, kind: Any) -> None:
        self.game = game
        self.players = game.num_players()
        self.places = max(SEATS, self.players)
        self.perfect_recall: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private = kind.private_info
        sizes = {"player": self.players, "observation": len(self._viewers(0)) * game.layout.size}
        if self.perfect_recall:
            sizes["trail"] = TRAIL * (self.places + 1)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.parts: list[NDArray[np.float32]] = []
        """The observation of each viewer."""
        if self.public:
            self.tensor = np.zeros(sum(sizes.values()), np.float32)
            ends = np.cumsum(list(sizes.values()))
            self.dict = dict(zip(sizes, np.split(self.tensor, ends[:-1]), strict=True))
            self.parts = np.split(self.dict["observation"], len(self._viewers(0)))

    def _viewers(self, player: int) -> list[int]:
        if self.private == pyspiel.PrivateInfoType.NONE:
            return [SPECTATOR]
        if self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return [player]
        return list(range(self.players))

    def set_from(self, state: HallState, player: int) -> None:
        """Write the numbers; zeros before the deal is complete."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        now = state.unfolding
        if now.state is not None:
            for viewer, part in zip(self._viewers(player), self.parts, strict=True):
                self.game.layout.write(self.game.encoder.row(now.state, viewer), part)
            if self.perfect_recall:
                self.dict["trail"][:] = self._trail(now, player)

    def _trail(self, now: Unfolding, player: int) -> NDArray[np.float32]:
        """The last moves, newest first: who made it, and which it was, as far as the player was told."""
        rows = np.zeros((TRAIL, self.places + 1), np.float32)
        moves = [happening for happening in now.past[-TRAIL:] if happening.seat is not None]
        for place, happening in enumerate(reversed(moves)):
            assert happening.seat is not None
            rows[place, (happening.seat - player) % self.players] = 1
            rows[place, self.places] = self._number(happening.told(player)) / self.game.rules.move_count
        return rows.reshape(-1)

    def _number(self, told: str) -> float:
        """A number for a move as the player saw it; half-way between two if only its kind is known (`send ?`)."""
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
            return as_json([view.get("hand") for view in self._views(now.state, player)])
        if self.perfect_recall and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return f"{player}\n{now.account(player)}"
        return as_json([player, *self._views(now.state, player)])

    def _views(self, state: State, player: int) -> list[View]:
        return [state.view(None if viewer == SPECTATOR else viewer) for viewer in self._viewers(player)]


def decide_by(state: HallState, chance: Any) -> int:
    """The chance action that this generator would draw, which gives the same game as `Game.new` with its seed."""
    return state.unfolding.action_of(chance)


def load(text: str) -> HallGame:
    """The game of a text like `herohall_seventh(players=3)`; used to unpickle games."""
    game: HallGame = pyspiel.load_game(text)
    return game


def register(name: str) -> type[HallGame]:
    """Register a game with OpenSpiel."""
    kind = game_type(name)
    made = type(f"Hall{name.capitalize()}", (HallGame,), {"name": name, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES = {name: register(name) for name in registry.games()}
