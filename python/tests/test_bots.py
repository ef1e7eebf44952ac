"""Bots and matches."""

from __future__ import annotations

import threading
import time

import pytest

import tharsis


def has_network(game: str) -> bool:
    try:
        tharsis.Bot("sharp").choose(tharsis.Game(game))
    except tharsis.TharsisError:
        return False
    return True


@pytest.mark.parametrize("game", tharsis.GAMES)
@pytest.mark.parametrize("level", tharsis.LEVELS)
def test_every_level_chooses(level: str, game: str) -> None:
    if level in ("sharp", "champion") and not has_network(game):
        pytest.skip(f"{game} has no network")
    name = f"{level}:20" if level in ("expert", "champion") else level
    bot = tharsis.bot(name, seed=4)
    assert bot.level.split(":")[0] == level
    table = tharsis.Game(game, seed=4)
    for _ in range(60):
        seat, legal = table.asked[0], table.legal()
        if len(legal) == 1:
            table.apply(0)
            continue
        decision = bot.choose(table, seat)
        assert legal[decision.index] == decision.choice
        assert all(choice in legal for choice, _ in decision.values)
        assert decision.iterations >= 0 and decision.clear in (True, False)
        table.apply(decision.choice, seat)


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_a_forecast_is_made_or_refused_with_a_reason(game: str) -> None:
    table = tharsis.Game(game, players=3, seed=2)
    if not has_network(game):
        with pytest.raises(tharsis.TharsisError, match="network"):
            tharsis.forecast(table)
        pytest.skip(f"{game} has no network")
    for seat in (None, 1):
        told = tharsis.forecast(table, seat, worlds=2)
        assert len(told) == 3 and sum(chance for chance, _ in told) == pytest.approx(1, abs=0.01)


def test_a_bot_is_the_same_for_the_same_seed() -> None:
    games = [tharsis.play_match(["steady", "novice"], "ares", seed=6).game for _ in range(2)]
    assert games[0].record() == games[1].record()


def test_steady_beats_random() -> None:
    won = sum(tharsis.play_match(["steady", "random"], "mars", seed=seed).returns[0] for seed in range(3))
    assert won == 3


def test_a_match_takes_functions_and_gives_up() -> None:
    match = tharsis.play_match([lambda game, seat: 0, tharsis.Game.bot("random")], max_choices=100)
    assert not match.finished and match.returns == [0.0, 0.0] and match.game.steps == 100


def test_others_go_on_while_a_bot_thinks() -> None:
    table, bot = tharsis.Game(seed=1), tharsis.Bot("expert:400ms")
    while table.question() != "turn" or len(table.legal()) < 5:
        table.apply(0)
    thinker = threading.Thread(target=bot.choose, args=(table,))
    thinker.start()
    ticks, start = 0, time.perf_counter()
    while thinker.is_alive():
        ticks += 1
        table.legal()
    # A choice that is clear is made sooner.
    assert ticks > 20 or time.perf_counter() - start < 0.1
    thinker.join()


def test_a_bot_is_not_asked_for_those_who_are_not() -> None:
    table = tharsis.Game(seed=1)
    while len(table.asked) == 2:
        table.apply(len(table.legal()) - 1)
    with pytest.raises(tharsis.SeatError, match="not asked"):
        tharsis.Bot("random").choose(table, 1 - table.asked[0])
