"""Many machines: a cluster of several nodes of Ray on this one, of which one is killed in the middle."""

from __future__ import annotations

import itertools
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import formicary
import numpy as np
import pandas as pd
import psutil
import pytest
import ray
from formicary import cluster
from formicary.report import figure, interval, report, summary
from formicary.traits import traits
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


class Killer:
    """Kills a node while it has work in hand, once so many parts are there."""

    def __init__(self, nodes: Cluster, after: int) -> None:
        self.nodes = nodes
        self.after = after
        self.parts: list[Path] = []
        self.lost: list[str] = []

    def __call__(self, part: Path) -> None:
        self.parts.append(part)
        if len(self.parts) < self.after or self.lost:
            return
        victim = self.nodes.list_all_nodes()[-1]
        self.lost = work_of(victim)
        if self.lost:
            self.nodes.remove_node(victim, allow_graceful=False)


def work_of(node: Any) -> list[str]:
    """What the processes of a node are at: Ray names them so."""
    raylet = psutil.Process(node.all_processes["raylet"][0].process.pid)
    names = [" ".join(process.cmdline()) for process in raylet.children(recursive=True)]
    return [name for name in names if name.startswith("ray::") and "IDLE" not in name]


def test_a_killed_node_loses_nothing_and_counts_nothing_twice(nodes: Cluster, tmp_path: Path) -> None:
    setup = formicary.setup("ants")
    games, chunk = 10_000, 200
    kill_one_in_the_middle = Killer(nodes, games // chunk // 4)
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
    parts = kill_one_in_the_middle.parts
    assert kill_one_in_the_middle.lost, "the node had nothing to do"
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

    # What the README shows; the cluster is there already.
    program = next(block for block in blocks() if "formicary.cluster" in block)
    for old, new in {'ray.init(address="auto")': "pass", "10_000": "20", '"ants-worker': f'"{tmp_path}/r'}.items():
        assert old in program
        program = program.replace(old, new)
    exec(compile(program, "README", "exec"), {})
    assert (tmp_path / "r/report/report.png").is_file()


def test_tournaments_and_self_play_survive_the_loss_of_a_node(nodes: Cluster, tmp_path: Path) -> None:
    setup = formicary.setup("ants")
    levels, games = ["worker", "larva", "random"], 600
    killer = Killer(nodes, 3)
    meetings = cluster.tournament(
        setup, levels, games, folder=tmp_path / "t", seed="t", chunk=100, progress=False, on_part=killer
    )
    assert killer.lost and len(nodes.list_all_nodes()) == 2
    alone = [
        formicary.simulate(setup, list(pair), games, seed="t", progress=False).assign(match=match)
        for match, pair in enumerate(itertools.combinations(levels, 2))
    ]
    expected = pd.concat(alone, ignore_index=True)
    pd.testing.assert_frame_equal(meetings, expected[meetings.columns])
    assert summary(meetings)["rate"].idxmax() == "worker"

    # A function of this test alone, which is sent to the machines as it is.
    def slow(
        observations: np.ndarray, masks: np.ndarray, seats: np.ndarray, rng: np.random.Generator
    ) -> np.ndarray:
        time.sleep(0.02)
        return (masks * rng.random(masks.shape)).argmax(axis=1).astype(np.uint32)

    nodes.add_node(num_cpus=1, include_dashboard=False)
    nodes.wait_for_nodes()
    killer = Killer(nodes, 2)
    played = []
    for on_part in (killer, None):
        samples = cluster.self_play(
            formicary.setup("connect-four"),
            slow,
            200,
            folder=tmp_path / f"s{len(played)}",
            chunk=10,
            progress=False,
            on_part=on_part,
        )
        played.append(samples)
    assert killer.lost
    pd.testing.assert_frame_equal(*played)
    assert samples["game"].nunique() == 200
    outcomes = samples.groupby(["game", "seat"])["outcome"].first().unstack()
    assert (outcomes.sum(axis=1) == 0).all()
    assert all(chosen in choices for chosen, choices in zip(samples["chosen"], samples["choices"]))

    # What takes its process along every time is given up.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster, "RETRIES", 1)
        with pytest.raises(ray.exceptions.WorkerCrashedError):
            cluster.self_play(
                formicary.setup("connect-four"),
                lambda *_: os._exit(1),
                10,
                folder=tmp_path / "lost",
                progress=False,
            )


def test_a_cluster_gives_what_one_machine_gives(tmp_path: Path) -> None:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        setup = formicary.setup("hidden-empires", "advanced", 3)
        options: dict[str, Any] = {"seed": "same", "with_traits": True, "progress": False}
        results = cluster.simulate(setup, "larva", 6, folder=tmp_path / "a", chunk=2, **options)
        alone = formicary.simulate(setup, "larva", 6, **options)
        pd.testing.assert_frame_equal(results, alone)
        assert results["traits"].map(type).eq(tuple).all() and len(set(results["traits"])) > 1
        pd.testing.assert_frame_equal(cluster.results_of(tmp_path / "a").drop(columns="match"), alone)

        # Other versions have other bots.
        plan = tmp_path / "a/plan.json"
        told = plan.read_text(encoding="utf-8")
        version = json.loads(told)["version"]
        plan.write_text(told.replace(f'"{version}"', '"0.0.1"'), encoding="utf-8")
        with pytest.raises(cluster.OtherPlan):
            cluster.simulate(setup, "larva", 6, folder=tmp_path / "a", chunk=2, **options)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(cluster, "version", lambda _: "0.0.1")
            with pytest.raises(cluster.OtherVersion):
                cluster.simulate(setup, "larva", 6, folder=tmp_path / "b", chunk=2, **options)
    finally:
        ray.shutdown()


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
        "by-turn.csv",
        "by-start.csv",
        "by-traits.csv",
    ]
    assert all(file.stat().st_size > 50 for file in files)
    assert len(figure(results).axes) == 7
    assert summary(results, "turn").index.tolist() == [1, 2, 3]
    starts = summary(results, "start")
    assert starts["games"].sum() == 36 and starts["wins"].sum() == pytest.approx(12)
    traits = summary(results, "traits")
    assert traits["games"].sum() == results["traits"].map(len).sum()


