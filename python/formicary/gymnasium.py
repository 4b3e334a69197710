"""Environments of Gymnasium for the games that are played alone.

They are registered when this module is imported. `gymnasium.make` imports it where its name stands before theirs, as in
`gymnasium.make("formicary.gymnasium:formicary/Myrmes-solo-easy-v0")`:

>>> import gymnasium
>>> import formicary.gymnasium
>>> env = gymnasium.make("formicary/Myrmes-solo-easy-v0")
>>> observation, info = env.reset(seed=7)
>>> info["action_mask"].shape == (env.action_space.n,)
True

A number that cannot be chosen changes nothing, is told in `info["illegal"]` and costs `illegal_reward`. Who learns with
masks finds them in `info["action_mask"]` and by `action_masks()`. Who does not might choose such numbers for ever: what
`gymnasium.make` gives is truncated after `MOST_STEPS` steps, which no game takes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt

from formicary._native import Encoding, Position, Setup
from formicary.errors import BadSetup
from formicary.rendering import picture, words
from formicary.setups import chosen_from
from formicary.setups import setup as setup_of

#: The environments, by their names.
NAMES: dict[str, tuple[str, str]] = {
    "formicary/Myrmes-solo-easy-v0": ("myrmes", "solo-easy"),
    "formicary/Myrmes-solo-medium-v0": ("myrmes", "solo-medium"),
    "formicary/Myrmes-solo-hard-v0": ("myrmes", "solo-hard"),
    "formicary/Myrmes-solo-extreme-v0": ("myrmes", "solo-extreme"),
    "formicary/Fourmidable-solo-v0": ("fourmidable", "solo"),
}

#: An episode that has not ended after so many steps is truncated.
MOST_STEPS = 2_000


def register() -> None:
    """Tells Gymnasium of all of them."""
    for name, (game_id, variant) in NAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="formicary.gymnasium:Alone",
                kwargs={"game": game_id, "variant": variant},
                max_episode_steps=MOST_STEPS,
            )


class Alone(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """A game that is played alone.

    With `rewards="victory"` the end is worth 1 or -1. With `rewards="scores"`, which is usual, it is worth the points
    divided by `scale`, whether the game is won or not.
    """

    #: Gymnasium asks the class.
    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        game: str | Setup = "myrmes",
        variant: str | None = "solo-easy",
        options: Mapping[str, object] | None = None,
        *,
        render_mode: str | None = None,
        rewards: Literal["scores", "victory"] = "scores",
        scale: float = 100.0,
        illegal_reward: float = -0.01,
    ) -> None:
        self.setup = game if isinstance(game, Setup) else setup_of(game, variant, options=options)
        if self.setup.players != 1:
            raise BadSetup("this environment is for games that are played alone", "players")
        if not scale > 0:
            raise BadSetup(f"points cannot be divided by {scale}", "scale")
        self.encoding = Encoding(self.setup)
        self.worth = chosen_from(("scores", "victory"), rewards, "rewards")
        self.scale = scale
        self.illegal_reward = illegal_reward
        if render_mode is not None:
            chosen_from(self.metadata["render_modes"], render_mode, "render_mode")
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(
            -np.inf, np.inf, (self.encoding.observation_size,), np.float32
        )
        self.action_space = gymnasium.spaces.Discrete(self.encoding.choices)
        self.position: Position | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """The start of another game."""
        super().reset(seed=seed)
        self.position = Position(self.encoding, int(self.np_random.integers(2**63)))
        return self.position.observe(0), self._info(False)

    def step(
        self, action: np.int64 | int
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Chooses a number."""
        position = self._position()
        if int(action) not in position.legal():
            return position.observe(0), self.illegal_reward, False, False, self._info(True)
        position.play(int(action))
        over = position.is_over
        reward = 0.0
        if over and self.worth == "victory":
            reward = float(position.rewards[0])
        elif over:
            reward = position.scores[0] / self.scale
        return position.observe(0), reward, over, False, self._info(False)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Whether each number can be chosen."""
        position = self._position()
        if position.seat is None:
            return np.zeros(self.encoding.choices, dtype=np.bool_)
        return position.mask().astype(np.bool_)

    def render(self) -> Any:
        """The position in words, or as a picture of them."""
        text = words(self._position())
        return picture(text) if self.render_mode == "rgb_array" else text

    def _position(self) -> Position:
        if self.position is None:
            raise gymnasium.error.ResetNeeded("reset comes first")
        return self.position

    def _info(self, illegal: bool) -> dict[str, Any]:
        position = self._position()
        info: dict[str, Any] = {"action_mask": self.action_masks().astype(np.int8), "illegal": illegal}
        if position.is_over:
            info["score"] = position.scores[0]
            info["won"] = position.rewards[0] > 0
        return info


register()

__all__ = ["MOST_STEPS", "NAMES", "Alone", "register"]
