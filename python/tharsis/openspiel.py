"""A game and its states in the manner of OpenSpiel, for search code that is written against it.

Moves are those of the seats alone: chance is inside ``apply_action``. Where several seats are asked at once, the lowest
answers first, so every state has one player to move; what the others choose stays hidden from it.
"""

from __future__ import annotations

import json
from typing import Any, Dict, List, Optional, Union

import numpy as np
import numpy.typing as npt

from ._tharsis import Game, action_space

#: The player of a state that is over, as in OpenSpiel.
TERMINAL = -4


class GameType:
    """What is played: makes first states, and tells how large things are."""

    def __init__(
        self,
        game: str = "mars",
        players: int = 2,
        options: Optional[Union[str, Dict[str, Any]]] = None,
    ) -> None:
        self.name = game
        self.players = players
        self.options = options
        self.actions = action_space(game)
        Game(game, players, options)  # Refuses here what cannot be played.

    def new_initial_state(self, seed: int = 0) -> "State":
        """A new game, dealt from a seed."""
        return State(Game(self.name, self.players, self.options, seed))

    def num_players(self) -> int:
        """How many play."""
        return self.players

    def num_distinct_actions(self) -> int:
        """How many actions have a number."""
        return self.actions.size

    def min_utility(self) -> float:
        """The worst result."""
        return -1.0

    def max_utility(self) -> float:
        """The best result."""
        return 1.0


class State:
    """A position, with the methods of ``pyspiel.State`` that search needs."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def current_player(self) -> int:
        """The lowest seat that is asked; ``TERMINAL`` if nobody is."""
        asked = self.game.asked
        return asked[0] if asked else TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.is_over

    def is_chance_node(self) -> bool:
        """Never: chance is inside ``apply_action``."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: seats that are asked at once answer one after the other."""
        return False

    def num_players(self) -> int:
        """How many play."""
        return self.game.players

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """Numbers of what a player may do now; none if it is not asked."""
        if self.game.is_over:
            return []
        return self.game.legal_actions(player)

    def legal_actions_mask(self, player: Optional[int] = None) -> npt.NDArray[np.bool_]:
        """The same as a mask."""
        if self.game.is_over:
            return np.zeros(action_space(self.game.name).size, dtype=np.bool_)
        return self.game.mask(player)

    def apply_action(self, action: int) -> None:
        """What the current player does."""
        self.game.apply_action(action)

    def action_to_string(self, player_or_action: int, action: Optional[int] = None) -> str:
        """An action in notation; a player may stand before it, as in OpenSpiel."""
        return action_space(self.game.name).text(player_or_action if action is None else action)

    def string_to_action(self, text: str) -> int:
        """The number of a notation."""
        return self.game.action(text)

    def returns(self) -> List[float]:
        """Everybody's result, from -1 to 1; zeros while the game goes on."""
        return self.game.returns()

    def rewards(self) -> List[float]:
        """The same: there are no rewards on the way."""
        return self.game.returns()

    def player_return(self, player: int) -> float:
        """A player's result."""
        return self.returns()[player]

    def clone(self) -> "State":
        """A copy that goes its own way."""
        return State(self.game.clone())

    def child(self, action: int) -> "State":
        """A copy after an action."""
        state = self.clone()
        state.apply_action(action)
        return state

    def observation_tensor(self, player: Optional[int] = None) -> npt.NDArray[np.float32]:
        """What a player knows, as numbers."""
        return self.game.observation(self._player(player))

    def observation_string(self, player: Optional[int] = None) -> str:
        """What a player sees, as JSON."""
        return json.dumps(self.game.view(self._player(player)), sort_keys=True)

    def information_state_string(self, player: Optional[int] = None) -> str:
        """What a player sees, as JSON: views hold all that is still of use, but not who did what when."""
        return self.observation_string(player)

    def resample_from_infostate(self, player: Optional[int] = None, seed: Optional[int] = None) -> "State":
        """A state that a player cannot tell from this one; all that is hidden from it is dealt anew."""
        if seed is None:
            seed = int(np.random.default_rng().integers(2**63))
        return State(self.game.determinize(self._player(player), seed))

    def _player(self, player: Optional[int]) -> int:
        return max(self.current_player(), 0) if player is None else player

    def __str__(self) -> str:
        return repr(self.game)