@pytest.mark.parametrize("game_id", ["ants", "myrmes", "fourmidable", "hidden-empires"])
def test_a_report_tells_what_it_is_worth_to_begin(game_id: str) -> None:
    setup = formicary.setup(game_id)
    results = formicary.simulate(setup, "random", 12, progress=False, with_traits=True)
    table = summary(results, "turn")
    assert table.index.tolist() == list(range(1, setup.players + 1))
    assert table["games"].tolist() == [12] * setup.players
    assert table["wins"].sum() == pytest.approx(12)
    # Who begins is drawn, or comes from where they start: not always the same seat.
    assert results.loc[results["turn"] == 1, "seat"].nunique() > 1
    assert "by place in the first turn" in [axes.get_title() for axes in figure(results).axes]


def test_who_begins_is_asked_first() -> None:
    for game_id, begins in [("fourmidable", "child"), ("hidden-empires", "advanced"), ("ants", "base")]:
        setup = formicary.setup(game_id, begins)
        for seed in range(3):
            played = formicary._native.play_games(setup, ["random"], f"{seed}", 0, 1, records=True)
            record = played["records"][0]
            seats = [row["turn"] for row in traits(record)]
            assert sorted(seats) == list(range(1, setup.players + 1))
            ply = first_turn(record)
            assert record.state(ply, chance=False).must_act == [seats.index(1)], game_id


def first_turn(record: formicary.Record) -> int:
    """When somebody takes the first turn."""
    acts = {"fourmidable": ("walk", "pass", "stay"), "hidden-empires": ("lift", "done")}.get(record.game.id, ("",))
    return next(
        ply
        for ply, (seat, text) in enumerate(record.events)
        if seat is not None and text.startswith(acts)
    )


def test_a_report_counts_games_and_not_seats() -> None:
    setup = formicary.setup("myrmes", players=4)
    alone = summary(formicary.simulate(setup, "larva", 12, progress=False)).loc["larva"]
    assert alone["games"] == 12 and alone["wins"] == pytest.approx(12)
    assert alone["rate"] == alone["low"] == alone["high"] == pytest.approx(0.25)
    mixed = formicary.simulate(setup, ["larva", "random", "larva", "random"], 12, progress=False)
    table = summary(mixed)
    assert table["games"].tolist() == [12, 12] and table["wins"].sum() == pytest.approx(12)
    for bot in ("larva", "random"):
        row = table.loc[bot]
        assert row["rate"] == pytest.approx(mixed.loc[mixed["bot"] == bot, "share"].mean())
        assert (row["low"], row["high"]) == interval(row["rate"] * 12, 12)
    solo = summary(formicary.simulate(formicary.setup("myrmes", "solo-easy"), "larva", 12, progress=False))
    assert solo.loc["larva", "low"] < solo.loc["larva", "high"]


def test_a_report_on_a_tournament_counts_the_games_of_all_matches() -> None:
    setup = formicary.setup("ants")
    matches = [
        formicary.simulate(setup, bots, 5, progress=False).assign(match=match)
        for match, bots in enumerate((["larva", "random"], ["random", "random"], ["larva", "larva"]))
    ]
    lengths = figure(pd.concat(matches, ignore_index=True)).axes[2]
    assert lengths.get_title() == "lengths"
    assert sum(bar.get_height() for bar in lengths.patches) == 15  # type: ignore[attr-defined]
