"""A bot of one's own: tries every choice in imagined worlds, plays a little on at random, and takes what scores best."""

import random
import sys

import tharsis

WORLDS, DEPTH = 3, 24


def choose(game: tharsis.Game, seat: int) -> str:
    """The choice after which the seat is most points ahead."""
    legal = game.legal(seat)
    totals = [0.0] * len(legal)
    for seed in range(WORLDS):
        world = game.determinize(seat, seed)
        for i, choice in enumerate(legal):
            line, rng = world.clone(), random.Random(seed)
            line.apply(choice, seat)
            for _ in range(DEPTH):
                if not line.is_over:
                    line.apply(rng.randrange(len(line.legal())))
            scores = line.scores()
            totals[i] += scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return legal[totals.index(max(totals))]


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    won = sum(tharsis.play_match([choose, "random"], "ares", seed=seed).returns[0] > 0 for seed in range(games))
    print(f"won {won} of {games} games of Ares Expedition against random play")
