"""Whole games between bots, and between anything that can choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Optional, Sequence, Union

from ._tharsis import CHOICES_MAX, Bot, Game

#: Whatever is given a game and a seat and gives back a choice: its place among the legal ones, or its notation.
Player = Callable[[Game, int], Union[int, str]]


@dataclass(frozen=True)
class Match:
    """How a game went."""

    scores: List[int]
    winners: List[int]
    returns: List[float]
    #: It came to its end before ``max_choices``.
    finished: bool
    #: The game itself, with its record.
    game: Game


def play_match(
    players: Sequence[Union[str, Bot, Player]],
    game: str = "mars",
    options: Optional[Union[str, Dict[str, Any]]] = None,
    seed: int = 0,
    max_choices: int = CHOICES_MAX,
) -> Match:
    """Plays a game to its end, a player for each seat: the name of a level, a bot, or a function of game and seat.

    Bots named by their level are seeded with ``seed`` and their seat. Choices without alternative are made by themselves.
    """
    chairs: List[Player] = [
        Bot(player, seed + i) if isinstance(player, str) else player for i, player in enumerate(players)
    ]
    table = Game(game, len(chairs), options, seed)
    for _ in range(max_choices):
        asked = table.asked
        if not asked:
            break
        seat = asked[0]
        single = len(table.legal(seat)) == 1
        table.apply(0 if single else chairs[seat](table, seat), seat)
    return Match(table.scores(), table.winners(), table.returns(), table.is_over, table)
