"""Whatever is done wrongly is an exception that says so: nothing breaks, hangs or is half done."""

from __future__ import annotations

import copy
import hashlib
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import formicary
import formicary.cluster
import formicary.gymnasium
import formicary.openspiel
import formicary.pettingzoo
import formicary.report
import numpy as np
import pyspiel
import pytest
from formicary.online import Guest, Online

WHOLE = [-1, -(10**30), 2**31, 2**63, 2**64, 10**30]


@pytest.mark.parametrize("wrong", WHOLE)
def test_whole_numbers_that_cannot_be_right_are_told_by_their_purpose(wrong: int) -> None:
    setup = formicary.setup("myrmes", players=3)
    state = formicary.State(setup, seed=1)
    position = formicary.Position(formicary.Encoding(setup), seed=1)
    batch = formicary.Batch(setup, 2, seed=1)
    view = state.view(0)
    seats: list[Callable[[], object]] = [
        lambda: state.legal(wrong),
        lambda: state.choices(wrong),
        lambda: state.play(wrong, "x"),
        lambda: state.why_not(wrong, "x"),
        lambda: state.view(wrong),
        lambda: state.view_text(wrong),
        lambda: state.log(wrong),
        lambda: state.think(wrong),
        lambda: state.game.choose(view, wrong),
        lambda: state.game.why_not(view, wrong, "x"),
        lambda: position.legal(wrong),
        lambda: position.mask(wrong),
        lambda: position.observe(wrong),
        lambda: position.features(wrong),
        lambda: position.play(0, wrong),
        lambda: position.notation(0, wrong),
        lambda: position.number("x", wrong),
        lambda: position.view(wrong),
        lambda: position.imagine(wrong, 1),
    ]
    for call in seats:
        with pytest.raises(formicary.NoSuchSeat):
            call()
    with pytest.raises(formicary.NotListed):
        position.play(wrong)
    with pytest.raises(formicary.NotListed):
        batch.step(np.full(2, 2**32 - 1, np.uint32))
    setups: list[Callable[[], object]] = [
        lambda: formicary.setup("ants", players=wrong),
        lambda: formicary.setup("ants", revision=wrong),
        lambda: state.game.read_setup("base players=3", revision=wrong),
        lambda: formicary.perft(setup, wrong),
        lambda: formicary.Batch(setup, 2, threads=wrong),
        lambda: formicary.pettingzoo.env("myrmes", players=wrong),
    ]
    for call in setups:
        with pytest.raises(formicary.BadSetup):
            call()
    with pytest.raises(formicary.BadArray):
        formicary.Batch(setup, wrong)
    with pytest.raises(formicary.BadArray):
        batch.features(wrong)


@pytest.mark.parametrize("wrong", [-1, -(10**30), 2**64, 10**30])
def test_numbers_that_no_machine_has_room_for_are_told_by_their_purpose(wrong: int) -> None:
    setup = formicary.setup("myrmes", players=3)
    state = formicary.State(setup, seed=1)
    position = formicary.Position(formicary.Encoding(setup), seed=1)
    batch = formicary.Batch(setup, 2, seed=1)
    view = state.view(0)
    calls: list[Callable[[], object]] = [
        lambda: batch.run_at_random(wrong),
        lambda: position.imagine(0, wrong),
        lambda: position.last_events(wrong),
        lambda: state.game.choose(view, 0, seed=wrong),
        lambda: state.log(since=wrong),
        lambda: formicary.truths_of_random_game(setup, wrong),
        lambda: formicary._native.play_games(setup, ["random"], "x", wrong, 1),
        lambda: formicary._native.play_games(setup, ["random"], "x", 0, wrong),
    ]
    for call in calls:
        with pytest.raises(formicary.BadSetup, match=str(wrong)):
            call()
    with pytest.raises(formicary.BadRecord, match=str(wrong)):
        state.record().state(wrong)
    with pytest.raises(formicary.BadArray):
        batch.final_observation(wrong)
    with pytest.raises(formicary.NoSuchSeat):
        batch.final_observation(0, wrong)
    # Where anything is a seed, any number is.
    formicary.State(setup, seed=wrong), formicary.Position(position.encoding, seed=wrong)
    assert formicary.perft(setup, 1, seed=wrong) == formicary.perft(setup, 1, seed=str(wrong))


