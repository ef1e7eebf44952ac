"""The action space: a number for every choice, and no number for two."""

from __future__ import annotations

import numpy as np
import pytest

import tharsis
from conftest import VARIANTS, random_positions

#: The numbers as they are now. A change makes every policy that was learnt before meaningless: say so in the changelog.
VERSIONS = {"mars": "e9ca895875cbf7d8", "ares": "92a8afa2fa9361e2"}


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_numbers_and_texts_belong_together(game: str) -> None:
    space = tharsis.action_space(game)
    texts = [space.text(i) for i in range(space.size)]
    assert len(set(texts)) == len(space) == space.size
    assert [space.index(text) for text in texts] == list(range(space.size))
    ends = [start + length for _, start, length in space.blocks]
    assert [start for _, start, _ in space.blocks] == [0, *ends[:-1]] and ends[-1] == space.size
    for name, start, _ in space.blocks:
        assert space.text(start).split()[0] == name
    assert space.version == VERSIONS[game]


def test_cards_are_named() -> None:
    space = tharsis.action_space("mars")
    assert space.describe(space.index("play 009")) == "play 009 (Asteroid)"
    assert space.describe(space.index("pass")) == "pass"


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_no_two_legal_choices_share_a_number(game: str, players: int, options: str) -> None:
    space = tharsis.action_space(game)
    positions = 0
    for seed in range(4):
        for table in random_positions(game, players, options, 100 + seed):
            for seat in table.asked:
                legal, numbers = table.legal(seat), table.legal_actions(seat)
                large = [text for text in legal if text.startswith("amount ") and int(text[7:]) > 255]
                assert [space.text(number) for number in numbers] == [text for text in legal if text not in large]
                assert numbers and len(set(numbers)) == len(numbers)
                assert np.flatnonzero(table.mask(seat)).tolist() == numbers
                positions += 1
    assert positions > 200


def test_what_has_no_number() -> None:
    space = tharsis.action_space("mars")
    assert space.text(space.index("amount 255")) == "amount 255"
    for text in ("amount 256", "player 5", "option 32", "act 009 7"):
        with pytest.raises(tharsis.IllegalChoiceError, match="has no number"):
            space.index(text)
    for number in (-1, space.size, 10**12):
        with pytest.raises(tharsis.IllegalChoiceError, match=f"0 to {space.size - 1}"):
            space.text(number)
