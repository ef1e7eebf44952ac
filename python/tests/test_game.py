"""One game: choices, views, saves, records, undo, imagined worlds."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

import tharsis
from conftest import VARIANTS, random_positions


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_a_game_can_be_played_saved_and_told_again(game: str, players: int, options: str) -> None:
    table = None
    for table in random_positions(game, players, options, 11):
        pass
    assert table is not None and table.steps > 50
    assert (table.name, table.players) == (game, players)
    assert set(table.options.split()) == set(options.split())
    assert len(table.scores()) == players == len(table.returns())
    again = tharsis.Game.from_record(table.record())
    assert (again.state_hash, again.history) == (table.state_hash, table.history)
    loaded = tharsis.Game.load(table.save())
    assert (loaded.state_hash, loaded.steps) == (table.state_hash, 0)
    for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table)), table.clone()):
        assert (twin.state_hash, twin.steps) == (table.state_hash, table.steps)
    with pytest.raises(tharsis.RecordError, match="save"):
        loaded.record()
    assert pickle.loads(pickle.dumps(loaded)).state_hash == table.state_hash


def test_a_choice_is_a_place_a_text_or_a_number() -> None:
    by_place, by_text, by_number = (tharsis.Game(seed=5) for _ in range(3))
    rng = random.Random(5)
    for _ in range(200):
        seat = by_place.asked[0]
        legal = by_place.legal()
        i = rng.randrange(len(legal))
        assert by_place.legal_actions()[i] == by_place.action(legal[i])
        by_place.apply(i)
        by_text.apply(legal[i], seat)
        by_number.apply_action(by_number.action(legal[i]))
    assert by_place.state_hash == by_text.state_hash == by_number.state_hash


def test_questions_are_words_with_data() -> None:
    seen = set()
    for table in random_positions("mars", 2, "corporate-era", 3):
        word, data = table.question(), table.question_data()
        assert word == (data if isinstance(data, str) else next(iter(data or {})))
        seen.add(word)
        others = [seat for seat in range(2) if seat not in table.asked]
        assert all(table.question(seat) is None and table.legal(seat) == [] for seat in others)
    assert {"corporation", "opening", "turn", "research", "pay"} <= seen


def test_reasons_against_a_choice() -> None:
    table = tharsis.Game(seed=1)
    assert table.why_not(table.legal()[0]) == []
    assert table.why_not("pass") != []


def test_a_view_shows_what_the_seat_may_see() -> None:
    for table in random_positions("mars", 2, "corporate-era", 9, every=40):
        own, all_see = table.view(0), table.view()
        assert own["seat"] == 0 and all_see["seat"] is None
        hand = tharsis.card_set(own["own"]["hand"], "mars")
        assert len(hand) == own["players"][0]["hand_size"]
        assert all_see["own"] is None


def test_undo_goes_back() -> None:
    table = tharsis.Game("ares", seed=2)
    hashes = [table.state_hash]
    for _ in range(60):
        table.apply(0)
        hashes.append(table.state_hash)
    table.undo()
    assert table.state_hash == hashes[-2]
    table.undo(30)
    assert (table.state_hash, table.steps) == (hashes[29], 29)
    with pytest.raises(tharsis.TharsisError, match="29 were made"):
        table.undo(30)
    table.apply(0)
    assert table.state_hash == hashes[30]


def test_options_are_words_or_a_dictionary() -> None:
    words = tharsis.Game("mars", 3, "corporate-era draft venus map-hellas", 4)
    data = {"corporate_era": True, "draft": True, "venus": True, "map": "hellas"}
    assert words.state_hash == tharsis.Game("mars", 3, data, 4).state_hash
    assert tharsis.Game("ares", 1, {"level": "expert"}, 4).options == "mulligan expert"


def test_imagined_worlds_look_the_same_and_are_not() -> None:
    differ = 0
    for table in random_positions("mars", 3, "corporate-era", 8, every=25):
        for seat in range(3):
            world = table.determinize(seat, seed=table.steps)
            assert world.view(seat) == table.view(seat)
            differ += world.state_hash != table.state_hash
    assert differ > 20


def test_results_add_up() -> None:
    for game, players, options in VARIANTS:
        table = None
        for table in random_positions(game, players, options, 21):
            assert table.returns() == [0.0] * players
        assert table is not None
        table = table.clone()
        if not table.is_over:
            continue
        common = players == 1 or "coop" in options
        if common:
            assert set(table.returns()) == {1.0 if table.winners() else -1.0}
        else:
            assert sum(table.returns()) == pytest.approx(0, abs=1e-5)
            assert all(table.returns()[seat] >= 0 for seat in table.winners())


def test_what_is_told_of_things() -> None:
    assert repr(tharsis.Game(seed=1)) == "<Game mars for 2, 0 choices, asks [0, 1]>"
    assert "mars" in repr(tharsis.VecGame(n=2)) and "1367" not in tharsis.__version__
    assert tharsis.GAMES == ["mars", "ares"]
    assert dict(tharsis.cards("mars"))["009"] == "Asteroid"
