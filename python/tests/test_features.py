"""Observations: made of what the seat knows, and of nothing else."""

from __future__ import annotations

import numpy as np
import pytest

import tharsis
from conftest import VARIANTS, random_positions


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_the_layout_is_told(game: str) -> None:
    layout = tharsis.feature_layout(game)
    ends = [start + length for _, start, length in layout.blocks]
    assert [start for _, start, _ in layout.blocks] == [0, *ends[:-1]] and ends[-1] == layout.size == len(layout)
    assert len(layout.version) == 16


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_worlds_that_cannot_be_told_apart_are_told_alike(game: str, players: int, options: str) -> None:
    told = 0
    for seed in range(2):
        for table in random_positions(game, players, options, 300 + seed, every=7):
            for seat in range(players):
                world = table.determinize(seat, seed=table.steps)
                here, there = table.features(seat), world.features(seat)
                assert np.array_equal(here[0], there[0]) and np.array_equal(here[1], there[1]), (
                    table.record(),
                    seat,
                )
                assert np.array_equal(table.mask(seat), world.mask(seat))
                assert table.legal(seat) == world.legal(seat)
                told += len(here[0]) > 0
    assert told > 10


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_sparse_and_dense_say_the_same(game: str) -> None:
    size = tharsis.feature_layout(game).size
    for table in random_positions(game, 2, "" if game == "ares" else "corporate-era", 5, every=9):
        places, values = table.features()
        dense = np.zeros(size, dtype=np.float32)
        np.add.at(dense, places, values)
        assert np.array_equal(dense, table.observation())


def test_an_opening_is_told_and_its_mask_says_what_is_offered() -> None:
    table = tharsis.Game("mars", seed=1)
    assert table.observation().any() and table.mask().sum() == 2
