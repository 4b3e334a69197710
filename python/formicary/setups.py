"""Setups in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from formicary._native import Setup, game
from formicary.errors import BadSetup


def setup(
    name: str,
    variant: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    revision: int | None = None,
) -> Setup:
    """A setup of the game with this name; what is not named is as usual.

    >>> import formicary
    >>> formicary.setup("myrmes", players=3).players
    3
    """
    return game(name).setup(variant, players, dict(options or {}), revision=revision)


def chosen_from(known: Sequence[str], value: str, name: str) -> str:
    """The value of an argument that has only a few."""
    if value not in known:
        raise BadSetup(f"{name} is one of {', '.join(known)}, not {value!r}", name)
    return value
