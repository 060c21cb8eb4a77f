"""The sheet on the desk: selection and drawing of visible tiles."""

from __future__ import annotations

import functools

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.artwork import opaque
from combat.engine.tabletop.map.camera import TILE, Camera
from combat.engine.tabletop.map.placeholder_tiles import PlaceholderTiles
from combat.engine.tabletop.map.tiles import Spot, Tiles

Way = tuple[int, int]
"""Direction of camera motion, across and down: 1 right and down, -1 left and up, 0 none."""


@functools.cache
def desk() -> pygame.Surface:
    """Return the wood texture of the desk. The picture is cached: do not draw on it."""
    return opaque("desk/wood.jpg")


class SheetOnDesk:
    """Draws the tiles under a camera into a rectangle of the screen."""

    def __init__(self, tiles: Tiles, camera: Camera) -> None:
        self.tiles, self.camera = tiles, camera
        self._sought: tuple[int, ...] = ()
        self._placeholders = PlaceholderTiles(tiles)

    @property
    def sheet(self) -> pygame.Rect:
        """Return the rectangle of the whole sheet on the screen."""
        return pygame.Rect(self.camera.origin, [round(side * self.camera.zoom) for side in self.camera.sheet])

    def seek(self, rect: pygame.Rect, way: Way) -> None:
        """Request the tiles that are visible in `rect` and those ahead in the direction of motion, if they have
        changed.
        """
        sought = (self.camera.step, *self._span(rect), *way)
        if sought != self._sought:
            self._sought = sought
            self.tiles.want(self.spots(rect, way))

    def spots(self, rect: pygame.Rect, way: Way = (0, 0)) -> list[Spot]:
        """Return the tiles visible in `rect` row by row, then those ahead in the direction of motion."""
        columns, rows = self.tiles.grid(self.camera.step)
        first_x, last_x, first_y, last_y = self._span(rect)
        spots = [
            (self.camera.step, x, y)
            for y in range(max(0, first_y - (way[1] < 0)), min(rows, last_y + 1 + (way[1] > 0)))
            for x in range(max(0, first_x - (way[0] < 0)), min(columns, last_x + 1 + (way[0] > 0)))
        ]
        if any(way):
            spots.sort(key=lambda spot: not (first_x <= spot[1] <= last_x and first_y <= spot[2] <= last_y))
        return spots

    def _span(self, rect: pygame.Rect) -> tuple[int, int, int, int]:
        """Return first and last column, first and last row of the visible tiles."""
        left, top = self.camera.origin
        return (
            (rect.left - left) // TILE,
            (rect.right - 1 - left) // TILE,
            (rect.top - top) // TILE,
            (rect.bottom - 1 - top) // TILE,
        )

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the visible part of sheet and desk in a rectangle of the screen."""
        sheet = self.sheet
        if min(rect.size) <= 0:  # panes at their largest leave no room for a board
            return
        if not sheet.contains(rect):
            _draw_desk(surface, rect, sheet)
        clip = surface.get_clip()
        surface.set_clip(sheet.clip(rect))
        left, top = sheet.topleft
        sharp: list[tuple[pygame.Surface, tuple[int, int]]] = []
        missing: list[pygame.Rect] = []
        for spot in self.spots(rect):
            at = left + spot[1] * TILE, top + spot[2] * TILE
            tile = self.tiles.tile(spot)
            if tile is None:
                missing.append(pygame.Rect(at, (TILE, TILE)))
            else:
                sharp.append((tile, at))
        if missing:
            area = missing[0].unionall(missing[1:]).clip(surface.get_clip())
            self._placeholders.draw(surface, area, sheet.topleft, self.camera.step)
        surface.fblits(sharp)
        surface.set_clip(clip)


def lay_wood(surface: pygame.Surface, rect: pygame.Rect, sheet: pygame.Rect) -> None:
    """Draw the wood texture in a rectangle of the screen outside the sheet; the texture moves with the sheet."""
    wood = desk()
    width, height = wood.get_size()
    for x in range(rect.left + (sheet.left - rect.left) % width - width, rect.right, width):
        for y in range(rect.top + (sheet.top - rect.top) % height - height, rect.bottom, height):
            if not sheet.contains((x, y, width, height)):
                surface.blit(wood, (x, y))


def _draw_desk(surface: pygame.Surface, rect: pygame.Rect, sheet: pygame.Rect) -> None:
    """Draw the desk around the sheet, and the sheet's shadow on it."""
    lay_wood(surface, rect, sheet)
    shade, offset, reach = (0, 0, 0, 170), theme.px(6), theme.px(34)
    right_edge = shapes.gradient(reach, rect.height, shade, (0, 0, 0, 0), across=True)
    surface.blit(right_edge, (sheet.right, max(rect.top, sheet.top + offset)))
    lower_edge = shapes.gradient(rect.width, reach, shade, (0, 0, 0, 0))
    surface.blit(lower_edge, (max(rect.left, sheet.left + offset), sheet.bottom))
