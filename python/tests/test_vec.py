"""Many games: the same as one by one, on any number of threads; nothing is half applied."""

from __future__ import annotations

from typing import List

import numpy as np
import pytest

import tharsis


def play(vec: tharsis.VecGame, steps: int, seed: int = 0, numbers: bool = False) -> List[np.ndarray]:
    rng = np.random.default_rng(seed)
    out = []
    for _ in range(steps):
        picks = (rng.random(len(vec)) * vec.n_legal).astype(np.int64)
        if numbers:
            assert vec.mask is not None
            picks = np.array([np.flatnonzero(row)[i] for row, i in zip(vec.mask, picks)])
        vec.step(picks, numbers=numbers)
        out.append(np.concatenate([vec.seat, vec.n_legal, vec.done, vec.scores.ravel(), vec.reward.ravel()]))
    return out


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_threads_and_numbers_change_nothing(game: str) -> None:
    one = play(tharsis.VecGame(game, 13, seed=3), 600)
    many = play(tharsis.VecGame(game, 13, seed=3, threads=5), 600)
    numbers = play(tharsis.VecGame(game, 13, seed=3, threads=2, mask=True), 600, numbers=True)
    assert np.array_equal(one, many) and np.array_equal(one, numbers)
    assert np.array(one)[:, 26:39].any()


@pytest.mark.parametrize("skip", [True, False])
@pytest.mark.parametrize("game", tharsis.GAMES)
def test_it_plays_the_games_that_game_plays(game: str, skip: bool) -> None:
    n = 3
    vec = tharsis.VecGame(game, n, seed=50, skip_single=skip, mask=True, obs=True)
    assert vec.mask is not None and vec.obs is not None
    singles = [tharsis.Game(game, seed=50 + e) for e in range(n)]
    played = [0] * n
    rng = np.random.default_rng(1)
    while min(played) < 2:
        before = vec.n_legal.copy()
        for e, single in enumerate(singles):
            while skip and len(single.legal()) == 1:
                single.apply(0)
            assert vec.legal(e) == single.legal() and before[e] == len(single.legal())
            assert vec.seat[e] == single.asked[0]
            assert np.array_equal(vec.mask[e], single.mask()) and np.array_equal(vec.obs[e], single.observation())
            assert vec.game(e).state_hash == single.state_hash
        picks = (rng.random(n) * before).astype(np.int32)
        vec.step(picks)
        for e, single in enumerate(singles):
            single.apply(int(picks[e]))
            while skip and not single.is_over and len(single.legal()) == 1:
                single.apply(0)
            assert vec.done[e] == single.is_over and not vec.truncated[e]
            if single.is_over:
                assert vec.scores[e].tolist() == single.scores()
                assert vec.reward[e].tolist() == single.returns()
                played[e] += 1
                # The seeds that the documentation promises.
                assert vec.seed_of(e) == 50 + e + n * played[e]
                singles[e] = tharsis.Game(game, seed=vec.seed_of(e))
            else:
                assert not vec.reward[e].any()
    assert vec.games_played == sum(played)


def test_arrays_are_shared_not_copied() -> None:
    vec = tharsis.VecGame("ares", 4, mask=True, obs=True)
    first = [vec.seat, vec.n_legal, vec.done, vec.truncated, vec.reward, vec.scores, vec.mask, vec.obs]
    vec.step([0] * 4)
    again = [vec.seat, vec.n_legal, vec.done, vec.truncated, vec.reward, vec.scores, vec.mask, vec.obs]
    assert all(a is b for a, b in zip(first, again))
    plain = tharsis.VecGame("ares", 4)
    assert plain.mask is None and plain.obs is None


def test_a_wrong_action_is_refused_and_nothing_is_applied() -> None:
    vec = tharsis.VecGame("mars", 6, mask=True)
    play(vec, 40)
    hashes = [vec.game(e).state_hash for e in range(6)]
    good = np.zeros(6, dtype=np.int64)
    for bad, numbers in ((-1, False), (10_000, False), (10_000, True), (-5, True)):
        actions = good.copy()
        if numbers:
            assert vec.mask is not None
            actions = vec.mask.argmax(1)
        actions[4] = bad
        with pytest.raises(tharsis.IllegalChoiceError, match="environment 4: .*0 to"):
            vec.step(actions, numbers=numbers)
    illegal = vec.mask.argmax(1)
    illegal[2] = np.flatnonzero(~vec.mask[2])[0]
    with pytest.raises(tharsis.IllegalChoiceError, match="environment 2: .*not offered; legal"):
        vec.step(illegal, numbers=True)
    with pytest.raises(tharsis.TharsisError, match="5 actions for 6 games"):
        vec.step(good[:5])
    for wrong in (good.astype(float), "abc", [[0] * 6]):
        with pytest.raises((TypeError, ValueError)):
            vec.step(wrong)  # type: ignore[arg-type]
    assert [vec.game(e).state_hash for e in range(6)] == hashes
    vec.step(good[::-1])
    vec.step(np.zeros(12, dtype=np.int64)[::2])


def test_long_games_are_given_up_without_a_result() -> None:
    vec = tharsis.VecGame("mars", 5, max_choices=60)
    seen = 0
    for _ in range(200):
        vec.step([0] * 5)
        assert np.array_equal(vec.done, vec.truncated) and not vec.reward.any()
        seen += int(vec.done.sum())
    assert seen == vec.games_played > 5


def test_the_smallest_limit_asks_once_a_game() -> None:
    vec = tharsis.VecGame("mars", 3, options="corporate-era beginner-0 beginner-1", max_choices=1)
    for i in range(1, 5):
        vec.step([0] * 3)
        assert vec.truncated.all() and vec.games_played == 3 * i


def test_reset_deals_the_same_or_others() -> None:
    vec = tharsis.VecGame("mars", 4, seed=9)
    first = [vec.game(e).state_hash for e in range(4)]
    play(vec, 30)
    vec.reset()
    assert [vec.game(e).state_hash for e in range(4)] == first and vec.choices_made == 0
    vec.reset(seed=10)
    assert [vec.game(e).state_hash for e in range(3)] == first[1:]


def test_what_cannot_be_made() -> None:
    for settings in ({"n": 0}, {"threads": 0}, {"max_choices": 0}, {"players": 6}, {"players": -1}, {"game": "go"}):
        with pytest.raises(tharsis.TharsisError):
            tharsis.VecGame(**settings)  # type: ignore[arg-type]
    for settings in ({"n": 10**14}, {"n": 10**10, "obs": True}, {"threads": 10**6}):
        with pytest.raises((tharsis.TharsisError, MemoryError), match="memory|1 to 1024"):
            tharsis.VecGame(**settings)  # type: ignore[arg-type]
    with pytest.raises(IndexError, match="0 to 1"):
        tharsis.VecGame(n=2).legal(2)
