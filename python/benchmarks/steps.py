"""Steps per second with observations and masks: batches of Formicary, and connect four of other libraries.

    cargo xtask python --bench          # installs the other libraries and runs this

or, with the wheel installed and without some of the others, which are then left out:

    python python/benchmarks/steps.py --seconds 3

A step is one decision of one game, chosen at random among what can be chosen, with everything written that a program
that learns would read. Everything runs in this process, one after the other, on one core unless it says otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from collections.abc import Callable

# Before anybody counts processors.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import formicary  # noqa: E402
import numpy as np  # noqa: E402


#: So many times each figure is measured.
ROUNDS = 30
#: What time is; `--busy` measures that of this process on the processor alone.
CLOCK = time.perf_counter


def timed(step: Callable[[], int], seconds: float) -> float:
    """Steps per second; the best of many short rounds, which something else has disturbed least."""
    step()
    best = 0.0
    for _ in range(ROUNDS):
        steps, start = 0, CLOCK()
        while CLOCK() - start < seconds / ROUNDS:
            steps += step()
        best = max(best, steps / (CLOCK() - start))
    return best


def batched(setup: formicary.Setup, games: int, threads: int, seconds: float) -> float:
    """The loop in Rust: numbers are chosen there, too."""
    batch = formicary.Batch(setup, games, threads=threads, seed=1)

    def step() -> int:
        batch.run_at_random(16)
        return 16 * games

    return timed(step, seconds)


def stepped(setup: formicary.Setup, games: int, seconds: float) -> float:
    """The loop in Python: a call for the numbers, a call for the step."""
    batch = formicary.Batch(setup, games, seed=1)

    def step() -> int:
        batch.step(batch.choose_at_random())
        return games

    return timed(step, seconds)


def of_pettingzoo(seconds: float) -> float:
    """Connect four of PettingZoo."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()
    rng = np.random.default_rng(1)

    def step() -> int:
        steps = 0
        env.reset(seed=1)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        return steps

    return timed(step, seconds)


def of_openspiel(seconds: float) -> float:
    """Connect four of OpenSpiel, looped in Python."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    rng = np.random.default_rng(1)

    def step() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(int(rng.choice(state.legal_actions())))
            steps += 1
        return steps

    return timed(step, seconds)


def of_pgx(games: int, seconds: float) -> float:
    """Connect four of pgx on the processor: many games at once, compiled, finished ones begun anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    begin = jax.jit(jax.vmap(env.init))
    follow = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state, key):  # type: ignore[no-untyped-def]
        def one(carry, _):  # type: ignore[no-untyped-def]
            state, key = carry
            key, choose, reset = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            numbers = jax.random.categorical(choose, logits, axis=1)
            return (follow(state, numbers, jax.random.split(reset, games)), key), state.observation.sum()

        return jax.lax.scan(one, (state, key), None, length=16)[0]

    carry = [begin(jax.random.split(jax.random.PRNGKey(1), games)), jax.random.PRNGKey(2)]

    def step() -> int:
        carry[:] = jax.block_until_ready(run(*carry))
        return 16 * games

    return timed(step, seconds)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    options.add_argument("--games", type=int, default=1024, help="in a batch")
    options.add_argument("--json", action="store_true")
    options.add_argument(
        "--busy",
        action="store_true",
        help="the machine does much else: count the time on the processor, and leave out what takes two cores",
    )
    chosen = options.parse_args()
    if chosen.busy:
        global CLOCK
        CLOCK = time.process_time
    if hasattr(os, "sched_setaffinity"):
        every = sorted(os.sched_getaffinity(0))
        one, two = {every[0]}, set(every[:2])
        # One core, and two where two threads are measured.
        pin = os.sched_setaffinity
    figures: dict[str, float] = {}

    def measure(name: str, cores: int, run: Callable[[], float]) -> None:
        if chosen.busy and cores > 1:
            return
        if hasattr(os, "sched_setaffinity"):
            pin(0, two if cores == 2 else one)
        try:
            figures[name] = run()
        except ImportError as error:
            print(f"{name:44} left out: {error}", flush=True)
            return
        if not chosen.json:
            print(f"{name:44} {figures[name]:14,.0f} steps/s", flush=True)

    if not chosen.json:
        print(platform.processor() or platform.machine(), platform.python_version(), "load", os.getloadavg()[0])
        print("time on the processor" if chosen.busy else "time on the clock")
    seconds, games = chosen.seconds, chosen.games
    four = formicary.setup("connect-four")
    measure("formicary connect four", 1, lambda: batched(four, games, 1, seconds))
    measure("formicary connect four, two threads", 2, lambda: batched(four, games, 2, seconds))
    measure("formicary connect four, loop in Python", 1, lambda: stepped(four, games, seconds))
    measure("pgx connect four", 1, lambda: of_pgx(games, seconds))
    measure("OpenSpiel connect four, loop in Python", 1, lambda: of_openspiel(seconds))
    measure("PettingZoo connect four", 1, lambda: of_pettingzoo(seconds))
    for game in formicary.games():
        for setup in {variant: game.setup(variant) for variant in game.variants}.values():
            name = f"formicary {game.id} {setup.variant}"
            measure(name, 1, lambda setup=setup: batched(setup, games, 1, seconds))
    myrmes = formicary.setup("myrmes")
    measure("formicary myrmes base, two threads", 2, lambda: batched(myrmes, games, 2, seconds))
    if chosen.json:
        print(json.dumps(figures))
        return
    print()
    for name, other in [("connect four", "connect four, two threads"), ("myrmes base", "myrmes base, two threads")]:
        if f"formicary {other}" in figures:
            times = figures[f"formicary {other}"] / figures[f"formicary {name}"]
            print(f"two threads are {times:.2f} times one: {name}")
    if "pgx connect four" in figures:
        times = figures["formicary connect four"] / figures["pgx connect four"]
        print(f"formicary is {times:.1f} times pgx on connect four")


if __name__ == "__main__":
    main()
