"""Markers: twelve-sided discs with a question mark, of the same appearance for units and dummies (section 4)."""

from __future__ import annotations

import math

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import face
from combat.engine.stage.drawing.piece import Piece, kept
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.games.miniatures.pieces import coats

RADIUS, SIDES, LEAST = 150, 12, 9.0
"""Radius in units of 0.1 mm, corners, and the least radius in pixels at scale 1."""
GROUND, OWN = theme.rgb("#2F3A40"), theme.rgb("#4A4C30")


def marker_face(zoom: float, *, ours: bool, dummy: bool = False) -> Piece:
    """Return the sprite of a marker at a zoom; a `dummy` is crossed out if it is the player's (`ours`)."""
    radius = max(RADIUS / UNITS * zoom, LEAST * theme.scale())
    return _drawn(round(radius, 1), ours, dummy and ours)


@kept
def _drawn(radius: float, ours: bool, dummy: bool) -> Piece:
    side = 2 * math.ceil(radius) + 6
    plate, middle = Plate(side, side, theme.EDGE), side / 2

    def ring(far: float) -> list[tuple[float, float]]:
        turns = [math.tau * (corner + 0.5) / SIDES for corner in range(SIDES)]
        return [(middle + far * math.cos(turn), middle + far * math.sin(turn)) for turn in turns]

    plate.polygon([(x + 2, y + 2) for x, y in ring(radius)], (*theme.EDGE, 90))
    plate.polygon(ring(radius), coats.EDGE_OURS if ours else coats.EDGE_THEIRS)
    plate.polygon(ring(radius * 0.9), coats.RIM_OURS if ours else coats.RIM_THEIRS)
    plate.polygon(ring(radius * 0.78), OWN if ours else GROUND)
    if dummy:
        reach = radius * 0.5
        for way in (-1, 1):
            line = ((middle - reach, middle - way * reach), (middle + reach, middle + way * reach))
            plate.line(line, coats.RIM_OURS, radius * 0.14)
    picture = plate.reduce()
    if not dummy:
        box = pygame.Rect(0, 0, side, side)
        face("condensed", radius * 1.15, 700).draw_in(picture, "?", box, coats.RIM_THEIRS, align="center")
    return Piece(picture, (0, 0), (side, side))
