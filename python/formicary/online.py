"""A bot of one's own at a table of a running server.

    import formicary.online

    def greedy(seen):                     # what the seat may know, and what it may do
        return max(seen.legal, key=len)

    guest = formicary.online.Guest("http://127.0.0.1:8080", "My bot")
    table = guest.open("ants", seats=["me", "worker"])
    print(guest.play(table, greedy))      # plays to the end and tells how it ended

Whoever opens the table in a browser can watch, and `guest.join(table)` sits down at a table that somebody else has
opened.
"""

from __future__ import annotations

import http.client
import http.cookiejar
import json
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from formicary._native import Record
from formicary.errors import Error


class Online(Error):
    """The server has refused something; nothing has changed."""

    #: The key of the rule that forbids it, such as "rule-turn-order"; empty if it is no rule.
    rule: str

    def __init__(self, words: str, reason: str = "", rule: str = "") -> None:
        super().__init__(words, reason)
        self.rule = rule

    def __reduce__(self) -> tuple[type[Online], tuple[object, ...]]:
        return type(self), (str(self), self.reason, self.rule)


@dataclass(frozen=True)
class Seen:
    """What a seat knows at a table: nothing else comes from the server."""

    #: The game's id, such as "myrmes".
    game: str
    #: The seat, counted from 0.
    seat: int
    #: How many events there have been.
    ply: int
    #: What the seat may know, as `State.view` tells it.
    view: dict[str, Any]
    #: What the seat may do, in notation.
    legal: list[str]
    #: Whether the game waits for this seat; otherwise it may let the others go on.
    must: bool


#: A server that says nothing for so many seconds is not there.
ANSWERS_WITHIN = 60.0
#: While nothing happens, a server is asked again no later than after so many seconds. Usual limits allow an address
#: ten questions a second.
ASKS_AGAIN = 1.0
#: Who is told "too often" asks again after so many seconds, if the server does not say when.
WAITS = 1.0
#: Who has been told so for so many seconds gives up.
WAITS_FOR = 120.0

#: Chooses an action; None lets the others go on, where that is possible.
Bot = Callable[[Seen], str | None]


class Guest:
    """Somebody without an account, known to a server by a name."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server.rstrip("/")
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(cookies)
        self._token: str | None = None
        self._ask("/guests", {"name": name})
        self._token = self._ask("/tokens", {"label": "formicary for Python"})["token"]

    def open(
        self,
        game: str,
        setup: str = "",
        seats: Sequence[str] = ("me", "worker"),
        *,
        public: bool = False,
    ) -> str:
        """Opens a table and gives its id. A seat is "me", "open" or the level of a bot."""
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        table = {"game": game, "setup": setup, "seats": kinds, "public": public}
        opened: str = self._ask("/tables", table)["id"]
        return opened

    def join(self, table: str, seat: int | None = None) -> int:
        """Sits down at a table, at the first free seat if none is named; gives the seat, counted from 0."""
        update = self.look(table)
        if seat is None:
            seats = update["table"]["seats"]
            free = [index for index, taken in enumerate(seats) if taken["occupant"]["kind"] == "open"]
            if not free:
                raise Online("no seat is free", "no-seat")
            seat = free[0]
        self._command(table, {"type": "sit", "seat": seat + 1})
        return seat

    def look(self, table: str) -> dict[str, Any]:
        """Everything that one may know about a table."""
        return self._ask(f"/tables/{table}")

    def play(
        self, table: str, bot: Bot, *, every: float = 0.05, patience: float = 600.0
    ) -> list[int]:
        """Plays to the end and gives the places, the first seat first. Asks the server again after `every` seconds, and
        less and less often while nothing happens; gives up if that takes more than `patience` seconds. What the bot
        chooses and the rules forbid is an exception that names the rule."""
        known, declined, since, pause = -1, -1, time.monotonic(), every
        while True:
            update = self.look(table)
            standings = update["awaited"]["standings"]
            if standings is not None:
                return list(standings["places"])
            ply: int = update["ply"]
            if ply != known:
                known, since, pause = ply, time.monotonic(), every
            if update["legal"] and update["you"] is not None and ply != declined:
                if self._answer(table, update, bot):
                    continue
                declined = ply
            if time.monotonic() - since > patience:
                raise Online("nothing has happened for too long", "patience")
            time.sleep(pause)
            pause = max(every, min(2 * pause, ASKS_AGAIN))

    def record(self, table: str) -> Record:
        """The game as a record."""
        return Record(self._fetch(f"/tables/{table}/record").decode())

    def _answer(self, table: str, update: dict[str, Any], bot: Bot) -> bool:
        seat = update["you"]
        seen = Seen(
            game=update["table"]["game"],
            seat=seat - 1,
            ply=update["ply"],
            view=update["view"],
            legal=[choice["notation"] for choice in update["legal"]],
            must=seat in update["awaited"]["must"],
        )
        action = bot(seen)
        if action is None:
            if seen.must:
                raise Online("the game waits for this seat, and the bot does nothing", "must-act")
            return False
        try:
            self._command(table, {"type": "play", "ply": seen.ply, "action": action})
        except Online:
            now = self.look(table)
            if now["ply"] == seen.ply and now["awaited"]["standings"] is None:
                raise
            # It was an answer to a position that is no more: somebody else was quicker, or took something back.
        return True

    def _command(self, table: str, command: dict[str, Any]) -> None:
        notice = self._ask(f"/tables/{table}/commands", {"id": uuid.uuid4().hex, **command})
        # The request went well; what was asked for need not have.
        if notice["type"] == "refused":
            raise Online(notice["reason"], notice["code"], notice["rule"])

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self._fetch(path, body))
        return answer

    def _fetch(self, path: str, body: dict[str, Any] | None = None) -> bytes:
        request = urllib.request.Request(f"{self.server}/api/v1{path}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("content-type", "application/json")
        if self._token is not None:
            request.add_header("authorization", f"Bearer {self._token}")
        waited = 0.0
        while True:
            try:
                with self._opener.open(request, timeout=ANSWERS_WITHIN) as response:
                    data: bytes = response.read()
                    return data
            except urllib.error.HTTPError as error:
                pause = _pause(error)
                if error.code != HTTPStatus.TOO_MANY_REQUESTS or waited + pause > WAITS_FOR:
                    raise Online(*_told(error)) from None
            except (OSError, http.client.HTTPException) as error:
                raise Online(f"{self.server} does not answer: {error}", "unreachable") from error
            time.sleep(pause)
            waited += pause


def _pause(error: urllib.error.HTTPError) -> float:
    """After how many seconds the server wants to be asked again."""
    try:
        return max(0.0, float(error.headers["retry-after"]))
    except (TypeError, ValueError):
        return WAITS


def _told(error: urllib.error.HTTPError) -> tuple[str, str]:
    """What the server says of a refusal: words, and a code."""
    try:
        problem = json.loads(error.read())
        return str(problem.get("reason") or problem), str(problem.get("code", error.code))
    except ValueError:
        return str(error), str(error.code)
