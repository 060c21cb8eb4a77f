"""Rims that distinguish the sides by shape: own with round corners and a pale line; enemy with cut corners and two
lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import pygame

from combat.games.miniatures.models.relighting import above
from combat.games.miniatures.pieces.coats import EDGE_OURS, EDGE_THEIRS, RIM_OURS, RIM_THEIRS

Ink: TypeAlias = tuple[int, int, int]
STAND_LINES = {
    True: ((0.0, EDGE_OURS), (0.5, RIM_OURS), (2.3, EDGE_OURS), (2.8, None)),
    False: ((0.0, EDGE_THEIRS), (1.3, RIM_THEIRS), (2.2, EDGE_THEIRS), (2.9, None)),
}
"""Lines of a base's rim for ours and theirs: distance inwards in mm, and ink."""
HULL_LINES = {
    True: ((3.3, EDGE_OURS), (2.6, RIM_OURS), (0.6, None)),
    False: ((3.2, EDGE_THEIRS), (2.15, RIM_THEIRS), (1.05, EDGE_THEIRS), (0.0, None)),
}
"""Lines of a hull's rim: distance outwards in pixels, and ink."""
ROUND, CUT = 5.0, 5.0
"""Rounding of our bases and cut of theirs, in mm."""
SMALL = 25.0
"""Breadth in mm below which corners are rounded and cut less, as around hulls."""
LOW = 3.0
"""Height in mm above which parts are drawn in front of the rim."""


def frame_stand(
    face: pygame.Surface, tall: pygame.Surface, base: tuple[float, float], unit: float, ours: bool, *,
    is_round: bool = False,
) -> None:  # fmt: skip
    """Cut the corners of a base in its image and heights, in place, and draw its rim.

    `base` is its size in mm, `unit` is in pixels per mm; `ours` chooses the rim, `is_round` a round base.
    """
    up = above(tall, LOW)
    kept = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    _plate(kept, base, unit, 0.0, (255, 255, 255, 255), ours, is_round=is_round)
    kept.blit(up, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    kept.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    for picture in (face, tall):
        picture.blit(kept, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    for inset, ink in STAND_LINES[ours]:
        _plate(rim, base, unit, inset, (*ink, 255) if ink else (0, 0, 0, 0), ours, is_round=is_round)
    rim.blit(up, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    face.blit(rim, (0, 0))


def hull_rim(hull: tuple[float, float], unit: float, pixel: float, ours: bool) -> pygame.Surface:
    """Return the image of the rim around a hull whose size is in mm; `ours` chooses its shape.

    `unit` is in pixels per mm, `pixel` is the size of a screen pixel in pixels of the image.
    """
    reach = HULL_LINES[ours][0][0] * pixel / unit
    size = [round((side + 2 * reach) * unit) + 4 for side in hull]
    rim = pygame.Surface(size, pygame.SRCALPHA)
    for outset, ink in HULL_LINES[ours]:
        _plate(rim, hull, unit, -outset * pixel / unit, (*ink, 245) if ink else (0, 0, 0, 0), ours)
    return rim


def _plate(
    surface: pygame.Surface, size: tuple[float, float], unit: float, inset: float, ink: Sequence[int], ours: bool, *,
    is_round: bool = False,
) -> None:  # fmt: skip
    """Fill an outline in the middle of a surface, inset by millimetres."""
    middle = surface.get_width() / 2, surface.get_height() / 2
    x, y = ((side / 2 - inset) * unit for side in size)
    small = min(size) < SMALL or inset < 0
    if is_round:
        box = pygame.Rect(round(middle[0] - x), round(middle[1] - y), round(2 * x), round(2 * y))
        pygame.draw.ellipse(surface, ink, box)
        return
    if ours:
        radius = (ROUND * (0.5 if small else 1) - inset * 0.6) * unit
        box = pygame.Rect(round(middle[0] - x), round(middle[1] - y), round(2 * x), round(2 * y))
        pygame.draw.rect(surface, ink, box, border_radius=max(1, round(radius)))
        return
    cut = (CUT * (0.7 if small else 1) - inset * 0.5) * unit
    half = ((x - cut, -y), (x, cut - y), (x, y - cut), (x - cut, y))
    around = (*half, *((-across, -down) for across, down in half))
    pygame.draw.polygon(surface, ink, [(middle[0] + across, middle[1] + down) for across, down in around])
