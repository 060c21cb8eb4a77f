"""Tags on a man's counter: the order tab below, and chips of his states at the right edge (6.0, 8.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import face
from combat.engine.stage.drawing.piece import Piece, cut, kept
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.faces import OrderTab
from combat.games.volume1.table.pieces.impulse_figures import draw_figures

UNITS = 80
"""A man's width in units; all measures below are in units."""

SIMPLE_BELOW = 54
"""Pixels below which a counter shows only team, name, portrait and values, all larger."""

TAB_TOP, TAB_SHOWN = 60.0, 20.0
"""Top of the order tab under the man, and how much of it is visible below him."""

CHIP = (24.0, 22.0)
CHIP_PLACES = ((68.0, 39.0), (68.0, 62.0), (80.0, 16.0), (92.0, 39.0), (92.0, 62.0), (92.0, 85.0))
"""Places of the chips in order: half outside, clear of values and name. No more are shown."""

LARGE = 1.36
"""Enlargement of chips and tab of a simple counter, for legibility."""

LARGE_CHIP_PLACES = ((70.0, 52.5), (70.0, 22.5), (103.0, 52.5), (103.0, 22.5), (103.0, 82.5), (70.0, 82.5))
"""Places of the enlarged chips."""


def tab_height(size: int) -> int:
    """Return how many pixels the order tab extends below a counter `size` pixels wide."""
    return round(TAB_SHOWN * (LARGE if size < SIMPLE_BELOW else 1) * size / UNITS)


def places(size: int) -> tuple[tuple[float, float], ...]:
    """Return the positions of the chips on a counter `size` pixels wide, in units (a counter is 80 units wide)."""
    return LARGE_CHIP_PLACES if size < SIMPLE_BELOW else CHIP_PLACES


@kept
def chip(state: str, unit: float) -> Piece:
    """Return the picture of a state's chip; `unit` is the number of pixels per unit of the counter."""
    ground, ink = palette.state_look(state)
    size = (round(CHIP[0] * unit), round(CHIP[1] * unit))

    def paint(target: pygame.Surface) -> None:
        target.fill(ground)
        theme.draw_icon(target, state, in_pixels((3, 2, 18, 18), unit), ink)

    return cut(size, 3 * unit, unit, paint, 0.8)


@kept
def tab(order: OrderTab, size: int, *, friendly: bool) -> Piece:
    """Return the picture of an order tab for a counter `size` pixels wide; the counter covers its upper part.

    `friendly` chooses its colour.
    """
    unit, shown = size / UNITS, tab_height(size)
    grown = shown / (TAB_SHOWN * unit)
    paper = theme.rgb("#F6F0DC") if friendly else theme.rgb("#DFE3DD")
    cell = theme.mix(paper, theme.LINE, 0.22)
    wide = 18.0 * (grown if not order.direction else 1.0) + (0 if order.direction else 4)

    def paint(target: pygame.Surface) -> None:
        hidden = target.get_height() - shown
        target.fill(paper)
        target.fill(cell, (0, 0, round(wide * unit), target.get_height()))
        side = round(min(18 * grown, wide) * unit)
        box = (round((wide * unit - side) / 2), hidden + (shown - side) // 2, side, side)
        theme.draw_icon(target, order.icon, box, theme.INK)
        rule = theme.mix(paper, palette.MUST, 0.47)
        target.fill(rule, (round(wide * unit), hidden, max(1, round(0.8 * unit)), shown))
        room = UNITS - wide
        type_unit = unit * (grown if not order.direction else min(grown, 1.1))
        if order.direction:
            type_ = face("condensed", 13 * type_unit, 700)
            at = (77.5 * unit, hidden + shown / 2 + type_.cap / 2)
            room -= 3.5 + type_.draw(target, order.direction, at, palette.MUST, align="right", room=18 * unit) / unit
        draw_figures(target, order.figures, (wide * unit, hidden, room * unit, shown), type_unit, order.impulse)

    return cut((size, round((UNITS - TAB_TOP) * unit) + shown), 4 * unit, unit, paint, 0.9)


def in_pixels(area: tuple[float, float, float, float], unit: float) -> tuple[int, int, int, int]:
    """Convert an area from units to whole pixels; `unit` is the number of pixels per unit."""
    left, top, width, height = (round(value * unit) for value in area)
    return left, top, width, height
