"""A position to look at: as words, and as a picture of these words."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from formicary._native import Position

#: So many events are told.
EVENTS = 8


def words(position: Position) -> str:
    """What is played, what has happened last as all got to know it, and who is asked."""
    setup = position.setup
    lines = [f"{setup.game.name}, {setup.variant}, {setup.players} players, {position.plies} events"]
    state = position.record(private=True).state()
    since = max(0, position.plies - EVENTS)
    lines += [f"{line.ply:4} {line.words}" for line in state.log(since=since)]
    if position.is_over:
        lines.append(f"Over. Points: {', '.join(map(str, position.scores))}")
    elif position.seat is not None:
        colors = setup.game.seats
        asked = ", ".join(colors[seat] for seat in position.asked)
        lines.append(f"Asked: {asked}; {len(position.legal())} choices")
    return "\n".join(lines)


def picture(text: str) -> npt.NDArray[np.uint8]:
    """The text, drawn: height × width × 3."""
    from PIL import Image, ImageDraw

    wide = max(map(len, text.splitlines()), default=1)
    high = len(text.splitlines())
    image = Image.new("RGB", (8 * wide + 16, 16 * high + 16), "white")
    ImageDraw.Draw(image).multiline_text((8, 8), text, fill="black", spacing=4)
    return np.asarray(image, dtype=np.uint8)