def test_nobody_acts_for_a_seat_that_is_not_asked() -> None:
    setup = formicary.setup("fourmidable", "intermediate", 3)
    rng = np.random.default_rng(1)
    tried = 0
    for seed in range(3):
        position = formicary.Position(formicary.Encoding(setup), seed=seed)
        while not position.is_over:
            if position.may_pass:
                asked, before = position.seat, position.truth()
                must = position.record(private=True).state(chance=False).must_act[0]
                if must != asked:
                    tried += 1
                    later = position.clone()
                    while later.may_pass:
                        later.play(later.encoding.passing)
                    number = int(later.legal(must)[0])
                    assert not position.mask(must).any()
                    for call in (
                        lambda: position.play(number, must),
                        lambda: position.play_together([(must, number)]),
                    ):
                        with pytest.raises(formicary.NotListed, match=f"seat {asked} may act before") as told:
                            call()
                        assert told.value.reason == "not-asked"
                    assert position.truth() == before
            position.play(int(rng.choice(position.legal())))
    assert tried > 5


def test_choices_made_together_mean_what_they_meant_before_any_was_played() -> None:
    rng = np.random.default_rng(3)
    together = 0
    for name, variant in [("hidden-empires", "advanced"), ("fourmidable", "experienced"), ("myrmes", "base")]:
        setup = formicary.setup(name, variant, 3)
        position = formicary.Position(formicary.Encoding(setup), seed=2)
        while not position.is_over and position.plies < 1500:
            chosen = [(seat, int(rng.choice(position.legal(seat)))) for seat in position.asked]
            meant = [(seat, position.notation(number, seat)) for seat, number in chosen]
            plies = position.plies
            together += len(chosen) > 1
            wrong = [*chosen[:-1], (chosen[-1][0], 2**32 - 1)]
            with pytest.raises(formicary.NotListed):
                position.play_together(wrong)
            assert position.plies == plies
            position.play_together(chosen)
            events = position.record(private=True).events[plies : plies + len(meant)]
            assert [event for event in meant if event[1] != "pass"] == [
                event for event in events if event[0] is not None
            ][: len(meant)] or meant[0][1] == "pass"
        position.record(private=True).verify()
    assert together > 10


def test_a_state_of_a_record_goes_on_or_says_that_it_cannot() -> None:
    state = formicary.State(formicary.setup("ants"), seed=1)
    while not state.is_over:
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    record = formicary.Record(str(state.record()))
    again = record.state(0)
    while not again.is_over:
        again.play(again.to_act[0], again.legal(again.to_act[0])[0])
    assert again.record().events == record.events
    exact = record.state(0, chance=False)
    assert exact.plies == 0 and exact.awaits_chance and exact.to_act == []
    assert exact.advance() and exact.plies == 1
    assert exact.with_chance(True).to_act
    # Nobody who has not been told the seed knows what comes next.
    unfinished = formicary.State(formicary.setup("ants"), seed=1, chance=False).record()
    waiting = formicary.Record(str(unfinished)).state()
    assert waiting.awaits_chance and waiting.to_act == []
    with pytest.raises(formicary.BadRecord, match="seed"):
        waiting.advance()


def test_other_types_are_type_errors() -> None:
    setup = formicary.setup("ants")
    state = formicary.State(setup, seed=1)
    position = formicary.Position(formicary.Encoding(setup), seed=1)
    wrong: list[Callable[[], object]] = [
        lambda: formicary.State("ants"),  # type: ignore[arg-type]
        lambda: formicary.Batch(state),  # type: ignore[arg-type]
        lambda: state.legal("0"),  # type: ignore[arg-type]
        lambda: state.legal(0.0),  # type: ignore[arg-type]
        lambda: state.play(0, None),  # type: ignore[arg-type]
        lambda: position.play(float("nan")),  # type: ignore[arg-type]
        lambda: formicary.Record(b"x"),  # type: ignore[arg-type]
        lambda: formicary.setup(None),  # type: ignore[arg-type]
        lambda: setattr(state, "plies", 3),
        lambda: hash(None) < state,  # type: ignore[operator]
    ]
    for call in wrong:
        with pytest.raises((TypeError, AttributeError)):
            call()


