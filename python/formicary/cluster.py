"""Simulations, tournaments and self-play on many machines, through Ray.

The games are cut into chunks. Each is played by any machine that is free, from its seed alone, so that the results are
those of one machine; a chunk whose machine is lost is played again by another. What has been played is kept in a
folder on the machine that asked, each chunk once, as a part of Parquet that is written whole or not at all. Asked for
again, only what is missing is played. All machines need the same version of this package, which is part of what a folder
is for.

>>> import formicary, formicary.cluster
>>> setup = formicary.setup("ants")
>>> results = formicary.cluster.simulate(setup, "worker", 10_000, folder="ants-worker")  # doctest: +SKIP

Before that, `ray.init(address="auto")` joins a cluster; otherwise Ray begins one on this machine.
"""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd
import ray
from tqdm.auto import tqdm

from formicary._native import Batch, Setup, play_games
from formicary.errors import BadSetup, Error
from formicary.setups import setup as setup_of
from formicary.simulation import COLUMNS, play_chunk

#: Chooses a number for each game: from observations, masks, seats to act, and a generator of random numbers.
Choose = Callable[
    [
        npt.NDArray[np.float32],
        npt.NDArray[np.uint8],
        npt.NDArray[np.uint8],
        np.random.Generator,
    ],
    npt.NDArray[np.uint32],
]


#: A chunk whose machine or process is lost is played again so often. One that is lost every time, because it needs more
#: memory than there is, say, is an error then.
RETRIES = 10


class OtherPlan(Error, ValueError):
    """The folder holds the results of something else."""


class OtherVersion(Error, RuntimeError):
    """A machine of the cluster has another version of this package: its bots might play otherwise."""


@dataclass(frozen=True)
class Plan:
    """What is played: everything that the results follow from."""

    version: str
    kind: str
    game: str
    setup: str
    revision: int
    seed: str
    matches: list[list[str]]
    games: int
    chunk: int
    rotate: bool
    with_traits: bool

    def chunks(self) -> Iterator[Chunk]:
        """The games of each match, in pieces."""
        for match, first in itertools.product(
            range(len(self.matches)), range(0, self.games, self.chunk)
        ):
            yield Chunk(match, first, min(self.chunk, self.games - first))

    def setup_again(self) -> Setup:
        """The setup, on any machine."""
        known = setup_of(self.game).game
        return known.read_setup(self.setup, revision=self.revision)


@dataclass(frozen=True)
class Chunk:
    """Some games of a match."""

    match: int
    first: int
    count: int

    @property
    def name(self) -> str:
        """The file of its part."""
        return f"part-{self.match:04}-{self.first:012}.parquet"


def simulate(
    setup: Setup,
    bots: str | Sequence[str] = "worker",
    games: int = 10_000,
    *,
    folder: str | os.PathLike[str],
    seed: object = 1,
    chunk: int = 250,
    rotate: bool = True,
    with_traits: bool = False,
    progress: bool = True,
    on_part: Callable[[Path], None] | None = None,
) -> pd.DataFrame:
    """What `formicary.simulate` gives, played on all machines. `on_part` hears of each part that has been kept."""
    levels = [bots] if isinstance(bots, str) else list(bots)
    plan = _plan("simulate", setup, seed, [levels], games, chunk, rotate, with_traits)
    results = _carry_out(plan, Path(folder), _play, None, progress, on_part)
    return results.drop(columns="match")


def tournament(
    setup: Setup,
    entrants: Sequence[str],
    games: int = 1_000,
    *,
    folder: str | os.PathLike[str],
    seed: object = 1,
    chunk: int = 250,
    with_traits: bool = False,
    progress: bool = True,
    on_part: Callable[[Path], None] | None = None,
) -> pd.DataFrame:
    """Every two entrants meet in so many games; at larger tables they take every other seat."""
    if setup.players < 2 or len(set(entrants)) < 2:
        raise BadSetup("nobody meets anybody in a game for one, or without an other entrant", "entrants")
    matches = [
        [pair[seat % 2] for seat in range(setup.players)]
        for pair in itertools.combinations(entrants, 2)
    ]
    plan = _plan("tournament", setup, seed, matches, games, chunk, True, with_traits)
    return _carry_out(plan, Path(folder), _play, None, progress, on_part)


def self_play(
    setup: Setup,
    choose: Choose | None = None,
    games: int = 1_000,
    *,
    folder: str | os.PathLike[str],
    name: str = "",
    seed: object = 1,
    chunk: int = 64,
    progress: bool = True,
    on_part: Callable[[Path], None] | None = None,
) -> pd.DataFrame:
    """Games that a function plays against itself, a row for each decision: the game, the step, the seat, what it saw,
    what it could choose, what it chose, and what the end was worth to it.

    `choose` is sent to the machines; without one, anything is played. `name` tells one from another: a folder goes on
    only with the same name.
    """
    plan = _plan("self-play", setup, seed, [[name]], games, chunk, False, False)
    results = _carry_out(plan, Path(folder), _play_itself, choose, progress, on_part)
    return results.drop(columns="match")


def results_of(folder: str | os.PathLike[str]) -> pd.DataFrame:
    """All that has been kept so far, in the order of matches and games."""
    parts = sorted(Path(folder).glob("part-*.parquet"))
    if not parts:
        return pd.DataFrame({column: [] for column in ["match", *COLUMNS]})
    results = pd.concat([pd.read_parquet(part) for part in parts], ignore_index=True)
    if "bot" in results.columns:
        # Parquet knows no tuples, and what a game deals to seats are tuples where it is several things.
        for column in results.columns.difference(["match", *COLUMNS]):
            results[column] = results[column].map(lambda dealt: tuple(dealt) if isinstance(dealt, np.ndarray) else dealt)
    return results


