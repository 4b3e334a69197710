"""What pickled games and setups are made from again."""

from __future__ import annotations

from formicary import _native


def setup(game: str, text: str, revision: int) -> _native.Setup:
    return _native.game(game).read_setup(text, revision=revision)


def state(record: str, chance: bool) -> _native.State:
    return _native.Record(record).state(chance=chance)