def test_views_that_cannot_be_written_down_are_bad_views() -> None:
    game = formicary.game("ants")
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    loop: dict[str, Any] = {}
    loop["loop"] = loop
    for wrong in ({"x": float("nan")}, {"x": {1, 2}}, {"x": b"x"}, {"x": deep}, loop, {"x": 10**400}, {(1, 2): 3}):
        with pytest.raises(formicary.BadView):
            game.choose(wrong, 0)  # type: ignore[arg-type]
        with pytest.raises(formicary.BadView):
            game.why_not(wrong, 0, "x")  # type: ignore[arg-type]


def test_names_are_one_for_each_seat_and_stay_on_their_lines() -> None:
    setup = formicary.setup("ants")
    for wrong in (["Ada"], ["Ada", "Bea", "Cem"], ["Ada", "Bea\nseed 1"], ["", "Bea"]):
        with pytest.raises(formicary.BadSetup) as told:
            formicary.State(setup, players=wrong)
        assert told.value.reason == "names"
    state = formicary.State(setup, players=[" Ada ", "Bea"])
    assert state.record().players == ["human Ada", "human Bea"]
    assert formicary.Record(str(state.record())) == state.record()


def test_what_is_taken_is_written_as_the_game_writes_it() -> None:
    position = formicary.Position(formicary.Encoding(formicary.setup("ants")), seed=1, chance=False)
    listed = position.chances()
    assert listed is not None
    for wrong in ("", "x", "reveal nothing", listed[0][0] + "\nseed 1"):
        with pytest.raises(formicary.Error):
            position.take(wrong)
    assert position.plies == 0
    position.take(listed[0][0])
    assert position.last_events(1) == [f"* {listed[0][0]}"]
    again = formicary.Record(str(position.record(private=True)))
    assert again.truths()[-1] == position.truth()


def test_features_are_those_of_what_is_legal() -> None:
    setup = formicary.setup("myrmes", players=3)
    position = formicary.Position(formicary.Encoding(setup), seed=2)
    rng = np.random.default_rng(2)
    alone = 0
    while not position.is_over:
        for seat in range(3):
            numbers, rows = position.features(seat)
            assert sorted(numbers) == list(position.legal(seat)) and len(rows) == len(numbers)
        alone += len(position.asked) == 1
        position.play(int(rng.choice(position.legal())))
    assert alone > 20


def test_arrays_that_share_memory_or_are_locked_are_told() -> None:
    setup = formicary.setup("connect-four")
    one = np.zeros(8, np.uint8)
    with pytest.raises(formicary.BadArray, match="shares"):
        formicary.Batch(setup, 8, seats=one, dones=one)
    batch = formicary.Batch(setup, 8, seed=1)
    batch.masks.flags.writeable = False
    for call in (batch.reset, lambda: batch.step(batch.choose_at_random()), lambda: batch.run_at_random(1)):
        with pytest.raises(formicary.BadArray, match="masks"):
            call()
    batch.masks.flags.writeable = True
    batch.step(batch.choose_at_random())
    position = formicary.Position(batch.encoding, seed=1)
    size = batch.encoding.observation_size
    for wrong in (np.zeros(size), np.zeros(2 * size, np.float32)[::2], [0.0] * size, np.zeros((size, 1), np.float32)):
        with pytest.raises(formicary.BadArray):
            position.observe(0, wrong)  # type: ignore[arg-type]


def test_numbers_where_the_batch_writes_are_refused() -> None:
    setup = formicary.setup("connect-four")
    memory = np.zeros(8 * 2, np.uint32)
    batch = formicary.Batch(setup, 8, scores=memory.view(np.float32).reshape(8, 2))
    with pytest.raises(formicary.BadArray, match="shares"):
        batch.step(memory[:8])


def test_a_batch_of_no_games_steps() -> None:
    batch = formicary.Batch(formicary.setup("myrmes"), 0, threads=2)
    batch.step(batch.choose_at_random())
    assert batch.run_at_random(3) == 0


