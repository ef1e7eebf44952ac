"""Both games as an AEC environment of PettingZoo (``pip install tharsis[pettingzoo]``).

Agents are ``player_0`` …; an observation is ``{"observation": float32, "action_mask": int8}``, an action a number of
``tharsis.action_space``. Where several seats are asked at once, the lowest answers first. Rewards come at the end, as
``Game.returns`` tells them. A game of more than ``max_choices`` choices is cut off (truncated) without a result.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Union

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ._tharsis import CHOICES_MAX, Game, action_space, feature_layout


class TharsisEnv(AECEnv):
    """A table of Terraforming Mars or Ares Expedition."""

    metadata = {"name": "tharsis_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "mars",
        players: int = 2,
        options: Optional[Union[str, Dict[str, Any]]] = None,
        max_choices: int = CHOICES_MAX,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        self._setup = (game, players, options)
        self._table = Game(game, players, options)
        self._seeds = np.random.default_rng()
        self.max_choices = max_choices
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        size, width = action_space(game).size, feature_layout(game).size
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (width,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    @property
    def table(self) -> Game:
        """The game itself, for those who may look: a bot, a test."""
        return self._table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent does."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Deals a new game; the same one for the same seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        game, players, variant = self._setup
        self._table = Game(game, players, variant, int(self._seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent knows, and what it may do; nothing while others are asked."""
        seat = self.possible_agents.index(agent)
        if self._table.is_over:
            mask = np.zeros(self.action_spaces[agent].n, dtype=np.int8)
        else:
            mask = self._table.mask(seat).astype(np.int8)
        return {"observation": self._table.observation(seat), "action_mask": mask}

    def step(self, action: Optional[int]) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act; actions are numbers of tharsis.action_space")
        self._table.apply_action(int(action), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._table.is_over:
            self.rewards = dict(zip(self.possible_agents, map(float, self._table.returns())))
            self.terminations = {agent: True for agent in self.agents}
        elif self._table.steps >= self.max_choices:
            self.truncations = {agent: True for agent in self.agents}
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        """The last choices and the points, as text."""
        if self.render_mode != "ansi":
            return None
        lines: List[str] = [f"{seat} {choice}" for seat, choice in self._table.history[-10:]]
        return "\n".join([*lines, f"points {self._table.scores()}"])

    def close(self) -> None:
        """Nothing is held open."""

    def _asked(self) -> str:
        asked = self._table.asked
        return self.possible_agents[asked[0] if asked else 0]


def env(**settings: Any) -> TharsisEnv:
    """An environment: ``env(game="ares", players=2)``."""
    return TharsisEnv(**settings)
