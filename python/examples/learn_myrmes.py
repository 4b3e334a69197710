"""Teaches a network to play Myrmes alone (solo-easy) with MaskablePPO of sb3-contrib, and draws how it learns.

    cargo xtask python --learn          # installs PyTorch and all that, some gigabytes, and runs this

Takes a few minutes on two cores. The picture goes to `docs/learning-myrmes.png`.

Whoever plays at random starves in the first winter and has no points at all. So that there is something to learn from,
rewards are a tenth of the points as they come, and one for each winter that is survived. That sum is drawn and
measured, beside the score of the rules, which is 0 for a lost game.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import formicary
import matplotlib
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from stable_baselines3.common.vec_env.base_vec_env import VecEnvStepReturn

matplotlib.use("Agg")
from matplotlib import pyplot as plt  # noqa: E402


def entry(encoding: formicary.Encoding, part: str, name: str) -> int:
    """Where something stands in an observation."""
    found = next(known for known in encoding.observation if known.name == part)
    return found.first + found.entries.index(name)


class Tables(VecEnv):
    """A batch as Stable-Baselines3 wants its environments."""

    def __init__(self, setup: formicary.Setup, games: int, seed: int) -> None:
        import gymnasium

        self.batch = formicary.Batch(setup, games, threads=1, seed=seed)
        encoding = self.batch.encoding
        self.ended: list[tuple[float, float]] = []
        self.earned = np.zeros(games)
        self.score_at = entry(encoding, "colonies", "score/50")
        self.year_at = entry(encoding, "table", "year/5")
        super().__init__(
            games,
            gymnasium.spaces.Box(-np.inf, np.inf, (encoding.observation_size,), np.float32),
            gymnasium.spaces.Discrete(encoding.choices),
        )

    def reset(self) -> np.ndarray:
        self.batch.reset()
        return self.batch.observations.copy()

    def step_async(self, actions: np.ndarray) -> None:
        self.chosen = actions.astype(np.uint32)

    def step_wait(self) -> VecEnvStepReturn:
        before = self.promise()
        self.batch.step(self.chosen)
        dones = self.batch.dones.astype(bool)
        # A game that is won has survived its last winter, too.
        won = 1 + self.batch.scores[:, 0] / 10 + 3 - before
        rewards = np.where(dones, np.where(self.batch.rewards[:, 0] > 0, won, 0), self.promise() - before)
        self.earned += rewards
        self.ended.extend(zip(self.earned[dones], self.batch.scores[dones, 0], strict=True))
        self.earned[dones] = 0
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(dones):
            # What stands in the observations is the start of the next game.
            infos[game]["terminal_observation"] = self.batch.final_observation(game)
        return self.batch.observations.copy(), rewards.astype(np.float32), dones, infos

    def promise(self) -> np.ndarray:
        """How far each game has come: its points, and its years."""
        seen = self.batch.observations
        return seen[:, self.score_at] * 5 + seen[:, self.year_at] * 5

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.batch.masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


class Curve(BaseCallback):
    """Notes what the games that have ended since the last note earned, and their scores."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self.points: list[tuple[int, float, float]] = []
        self.start = time.monotonic()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        if len(self.tables.ended) < 100:
            return
        minutes = (time.monotonic() - self.start) / 60
        earned, score = np.mean(self.tables.ended, axis=0)
        self.points.append((self.num_timesteps, earned, score))
        self.tables.ended.clear()
        print(f"{minutes:5.1f} min {self.num_timesteps:8} steps: earned {earned:.2f}, score {score:.2f}", flush=True)


Choose = Callable[[np.ndarray, np.ndarray], np.ndarray]


def measured(choose: Choose, setup: formicary.Setup, games: int = 400) -> np.ndarray:
    """What whole games earn that nobody has learned from, and their scores: a row for each game."""
    tables = Tables(setup, games, seed=10**9)
    seen = tables.reset()
    found = np.full((games, 2), np.nan)
    while np.isnan(found).any():
        earned = tables.earned.copy()
        tables.step_async(choose(seen, tables.batch.masks.astype(bool)))
        seen, rewards, dones, _ = tables.step_wait()
        first = dones & np.isnan(found[:, 0])
        found[first, 0] = (earned + rewards)[first]
        found[first, 1] = tables.batch.scores[first, 0]
    return found


RANDOM = np.random.default_rng(1)


def at_random(_: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """Anything that can be chosen."""
    return (masks * RANDOM.random(masks.shape)).argmax(axis=1)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--steps", type=int, default=150_000)
    options.add_argument("--games", type=int, default=64)
    options.add_argument("--threads", type=int, default=2, help="of PyTorch")
    options.add_argument("--picture", type=Path, default=Path("docs/learning-myrmes.png"))
    chosen = options.parse_args()
    torch.set_num_threads(chosen.threads)
    torch.manual_seed(1)
    setup = formicary.setup("myrmes", "solo-easy")
    random = measured(at_random, setup)
    print(f"random: earned {random[:, 0].mean():.2f}, score {random[:, 1].mean():.2f}", flush=True)
    tables = Tables(setup, chosen.games, seed=1)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        gamma=0.99,
        gae_lambda=0.95,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
    )
    curve = Curve(tables)
    model.learn(chosen.steps, callback=curve)
    minutes = (time.monotonic() - curve.start) / 60
    learned = measured(lambda seen, masks: model.predict(seen, action_masks=masks)[0], setup)
    earned, score = learned.mean(axis=0)
    spread = 1.96 * learned[:, 0].std() / len(learned) ** 0.5
    print(f"after {minutes:.1f} minutes: earned {earned:.2f} ± {spread:.2f}, score {score:.2f}")
    draw(curve.points, random[:, 0].mean(), chosen.picture)
    assert earned - spread > random[:, 0].mean(), "it has learned nothing"


def draw(points: list[tuple[int, float, float]], random: float, picture: Path) -> None:
    """How it went."""
    steps = [steps / 1000 for steps, _, _ in points]
    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    left.plot(steps, [earned for _, earned, _ in points])
    left.axhline(random, linestyle=":", color="grey")
    left.annotate("random player", (steps[-1], random), va="bottom", ha="right")
    left.set_title("winters survived + points / 10")
    right.plot(steps, [score for _, _, score in points])
    right.axhline(0, linestyle=":", color="grey")
    right.annotate("random player", (steps[-1], 0), va="bottom", ha="right")
    right.set_title("score by the rules")
    for axes in (left, right):
        axes.set_xlabel("thousand decisions while learning")
    figure.suptitle("MaskablePPO learns Myrmes, solo-easy")
    picture.parent.mkdir(exist_ok=True)
    figure.savefig(picture, dpi=100)


if __name__ == "__main__":
    main()
