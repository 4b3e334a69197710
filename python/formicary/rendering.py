"""A position to look at: as words, and as a picture of these words."""

from __future__ import annotations

import textwrap

import numpy as np
import numpy.typing as npt

from formicary._native import Position

#: So many events are told.
EVENTS = 8
#: So many letters and lines there is room for in a picture, so that all pictures of a game have one size.
WIDE, HIGH = 96, 24


def words(position: Position) -> str:
    """What is played, what has happened last as all got to know it, and who is asked."""
    setup = position.setup
    lines = [f"{setup.game.name}, {setup.variant}, {setup.players} players, {position.plies} events"]
    state = position.record(private=True).state(chance=False)
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
    """The text, drawn: height × width × 3, always the same. Long lines go on below; of too many the first one and the
    last ones are shown."""
    from PIL import Image, ImageDraw

    lines = [part for line in text.splitlines() for part in textwrap.wrap(line, WIDE, subsequent_indent="     ")]
    shown = lines if len(lines) <= HIGH else [lines[0], *lines[1 - HIGH :]]
    image = Image.new("RGB", (8 * WIDE + 16, 16 * HIGH + 16), "white")
    ImageDraw.Draw(image).multiline_text((8, 8), "\n".join(shown), fill="black", spacing=4)
    return np.asarray(image, dtype=np.uint8)
