"""Environments of PettingZoo for every game, variant and number of players.

`env` asks one seat at a time, as games do. Where several seats must choose at once, they are asked one after the other,
in the order of seats; what the others have chosen before can be found in no observation if the rules seal it, and lies
open if it touches nobody else. Seats that may interrupt and need not are asked first, and have the number
`Encoding.passing` to let the others go on.

`parallel_env` and `cycling_env` ask all seats in every cycle; whoever is not asked by the game can only wait, which has
a number of its own behind all others. Who waits sees that somebody else is asked, and may interrupt; `env` does not
tell it.

Rewards come at the end: 1 for a lone winner, and all add up to 0; alone, 1 for a victory and -1 for a defeat. With
`rewards="scores"` they are the points.

>>> import formicary.pettingzoo
>>> env = formicary.pettingzoo.env("myrmes", players=3)
>>> env.reset(seed=7)
>>> env.agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from formicary._native import Encoding, Position, Setup
from formicary.errors import BadSetup, NotListed
from formicary.rendering import picture, words
from formicary.setups import chosen_from
from formicary.setups import setup as setup_of

Observation = dict[str, npt.NDArray[Any]]

#: What becomes of a number that cannot be chosen: it ends the game with a reward of -1 for who chose it; it is an
#: exception; or another number is drawn for it, which helps those who do not look at masks.
Illegal = Literal["terminate", "raise", "replace"]


def env(
    game: str | Setup,
    variant: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    rewards: Literal["victory", "scores"] = "victory",
    illegal: Illegal = "terminate",
) -> AECEnv:
    """One seat after the other. `max_cycles` cuts a game off when a seat has been asked so often."""
    setup = _setup(game, variant, players, options)
    bare: AECEnv = Turns(
        setup, render_mode=render_mode, max_cycles=max_cycles, rewards=rewards, illegal=illegal
    )
    if illegal == "terminate":
        bare = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bare))


def parallel_env(
    game: str | Setup,
    variant: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    rewards: Literal["victory", "scores"] = "victory",
    illegal: Illegal = "raise",
) -> ParallelEnv:
    """All seats in every cycle; who is not asked can only wait."""
    if illegal == "terminate":
        raise BadSetup("where all seats choose at once, nobody can be the one to end the game", "illegal")
    setup = _setup(game, variant, players, options)
    return Cycles(setup, render_mode=render_mode, max_cycles=max_cycles, rewards=rewards, illegal=illegal)


def cycling_env(game: str | Setup, *args: Any, **named: Any) -> AECEnv:
    """The same as an environment for one agent after the other."""
    return parallel_to_aec(parallel_env(game, *args, **named))


def module(game: str | Setup, *args: Any, **named: Any) -> SimpleNamespace:
    """Both for one game, as the modules of PettingZoo have them: `env(…)` and `parallel_env(…)`."""

    def fixed(make: Any) -> Any:
        return lambda **more: make(game, *args, **{**named, **more})

    return SimpleNamespace(env=fixed(cycling_env), parallel_env=fixed(parallel_env))


def _setup(
    game: str | Setup,
    variant: str | None,
    players: int | None,
    options: Mapping[str, object] | None,
) -> Setup:
    if isinstance(game, Setup):
        return game
    return setup_of(game, variant, players, options)


class _Table:
    """What both kinds of environments have in common: a position, agents and spaces."""

    metadata: dict[str, Any]

    def __init__(
        self,
        setup: Setup,
        render_mode: str | None,
        max_cycles: int | None,
        rewards: str,
        illegal: str,
        waits: bool,
    ) -> None:
        self.setup = setup
        self.encoding = Encoding(setup)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.worth = chosen_from(("victory", "scores"), rewards, "rewards")
        self.illegal = chosen_from(("terminate", "raise", "replace"), illegal, "illegal")
        self.metadata = {
            "name": f"formicary_{setup.game.id.replace('-', '_')}_v0",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": waits,
            "render_fps": 1,
        }
        if render_mode is not None:
            chosen_from(self.metadata["render_modes"], render_mode, "render_mode")
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup(f"a game of {max_cycles} cycles is none", "max_cycles")
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        choices = self.encoding.choices
        self.waiting = choices if waits else None
        self.choices = choices + (1 if waits else 0)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(
                        -np.inf, np.inf, (self.encoding.observation_size,), np.float32
                    ),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.choices) for agent in self.possible_agents
        }
        self.position: Position | None = None
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> Position:
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.position = Position(self.encoding, int(self.random.integers(2**63)))
        return self.position

    def seen(self, agent: str) -> Observation:
        assert self.position is not None, "reset comes first"
        seat = self.seats[agent]
        mask = self.position.mask(seat)
        if self.waiting is not None:
            waits = 0 if mask.any() else 1
            mask = np.append(mask, np.int8(waits))
        return {"observation": self.position.observe(seat), "action_mask": mask}

    def allowed(self, seat: int, number: int) -> int:
        """The number, or another one if it cannot be chosen and shall be replaced."""
        assert self.position is not None and self.random is not None
        if self.illegal == "replace":
            legal = self.position.legal(seat)
            if number not in legal:
                return int(self.random.choice(legal))
        return number

    def final_rewards(self) -> dict[str, float]:
        assert self.position is not None
        values = self.position.rewards if self.worth == "victory" else self.position.scores
        return {agent: float(values[seat]) for agent, seat in self.seats.items()}

    def shown(self) -> str | npt.NDArray[np.uint8] | None:
        if self.render_mode is None or self.position is None:
            gymnasium.logger.warn("nothing is shown without a render mode, or before reset")
            return None
        text = words(self.position)
        if self.render_mode == "rgb_array":
            return picture(text)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class Turns(_Table, AECEnv):  # type: ignore[misc]
    """One seat after the other, bare: `env` puts the usual wrappers around it."""

    def __init__(
        self,
        setup: Setup,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        rewards: str = "victory",
        illegal: str = "raise",
    ) -> None:
        AECEnv.__init__(self)
        _Table.__init__(self, setup, render_mode, max_cycles, rewards, illegal, waits=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        position = self.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.asked = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.agents[position.seat or 0]

    def observe(self, agent: str) -> Observation:
        return self.seen(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.position is not None and action is not None
        seat = self.seats[agent]
        self.position.play(self.allowed(seat, int(action)), seat)
        self.asked[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.is_over:
            self.rewards = self.final_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.asked[agent] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        next_seat = self.position.seat
        if next_seat is not None:
            self.agent_selection = self.possible_agents[next_seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        return self.shown()

    def close(self) -> None:
        """There is nothing to close."""


class Cycles(_Table, ParallelEnv):  # type: ignore[misc]
    """All seats in every cycle."""

    def __init__(
        self,
        setup: Setup,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        rewards: str = "victory",
        illegal: str = "raise",
    ) -> None:
        _Table.__init__(self, setup, render_mode, max_cycles, rewards, illegal, waits=True)
        self.agents: list[str] = []
        self.cycles = 0

    def checked(self, seat: int, actions: Mapping[str, int], is_asked: bool) -> int:
        """What a seat has chosen, if it can; who is not asked need not say that it waits."""
        assert self.position is not None and self.waiting is not None
        agent = self.possible_agents[seat]
        if not is_asked:
            number = int(actions.get(agent, self.waiting))
            can = number == self.waiting or self.illegal == "replace"
        elif agent not in actions:
            raise NotListed(f"{agent} is asked and chooses nothing", "nothing")
        else:
            number = self.allowed(seat, int(actions[agent]))
            can = number in self.position.legal(seat)
        if not can:
            raise NotListed(f"{agent} cannot choose {number} now", "not-listed")
        return number

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return {agent: self.seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        assert self.position is not None, "reset comes first"
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        # All of them are looked at before the first is played, so that one that cannot be chosen changes nothing.
        asked = self.position.asked
        chosen = {seat: self.checked(seat, actions, seat in asked) for seat in range(len(agents))}
        self.position.play_together([(seat, chosen[seat]) for seat in asked])
        self.cycles += 1
        over = self.position.is_over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = self.final_rewards() if over else dict.fromkeys(agents, 0.0)
        seen = {agent: self.seen(agent) for agent in agents}
        if over or cut:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        return self.shown()

    def close(self) -> None:
        """There is nothing to close."""
