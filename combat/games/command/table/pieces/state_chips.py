"""Chips for unit states at a counter's edge (6.3, 6.4, 11.12)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.piece import Piece, cut, kept
from combat.engine.stage.drawing.shapes import Plate
from combat.games.command.table import nations

CHIP = (22.0, 20.0)


@kept
def chip(state: str, unit: float) -> Piece:
    """Return the image of the chip for a unit state; `unit` is the number of pixels per unit. Cached."""
    ground, ink = nations.STATES[state]
    size = (round(CHIP[0] * unit), round(CHIP[1] * unit))

    def paint(target: pygame.Surface) -> None:
        target.fill(ground)
        plate = Plate(*size, ink)
        SIGNS[state](plate, ink, size)
        target.blit(plate.reduce(), (0, 0))

    return cut(size, 3 * unit, unit, paint, 0.8)


def _suppressed(plate: Plate, ink: Rgb, size: tuple[int, int]) -> None:
    """Draw two arrow heads pointing down."""
    w, h = size
    for y in (0.22, 0.5):
        plate.line([(w * 0.22, h * y), (w * 0.5, h * (y + 0.27)), (w * 0.78, h * y)], ink, h * 0.15)


def _veteran(plate: Plate, ink: Rgb, size: tuple[int, int]) -> None:
    """Draw a chevron with a dot above it."""
    w, h = size
    plate.line([(w * 0.2, h * 0.82), (w * 0.5, h * 0.52), (w * 0.8, h * 0.82)], ink, h * 0.16)
    plate.circle((w * 0.5, h * 0.26), h * 0.13, ink)


def _spotter(plate: Plate, ink: Rgb, size: tuple[int, int]) -> None:
    """Draw binoculars."""
    w, h = size
    for x in (0.33, 0.67):
        plate.circle((w * x, h * 0.62), h * 0.2, ink)
        plate.box((w * x - h * 0.12, h * 0.22, h * 0.24, h * 0.35), ink, h * 0.06)
    plate.box((w * 0.4, h * 0.42, w * 0.2, h * 0.12), ink)


SIGNS = {"suppressed": _suppressed, "veteran": _veteran, "spotter": _spotter}
