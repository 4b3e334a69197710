"""What the tests are about: every variant with every number of players."""

from __future__ import annotations

import os

import formicary

#: Whether there is time.
LONG = os.environ.get("FORMICARY_LONG") == "1"


def every_setup() -> list[formicary.Setup]:
    """Each variant of each game with each number of players."""
    return [setup for game in formicary.games() for setup in game.every_setup()]


def written_setups() -> list[formicary.Setup]:
    """Those that are written as numbers."""
    return [setup for setup in every_setup() if is_written(setup)]


def some_setups() -> list[formicary.Setup]:
    """Each variant with its fewest players, and each game with its most; all of them in long tests."""
    if LONG:
        return written_setups()
    fewest = {(setup.game.id, setup.variant): setup for setup in reversed(written_setups())}
    most = {setup.game.id: setup for setup in sorted(written_setups(), key=lambda setup: setup.players)}
    return list(dict.fromkeys([*fewest.values(), *most.values()]))


def is_written(setup: formicary.Setup) -> bool:
    try:
        formicary.Encoding(setup)
    except formicary.NotWritten:
        return False
    return True


def name_of(setup: formicary.Setup) -> str:
    return f"{setup.game.id}-{setup.variant}-{setup.players}"
