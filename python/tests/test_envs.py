"""The usual interfaces: PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest

import tharsis
from tharsis import openspiel

pettingzoo_test = pytest.importorskip("pettingzoo.test")
gymnasium = pytest.importorskip("gymnasium")


@pytest.mark.parametrize(("game", "players"), [("mars", 2), ("ares", 2), ("mars", 3), ("ares", 1)])
def test_pettingzoo(game: str, players: int) -> None:
    from tharsis.pettingzoo_env import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo_test.api_test(env(game=game, players=players), num_cycles=300)
        pettingzoo_test.seed_test(lambda: env(game=game, players=players), num_cycles=50)


def test_pettingzoo_plays_to_the_end() -> None:
    from tharsis.pettingzoo_env import env

    table = env(game="ares", players=3, render_mode="ansi")
    table.reset(seed=1)
    total = {agent: 0.0 for agent in table.possible_agents}
    rng = random.Random(1)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        total[agent] += reward
        table.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert table.table.is_over and list(total.values()) == table.table.returns()
    assert "points" in table.render()


def test_pettingzoo_cuts_long_games_off() -> None:
    from tharsis.pettingzoo_env import env

    table = env(max_choices=30)
    table.reset(seed=1)
    for _ in range(30):
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert all(table.truncations.values()) and not any(table.terminations.values())


@pytest.mark.parametrize("name", ["tharsis/MarsSolo-v0", "tharsis/AresSolo-v0"])
def test_gymnasium(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    import tharsis.gymnasium_env  # noqa: F401

    env = gymnasium.make(name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)
    _, info = env.reset(seed=3)
    env.action_space.seed(3)
    steps, over, cut, reward = 0, False, False, 0.0
    while not (over or cut):
        seen, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert seen in env.observation_space
        steps += 1
    assert reward in (-1.0, 1.0) and steps > 50


def test_gymnasium_is_strict_if_told() -> None:
    from tharsis.gymnasium_env import SoloEnv

    env = SoloEnv(strict=True)
    env.reset(seed=1)
    with pytest.raises(tharsis.IllegalChoiceError):
        env.step(tharsis.action_space("mars").index("pass"))
    lenient = SoloEnv(penalty=0.5, shaped=True)
    lenient.reset(seed=1)
    assert lenient.step(tharsis.action_space("mars").index("pass"))[1] == -0.5


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_openspiel(game: str) -> None:
    kind = openspiel.GameType(game, 2)
    state = kind.new_initial_state(seed=4)
    rng = random.Random(4)
    while not state.is_terminal():
        player = state.current_player()
        actions = state.legal_actions()
        assert actions == np.flatnonzero(state.legal_actions_mask()).tolist()
        action = rng.choice(actions)
        text = state.action_to_string(player, action)
        assert state.string_to_action(text) == action
        if rng.random() < 0.05:
            twin, other = state.clone(), state.resample_from_infostate(player, seed=1)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
            assert other.legal_actions() == actions
            twin.apply_action(action)
            assert twin.game.state_hash == state.child(action).game.state_hash != state.game.state_hash
        assert state.returns() == state.rewards() == [0.0, 0.0]
        state.apply_action(action)
    assert state.current_player() == openspiel.TERMINAL and state.legal_actions() == []
    assert sum(state.returns()) == 0 and kind.min_utility() <= state.player_return(0) <= kind.max_utility()
    assert len(state.observation_tensor(0)) == tharsis.feature_layout(game).size
    assert kind.num_distinct_actions() == tharsis.action_space(game).size and kind.num_players() == 2
