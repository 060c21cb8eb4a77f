"""Tabs beside a model that show its states by shape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece, kept
from combat.engine.stage.drawing.shapes import Plate

SIDE = 15.0
"""Side of a tab in pixels at scale 1."""
GROUND, ALARM = theme.rgb("#F3ECD6"), theme.rgb("#F2C9C2")
BAD = ("bailed", "pinned", "demoralised", "stuck")


def draw_tabs(surface: pygame.Surface, names: Iterator[str], corner: tuple[float, float], scale: float) -> None:
    """Draw the tabs of states in a row to the right of a point, vertically centred on it."""
    x, y = corner
    for name in names:
        piece = tab(name, round(SIDE * scale))
        piece.draw(surface, round(x), round(y - piece.size[1] / 2))
        x += piece.size[0] + 1


Strokes: TypeAlias = tuple[tuple[tuple[float, float], ...], ...]
STROKES: Mapping[str, Strokes] = {
    "pinned": (((5.4, 4), (5.4, 11)), ((9.6, 4), (9.6, 11))),
    "bailed": (((8.6, 5.6), (11.2, 3.4)),),
    "suppressed": (((4, 5.4), (7.5, 9.4), (11, 5.4)),),
    "demoralised": (((5, 12), (5, 3.4), (11, 5), (5, 7.4)),),
    "stuck": (((4.8, 10.2), (10.2, 4.8)),),
    "overwatch": (((3, 7.5), (7.5, 4.4), (12, 7.5), (7.5, 10.6), (3, 7.5)),),
    "hidden": (((3.4, 4), (5.6, 4)), ((9.4, 4), (11.6, 4)), ((3.4, 11), (5.6, 11)), ((9.4, 11), (11.6, 11))),
    "marker": (((5, 6), (6, 4.4), (9, 4.4), (10, 6), (7.5, 8.4)), ((7.5, 10.4), (7.5, 11.4))),
    "camouflaged": (((3, 10.8), (12, 10.8)), ((5, 9.6), (7.5, 4.6), (10, 9.6))),
    "foxholes": (((3.6, 10.4), (4.6, 7.4), (7.5, 5.8), (10.4, 7.4), (11.4, 10.4)),),
    "trench": (((2.8, 6), (5.2, 6), (6.2, 9.4), (8.8, 9.4), (9.8, 6), (12.2, 6)),),
    "pit": (((4, 4.4), (4, 9), (5.6, 10.6), (9.4, 10.6), (11, 9), (11, 4.4)),),
    "gone-to-ground": (((3.6, 10), (11.4, 10)),),
    "fired-at-aircraft": (((7.5, 11.6), (7.5, 3.4)), ((3.4, 7.4), (11.6, 7.4)), ((5.6, 11), (9.4, 11))),
    "acted": (((4, 7.8), (6.6, 10.4), (11.2, 4.8)),),
}
"""Strokes of each sign, on a tab whose side is 15."""
RINGS: Mapping[str, tuple[float, float, float]] = {
    "bailed": (7.0, 8.6, 3.3),
    "stuck": (7.5, 7.5, 4.0),
    "overwatch": (7.5, 7.5, 1.0),
}
"""Ring of a sign: its middle and radius."""


@kept
def tab(name: str, side: int) -> Piece:
    """Return the sprite of a state's tab, `side` pixels wide; cached."""
    plate, unit, ink = Plate(side, side, theme.EDGE), side / 15, theme.INK
    plate.box((0, 0, side, side), theme.EDGE, 4 * unit)
    plate.box((unit, unit, side - 2 * unit, side - 2 * unit), ALARM if name in BAD else GROUND, 3 * unit)
    if name in RINGS:
        x, y, radius = RINGS[name]
        plate.ring((x * unit, y * unit), radius * unit, ink, 1.6 * unit)
    strokes = STROKES.get(name, ())
    if name.startswith("carries-"):
        places = [4.6 + 2.9 * place for place in range(int(name[-1]))]
        strokes = (((3.4, 10.8), (11.6, 10.8)), *(((x, 8.4), (x, 4.4)) for x in places))
    for spots in strokes:
        plate.line([(x * unit, y * unit) for x, y in spots], ink, 1.7 * unit)
    return Piece(plate.reduce(), (0, 0), (side, side))
