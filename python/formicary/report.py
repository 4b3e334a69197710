"""Results of many games as tables and pictures.

>>> import formicary, formicary.report
>>> results = formicary.simulate(formicary.setup("ants"), ["worker", "random"], 40, progress=False)
>>> table = formicary.report.summary(results)
>>> list(table.columns)
['games', 'wins', 'rate', 'low', 'high', 'score', 'spread']
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from formicary.errors import BadArray
from formicary.simulation import COLUMNS

#: What a panel is called, where the name of its column does not say it.
TITLES = {"turn": "by place in the first turn"}
#: 19 times out of 20.
Z = 1.959963984540054


def interval(wins: float, games: float) -> tuple[float, float]:
    """Between which rates the true one lies, 19 times out of 20 (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * np.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    stretch = 1 + Z * Z / games
    return max(0.0, float((middle - spread) / stretch)), min(1.0, float((middle + spread) / stretch))


def summary(results: pd.DataFrame, by: str = "bot") -> pd.DataFrame:
    """How often each won, with intervals, and how they scored. `by` is a column: bot, seat, turn, or a trait. A row
    counts for each of its entries where these are several, as traits are.

    `games` are games, however many seats of each: those of one game are not independent. `wins` are the victories of all
    its seats, `rate` is that of one seat. Who has all seats of every game has the same rate whatever happens, so that
    there is no interval around it.
    """
    ids = _ids(results)
    rows = results[[*ids, by, "share", "score"]]
    seats = rows.groupby(ids).size().rename("seats")
    if rows[by].map(lambda value: isinstance(value, list | tuple | np.ndarray)).any():
        rows = rows.explode(by)
    played = rows.groupby([by, *ids], dropna=True)["share"].agg(["sum", "mean", "size"]).join(seats, on=ids)
    played["all"] = (played["size"] == played["seats"]) & (played["seats"] > 1)
    groups = played.groupby(level=0)
    table = pd.DataFrame(
        {
            "games": groups.size(),
            "wins": groups["sum"].sum(),
            "rate": groups["mean"].mean(),
        }
    )
    rates = table[["rate", "games"]].to_numpy(dtype=float)
    alone = groups["all"].all().to_numpy(dtype=bool)
    ranges = [
        (rate, rate) if all_seats else interval(rate * games, games)
        for (rate, games), all_seats in zip(rates, alone, strict=True)
    ]
    table["low"] = [low for low, _ in ranges]
    table["high"] = [high for _, high in ranges]
    scores = rows.groupby(by, dropna=True)["score"]
    table["score"] = scores.mean()
    table["spread"] = scores.std(ddof=0)
    return table


def _ids(results: pd.DataFrame) -> list[str]:
    """The columns that tell one game from another."""
    return [name for name in ("match", "game") if name in results.columns]


def dealt(results: pd.DataFrame) -> list[str]:
    """The columns for what games deal to seats."""
    return [name for name in results.columns if name not in {*COLUMNS, "match"}]


def figure(results: pd.DataFrame, title: str = "") -> Figure:
    """Win rates with intervals, scores, lengths, what it is worth to sit where, and, of results with traits, what it is
    worth to begin and the balance of what is dealt."""
    if results.empty:
        raise BadArray("there are no results to tell of", "array")
    panels = ["bot", "score", "length", "seat", *dealt(results)]
    across = 2
    down = -(-len(panels) // across)
    page = Figure(figsize=(6 * across, 3.4 * down), layout="constrained")
    for place, panel in enumerate(panels, 1):
        axes = page.add_subplot(down, across, place)
        if panel == "score":
            _scores(axes, results)
        elif panel == "length":
            _lengths(axes, results)
        else:
            _rates(axes, results, panel)
    if title:
        page.suptitle(title)
    return page


def report(
    results: pd.DataFrame, folder: str | os.PathLike[str], title: str = ""
) -> list[Path]:
    """Writes the picture and a table for each thing that games are told apart by into a folder; gives the files."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    picture = place / "report.png"
    figure(results, title).savefig(picture, dpi=110)
    files = [picture]
    for column in ["bot", "seat", *dealt(results)]:
        file = place / f"by-{column}.csv"
        summary(results, column).to_csv(file)
        files.append(file)
    return files


def _rates(axes: Axes, results: pd.DataFrame, column: str) -> None:
    table = summary(results, column)
    if column not in ("bot", "seat"):
        table = table.sort_values("rate")
    names = [str(name) for name in table.index]
    middle = table["rate"].to_numpy(dtype=float)
    below = middle - table["low"].to_numpy(dtype=float)
    above = table["high"].to_numpy(dtype=float) - middle
    places = np.arange(len(names))
    axes.errorbar(middle, places, xerr=np.vstack([below, above]).clip(0), fmt="o", capsize=3)
    fair = float(results["share"].mean())
    axes.axvline(fair, color="grey", linewidth=1, linestyle=":")
    axes.set_yticks(places, names, fontsize=8 if len(names) < 12 else 6)
    axes.set_xlabel("share of victories, 95 % interval")
    axes.set_title(TITLES.get(column, f"by {column}"))


def _scores(axes: Axes, results: pd.DataFrame) -> None:
    bots: Sequence[str] = sorted(results["bot"].unique())
    least, most = int(results["score"].min()), int(results["score"].max())
    bins = np.arange(least, most + 2, max(1, (most - least) // 40)) - 0.5
    for bot in bots:
        scores = results.loc[results["bot"] == bot, "score"].to_numpy(dtype=float)
        axes.hist(scores, bins=list(bins), alpha=0.5, density=True, label=bot)
    axes.legend()
    axes.set_xlabel("points")
    axes.set_title("scores")


def _lengths(axes: Axes, results: pd.DataFrame) -> None:
    lengths = results.groupby(_ids(results))["decisions"].first().to_numpy(dtype=float)
    axes.hist(lengths, bins=40, color="grey")
    axes.set_xlabel("decisions in a game")
    axes.set_title("lengths")
