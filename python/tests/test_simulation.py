"""Games between bots."""

from __future__ import annotations

from pathlib import Path

import formicary
import pandas as pd
import pytest


def test_the_results_do_not_hang_on_the_number_of_threads() -> None:
    setup = formicary.setup("ants")
    one, two = (
        formicary.simulate(setup, ["random", "worker"], 50, seed=7, threads=n, progress=False)
        for n in (1, 2)
    )
    pd.testing.assert_frame_equal(one, two)
    assert list(one["game"]) == [game for game in range(50) for _ in range(2)]
    assert one.groupby("game")["share"].sum().eq(1).all()
    assert one.groupby("bot")["score"].mean()["worker"] > one.groupby("bot")["score"].mean()["random"]


def test_records_replay_to_the_same_scores(tmp_path: Path) -> None:
    setup = formicary.setup("fourmidable", "intermediate", 3)
    results = formicary.simulate(
        setup, "random", 4, seed=1, progress=False, records=tmp_path, with_traits=True
    )
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    for number, file in enumerate(files):
        record = formicary.Record(file.read_text(encoding="utf-8"))
        record.verify()
        assert record.scores == list(results[results["game"] == number]["score"])
    assert results["species"].notna().all()
    with pytest.raises(FileExistsError):
        formicary.simulate(setup, "random", 4, seed=1, progress=False, records=tmp_path)


def test_traits_and_starts_are_those_of_the_game() -> None:
    results = formicary.simulate(
        formicary.setup("hidden-empires", "advanced", 3), "worker", 2, progress=False, with_traits=True
    )
    assert set(results["start"]) <= {"b2", "e2", "h2", "h5", "b5", "e8"}
    assert results.groupby("game")["start"].nunique().eq(3).all()
    assert results["traits"].map(len).sum() > 0


def test_bots_must_fit_the_seats() -> None:
    with pytest.raises(formicary.BadSetup, match="3 bots are named for 2 seats"):
        formicary.simulate(formicary.setup("ants"), ["random"] * 3, 1, progress=False)
    with pytest.raises(formicary.BadSetup, match="wizard"):
        formicary.simulate(formicary.setup("ants"), "wizard", 1, progress=False)
