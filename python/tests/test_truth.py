"""One truth: what there is to see of known games is the same here as in the program and in browsers."""

from __future__ import annotations

import hashlib
from pathlib import Path

import formicary
import pytest

ROOT = Path(__file__).parents[2]
KNOWN = (ROOT / "crates/table/tests/truths.txt").read_text(encoding="utf-8").splitlines()


def of_all(truths: list[str]) -> str:
    """One hash for all positions of a game."""
    return hashlib.sha256(b"".join(bytes.fromhex(truth) for truth in truths)).hexdigest()


@pytest.mark.parametrize("line", KNOWN, ids=lambda line: line.rsplit(" ", 2)[0])
def test_what_there_is_to_see_is_the_same_here(line: str) -> None:
    what, plies, expected = line.rsplit(" ", 2)
    kind, rest = what.split(" ", 1)
    if kind == "random":
        game_id, variant, seed = rest.split(" ")
        game = formicary.game(game_id)
        setup = game.setup(variant, min(game.players(variant)))
        truths = formicary.truths_of_random_game(setup, int(seed))
    else:
        truths = formicary.Record((ROOT / rest).read_text(encoding="utf-8")).truths()
    assert len(truths) == int(plies)
    assert of_all(truths) == expected


def test_every_variant_is_there() -> None:
    there = {tuple(line.split(" ")[1:3]) for line in KNOWN if line.startswith("random ")}
    assert there == {(game.id, variant) for game in formicary.games() for variant in game.variants}


def test_a_position_tells_the_same_as_its_record() -> None:
    position = formicary.Position(formicary.Encoding(formicary.setup("myrmes")), seed=4, chance=False)
    truths = [position.truth()]
    while len(truths) < 120 and not position.is_over:
        if not position.draw():
            position.play(int(position.legal()[0]))
        truths.append(position.truth())
    assert position.record(private=True).truths() == truths
