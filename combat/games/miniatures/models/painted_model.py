"""A painted model at a heading: rim, shadow on the ground, hull or base, and the turret with its shadow on the hull."""

from __future__ import annotations

import math

import pygame

from combat.engine.space.plane.heading import FULL, Heading
from combat.engine.stage.drawing.piece import Piece, kept
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.games.miniatures.models.model_card import ModelCard
from combat.games.miniatures.models.model_page import DENSITY, FLYING_DENSITY, PartPlates, fitted, has_page, read_page
from combat.games.miniatures.models.relighting import (
    SHADOW,
    ground_shadow,
    lit,
    part_shadow,
    silhouette,
    turn,
    turned,
)
from combat.games.miniatures.models.side_rims import frame_stand, hull_rim

MM = 10
"""Units of the table in a millimetre."""
OVER, LEAST = 1.6, 1.5
"""Factor by which a model is composed larger than shown, and the least resolution in pixels per mm."""
TALLEST, BASE_TALLEST, OVERHANG = 27.0, 10.0, 14.0
"""Heights in mm up to which shadows are cast: by vehicles, by figures on bases, and by turrets above hulls."""
ROUND_FROM = 8
"""Number of corners from which an outline counts as a round base."""
FLIGHT = 16.0
"""Offset of an aircraft's shadow, right and down, in mm."""
GROUND, ON_HULL = 122, 112
"""Opacity of shadows, of 255."""


def is_painted(card: ModelCard, nation: str) -> bool:
    """Return whether a model type is painted for a nation."""
    return has_page(card, nation)


@kept
def painted_model(
    card: ModelCard, nation: str, *, ours: bool, heading: Heading, turret: Heading, zoom: float, wreck: bool = False
) -> Piece:
    """Return the sprite of a painted model, with its reference point in the middle; cached.

    `ours` chooses the rim, headings are in tenths of a degree on the table, `zoom` is in screen pixels per sheet pixel.
    A `wreck` is burnt out and has no rim.
    """
    return _Assembly(card, nation, ours, heading % FULL, turret % FULL, zoom, wreck).piece()


