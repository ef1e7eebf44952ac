"""A policy learnt in a minute on one core, with NumPy alone: Ares Expedition for two, by REINFORCE.

The policy has a preference for every action in each of four situations, and chooses an action the more often the more it is
preferred. Both seats play by it while it learns: what the winner did becomes more likely, what the loser did less. Before and
after it plays against random choices.

    python train_tiny_policy.py [--steps N] [--games N]
"""

import argparse

import numpy as np

import tharsis

GAME, ENVS, RATE, SEED = "ares", 128, 0.6, 1
#: Points ahead that count as a clear win.
CLEAR = 20.0
SPACE = tharsis.action_space(GAME)
BLOCKS = {name: slice(start, start + length) for name, start, length in SPACE.blocks}
SITUATIONS = 4


def table_of_games(seed):
    """Games side by side; those that random play does not end are given up."""
    return tharsis.VecGame(GAME, ENVS, players=2, seed=seed, mask=True, max_choices=1500)


def draw(theta, vec, rng):
    """For every game the situation, how likely each action is, and one of them."""
    plans, may_stop = vec.mask[:, BLOCKS["phase"]].any(1), vec.mask[:, BLOCKS["done"]].any(1)
    situation = plans * 1 + may_stop * 2
    wishes = np.where(vec.mask, theta[situation], -np.inf)
    chances = np.exp(wishes - wishes.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    picks = (chances.cumsum(1) > rng.random((ENVS, 1))).argmax(1)
    # Rounding may point beyond the last one.
    picks = np.where(vec.mask[np.arange(ENVS), picks], picks, chances.argmax(1))
    return situation, chances, picks


def train(steps, seed=SEED):
    """Plays against itself and learns at the end of each game."""
    rng, games = np.random.default_rng(seed), np.arange(ENVS)
    theta = np.zeros((SITUATIONS, SPACE.size))
    vec = table_of_games(seed)
    # What each seat of each game did, as the direction that makes it more likely.
    deeds = np.zeros((ENVS, 2, SITUATIONS, SPACE.size), dtype=np.float32)
    for _ in range(steps):
        seat = vec.seat.astype(np.int64)
        situation, chances, picks = draw(theta, vec, rng)
        deeds[games, seat, situation] -= chances
        deeds[games, seat, situation, picks] += 1
        vec.step(picks, numbers=True)
        for e in np.flatnonzero(vec.done):
            if not vec.truncated[e]:
                ahead = np.clip((vec.scores[e, 0] - vec.scores[e, 1]) / CLEAR, -1, 1)
                theta += RATE / ENVS * ahead * (deeds[e, 0] - deeds[e, 1])
            deeds[e] = 0
    return theta


def evaluate(theta, games, seed=1_000_000):
    """How often the policy wins against random choices, in turns on both seats, and by how many points."""
    rng, uniform, own = np.random.default_rng(seed), np.zeros_like(theta), np.arange(ENVS) % 2
    vec = table_of_games(seed)
    won, ahead, played = 0.0, 0, 0
    while played < games:
        picks = np.where(vec.seat == own, draw(theta, vec, rng)[2], draw(uniform, vec, rng)[2])
        vec.step(picks, numbers=True)
        for e in np.flatnonzero(vec.done & ~vec.truncated):
            won += (vec.reward[e, own[e]] + 1) / 2
            ahead += vec.scores[e, own[e]] - vec.scores[e, 1 - own[e]]
            played += 1
    return won / played, ahead / played


def main():
    """Before, training, after."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    before = evaluate(np.zeros((SITUATIONS, SPACE.size)), args.games)
    print(f"before: wins {before[0]:.0%} against random play, {before[1]:+.1f} points ahead")
    theta = train(args.steps)
    after = evaluate(theta, args.games)
    print(f"after:  wins {after[0]:.0%} against random play, {after[1]:+.1f} points ahead")
    best = np.argsort(theta.max(0))[::-1][:8]
    print("likes:  " + ", ".join(SPACE.describe(int(action)) for action in best))


if __name__ == "__main__":
    main()
