"""Terraforming Mars and Ares Expedition: exact rules, bots and environments for learning.

    >>> import tharsis
    >>> game = tharsis.Game("mars", players=2, options="corporate-era", seed=7)
    >>> game.question(), game.legal()
    ('corporation', ['card R09', 'card R10'])
    >>> game.apply(0)

``Game`` is one game, ``VecGame`` thousands a call, ``Bot`` a player that is a program. ``tharsis.pettingzoo_env``,
``tharsis.gymnasium_env`` and ``tharsis.openspiel`` speak the usual interfaces.
"""

from __future__ import annotations

from typing import Iterable, List, Optional, Tuple

from ._tharsis import (
    CHOICES_MAX,
    GAMES,
    LEVELS,
    ActionSpace,
    Bot,
    Decision,
    EngineError,
    FeatureLayout,
    Game,
    GameOverError,
    IllegalChoiceError,
    OptionsError,
    RecordError,
    SaveError,
    SeatError,
    TharsisError,
    UnknownNameError,
    VecGame,
    __version__,
    action_space,
    cards,
    feature_layout,
)
from .match import Match, play_match

__all__ = [
    "CHOICES_MAX",
    "GAMES",
    "LEVELS",
    "ActionSpace",
    "Bot",
    "Decision",
    "EngineError",
    "FeatureLayout",
    "Game",
    "GameOverError",
    "IllegalChoiceError",
    "Match",
    "OptionsError",
    "RecordError",
    "SaveError",
    "SeatError",
    "TharsisError",
    "UnknownNameError",
    "VecGame",
    "__version__",
    "action_space",
    "bot",
    "card_set",
    "cards",
    "feature_layout",
    "forecast",
    "play_match",
]


def bot(level: str = "steady", seed: int = 0) -> Bot:
    """A bot of a level: "random", "novice", "steady", "expert", "expert:50ms" or "expert:2000"."""
    return Bot(level, seed)


def forecast(game: Game, seat: Optional[int] = None, worlds: int = 8, seed: int = 0) -> List[Tuple[float, float]]:
    """Everybody's chance to win and points ahead, as far as a seat (or a spectator) can know."""
    return game.forecast(seat, worlds, seed)


def card_set(words: Iterable[int], game: str = "mars") -> List[str]:
    """The numbers of the cards in a set, as views show sets: 64 cards to a word, a bit for each."""
    known = cards(game)
    bits = [64 * i + bit for i, word in enumerate(words) for bit in range(64) if word >> bit & 1]
    return [known[id][0] for id in bits]
