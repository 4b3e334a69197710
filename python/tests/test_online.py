"""A bot of one's own at a table of the real server."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import formicary
import pytest
from formicary.online import Guest, Online, Seen
from readme import blocks

PROGRAM = os.environ.get("FORMICARY_PROGRAM")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    if PROGRAM is None:
        pytest.skip("FORMICARY_PROGRAM names no server; cargo xtask python does")
    serve = [PROGRAM, "serve", "--address", "127.0.0.1:0", "--data", str(tmp_path / "tables.db")]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                break
        else:
            raise AssertionError("the server said no address")
        try:
            yield found.group()
        finally:
            process.kill()


def test_a_bot_of_ones_own_plays_at_a_table(server: str) -> None:
    seen: list[Seen] = []

    def bot(now: Seen) -> str | None:
        seen.append(now)
        return formicary.game(now.game).choose(now.view, now.seat, "worker", seed=now.ply)

    guest = Guest(server, "Own bot")
    table = guest.open("ants", "base first=beige", ["me", "larva"])
    places = guest.play(table, bot)
    assert sorted(places) in ([1, 2], [1, 1])
    record = guest.record(table)
    record.verify()
    # What came over the wire is what the rules here say.
    state = record.state(seen[-1].ply)
    assert state.view(0) == seen[-1].view
    assert state.legal(0) == seen[-1].legal


def test_the_bot_of_the_readme_plays(server: str, capsys: pytest.CaptureFixture[str]) -> None:
    program = next(block for block in blocks() if "formicary.online" in block)
    assert "http://127.0.0.1:8080" in program and '"soldier"' in program
    program = program.replace("http://127.0.0.1:8080", server).replace('"soldier"', '"larva"')
    exec(compile(program, "README", "exec"), {})
    assert re.fullmatch(r"\[\d, \d\] \[\d+, \d+\]", capsys.readouterr().out.strip())


def test_two_bots_meet_and_a_refusal_is_told(server: str) -> None:
    ada, bea = Guest(server, "Ada"), Guest(server, "Bea")
    table = ada.open("ants", "base first=beige", ["me", "open"])
    assert bea.join(table) == 1
    with pytest.raises(Online, match="free"):
        bea.join(table)
    with pytest.raises(Online):
        ada.play(table, lambda now: "no notation")
    with pytest.raises(Online, match="does nothing"):
        ada.play(table, lambda now: None)
