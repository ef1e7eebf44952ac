"""The solo games as environments of Gymnasium (``pip install tharsis[gymnasium]``).

``import tharsis.gymnasium_env`` registers ``tharsis/MarsSolo-v0`` and ``tharsis/AresSolo-v0``. An observation is an array of
float32, an action a number of ``tharsis.action_space``. ``info["action_mask"]`` says what is possible, as int8, so that
``env.action_space.sample(info["action_mask"])`` plays; with ``strict=False`` whatever else is chosen costs ``penalty`` and changes
nothing (the default, as learners without masks need it), with ``strict=True`` it raises. The reward comes at the end: 1 for a
game that is won, -1 for one that is lost; with ``shaped=True`` changes of the points, divided by 100, come on the way.
"""

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple, Union

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ._tharsis import CHOICES_MAX, Game, IllegalChoiceError, action_space, feature_layout

Observation = npt.NDArray[np.float32]


class SoloEnv(gym.Env[Observation, np.int64]):
    """A game for one."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "mars",
        options: Optional[Union[str, Dict[str, Any]]] = None,
        strict: bool = False,
        penalty: float = 0.0,
        shaped: bool = False,
        max_choices: int = CHOICES_MAX,
        render_mode: Optional[str] = None,
    ) -> None:
        self._setup = (game, 1, options)
        self._table = Game(game, 1, options)
        self._made = 0
        self.strict, self.penalty, self.shaped, self.max_choices = strict, penalty, shaped, max_choices
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(action_space(game).size)
        self.observation_space = spaces.Box(-np.inf, np.inf, (feature_layout(game).size,), np.float32)

    @property
    def table(self) -> Game:
        """The game itself."""
        return self._table

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Observation, Dict[str, Any]]:
        """Deals a new game; the same one for the same seed."""
        super().reset(seed=seed)
        self._table = Game(*self._setup, seed=int(self.np_random.integers(2**63)))
        self._made = 0
        return self._table.observation(0), self._info()

    def step(self, action: Any) -> Tuple[Observation, float, bool, bool, Dict[str, Any]]:
        """Acts."""
        self._made += 1
        before = self._table.scores()[0]
        reward = 0.0
        try:
            self._table.apply_action(int(action))
        except IllegalChoiceError:
            if self.strict:
                raise
            reward = -self.penalty
        if self.shaped:
            reward += (self._table.scores()[0] - before) / 100
        over = self._table.is_over
        reward += self._table.returns()[0]
        truncated = not over and self._made >= self.max_choices
        return self._table.observation(0), float(reward), over, truncated, self._info()

    def render(self) -> Optional[str]:
        """The last choices and the points, as text."""
        if self.render_mode != "ansi":
            return None
        lines = [choice for _, choice in self._table.history[-10:]]
        return "\n".join([*lines, f"points {self._table.scores()[0]}"])

    def _info(self) -> Dict[str, Any]:
        over = self._table.is_over
        mask = np.zeros(int(self.action_space.n), np.int8) if over else self._table.mask(0).astype(np.int8)
        return {"action_mask": mask, "points": self._table.scores()[0]}


def register() -> None:
    """Registers the environments, once."""
    for name, game in (("tharsis/MarsSolo-v0", "mars"), ("tharsis/AresSolo-v0", "ares")):
        if name not in gym.registry:
            gym.register(id=name, entry_point="tharsis.gymnasium_env:SoloEnv", kwargs={"game": game})


register()
