"""Positions by numbers, and batches."""

from __future__ import annotations

import pickle
import sys
import threading
import time

import formicary
import numpy as np
import pytest
from setups import name_of, written_setups

setups = pytest.mark.parametrize("setup", written_setups(), ids=name_of)


def any_number(position: formicary.Position, rng: np.random.Generator) -> int:
    return int(rng.choice(position.legal()))


@setups
def test_a_game_by_numbers_is_the_game_by_notation(setup: formicary.Setup) -> None:
    encoding = formicary.Encoding(setup)
    position = formicary.Position(encoding, seed="same")
    state = formicary.State(setup, seed="same")
    rng = np.random.default_rng(4)
    for _ in range(80):
        seat = position.seat
        if seat is None:
            break
        assert position.view_text(seat) == state.view_text(seat)
        numbers = [number for number in position.legal() if number != encoding.passing]
        assert {position.notation(int(number)) for number in numbers} == set(state.legal(seat))
        number = any_number(position, rng)
        if number != encoding.passing:
            notation = position.notation(number)
            assert notation is not None and position.number(notation) == number
            state.play(seat, notation)
        position.play(number)
    assert position.record(private=True).events == state.record(private=True).events


@setups
def test_what_a_seat_sees_follows_from_its_view(setup: formicary.Setup) -> None:
    """An imagined position has the same view, and so the same observation."""
    position = formicary.Position(formicary.Encoding(setup), seed=3)
    rng = np.random.default_rng(3)
    for step in range(40):
        if position.is_over:
            break
        position.play(any_number(position, rng))
        for seat in range(setup.players):
            twin = position.imagine(seat, step)
            assert twin.view_text(seat) == position.view_text(seat)
            assert np.array_equal(twin.observe(seat), position.observe(seat))


def test_layouts_cover_their_arrays() -> None:
    for setup in written_setups():
        encoding = formicary.Encoding(setup)
        for parts, size in [
            (encoding.observation, encoding.observation_size),
            (encoding.features, encoding.features_size),
            (encoding.kinds, encoding.choices - (encoding.passing is not None)),
        ]:
            ends = [0]
            for part in parts:
                assert part.first == ends[-1]
                ends.append(part.first + int(np.prod(part.shape)))
            assert ends[-1] == size
        position = formicary.Position(encoding, seed=1)
        numbers, features = position.features()
        assert features.shape == (len(numbers), encoding.features_size)
        assert position.mask().sum() == len(position.legal())


def test_positions_are_copied_pickled_and_refuse() -> None:
    encoding = formicary.Encoding(formicary.setup("myrmes", players=3))
    position = formicary.Position(encoding, seed=9)
    rng = np.random.default_rng(9)
    for _ in range(30):
        position.play(any_number(position, rng))
    again = pickle.loads(pickle.dumps(position))
    copy, other = position.clone(), position.clone(seed="other")
    for twin in (again, copy, other):
        assert twin.truth() == position.truth()
    before = position.truth()
    wrong = int(np.flatnonzero(position.mask() == 0)[0])
    with pytest.raises(formicary.Error):
        position.play(wrong)
    assert position.truth() == before
    with pytest.raises(formicary.NotListed):
        position.play(10**9)
    with pytest.raises(formicary.BadArray):
        position.observe(0, np.zeros(3, np.float32))
    while not again.is_over:
        number = any_number(again, rng)
        again.play(number)
        copy.play(number)
    assert again.record() == copy.record()
    with pytest.raises(formicary.NobodyAsked):
        again.play(0)
    again.record().verify()


@setups
def test_batches_are_the_same_for_any_number_of_threads(setup: formicary.Setup) -> None:
    one, two = (formicary.Batch(setup, 20, threads=n, seed=5) for n in (1, 3))
    for _ in range(60):
        numbers = one.choose_at_random()
        assert np.array_equal(numbers, two.choose_at_random())
        one.step(numbers)
        two.step(numbers)
        for name in ("observations", "masks", "seats", "rewards", "scores", "dones"):
            assert np.array_equal(getattr(one, name), getattr(two, name)), name


@setups
def test_games_of_a_batch_end_and_begin_anew(setup: formicary.Setup) -> None:
    games = 8
    batch = formicary.Batch(setup, games, seed=2)
    for _ in range(40_000):
        numbers = batch.choose_at_random()
        assert batch.masks[np.arange(games), numbers].all()
        batch.step(numbers)
        if not batch.dones.any():
            assert not batch.rewards.any() and not batch.scores.any()
            continue
        game = int(np.flatnonzero(batch.dones)[0])
        assert abs(batch.rewards[game]).max() == pytest.approx(1, abs=1)
        if setup.players > 1:
            assert batch.rewards[game].sum() == pytest.approx(0, abs=1e-5)
        assert batch.masks[game].any()
        return
    raise AssertionError("games end")