def _plan(
    kind: str,
    setup: Setup,
    seed: object,
    matches: list[list[str]],
    games: int,
    chunk: int,
    rotate: bool,
    with_traits: bool,
) -> Plan:
    if games < 0 or chunk < 1:
        raise BadSetup("there are no fewer games than none, and none in no chunk", "games")
    if kind != "self-play":
        for match in matches:
            # Whatever is wrong with the bots is said before the folder is claimed.
            play_games(setup, match, "", 0, 0)
    return Plan(
        version=version("formicary"),
        kind=kind,
        game=setup.game.id,
        setup=str(setup),
        revision=setup.revision,
        seed=str(seed),
        matches=matches,
        games=games,
        chunk=chunk,
        rotate=rotate,
        with_traits=with_traits,
    )


def _carry_out(
    plan: Plan,
    folder: Path,
    play: Callable[[Plan, Chunk, Any], pd.DataFrame],
    more: Any,
    progress: bool,
    on_part: Callable[[Path], None] | None,
) -> pd.DataFrame:
    """Plays whatever is missing in the folder and gives all that is in it."""
    _claim(folder, plan)
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    task = ray.remote(max_retries=RETRIES)(_checked)
    all_chunks = list(plan.chunks())
    missing = [chunk for chunk in all_chunks if not (folder / chunk.name).exists()]
    total = sum(chunk.count for chunk in all_chunks)
    shared_plan, shared_more = ray.put(plan), ray.put(more)
    waiting = iter(missing)
    running: dict[Any, Chunk] = {}
    with tqdm(total=total, unit="game", disable=not progress) as bar:
        bar.update(total - sum(chunk.count for chunk in missing))
        try:
            while True:
                for chunk in itertools.islice(waiting, max(0, _most_at_once() - len(running))):
                    running[task.remote(play, shared_plan, chunk, shared_more)] = chunk
                if not running:
                    break
                done, _ = ray.wait(list(running), num_returns=1)
                for reference in done:
                    frame = ray.get(reference)
                    chunk = running.pop(reference)
                    part = _keep(folder, chunk, frame)
                    bar.update(chunk.count)
                    if on_part is not None:
                        on_part(part)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)
    return results_of(folder)


def _claim(folder: Path, plan: Plan) -> None:
    """Notes down what the folder is for; says no if it is for something else."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "plan.json"
    text = json.dumps(asdict(plan), indent=1, sort_keys=True)
    if file.exists():
        if file.read_text(encoding="utf-8") != text:
            raise OtherPlan(f"{folder} holds the results of something else; see {file.name} there", "plan")
        return
    _write_whole(file, lambda path: path.write_text(text, encoding="utf-8"))


def _keep(folder: Path, chunk: Chunk, frame: pd.DataFrame) -> Path:
    part = folder / chunk.name
    frame.insert(0, "match", chunk.match)
    _write_whole(part, lambda path: frame.to_parquet(path, index=False))
    return part


def _write_whole(file: Path, write: Callable[[Path], object]) -> None:
    """Writes a file such that it is there whole or not at all."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    write(unfinished)
    with unfinished.open("rb") as written:
        os.fsync(written.fileno())
    unfinished.replace(file)


def _most_at_once() -> int:
    """Enough that no machine waits, and few enough that little is in memory."""
    return 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]


def _checked(play: Callable[[Plan, Chunk, Any], pd.DataFrame], plan: Plan, chunk: Chunk, more: Any) -> pd.DataFrame:
    """Runs on any machine of the cluster."""
    if (here := version("formicary")) != plan.version:
        raise OtherVersion(f"a machine has version {here} instead of {plan.version}", "version")
    return play(plan, chunk, more)


def _play(plan: Plan, chunk: Chunk, _: None) -> pd.DataFrame:
    return play_chunk(
        plan.setup_again(),
        plan.matches[chunk.match],
        plan.seed,
        chunk.first,
        chunk.count,
        plan.rotate,
        plan.with_traits,
    )


def _play_itself(plan: Plan, chunk: Chunk, choose: Choose | None) -> pd.DataFrame:
    """Every place of a batch plays one game; what comes after that in a place is not counted."""
    batch = Batch(plan.setup_again(), chunk.count, seed=f"{plan.seed} from {chunk.first}")
    rng = np.random.default_rng(hash_of(f"{plan.seed} chooses from {chunk.first}"))
    going = np.ones(chunk.count, dtype=bool)
    rows: list[pd.DataFrame] = []
    worth = np.zeros(batch.rewards.shape, dtype=np.float32)
    for step in itertools.count():
        if not going.any():
            break
        if choose is None:
            numbers = batch.choose_at_random()
        else:
            numbers = choose(batch.observations, batch.masks, batch.seats, rng)
            numbers = np.ascontiguousarray(numbers, dtype=np.uint32)
        places = np.flatnonzero(going)
        rows.append(
            pd.DataFrame(
                {
                    "game": chunk.first + places,
                    "step": step,
                    "seat": batch.seats[places].astype(np.int64),
                    "observation": list(batch.observations[places].copy()),
                    "choices": [np.flatnonzero(mask) for mask in batch.masks[places]],
                    "chosen": numbers[places].astype(np.int64),
                }
            )
        )
        batch.step(numbers)
        ended = going & (batch.dones == 1)
        worth[ended] = batch.rewards[ended]
        going &= batch.dones == 0
    frame = pd.concat(rows, ignore_index=True)
    frame["outcome"] = worth[frame["game"] - chunk.first, frame["seat"]]
    return frame.sort_values(["game", "step"], ignore_index=True)


def hash_of(text: str) -> int:
    """A number that follows from a text, the same on every machine."""
    import hashlib

    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")
