"""Many machines: a cluster of several nodes of Ray on this one, of which one is killed in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import formicary
import numpy as np
import pandas as pd
import pytest
import ray
from formicary import cluster
from formicary.report import figure, interval, report, summary
from ray.cluster_utils import Cluster
from readme import blocks


@pytest.fixture
def nodes() -> Iterator[Cluster]:
    """Three nodes, each with one processor."""
    here = {"num_cpus": 1, "include_dashboard": False}
    local = Cluster(initialize_head=True, head_node_args=here)
    local.add_node(**here)
    local.add_node(**here)
    ray.init(address=local.address, log_to_driver=False)
    local.wait_for_nodes()
    yield local
    ray.shutdown()
    local.shutdown()


def test_a_killed_node_loses_nothing_and_counts_nothing_twice(nodes: Cluster, tmp_path: Path) -> None:
    setup = formicary.setup("ants")
    games, chunk = 10_000, 200
    parts: list[Path] = []

    def kill_one_in_the_middle(part: Path) -> None:
        parts.append(part)
        if len(parts) == games // chunk // 4:
            victim = nodes.list_all_nodes()[-1]
            nodes.remove_node(victim, allow_graceful=False)

    results = cluster.simulate(
        setup,
        "worker",
        games,
        folder=tmp_path,
        seed="kill",
        chunk=chunk,
        progress=False,
        on_part=kill_one_in_the_middle,
    )
    assert len(nodes.list_all_nodes()) == 2
    assert len(parts) == len(set(parts)) == games // chunk
    alone = formicary.simulate(setup, "worker", games, seed="kill", progress=False)
    pd.testing.assert_frame_equal(results, alone)

    # What is there is not played again; what is missing is.
    parts[0].unlink()
    again: list[Path] = []
    results = cluster.simulate(
        setup,
        "worker",
        games,
        folder=tmp_path,
        seed="kill",
        chunk=chunk,
        progress=False,
        on_part=again.append,
    )
    assert again == [parts[0]]
    pd.testing.assert_frame_equal(results, alone)
    with pytest.raises(cluster.OtherPlan):
        cluster.simulate(setup, "larva", games, folder=tmp_path, seed="kill", progress=False)

    meetings = cluster.tournament(
        setup, ["worker", "larva", "random"], 40, folder=tmp_path / "t", chunk=20, progress=False
    )
    assert meetings.groupby("match")["game"].nunique().tolist() == [40] * 3
    assert summary(meetings)["rate"].idxmax() == "worker"

    # What the README shows; the cluster is there already.
    program = next(block for block in blocks() if "formicary.cluster" in block)
    for old, new in {'ray.init(address="auto")': "pass", "10_000": "20", '"ants-worker': f'"{tmp_path}/r'}.items():
        assert old in program
        program = program.replace(old, new)
    exec(compile(program, "README", "exec"), {})
    assert (tmp_path / "r/report/report.png").is_file()

    # A function of this test alone, which is sent to the machines as it is.
    def first_free(
        observations: np.ndarray, masks: np.ndarray, seats: np.ndarray, rng: np.random.Generator
    ) -> np.ndarray:
        return (masks * rng.random(masks.shape)).argmax(axis=1).astype(np.uint32)

    samples = cluster.self_play(
        formicary.setup("connect-four"), first_free, 40, folder=tmp_path / "s", chunk=16, progress=False
    )
    assert samples["game"].nunique() == 40
    played = samples.groupby(["game", "seat"])["outcome"].first().unstack()
    assert (played.sum(axis=1) == 0).all()
    assert all(chosen in choices for chosen, choices in zip(samples["chosen"], samples["choices"]))


def test_intervals_are_those_of_the_textbook() -> None:
    """Newcombe (1998), table I: 81 of 263 and 0 of 20."""
    assert interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert interval(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_a_report_has_a_table_and_a_picture_of_everything(tmp_path: Path) -> None:
    setup = formicary.setup("hidden-empires", "advanced", 3)
    results = formicary.simulate(setup, ["worker", "larva", "random"], 12, progress=False, with_traits=True)
    files = report(results, tmp_path, "Hidden Empires")
    assert [file.name for file in files] == [
        "report.png",
        "by-bot.csv",
        "by-seat.csv",
        "by-start.csv",
        "by-traits.csv",
    ]
    assert all(file.stat().st_size > 50 for file in files)
    assert len(figure(results).axes) == 6
    starts = summary(results, "start")
    assert starts["games"].sum() == 36 and starts["wins"].sum() == pytest.approx(12)
    traits = summary(results, "traits")
    assert traits["games"].sum() == results["traits"].map(len).sum()


def test_a_report_on_a_tournament_counts_the_games_of_all_matches() -> None:
    setup = formicary.setup("ants")
    matches = [
        formicary.simulate(setup, bots, 5, progress=False).assign(match=match)
        for match, bots in enumerate((["larva", "random"], ["random", "random"], ["larva", "larva"]))
    ]
    lengths = figure(pd.concat(matches, ignore_index=True)).axes[2]
    assert lengths.get_title() == "lengths"
    assert sum(bar.get_height() for bar in lengths.patches) == 15  # type: ignore[attr-defined]