@setups
def test_the_end_of_a_game_can_be_seen_after_the_next_has_begun(setup: formicary.Setup) -> None:
    batch = formicary.Batch(setup, 4, seed=6)
    with pytest.raises(formicary.BadArray, match="No game has ended"):
        batch.final_observation(0)
    position = formicary.Position(batch.encoding, seed="other")
    for _ in range(40_000):
        batch.step(batch.choose_at_random())
        if batch.dones.any():
            break
    game = int(np.flatnonzero(batch.dones)[0])
    for seat in range(setup.players):
        seen = batch.final_observation(game, seat)
        assert not np.array_equal(seen, batch.observations[game])
        assert not np.array_equal(seen, position.observe(seat))
        out = np.zeros_like(seen)
        assert batch.final_observation(game, seat, out) is out and np.array_equal(out, seen)
        batch.step(batch.choose_at_random())
        if not batch.dones[game]:
            assert np.array_equal(batch.final_observation(game, seat), seen)
    with pytest.raises(formicary.BadArray):
        batch.final_observation(4)
    with pytest.raises(formicary.NoSuchSeat):
        batch.final_observation(game, setup.players)


def test_other_threads_of_python_run_while_a_batch_is_stepped() -> None:
    batch = formicary.Batch(formicary.setup("myrmes"), 20_000, seed=1)
    counted, stop, usual = [0], threading.Event(), sys.getswitchinterval()

    def count() -> None:
        while not stop.is_set():
            counted[0] += 1
            time.sleep(0.0005)

    other = threading.Thread(target=count)
    other.start()
    # Nobody takes turns of Python's own accord: the other thread runs only while this one lets it.
    sys.setswitchinterval(1000)
    try:
        for call in (
            lambda: batch.step(numbers),
            lambda: batch.run_at_random(2),
            batch.reset,
        ):
            # On a busy machine it may not come to anything the first time.
            for _ in range(100):
                numbers = batch.choose_at_random()
                before = counted[0]
                call()
                if counted[0] > before:
                    break
            else:
                raise AssertionError("no other thread has run")
    finally:
        sys.setswitchinterval(usual)
        stop.set()
        other.join()


def test_a_batch_writes_into_arrays_that_are_handed_in() -> None:
    setup = formicary.setup("connect-four")
    encoding = formicary.Encoding(setup)
    seen = np.full((8, encoding.observation_size), 7, np.float32)
    masks = np.full((8, encoding.choices), 7, np.uint8)
    batch = formicary.Batch(setup, 8, seed=1, observations=seen, masks=masks)
    assert batch.observations is seen and batch.masks is masks
    assert seen.max() <= 1 and masks.all()
    batch.step(np.zeros(8, np.uint32))
    assert seen.sum() == 8 * 2
    with pytest.raises(formicary.BadArray):
        batch.step(np.zeros(7, np.uint32))
    with pytest.raises(formicary.NotListed, match="game 3"):
        batch.step(np.array([0, 0, 0, 9, 0, 0, 0, 0], np.uint32))
    with pytest.raises(formicary.BadArray):
        formicary.Batch(setup, 8, masks=np.zeros((8, 3), np.uint8))


def test_a_batch_takes_no_array_that_it_would_write_wrongly() -> None:
    """As many entries are not enough: their order counts, too."""
    setup = formicary.setup("connect-four")
    size = formicary.Encoding(setup).observation_size
    frozen = np.zeros((8, size), np.float32)
    frozen.flags.writeable = False
    for wrong in (
        np.zeros((8, size), np.float32, order="F"),
        np.zeros((size, 8), np.float32),
        np.zeros((8, 2 * size), np.float32)[:, ::2],
        frozen,
    ):
        with pytest.raises(formicary.BadArray, match="observations"):
            formicary.Batch(setup, 8, observations=wrong)
    for name in ("observations", "masks", "seats", "rewards", "scores", "dones"):
        with pytest.raises(formicary.BadArray, match=name):
            formicary.Batch(setup, 8, **{name: np.zeros(8, np.float64)})  # type: ignore[arg-type]
    batch = formicary.Batch(setup, 8)
    for numbers in (np.zeros(8, np.int64), np.zeros(16, np.uint32)[::2]):
        with pytest.raises(formicary.BadArray, match="uint32"):
            batch.step(numbers)  # type: ignore[arg-type]


def test_a_batch_of_more_games_than_there_is_memory_is_refused() -> None:
    with pytest.raises(formicary.BadArray):
        formicary.Batch(formicary.setup("connect-four"), 10**12)
    with pytest.raises(formicary.BadArray, match="GiB"):
        formicary.Batch(formicary.setup("hidden-empires", "advanced", 6), 2**22)


def test_an_imagined_position_does_not_pretend_to_have_a_record() -> None:
    position = formicary.Position(formicary.Encoding(formicary.setup("myrmes")), seed=1)
    rng = np.random.default_rng(1)
    for _ in range(20):
        position.play(any_number(position, rng))
    twin = position.imagine(0, 5).clone()
    for useless in (twin.record, lambda: pickle.dumps(twin)):
        with pytest.raises(formicary.BadRecord):
            useless()
