"""A bot of one's own at a table of the real server."""

from __future__ import annotations

import os
import re
import subprocess
import threading
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import formicary
import pytest
from formicary import online
from formicary.online import Guest, Online, Seen
from readme import blocks

PROGRAM = os.environ.get("FORMICARY_PROGRAM")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    yield from served(tmp_path)


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[str]:
    """One that says "too often" soon."""
    settings = tmp_path / "formicary.toml"
    rates = [f"[limits.{what}]\nburst = 4.0\nper_minute = 900.0\n" for what in ("reading", "commands")]
    settings.write_text("".join(rates), encoding="utf-8")
    yield from served(tmp_path, "--config", str(settings))


def served(folder: Path, *more: str) -> Iterator[str]:
    if PROGRAM is None:
        pytest.skip("FORMICARY_PROGRAM names no server; cargo xtask python does")
    serve = [PROGRAM, "serve", "--address", "127.0.0.1:0", "--data", str(folder / "tables.db"), *more]
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
    ada, bea, cem = (Guest(server, name) for name in ("Ada", "Bea", "Cem"))
    table = ada.open("ants", "base first=beige", ["me", "open"])
    with pytest.raises(Online) as told:
        bea.join(table, 0)
    assert told.value.reason == "seat-taken" and "already" in str(told.value)
    assert bea.join(table) == 1
    with pytest.raises(Online, match="free"):
        cem.join(table)
    with pytest.raises(Online) as told:
        cem.join(table, 1)
    assert told.value.reason == "seat-taken" and told.value.rule == "rule-table"
    asked: list[Seen] = []

    def bot(wrong: str) -> online.Bot:
        return lambda now: asked.append(now) or wrong

    with pytest.raises(Online) as told:
        ada.play(table, bot("no notation"))
    assert told.value.reason == "unreadable" and told.value.rule == "rule-notation" and str(told.value)
    legal = asked[0].legal[0]
    far_away = re.sub(r"-?\d+,-?\d+", "9,9", legal)
    assert far_away != legal
    with pytest.raises(Online) as told:
        ada.play(table, bot(far_away))
    rule = told.value.rule
    assert rule.startswith("rule-") and rule not in ("rule-table", "rule-notation") and str(told.value)
    assert len(asked) == 2, "what is refused is not sent again"
    with pytest.raises(Online, match="does nothing"):
        ada.play(table, lambda now: None)


def test_a_bot_waits_where_it_has_been_too_quick(
    strict_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = Guest(strict_server, "Quick")
    table = guest.open("ants", "base first=beige", ["me", "random"])
    paused: list[float] = []
    monkeypatch.setattr(online, "_pause", lambda error: paused.append(error.code) or 0.2)
    assert guest.play(table, lambda now: now.legal[0], every=0.001)
    assert paused and set(paused) == {429}


class Clock:
    """Time that passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.pauses: list[float] = []

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.pauses.append(seconds)


def test_a_long_game_is_waited_for_without_asking_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(online, "time", clock)
    asked = 0

    def look(_: str) -> dict[str, object]:
        nonlocal asked
        asked += 1
        over = clock.now >= 3600
        # Somebody does something every nine minutes.
        return {
            "ply": int(clock.now // 540),
            "legal": [],
            "you": 1,
            "awaited": {"standings": {"places": [1, 2]} if over else None},
        }

    guest = Guest.__new__(Guest)
    monkeypatch.setattr(guest, "look", look)
    assert guest.play("table", lambda now: None) == [1, 2]
    # Ten a second are allowed to all from one address.
    assert asked < 3600 * 1.1 and max(clock.pauses) <= 1
    with pytest.raises(Online, match="too long"):
        clock.now = 0
        guest.play("table", lambda now: None, patience=300)


def test_who_is_told_when_to_come_again_comes_then(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[tuple[int, dict[str, str], bytes]] = []

    class Told(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            code, headers, body = answers.pop(0)
            self.send_response(code)
            for name, value in {**headers, "content-length": str(len(body))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    clock = Clock()
    monkeypatch.setattr(online, "time", clock)
    too_often = b'{"code": "too-often", "reason": "That was too often."}'
    with ThreadingHTTPServer(("127.0.0.1", 0), Told) as stub:
        threading.Thread(target=stub.serve_forever, daemon=True).start()
        guest = Guest.__new__(Guest)
        guest.server, guest._token = f"http://127.0.0.1:{stub.server_port}", None
        guest._opener = urllib.request.build_opener()
        answers += [(429, {"retry-after": "7"}, too_often), (429, {}, too_often), (200, {}, b'{"ply": 3}')]
        assert guest.look("table") == {"ply": 3}
        assert clock.pauses == [7, online.WAITS]
        answers += [(429, {"retry-after": "100000"}, too_often)]
        with pytest.raises(Online, match="too often") as told:
            guest.look("table")
        assert told.value.reason == "too-often"
        stub.shutdown()
