"""Hex grid in the style of painted sheets, for scans without a grid: thin lines, numbers and centre dots."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.lettering import face
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.hexes.hex_marks import hexagon

LINE, PALE, DOT = (46, 42, 28), (243, 235, 208), (251, 247, 234)
NUMBER, FOOT = 10.8, 13.4
"""Number size, and distance from a hex's upper side to its baseline, in sheet pixels."""
THIN, HALO, RADIUS = 1.05, 2.8, 2.9
"""Line width, width of the pale line below it, and radius of a dot, in sheet pixels."""


def print_grid(
    plate: pygame.Surface,
    first: tuple[float, float],
    hex_size: tuple[float, float],
    scale: float,
    board: tuple[int, int],
    number: Callable[[Hex], str] = str,
) -> None:
    """Draw the grid on a picture of a part of a sheet.

    `first` is the upper left corner of hex 01.01 on the picture, `hex_size` the size of a hex in sheet pixels, `scale`
    picture pixels per sheet pixel, `board` the numbers of columns and rows. `number` returns the label of a hex.
    """
    width, height = hex_size
    cell = _cell((round(width * scale), round(height * scale)), scale)
    seen = plate.get_rect().inflate(2 * cell.get_width(), 2 * cell.get_height())
    figures = face("sans", NUMBER * scale, 600)
    for column in range(1, board[0] + 1):
        for row in range(1, board[1] + 1):
            hex_ = hexes.label(column, row)
            x, y = outline.centre(hex_)
            at = (first[0] + x * width * scale, first[1] + y * height * scale)
            if not seen.collidepoint(at):
                continue
            plate.blit(cell, cell.get_rect(center=(round(at[0]), round(at[1]))))
            foot = at[1] + (FOOT - height / 2) * scale
            printed = number(hex_)
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                figures.draw(plate, printed, (at[0] + dx * scale, foot + dy * scale), PALE, align="center")
            figures.draw(plate, printed, (at[0], foot), LINE, align="center")


@functools.lru_cache(maxsize=4)
def _cell(size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return the lines of one hex and its dot; a shared line is drawn half by each hex."""
    plate = Plate(*size, LINE)
    corners = hexagon(size, 0.0)
    closed = [*corners, corners[0]]
    plate.line(closed, (*PALE, 60), HALO * scale)
    plate.line(closed, (*LINE, 150), max(0.8, THIN * scale))
    middle = (size[0] / 2, size[1] / 2)
    plate.circle(middle, (RADIUS + 0.6) * scale, (*LINE, 150))
    plate.circle(middle, RADIUS * scale, DOT)
    return plate.reduce()
