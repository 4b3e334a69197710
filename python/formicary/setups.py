"""Setups in one call."""

from __future__ import annotations

from collections.abc import Mapping

from formicary._native import Setup, game


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