class _Assembly:
    """One model while it is put together on a square canvas about its reference point."""

    def __init__(
        self, card: ModelCard, nation: str, ours: bool, heading: Heading, turret: Heading, zoom: float, wreck: bool
    ) -> None:
        self.card, self.ours, self.heading, self.turret, self.wreck = card, ours, heading, turret, wreck
        self.scale = zoom * MM / UNITS
        density = FLYING_DENSITY if card.arm == "aircraft" else DENSITY
        self.unit = min(density, max(LEAST, OVER * self.scale))
        self.parts = read_page(card, nation, self.unit / density)
        self.calm = min(1.0, max(0.0, (1.9 - self.scale) / 1.3))
        self.pixel = self.unit / self.scale
        """Pixels of the canvas for one of the screen."""
        reach = self._reach() + TALLEST * 0.45 + (FLIGHT if card.arm == "aircraft" else 0.0)
        self.half = math.ceil(reach * self.unit)

    def _reach(self) -> float:
        far = max(math.hypot(*part.paint.get_size()) / 2 for part in self.parts) / self.unit
        return far + math.hypot(self.card.mount.x, self.card.mount.y) / MM * (len(self.parts) > 1)

    def piece(self) -> Piece:
        """Return the finished picture, cropped to what is visible."""
        canvas = self._canvas()
        if self.card.arm in ("infantry", "gun"):
            self._lay_stand(canvas)
        else:
            self._lay_vehicle(canvas)
        half = math.ceil(self.half / self.pixel)
        side = 2 * round(self.half / self.pixel)
        shown = pygame.transform.smoothscale(canvas, (side, side))
        seen = shown.get_bounding_rect()
        aside = half - side // 2
        return Piece(shown.subsurface(seen).copy(), (-seen.x - aside, -seen.y - aside), (2 * half, 2 * half))

    def _canvas(self) -> pygame.Surface:
        return pygame.Surface((2 * self.half, 2 * self.half), pygame.SRCALPHA)

    # -- kinds ----------------------------------------------------------------------------------------------------

    def _lay_stand(self, canvas: pygame.Surface) -> None:
        """Lay a base, whose corners and rim are those of its side."""
        wide, deep = _size(self.card)
        part = fitted(self.parts[0], (round(wide * self.unit), round(deep * self.unit)))
        face, tall = lit(part, self.heading, self.calm, wreck=False), part.tall.copy()
        frame_stand(face, tall, (wide, deep), self.unit, self.ours, is_round=len(self.card.hull.corners) > ROUND_FROM)
        face, tall = turn(face, self.heading), turn(tall, self.heading)
        self._lay_shadow(canvas, self._at(tall), BASE_TALLEST)
        self._lay(canvas, face)

    def _lay_vehicle(self, canvas: pygame.Surface) -> None:
        """Lay a vehicle or an aircraft; the turret's heights shadow the hull."""
        hull, low = self._turned(self.parts[0], self.heading)
        above = [self._turned(part, self.turret) for part in self.parts[1:]]
        if not self.wreck and self.card.arm == "tank":
            rim = hull_rim(_size(self.card), self.unit, self.pixel * min(1.4, max(0.75, self.scale / 1.2)), self.ours)
            self._lay_flat(canvas, turn(rim, self.heading))
        heights, tops = self._at(low), [self._at(tall, self._pivot()) for _, tall in above]
        whole = heights.copy()
        for top in tops:
            whole.blit(top, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        self._lay_shadow(canvas, whole, TALLEST)
        self._lay(canvas, hull)
        for (face, _), top in zip(above, tops, strict=True):
            shadow = part_shadow(top, heights, self.unit, OVERHANG * SHADOW)
            shadow.fill((0, 0, 0, ON_HULL), special_flags=pygame.BLEND_RGBA_MULT)
            shadow.blit(self._at(hull), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.blit(shadow, (0, 0))
            self._lay(canvas, face, self._pivot())

    def _turned(self, part: PartPlates, heading: Heading) -> tuple[pygame.Surface, pygame.Surface]:
        return turned(part, heading, round(self.calm, 2), wreck=self.wreck)

    # -- laying ---------------------------------------------------------------------------------------------------

    def _pivot(self) -> tuple[float, float]:
        """Return where the turret turns, in pixels of the canvas from its middle."""
        angle, (x, y) = math.radians(self.heading / 10), self.card.mount
        cos, sin, unit = math.cos(angle), math.sin(angle), self.unit / MM
        return (x * cos - y * sin) * unit, (x * sin + y * cos) * unit

    def _spot(self, picture: pygame.Surface, away: tuple[float, float]) -> tuple[int, int]:
        wide, high = picture.get_size()
        return round(self.half + away[0] - wide / 2), round(self.half + away[1] - high / 2)

    def _at(self, picture: pygame.Surface, away: tuple[float, float] = (0.0, 0.0)) -> pygame.Surface:
        """Return a picture on a canvas of its own, its pixels unchanged."""
        found = self._canvas()
        found.blit(picture, self._spot(picture, away), special_flags=pygame.BLEND_RGBA_ADD)
        return found

    def _lay_shadow(self, canvas: pygame.Surface, heights: pygame.Surface, tallest: float) -> None:
        shadow = ground_shadow(heights, self.unit, tallest * SHADOW)
        shadow.fill((0, 0, 0, GROUND), special_flags=pygame.BLEND_RGBA_MULT)
        away = round(FLIGHT * self.unit) if self.card.arm == "aircraft" else 0
        canvas.blit(shadow, (away, away))

    def _lay(self, canvas: pygame.Surface, face: pygame.Surface, away: tuple[float, float] = (0.0, 0.0)) -> None:
        """Lay a part with its ink, thin to the light and heavier to the south-east."""
        x, y = self._spot(face, away)
        ink, pixel = silhouette(face, 0.55), max(1, round(0.6 * self.pixel))
        for right, down in ((-pixel, 0), (0, -pixel), (pixel, 0), (0, pixel), (pixel, pixel)):
            canvas.blit(ink, (x + right, y + down))
        canvas.blit(face, (x, y))

    def _lay_flat(self, canvas: pygame.Surface, picture: pygame.Surface) -> None:
        canvas.blit(picture, self._spot(picture, (0.0, 0.0)))


def _size(card: ModelCard) -> tuple[float, float]:
    """Return width and depth of a team's outline in millimetres."""
    xs, ys = [x for x, _ in card.hull.corners], [y for _, y in card.hull.corners]
    return (max(xs) - min(xs)) / MM, (max(ys) - min(ys)) / MM
