"""Thumbnail of a board's sheet; of a large sheet only the part where something happened is shown."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.map.tiles import SheetIndex

BORDER = 6
"""Paper border around the thumbnail, in pixels at scale 1."""
LEAST = 0.4
"""Least share of a sheet's width that a partial thumbnail shows."""


class SheetPrint:
    """Thumbnail that fills the width of an area, with the coordinates of its hexes.

    Of a large sheet only the part around the hexes `around`, if any are given, is shown, in the sheet's proportions.
    """

    def __init__(
        self, index: SheetIndex, picture: pygame.Surface, area: pygame.Rect, around: Iterable[Hex] = ()
    ) -> None:
        self._index, self._picture = index, picture
        border = theme.px(BORDER)
        width = area.width - 2 * border
        self._part = _part_around(self._index, [outline.centre(hex_) for hex_ in around])
        self.paper = pygame.Rect(area.x, area.y, area.width, int(width * self._index.height / self._index.width))
        self.paper.height += 2 * border
        """The thumbnail with its border."""
        self.sheet = self.paper.inflate(-2 * border, -2 * border)
        self._scale = width / self._part.width
        self.step = (self._index.place_width * self._scale, self._index.place_height * self._scale)
        """Width and height of a hex on it, in pixels."""

    def lay(self, surface: pygame.Surface) -> None:
        """Draw the paper with its shadow, and the picture of the sheet on it."""
        paper, blur = self.paper, 4 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*paper.size, 1, blur, 110), (paper.x - margin + 2, paper.y - margin + theme.px(3)))
        surface.fill(theme.STRIP, paper)
        wide, part = self._picture.get_width() / self._index.width, self._part
        seen_part = pygame.Rect(*(round(side * wide) for side in (part.x, part.y, part.width, part.height)))
        seen = self._picture.subsurface(seen_part.clip(self._picture.get_rect()))
        surface.blit(pygame.transform.smoothscale(seen, self.sheet.size), self.sheet)

    def at(self, point: outline.Point) -> tuple[float, float]:
        """Return the point of the screen for a point of the sheet given in hex widths and heights."""
        left = self.sheet.x + (self._index.left - self._part.x) * self._scale
        top = self.sheet.y + (self._index.top - self._part.y) * self._scale
        return left + point[0] * self.step[0], top + point[1] * self.step[1]

    def centre(self, hex_: Hex) -> tuple[float, float]:
        """Return the centre of a hex on the thumbnail, as a point of the screen."""
        return self.at(outline.centre(hex_))


def _part_around(index: SheetIndex, points: list[outline.Point]) -> pygame.FRect:
    """Return the part of a sheet around points with a margin of two hexes, no smaller than is still sharp."""
    wide, high = index.place_width, index.place_height
    sheet = -index.left / wide, -index.top / high, index.width / wide, index.height / high
    x, y, broad, tall = outline.part_around(sheet, points, LEAST)
    return pygame.FRect(index.left + x * wide, index.top + y * high, broad * wide, tall * high)
