"""Games between bots, with the results as a table of pandas."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path

import numpy as np
import pandas as pd
from tqdm.auto import tqdm

from formicary._native import Record, Setup, play_games
from formicary.errors import BadSetup
from formicary.traits import traits

#: What a row of results tells, in this order; traits follow.
COLUMNS = ["game", "seat", "bot", "score", "place", "share", "decisions"]


def simulate(
    setup: Setup,
    bots: str | Sequence[str] = "worker",
    games: int = 100,
    *,
    seed: object = 1,
    threads: int | None = None,
    rotate: bool = True,
    progress: bool = True,
    records: str | os.PathLike[str] | None = None,
    with_traits: bool = False,
) -> pd.DataFrame:
    """Lets bots play and gives a row for each game and seat.

    `bots` are levels: larva, worker, soldier, queen, random, greedy or mcts:N; one for all seats or one for each. They
    move on by one seat from game to game unless `rotate` is False. The results follow from the seed and the setup
    alone, whatever the number of threads, and are those of `formicary simulate` with the same seed.

    `share` is what the result is worth: 1 for a lone winner, its share for several. With `with_traits` there are
    columns for what a game deals to seats: their places in the first turn, species, traits, where they start. With `records`, each game's
    record is written into that folder.

    >>> import formicary
    >>> results = formicary.simulate(formicary.setup("ants"), "random", games=4, progress=False)
    >>> len(results)
    8
    """
    if games < 0:
        raise BadSetup(f"{games} games cannot be played", "games")
    if threads is not None and threads < 1:
        raise BadSetup(f"{threads} threads can play nothing", "threads")
    folder = None if records is None else Path(records)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    workers = min(threads or os.cpu_count() or 1, max(games, 1))
    chunks = list(chunks_of(games, workers))
    parts: list[pd.DataFrame | None] = [None] * len(chunks)
    stop = threading.Event()

    def play(index: int) -> None:
        first, count = chunks[index]
        parts[index] = play_chunk(
            setup, bots, str(seed), first, count, rotate, with_traits, folder, stop=stop
        )

    with tqdm(total=games, unit="game", disable=not progress) as bar:
        for index in in_threads(play, len(chunks), workers, stop):
            bar.update(chunks[index][1])
    return joined([part for part in parts if part is not None])


def joined(parts: Sequence[pd.DataFrame]) -> pd.DataFrame:
    """The rows of all parts, in the order of games."""
    if not parts:
        return pd.DataFrame({name: [] for name in COLUMNS})
    return pd.concat(parts, ignore_index=True)


def chunks_of(games: int, workers: int) -> Iterator[tuple[int, int]]:
    """The games in pieces: so many that the progress can be seen and no thread waits long for another."""
    size = max(1, min(256, games // (workers * 16)))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def in_threads(
    work: Callable[[int], None], count: int, workers: int, stop: threading.Event
) -> Iterator[int]:
    """Does all pieces of work in threads and tells of each that is done. The first that fails ends it, and so does
    whatever else happens here, such as Ctrl-C: `stop` is set then, so that nobody waits for long pieces."""
    with ThreadPoolExecutor(workers) as pool:
        waiting = iter(range(count))
        running: dict[Future[None], int] = {}
        try:
            while True:
                while len(running) < workers:
                    index = next(waiting, None)
                    if index is None:
                        break
                    running[pool.submit(work, index)] = index
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    future.result()
                    yield running.pop(future)
        finally:
            stop.set()
            for future in running:
                future.cancel()


def play_chunk(
    setup: Setup,
    bots: str | Sequence[str],
    seed: str,
    first: int,
    count: int,
    rotate: bool = True,
    with_traits: bool = False,
    folder: Path | None = None,
    stop: threading.Event | None = None,
) -> pd.DataFrame:
    """The games with these numbers, a row for each game and seat. Fails after the game at hand when `stop` is set."""
    levels = [bots] if isinstance(bots, str) else list(bots)
    keep = with_traits or folder is not None
    played = play_games(setup, levels, seed, first, count, rotate=rotate, records=keep, stop=stop)
    seats = setup.players
    numbers = np.arange(first, first + count)
    turns = numbers % seats if rotate else np.zeros_like(numbers)
    named = np.array(levels * seats if len(levels) == 1 else levels)
    who = (np.arange(seats)[None, :] + seats - turns[:, None]) % seats
    winners = played["place"] == 1
    shares = winners / np.maximum(winners.sum(axis=1, keepdims=True), 1)
    frame = pd.DataFrame(
        {
            "game": np.repeat(numbers, seats),
            "seat": np.tile(np.arange(seats), count),
            "bot": named[who].reshape(-1),
            "score": played["score"].reshape(-1),
            "place": played["place"].reshape(-1),
            "share": shares.reshape(-1),
            "decisions": np.repeat(played["decisions"].astype(np.int64), seats),
        }
    )
    if keep:
        records = played["records"]
        if with_traits:
            rows = [row for record in records for row in traits(record)]
            frame = pd.concat([frame, pd.DataFrame(rows, index=frame.index)], axis=1)
        if folder is not None:
            keep_records(folder, setup, first, records)
    return frame


def keep_records(folder: Path, setup: Setup, first: int, records: Sequence[Record]) -> None:
    """Writes the record of each game into a file of its own, never over another one."""
    for number, record in enumerate(records, first + 1):
        with (folder / f"{setup.game.id}-{number:06}.txt").open("x", encoding="utf-8") as file:
            file.write(str(record))
