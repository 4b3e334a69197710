"""The unchanged tests of PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

import subprocess
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import formicary.gymnasium
import formicary.openspiel
import formicary.pettingzoo
import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from setups import name_of, some_setups, written_setups

setups = pytest.mark.parametrize("setup", written_setups(), ids=name_of)


@pytest.fixture(autouse=True)
def quietly() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@setups
def test_pettingzoo_api(setup: formicary.Setup) -> None:
    api_test(formicary.pettingzoo.env(setup), num_cycles=60)


@setups
def test_pettingzoo_seeds(setup: formicary.Setup) -> None:
    seed_test(lambda: formicary.pettingzoo.env(setup), num_cycles=60)


@setups
def test_pettingzoo_cycles(setup: formicary.Setup) -> None:
    max_cycles_test(formicary.pettingzoo.module(setup, illegal="replace"))


@pytest.mark.parametrize("setup", [setup for setup in written_setups() if setup.players == 1], ids=name_of)
def test_pettingzoo_cycles_of_one_seat(setup: formicary.Setup) -> None:
    turns = SimpleNamespace(
        env=lambda **named: formicary.pettingzoo.env(setup, illegal="replace", **named),
        parallel_env=lambda **named: formicary.pettingzoo.parallel_env(setup, illegal="replace", **named),
    )
    max_cycles_test(turns)


@setups
def test_an_environment_of_turns_is_cut_off(setup: formicary.Setup) -> None:
    """`max_cycles_test` wants all seats to have been asked as often as each other, which they are in cycles and not in
    games where one acts several times in its turn. Here it is `max_cycles` questions to one seat."""
    env = formicary.pettingzoo.env(setup, max_cycles=5)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    asked = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert not over and reward == 0
        if cut:
            env.step(None)
            continue
        asked[agent] += 1
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert max(asked.values()) == 5
    assert not env.agents and not env.unwrapped.position.is_over


@setups
def test_pettingzoo_rendering(setup: formicary.Setup, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **named: formicary.pettingzoo.env(setup, **named))
    assert setup.game.name in capsys.readouterr().out


@setups
def test_pettingzoo_parallel_api(setup: formicary.Setup) -> None:
    parallel_api_test(formicary.pettingzoo.parallel_env(setup, illegal="replace"), num_cycles=30)


@setups
def test_an_environment_plays_whole_games(setup: formicary.Setup) -> None:
    env = formicary.pettingzoo.env(setup, rewards="victory")
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        earned[agent] += reward
        if over or cut:
            env.step(None)
            continue
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    position = env.unwrapped.position
    assert position.is_over
    assert list(earned.values()) == pytest.approx(position.rewards)
    if setup.players > 1:
        assert sum(earned.values()) == pytest.approx(0, abs=1e-6)
    position.record().verify()


@pytest.mark.parametrize("setup", some_setups(), ids=name_of)
def test_openspiel_simulates(setup: formicary.Setup) -> None:
    game = pyspiel.load_game(
        formicary.openspiel.short_name(setup.game.id), formicary.openspiel.parameters(setup, seed=5)
    )
    assert game.num_players() == setup.players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game_id", sorted({setup.game.id for setup in written_setups()}))
def test_the_search_of_openspiel_plays(game_id: str) -> None:
    game = pyspiel.load_game(formicary.openspiel.short_name(game_id))
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=np.random.RandomState(2))
    for _ in range(6):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        state.apply_action(bot.step(state))
    assert len(state.history()) >= 6
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    twin = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    player = state.current_player()
    assert twin.observation_string(player) == state.observation_string(player)
    assert twin.legal_actions() == state.legal_actions()


def after(game_id: str, steps: int, rng: np.random.Generator) -> Any:
    """A state of a game in which anything is played."""
    state = pyspiel.load_game(formicary.openspiel.short_name(game_id)).new_initial_state()
    go_on(state, steps, rng)
    return state


def go_on(state: Any, steps: int, rng: np.random.Generator) -> None:
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("game_id", sorted({setup.game.id for setup in written_setups()}))
def test_what_openspiel_resamples_can_be_played(game_id: str) -> None:
    for seed in range(4):
        rng = np.random.default_rng(seed)
        state = after(game_id, 8, rng)
        for _ in range(60):
            if state.is_terminal():
                break
            if not state.is_chance_node():
                twin = state.resample_from_infostate(state.current_player(), rng.random)
                assert twin.current_player() == state.current_player()
                assert twin.legal_actions() == state.legal_actions()
                go_on(twin, 25, rng)
            go_on(state, 1, rng)


def test_nobody_is_told_that_another_could_have_interrupted() -> None:
    rng = np.random.default_rng(2)
    passed = 0
    for seed in range(20):
        state = after("fourmidable", 20 + seed, rng)
        while not state.is_terminal() and passed <= seed:
            if state.is_chance_node() or not state.position.may_pass:
                go_on(state, 1, rng)
                continue
            passed += 1
            player = state.current_player()
            others = [other for other in range(state.num_players()) if other != player]
            before = [state.information_state_string(other) for other in others]
            state.apply_action(state.position.encoding.passing)
            assert [state.information_state_string(other) for other in others] == before
    assert passed > 5


@pytest.mark.parametrize("game_id", sorted({setup.game.id for setup in written_setups()}))
def test_observers_of_openspiel_see_what_they_are_made_for(game_id: str) -> None:
    game = pyspiel.load_game(formicary.openspiel.short_name(game_id))
    private = pyspiel.PrivateInfoType
    state = after(game_id, 30, np.random.default_rng(5))
    position = state.position

    def observer(private_info: Any, perfect_recall: bool = False, public_info: bool = True) -> Any:
        kind = pyspiel.IIGObservationType(
            public_info=public_info, perfect_recall=perfect_recall, private_info=private_info
        )
        return make_observation(game, kind)

    public = observer(private.NONE)
    assert {public.string_from(state, seat) for seat in range(2)} == {position.view_text()}
    assert public.tensor is None
    own, every = observer(private.SINGLE_PLAYER), observer(private.ALL_PLAYERS)
    every.set_from(state, 0)
    for seat in range(game.num_players()):
        own.set_from(state, seat)
        assert np.array_equal(own.tensor, position.observe(seat))
        assert np.array_equal(every.dict["observation"][seat], own.tensor)
        assert own.string_from(state, seat) == position.view_text(seat)
    told = [observer(kind, perfect_recall=True).string_from(state, 0) for kind in (private.NONE, private.SINGLE_PLAYER)]
    assert told[0] != told[1] and told[1] == state.information_state_string(0)
    assert observer(private.SINGLE_PLAYER, public_info=False) is None
    # As OpenSpiel calls it where no type is named.
    for usual in (make_observation(game), game.make_py_observer({})):
        assert usual.string_from(state, 0) == state.observation_string(0)


def test_what_lies_open_tells_nothing_of_hands() -> None:
    """Somebody who only watches is told the same behind all that one seat may know."""
    game = pyspiel.load_game("formicary_fourmidable")
    state = after("fourmidable", 60, np.random.default_rng(4))
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    watcher = make_observation(game, kind)
    while state.is_chance_node():
        go_on(state, 1, np.random.default_rng(4))
    twin = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    assert watcher.string_from(twin, 0) == watcher.string_from(state, 0)


def names() -> list[str]:
    ids = {setup.game.id for setup in written_setups()}
    return [name for name, (game, _) in formicary.gymnasium.NAMES.items() if game in ids]


@pytest.mark.parametrize(
    "program",
    [
        "import gymnasium; env = gymnasium.make('formicary.gymnasium:formicary/Myrmes-solo-easy-v0')",
        "import gymnasium, formicary.gymnasium; env = gymnasium.make('formicary/Fourmidable-solo-v0')",
        "import gymnasium; env = gymnasium.make_vec('formicary.gymnasium:formicary/Fourmidable-solo-v0', 2)",
    ],
)
def test_gymnasium_makes_them_in_a_new_process(program: str) -> None:
    subprocess.run([sys.executable, "-P", "-c", f"{program}; env.reset(seed=1)"], check=True, timeout=120)


@pytest.mark.parametrize("name", names())
def test_who_ignores_masks_comes_to_an_end(name: str) -> None:
    env = gymnasium.make(name)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    steps, cut = 0, False
    while not cut:
        _, _, over, cut, info = env.step(wrong)
        steps += 1
        assert info["illegal"] and not over
    assert steps == formicary.gymnasium.MOST_STEPS


@pytest.mark.parametrize("name", names())
def test_pictures_have_one_size(name: str) -> None:
    env = gymnasium.make(name, render_mode="rgb_array")
    env.reset(seed=1)
    shapes = set()
    rng = np.random.default_rng(1)
    over = False
    while not over:
        shapes.add(env.render().shape)
        _, _, over, _, _ = env.step(rng.choice(np.flatnonzero(env.unwrapped.action_masks())))
    shapes.add(env.render().shape)
    assert len(shapes) == 1


@pytest.mark.parametrize("name", names())
def test_gymnasium_finds_and_checks_its_environments(name: str) -> None:
    env = gymnasium.make(name)
    check_env(env.unwrapped)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    over = False
    while not over:
        mask = env.unwrapped.action_masks()
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(mask)))
        assert not info["illegal"]
    assert reward == info["score"] / 100
    with warnings.catch_warnings():
        # Gymnasium must know how it can be shown.
        warnings.simplefilter("error")
        shown = gymnasium.make(name, render_mode="ansi")
    shown.reset(seed=1)
    assert "1 players" in shown.render()


def test_a_number_that_cannot_be_chosen_changes_nothing() -> None:
    env = gymnasium.make("formicary/Myrmes-solo-easy-v0").unwrapped
    seen, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(wrong)
    assert info["illegal"] and reward < 0 and not over
    assert np.array_equal(seen, again)
    table = formicary.pettingzoo.env("myrmes", illegal="raise")
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(formicary.Error):
        table.step(wrong)
