"""What the tests share: the variants of both games, and random play."""

from __future__ import annotations

import random
from typing import Iterator, List, Tuple

import tharsis

ALL = "corporate-era colonies turmoil prelude venus"

#: Game, players and options of everything that differs in its rules.
VARIANTS: List[Tuple[str, int, str]] = [
    *[("mars", players, "corporate-era") for players in (1, 2, 3, 4, 5)],
    ("mars", 2, ""),
    ("mars", 2, "corporate-era draft"),
    ("mars", 2, "corporate-era colonies colony-corporation"),
    ("mars", 3, "corporate-era turmoil"),
    ("mars", 1, "corporate-era turmoil rating-goal"),
    ("mars", 2, "corporate-era prelude prelude-corporation"),
    ("mars", 2, "corporate-era prelude-cards beginner-0"),
    ("mars", 2, "corporate-era venus venus-complete venus-corporation"),
    ("mars", 2, "corporate-era map-hellas"),
    ("mars", 2, "corporate-era map-elysium"),
    ("mars", 2, "corporate-era map-random draft"),
    ("mars", 1, f"{ALL} rating-goal"),
    ("mars", 2, f"{ALL} draft"),
    ("mars", 5, f"{ALL} draft"),
    *[("ares", 1, f"mulligan {level}".strip()) for level in ("", "experienced", "expert")],
    *[("ares", players, "mulligan") for players in (2, 3, 4)],
    ("ares", 2, ""),
    ("ares", 3, "first-game"),
    ("ares", 2, "coop mulligan"),
    ("ares", 2, "coop first-game"),
]


def random_positions(
    game: str, players: int, options: str, seed: int, every: int = 1, most: int = 2000
) -> Iterator[tharsis.Game]:
    """The positions of a game by random choices; the same object each time."""
    table = tharsis.Game(game, players, options, seed)
    rng = random.Random(seed)
    while not table.is_over and table.steps < most:
        if table.steps % every == 0:
            yield table
        seat = rng.choice(table.asked)
        table.apply(rng.randrange(len(table.legal(seat))), seat)
