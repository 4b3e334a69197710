"""What a game deals to its seats, for what it is worth to begin and the balance of species, traits and starts.

This is the only place of the package that knows single games. A game that is not named here has nothing to tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from formicary._native import Record

#: The traits of Hidden Empires, in the order of the bits of a view.
TRAITS = [
    "plant-specialist",
    "aphid-specialist",
    "prolific-queen",
    "trunk-building",
    "bivouac",
    "supercolony",
    "slave-making",
    "harvester",
    "replete",
    "deadly-sting",
    "mace",
    "suicide-bombing",
    "recruitment",
    "territory-marking",
    "repellent",
    "warning-coloration",
    "camouflage",
    "plant-house",
    "specialist-forager-caste",
    "porter-caste",
    "guard-caste",
    "soldier-caste",
    "miller-caste",
    "blocker-caste",
    "bus-caste",
]

#: How many areas each row of the map of Hidden Empires has, from row a on.
ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5]


def traits(record: Record) -> list[dict[str, Any]]:
    """For each seat its place in the first turn, 1 for who begins, and what it was dealt, by name: the columns that
    `simulate` adds."""
    players = record.setup.players
    tell = TELLERS.get(record.game.id)
    rows = [{} for _ in range(players)] if tell is None else tell(record)
    first = _first(record)
    if first is None:
        return rows
    return [{"turn": (seat - first) % players + 1, **row} for seat, row in enumerate(rows)]


def _first(record: Record) -> int | None:
    """Who begins; None if nobody does, as alone or where it is drawn anew all the time."""
    if record.setup.players < 2:
        return None
    if record.game.id == "hidden-empires":
        if record.setup.options["turn-order"] != "clockwise":
            return None
        # Whoever has placed the last nest begins every game turn.
        placed: list[int] = record.state(chance=False).view()["table"]["placed"]
        return placed[-1] if placed else None
    drawn = next((text.split()[1] for _, text in record.events if text.startswith("first ")), None)
    named = drawn or record.setup.options.get("first")
    if named in record.game.seats:
        return record.game.seats.index(named)
    return None if named is None or not named.isdecimal() else int(named) - 1


def _fourmidable(record: Record) -> list[dict[str, Any]]:
    return [{"species": colony["species"]} for colony in _colonies(record)]


def _hidden_empires(record: Record) -> list[dict[str, Any]]:
    begun = ("card ", "roll ", "lift ")
    start = next(
        (ply for ply, (_, text) in enumerate(record.events) if text.startswith(begun)),
        len(record),
    )
    at_start = _colonies(record, start)
    at_end = _colonies(record)
    return [
        {
            "start": None if before["nest"] is None else area(before["nest"]),
            "traits": tuple(
                name for bit, name in enumerate(TRAITS) if after["traits"] >> bit & 1
            ),
        }
        for before, after in zip(at_start, at_end, strict=True)
    ]


def area(index: int) -> str:
    """The name of an area of Hidden Empires, such as e5."""
    for row, columns in enumerate(ROWS):
        if index < columns:
            return f"{chr(ord('a') + row)}{index + 1}"
        index -= columns
    raise IndexError(index)


def _colonies(record: Record, ply: int | None = None) -> list[dict[str, Any]]:
    view: dict[str, Any] = record.state(ply, chance=False).view()
    colonies: list[dict[str, Any]] = view["table"]["colonies"]
    return colonies


TELLERS: dict[str, Callable[[Record], list[dict[str, Any]]]] = {
    "fourmidable": _fourmidable,
    "hidden-empires": _hidden_empires,
}
