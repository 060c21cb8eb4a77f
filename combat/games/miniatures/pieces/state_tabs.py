"""Tabs beside a team that show its states by shape."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece, kept
from combat.engine.stage.drawing.shapes import Plate

SIDE = 15.0
"""Side of a tab in pixels at scale 1."""
GROUND, ALARM = theme.rgb("#F3ECD6"), theme.rgb("#F2C9C2")
BAD = ("bailed", "pinned", "demoralised", "stuck")


def draw_tabs(surface: pygame.Surface, names: Iterator[str], corner: tuple[float, float], scale: float) -> None:
    """Draw tabs from a corner to the right."""
    x, y = corner
    for name in names:
        piece = tab(name, round(SIDE * scale))
        piece.draw(surface, round(x), round(y - piece.size[1] / 2))
        x += piece.size[0] + 1


@kept
def tab(name: str, side: int) -> Piece:
    """Return the tab of a state in a size in pixels."""
    plate, unit, ink = Plate(side, side, theme.EDGE), side / 15, theme.INK
    plate.box((0, 0, side, side), theme.EDGE, 4 * unit)
    plate.box((unit, unit, side - 2 * unit, side - 2 * unit), ALARM if name in BAD else GROUND, 3 * unit)

    def line(*spots: tuple[float, float]) -> None:
        plate.line([(x * unit, y * unit) for x, y in spots], ink, 1.7 * unit)

    if name == "pinned":
        line((5.4, 4), (5.4, 11))
        line((9.6, 4), (9.6, 11))
    elif name == "bailed":
        plate.ring((7.0 * unit, 8.6 * unit), 3.3 * unit, ink, 1.6 * unit)
        line((8.6, 5.6), (11.2, 3.4))
    elif name == "foxholes":
        line((3.6, 10.4), (4.6, 7.4), (7.5, 5.8), (10.4, 7.4), (11.4, 10.4))
    elif name == "trench":
        line((2.8, 6), (5.2, 6), (6.2, 9.4), (8.8, 9.4), (9.8, 6), (12.2, 6))
    elif name == "pit":
        line((4, 4.4), (4, 9), (5.6, 10.6), (9.4, 10.6), (11, 9), (11, 4.4))
    elif name == "suppressed":
        line((4, 5.4), (7.5, 9.4), (11, 5.4))
    elif name == "demoralised":
        line((5, 12), (5, 3.4), (11, 5), (5, 7.4))
    elif name == "stuck":
        plate.ring((7.5 * unit, 7.5 * unit), 4 * unit, ink, 1.6 * unit)
        line((4.8, 10.2), (10.2, 4.8))
    elif name == "overwatch":
        line((3, 7.5), (7.5, 4.4), (12, 7.5), (7.5, 10.6), (3, 7.5))
        plate.circle((7.5 * unit, 7.5 * unit), 1.6 * unit, ink)
    elif name in ("hidden", "marker"):
        for start in (3.2, 7.2, 11.2):
            line((start, 4), (start + 1.4, 4))
            line((start, 11), (start + 1.4, 11))
        if name == "marker":
            line((7.5, 6), (7.5, 9))
    elif name == "camouflaged":
        line((3, 10.4), (12, 10.4))
        line((5, 10), (7.5, 4.6), (10, 10))
    elif name == "gone-to-ground":
        line((3.6, 10), (11.4, 10))
    elif name == "fired-at-aircraft":
        line((7.5, 11.6), (7.5, 3.4))
        line((3.4, 7.4), (11.6, 7.4))
        line((5.6, 11), (9.4, 11))
    elif name.startswith("carries-"):
        line((3.4, 10.8), (11.6, 10.8))
        for place in range(int(name[-1])):
            line((4.6 + 2.9 * place, 8.4), (4.6 + 2.9 * place, 4.4))
    elif name == "acted":
        line((4, 7.8), (6.6, 10.4), (11.2, 4.8))
    return Piece(plate.reduce(), (0, 0), (side, side))