def test_one_batch_is_stepped_by_one_thread_at_a_time() -> None:
    batch = formicary.Batch(formicary.setup("myrmes", "solo-easy"), 512, seed=1)
    refused = []

    def step() -> None:
        for _ in range(30):
            try:
                batch.run_at_random(2)
            except formicary.BadArray as error:
                refused.append(str(error))

    threads = [threading.Thread(target=step) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in words for words in refused)
    batch.step(batch.choose_at_random())


def test_threads_share_states_and_positions() -> None:
    setup = formicary.setup("hidden-empires", players=2)
    state = formicary.State(setup, seed=1)
    position = formicary.Position(formicary.Encoding(setup), seed=1)

    def go_on(number: int) -> None:
        rng = np.random.default_rng(number)
        for _ in range(200):
            if not state.to_act or position.is_over:
                return
            try:
                seat = state.to_act[0]
                state.play(seat, str(rng.choice(state.legal(seat))))
                position.play(int(rng.choice(position.legal())))
                state.log(0), position.record(private=True)
            except (formicary.Error, ValueError, IndexError):
                # Another thread was there before.
                pass

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(go_on, range(4)))
    assert state.record(private=True).state().view_text() == state.view_text()
    assert position.record(private=True).truths()[-1] == position.truth()


def results_in_a_process(seed: int) -> str:
    batch = formicary.Batch(formicary.setup("myrmes"), 16, threads=2, seed=seed)
    batch.run_at_random(40)
    return hashlib.sha256(batch.observations.tobytes()).hexdigest()


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes_play_the_same(method: str) -> None:
    # A fork of a process in which threads have stepped batches.
    expected = [results_in_a_process(seed) for seed in (1, 2)]
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map(results_in_a_process, [1, 2]) == expected


