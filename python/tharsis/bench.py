"""How fast games are played: ``python -m tharsis.bench``.

Uniformly random games in a loop of Rust alone (``random_games``), and the same games through ``VecGame``, each choice drawn by
NumPy: what is left of the engine's speed when Python decides. Uniform play rarely ends a game by itself soon: a game of
more than ``max_choices`` choices is given up in both, and counted as a game in both.
"""

from __future__ import annotations

import argparse
import time
from typing import Optional, Tuple

import numpy as np

from ._tharsis import CHOICES_MAX, VecGame, random_games, reference_games

__all__ = ["main", "random_games", "reference_games", "vec_games"]


def vec_games(
    game: str = "mars",
    games: int = 1000,
    players: int = 2,
    options: Optional[str] = None,
    seed: int = 0,
    max_choices: int = CHOICES_MAX,
    n: int = 256,
    threads: int = 1,
    mask: bool = False,
    obs: bool = False,
) -> Tuple[int, int, float]:
    """Uniformly random games through ``VecGame``: games that ended, choices and seconds, after a warm-up of as many."""
    table = VecGame(
        game, n, players, options, seed, threads=threads, mask=mask, obs=obs, max_choices=max_choices
    )
    rng = np.random.default_rng(seed)
    n_legal = table.n_legal
    floats = np.empty(n)
    actions = np.empty(n, dtype=np.int64)

    def play_to(end: int) -> None:
        while table.games_played < end:
            for _ in range(50):
                rng.random(out=floats)
                np.multiply(floats, n_legal, out=actions, casting="unsafe")
                table.step(actions)

    play_to(max(n, games // 4))
    before = table.games_played, table.choices_made
    start = time.perf_counter()
    play_to(before[0] + games)
    seconds = time.perf_counter() - start
    return table.games_played - before[0], table.choices_made - before[1], seconds


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m tharsis.bench", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="mars", help="mars or ares")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default=None, help="a line of words; otherwise the game's own")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--max-choices", type=int, default=CHOICES_MAX)
    parser.add_argument("--n", type=int, default=256, help="games side by side")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3, help="loops take turns so often; the best of each counts")
    args = parser.parse_args()
    setup = (args.game, args.games, args.players, args.options, 0)
    engine = vec = reference = (0.0, 0.0)
    for _ in range(args.rounds):
        played, _, choices, seconds = random_games(*setup, args.max_choices)
        engine = max(engine, (choices / seconds, played / seconds))
        ended, made, seconds = vec_games(*setup, args.max_choices, args.n, args.threads)
        vec = max(vec, (made / seconds, ended / seconds))
        played, _, choices, seconds = reference_games(*setup)
        reference = max(reference, (choices / seconds, played / seconds))
    print(f"{args.game}, {args.players} players, at most {args.max_choices} choices a game")
    print(f"engine alone, uniform      {engine[1]:8.0f} games/s {engine[0]:10.0f} choices/s")
    print(f"VecGame n={args.n} threads={args.threads}    {vec[1]:8.0f} games/s {vec[0]:10.0f} choices/s", end="")
    print(f"  {100 * vec[0] / engine[0]:.0f} % of the engine's choices")
    print(f"engine alone, reference    {reference[1]:8.0f} games/s {reference[0]:10.0f} choices/s")


if __name__ == "__main__":
    main()
