"""All games for OpenSpiel, written in Python around the same rules.

>>> import formicary.openspiel, pyspiel
>>> game = pyspiel.load_game("formicary_myrmes(players=3)")
>>> game.num_players()
3

The games are called `formicary_ants`, `formicary_myrmes`, `formicary_fourmidable` and `formicary_hidden_empires`; their
parameters are `variant`, `players`, `options` such as "corners:out cubes:counted", and `seed`.

Chance is explicit. Where a game lists what dice and decks can bring, these are the outcomes, with their probabilities.
Where it cannot, as for a deal of whole hands, or lists more than `OUTCOMES`, there are `DEALS` outcomes, each of them a
draw of its own from the seed and equally likely; other seeds have others. Where several seats must choose at once they
are asked one after the other; what the rules seal of that is in no observation of others. An observation is what a seat
sees; an information state adds a hash of all that it has seen and done before.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from formicary._native import Encoding, Position, Setup, game, games
from formicary.errors import BadSetup

#: So many deals there are where a game does not list them.
DEALS = 256
#: Where a game lists more than these, there are deals, too.
OUTCOMES = 1024
#: No game takes so long.
LONGEST = 100_000


def short_name(game_id: str) -> str:
    """What OpenSpiel calls a game."""
    return f"formicary_{game_id.replace('-', '_')}"


def _type_of(game_id: str) -> Any:
    known = game(game_id)
    counts = [count for variant in known.variants for count in known.players(variant)]
    return pyspiel.GameType(
        short_name=short_name(game_id),
        long_name=known.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"variant": "", "players": 0, "options": "", "seed": 0},
    )


def parameters(setup: Setup, seed: int = 0) -> dict[str, Any]:
    """The parameters for a setup."""
    options = " ".join(f"{name}:{value}" for name, value in setup.options.items())
    return {"variant": setup.variant, "players": setup.players, "options": options, "seed": seed}


def _setup_of(game_id: str, params: dict[str, Any]) -> Setup:
    options = {}
    for option in params.get("options", "").split():
        name, colon, value = option.partition(":")
        if not colon:
            raise BadSetup(f"options are written like corners:out, not {option!r}", "options")
        options[name] = value
    return game(game_id).setup(params.get("variant") or None, params.get("players") or None, options)


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of the table with one setup."""

    #: Which game of the table.
    game_id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.setup = _setup_of(self.game_id, params)
        self.encoding = Encoding(self.setup)
        self.start = Position(self.encoding, int(params.get("seed", 0)), chance=False)
        self.seen = looked(self.start, [("", "")] * (self.setup.players + 1))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.choices,
            max_chance_outcomes=OUTCOMES,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.game_id], info, params)

    def new_initial_state(self, *_: Any) -> State:
        """The start of a game."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Who looks at the game; None if there is no such observer."""
        # OpenSpiel itself hands over the parameters alone where no type is named.
        if iig_obs_type is None or isinstance(iig_obs_type, dict):
            iig_obs_type = pyspiel.IIGObservationType(perfect_recall=False)
        if not iig_obs_type.public_info:
            return None
        return Observer(self, iig_obs_type.private_info, iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """As many as there are events at most."""
        return LONGEST


class State(pyspiel.State):  # type: ignore[misc]
    """Where a game stands."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position = game.start.clone()
        self.outcomes = Outcomes()
        self.seen = list(game.seen)

    def current_player(self) -> int:
        """Who is asked."""
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.awaits_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        assert seat is not None
        return seat

    def _legal_actions(self, player: int) -> list[int]:
        return [int(number) for number in self.position.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Everything that can come up, with its probability."""
        listed = self._listed()
        if listed is None:
            return [(outcome, 1 / DEALS) for outcome in range(DEALS)]
        whole = sum(weight for _, weight in listed)
        return [(outcome, weight / whole) for outcome, (_, weight) in enumerate(listed)]

    def _apply_action(self, action: int) -> None:
        actor = self.position.seat
        if self.position.awaits_chance:
            self._draw(action)
        else:
            self.position.play(action)
        self.seen = looked(self.position, self.seen, actor, action)

    def _listed(self) -> tuple[tuple[str, int], ...] | None:
        """What can come up next, if that is not too much to list; asked for once."""
        known = self.outcomes.get(self.position.plies)
        if known is None:
            listed = self.position.chances()
            few = listed is not None and len(listed) <= OUTCOMES
            known = tuple(listed) if listed is not None and few else ()
            self.outcomes = Outcomes({self.position.plies: known})
        return known or None

    def _draw(self, action: int) -> None:
        listed = self._listed()
        if listed is None:
            seed = self.get_game().get_parameters().get("seed", 0)
            self.position.draw(f"{seed} deal {action}")
        else:
            self.position.take(listed[action][0])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            listed = self._listed()
            return f"deal {action}" if listed is None else listed[action][0]
        return self.position.notation(action, player) or str(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """What the end is worth to each seat."""
        return [float(reward) for reward in self.position.rewards]

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that is possible for all that a player knows."""
        other: State = self.clone()
        other.position = self.position.imagine(player, int(sampler() * 2**53))
        # It counts its events anew.
        other.outcomes = Outcomes()
        passing = self.position.encoding.passing
        if passing is not None and player == self.current_player():
            # Whoever could interrupt with the cards that are imagined has let the others go on.
            while other.position.may_pass and other.position.seat != player:
                other.position.play(passing)
        return other

    def __str__(self) -> str:
        last = self.position.last_events(10)
        return "\n".join([repr(self.position), *last])


def looked(
    position: Position,
    before: list[tuple[str, str]],
    actor: int | None = None,
    action: int | None = None,
) -> list[tuple[str, str]]:
    """For each player, and last for somebody who only watches, a hash of all that it has seen and done, and what there
    is to see now.

    Who sees nothing new has learnt nothing: that another one was asked, and has let the others go on, would tell of
    the cards in its hand.
    """
    known = []
    for player, (past, view) in enumerate(before):
        now = position.view_text(player if player < len(before) - 1 else None)
        if player == actor:
            past = hashlib.sha256(f"{past} {action} {now}".encode()).hexdigest()
        elif now != view:
            past = hashlib.sha256(f"{past} {now}".encode()).hexdigest()
        known.append((past, now))
    return known


class Outcomes(dict[int, tuple[tuple[str, int], ...]]):
    """What can come up after so many events. It is never changed, so copies of a state share it."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Outcomes:
        return self


class Observer:
    """What a player sees, what all do, or what lies open, as an array and as text."""

    def __init__(self, game: Game, private_info: Any, perfect_recall: bool) -> None:
        self.players = game.setup.players
        self.private_info = private_info
        self.perfect_recall = perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not perfect_recall and private_info != pyspiel.PrivateInfoType.NONE:
            size = game.encoding.observation_size
            alone = private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            self.tensor = np.zeros(size if alone else size * self.players, np.float32)
            self.dict = {"observation": self.tensor if alone else self.tensor.reshape(self.players, size)}

    def eyes(self, player: int) -> list[int]:
        """Through whose eyes it looks; `players` stands for somebody who only watches."""
        if self.private_info == pyspiel.PrivateInfoType.NONE:
            return [self.players]
        if self.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return list(range(self.players))
        return [max(player, 0)]

    def set_from(self, state: State, player: int) -> None:
        """Writes what is seen, if that can be written."""
        if self.tensor is not None:
            eyes = self.eyes(player)
            for row, seat in zip(self.tensor.reshape(len(eyes), -1), eyes, strict=True):
                state.position.observe(seat, row)

    def string_from(self, state: State, player: int) -> str:
        """What is seen, and with perfect recall also what was told before."""
        told = []
        for seat in self.eyes(player):
            now = state.position.view_text(seat if seat < self.players else None)
            told.append(f"{state.seen[seat][0]} {now}" if self.perfect_recall else now)
        return "\n".join(told)


TYPES = {known.id: _type_of(known.id) for known in games()}


def register() -> None:
    """Tells OpenSpiel of all games."""
    for game_id, game_type in TYPES.items():
        if game_type.short_name not in pyspiel.registered_names():
            # A class and no function: OpenSpiel keeps it for longer than Python lives.
            pyspiel.register_game(game_type, type("Game", (Game,), {"game_id": game_id}))


register()
