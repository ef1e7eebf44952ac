"""A whole game by random choices, told line by line: ``python random_play.py [mars|ares] [SEED]``."""

import random
import sys

import tharsis


def main(game: str = "mars", seed: int = 7) -> None:
    """Plays and prints."""
    table = tharsis.Game(game, players=2, seed=seed)
    rng = random.Random(seed)
    while not table.is_over and table.steps < tharsis.CHOICES_MAX:
        seat = table.asked[0]
        table.apply(rng.randrange(len(table.legal(seat))), seat)
    actions = tharsis.action_space(game)
    for seat, choice in table.history[:20]:
        print(seat, actions.describe(actions.index(choice)))
    print(f"… {table.steps} choices; points {table.scores()}, won by seat {table.winners()}")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
