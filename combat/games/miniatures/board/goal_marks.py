"""Objectives on the ground: the ring within which models hold one, a flag, and a name."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, TypeAlias

import pygame

from combat.engine.space.plane.point import Point
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.games.miniatures.board.drawn_lines import CREAM, DARK, View, dashes, on_screen
from combat.games.miniatures.pieces import coats
from combat.games.miniatures.pieces.turned_plate import framed

Side: TypeAlias = Literal["", "ours", "theirs"]
"""Holder of an objective: "ours", "theirs" or "" for nobody."""
SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))
CORNERS = 64
"""Number of corners with which a ring is drawn."""
RADIUS = 11.0
"""Radius of a flag's disc in pixels at scale 1."""


def draw_goal(surface: pygame.Surface, view: View, at: Point, reach: int, name: str, held: Side) -> None:
    """Draw an objective: a ring with radius `reach` (units of 0.1 mm), the flag of the holder `held`, and its name."""
    unit, (x, y) = theme.scale(), on_screen(view, at)
    ring = _ring(reach / UNITS * view.camera.zoom, unit)
    surface.blit(ring, (round(x) - ring.get_width() // 2, round(y) - ring.get_height() // 2))
    flag = _flag(round(RADIUS * unit), held)
    surface.blit(flag, (round(x) - flag.get_width() // 2, round(y) - flag.get_height() // 2))
    face, beside = theme.font("condensed", 14, 700), (round(x) + theme.px(15), round(y) + theme.px(5))
    for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        face.draw(surface, name, (beside[0] + across, beside[1] + down), CREAM)
    face.draw(surface, name, beside, DARK)


@lru_cache(maxsize=2)
def _ring(radius: float, unit: float) -> pygame.Surface:
    """Return the dashed ring around a goal in pixels of the screen at a scale. Cached: do not draw on it."""
    middle = math.ceil(radius + 2 * unit)
    plate = pygame.Surface((2 * middle, 2 * middle), pygame.SRCALPHA)
    turns = [turn * math.tau / CORNERS for turn in range(CORNERS + 1)]
    ring = [(middle + radius * math.cos(turn), middle + radius * math.sin(turn)) for turn in turns]
    for line, width in ((DARK, 3.0), (CREAM, 1.8)):
        for start, end in dashes(ring, 2.5 * unit, 5 * unit):
            pygame.draw.line(plate, line, start, end, max(1, round(width * unit)))
    return plate


@lru_cache(maxsize=6)
def _flag(radius: int, held: str) -> pygame.Surface:
    """Return the disc of a goal: round for ours, cut for theirs, with an empty flag while nobody holds it. Cached."""
    side = 2 * radius + 2
    plate, middle = Plate(side, side, DARK), (side / 2, side / 2)
    ground = {"": CREAM, "ours": coats.SIGN_OURS, "theirs": coats.SIGN_THEIRS}[held]
    if held == "theirs":
        corners = framed(
            [(middle[0] + x * radius, middle[1] + y * radius) for x, y in SQUARE], radius * 0.5, is_round=False
        )
        plate.polygon(corners, DARK)
        plate.polygon(
            [((x - middle[0]) * 0.84 + middle[0], (y - middle[1]) * 0.84 + middle[1]) for x, y in corners], ground
        )
    else:
        plate.circle(middle, radius, DARK)
        plate.circle(middle, radius - 1.6, ground)
    pole, top = middle[0] - radius * 0.3, middle[1] - radius * 0.55
    plate.line(((pole, top), (pole, middle[1] + radius * 0.6)), DARK, max(1.0, radius * 0.14))
    cloth = ((pole, top), (pole + radius * 0.8, top + radius * 0.3), (pole, top + radius * 0.6))
    plate.line([*cloth, cloth[0]], DARK, max(0.8, radius * 0.1))
    if held:
        plate.polygon(cloth, DARK)
    return plate.reduce()