def test_what_is_passed_on_can_be_pickled_and_what_cannot_says_so() -> None:
    setup = formicary.setup("ants")
    state = formicary.State(setup, seed=1)
    encoding = formicary.Encoding(setup)
    for thing in (setup, state, encoding, setup.game, state.record(private=True), formicary.Position(encoding)):
        assert type(pickle.loads(pickle.dumps(thing))) is type(thing)
        assert type(copy.deepcopy(thing)) is type(thing)
    for thing in (formicary.Batch(setup, 1),):
        with pytest.raises(TypeError, match="Batch"):
            pickle.dumps(thing)
    for error in (
        formicary.BadArray("x", "array"),
        formicary.Broken("x"),
        formicary.cluster.OtherPlan("x", "plan"),
        Online("x", "y"),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and again.reason == error.reason


def test_a_pickle_of_something_else_is_no_position() -> None:
    encoding = formicary.Encoding(formicary.setup("myrmes", players=2))
    other = formicary.Encoding(formicary.setup("myrmes", players=3))
    make, (_, record, _, chance) = formicary.Position(encoding, seed=1).__reduce__()  # type: ignore[misc]
    with pytest.raises(formicary.BadRecord):
        make(other, record, [], chance)
    with pytest.raises(formicary.NoSuchSeat):
        make(encoding, record, [7], chance)
    with pytest.raises(formicary.BadRecord):
        make(formicary.Encoding(formicary.setup("ants")), record, [], chance)


@contextmanager
def interrupted(after: float = 0.5, within: float = 20.0) -> Iterator[None]:
    """Somebody presses Ctrl-C, and what goes on ends soon."""
    timer = threading.Timer(after, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    start = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            yield
    finally:
        timer.join()
    assert time.monotonic() - start < within


def test_long_work_can_be_interrupted() -> None:
    setup = formicary.setup("myrmes")
    state = formicary.State(setup, seed=1)
    with interrupted():
        state.think(state.to_act[0], "mcts:4000000000")
    with interrupted():
        state.game.choose(state.view(0), 0, "mcts:4000000000")
    with interrupted():
        formicary.perft(setup, 60)
    batch = formicary.Batch(setup, 64, seed=1)
    with interrupted():
        batch.run_at_random(10**15)
    batch.step(batch.choose_at_random())
    with interrupted():
        formicary.simulate(setup, "larva", 10**8, threads=2, progress=False)
    # What was interrupted is as it was.
    state.play(state.to_act[0], state.legal(state.to_act[0])[0])


def test_no_count_is_too_deep_for_the_stack() -> None:
    """Deep in a long game, on the small stack of another thread."""
    with pytest.raises(formicary.BadSetup, match="100"):
        formicary.perft(formicary.setup("hidden-empires", players=6), 101)
    program = (
        "import formicary, threading, os; threading.stack_size(512 * 1024)\n"
        "setup = formicary.setup('hidden-empires', 'advanced', 6)\n"
        "threading.Thread(target=formicary.perft, args=(setup, 100), daemon=True).start()\n"
        "import time; time.sleep(3); print('alive', flush=True); os._exit(0)"
    )
    done = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True, timeout=120)
    assert "alive" in done.stdout, done.stderr


def test_arguments_with_few_values_have_no_others() -> None:
    wrong: list[Callable[[], object]] = [
        lambda: formicary.pettingzoo.env("ants", rewards="points"),  # type: ignore[arg-type]
        lambda: formicary.pettingzoo.env("ants", illegal="ignore"),  # type: ignore[arg-type]
        lambda: formicary.pettingzoo.env("ants", render_mode="gif"),
        lambda: formicary.pettingzoo.env("ants", max_cycles=0),
        lambda: formicary.pettingzoo.parallel_env("ants", illegal="terminate"),
        lambda: formicary.gymnasium.Alone(rewards="points"),  # type: ignore[arg-type]
        lambda: formicary.gymnasium.Alone(scale=0),
        lambda: formicary.gymnasium.Alone(scale=float("nan")),
        lambda: formicary.gymnasium.Alone(render_mode="gif"),
        lambda: formicary.gymnasium.Alone("ants", None),
        lambda: formicary.simulate(formicary.setup("ants"), games=-1),
        lambda: formicary.simulate(formicary.setup("ants"), threads=0),
        lambda: pyspiel.load_game("formicary_ants", {"options": "corners"}),
        lambda: pyspiel.load_game("formicary_ants", {"players": -1}),
    ]
    for call in wrong:
        with pytest.raises(formicary.BadSetup):
            call()


def test_a_cycle_in_which_one_chooses_wrongly_changes_nothing() -> None:
    env = formicary.pettingzoo.parallel_env("myrmes", players=3)
    seen, _ = env.reset(seed=1)
    assert len(env.position.asked) == 3
    right = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    before = env.position.truth()
    for wrong in (
        {**right, "player_2": int(np.flatnonzero(seen["player_2"]["action_mask"] == 0)[0])},
        {agent: right[agent] for agent in ("player_0", "player_1")},
        {**right, "player_1": -1},
        {**right, "player_1": 10**12},
    ):
        with pytest.raises(formicary.NotListed):
            env.step(wrong)
        assert env.position.truth() == before and env.cycles == 0
    env.step(right)
    assert env.position.truth() != before


def test_a_game_that_is_over_pays_once() -> None:
    env = formicary.pettingzoo.parallel_env("ants")
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    while env.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, _, _, _ = env.step(actions)
    assert sum(map(abs, rewards.values())) in (0, 2)
    assert env.step({}) == ({}, {}, {}, {}, {})
    alone = formicary.gymnasium.Alone()
    alone.reset(seed=1)
    while not alone.step(int(np.flatnonzero(alone.action_masks())[0]))[2]:
        pass
    with pytest.raises(formicary.NobodyAsked):
        alone.step(0)


def test_a_typing_error_claims_no_folder(tmp_path: Path) -> None:
    setup = formicary.setup("ants")
    with pytest.raises(formicary.BadSetup, match="wroker"):
        formicary.cluster.simulate(setup, "wroker", 10, folder=tmp_path / "a")
    with pytest.raises(formicary.BadSetup):
        formicary.cluster.tournament(setup, ["worker", "wroker"], 10, folder=tmp_path / "a")
    with pytest.raises(formicary.BadSetup):
        formicary.cluster.tournament(setup, ["worker"], 10, folder=tmp_path / "a")
    assert not (tmp_path / "a").exists()
    with pytest.raises(formicary.BadArray):
        formicary.report.report(formicary.cluster.results_of(tmp_path), tmp_path / "b")


def test_a_server_that_is_not_there_is_told() -> None:
    with pytest.raises(Online, match="does not answer"):
        Guest("http://127.0.0.1:9", "nobody")
