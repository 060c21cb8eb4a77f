"""Small dice beside a target; a hit is drawn in the selection colour."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.stage.drawing.piece import Piece, kept, lay

PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.26, 0.26), (0.74, 0.74)),
    3: ((0.24, 0.24), (0.5, 0.5), (0.76, 0.76)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.28, 0.22), (0.72, 0.22), (0.28, 0.5), (0.72, 0.5), (0.28, 0.78), (0.72, 0.78)),
}
SIDE = 32
"""Width of a die at scale 1."""


@kept
def die(text: str, size: int, hit: bool = False) -> Piece:
    """Return a die with a text on it; it is highlighted if it hits."""
    unit = size / SIDE
    ground, edge = (theme.CHOSEN if hit else theme.rgb("#F7F1DF")), theme.rgb("#1A180F")
    body = _body(size, ground, edge)
    face("sans", 20 * unit, 700).draw_in(body, text, (0, 0, size, size), edge, align="center")
    return lay(body, 6 * unit, unit * 1.6)


@kept
def six_sided(pips: int, size: int, hit: bool = False) -> Piece:
    """Return a six-sided die with its pips; it is highlighted if it hits."""
    unit = size / SIDE
    ground, edge = (theme.CHOSEN if hit else theme.rgb("#F7F1DF")), theme.rgb("#1A180F")
    body = _body(size, ground, edge)
    dot = shapes.sign("circle", 3 * unit, edge, edge, 0.2)
    for across, down in PIPS[pips]:
        body.blit(dot, dot.get_rect(center=(round(size * across), round(size * down))))
    return lay(body, 6 * unit, unit * 1.6)


def _body(size: int, ground: Rgb, edge: Rgb) -> pygame.Surface:
    unit = size / SIDE
    body = shapes.rounded((size, size), 6 * unit, ground, edge, max(1.0, 1.2 * unit)).copy()
    inset, line = round(2 * unit), max(1, round(unit))
    body.fill(theme.mix(ground, theme.LIGHT, 0.6), (6 * unit, inset, size - 12 * unit, line))
    body.fill(theme.mix(ground, theme.DARK, 0.14), (6 * unit, size - inset - 2 * line, size - 12 * unit, 2 * line))
    return body
