"""Plots drawn in ink on a form: lines, dashes and bars above rules, with a legend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeVar

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.paper.column import Column

T = TypeVar("T")

HIGH, SIDE, FOOT, GUTTER, HEAD = 150, 34, 44, 36, 22
"""Height of a plot, space at its left and below, gap between two, and heading height, in pixels at scale 1."""
APART = 24
"""Least distance of two x-axis labels, in pixels at scale 1."""
INSET, DASH = 12, 6
"""Margin beside the first and last point, and dash length, in pixels at scale 1."""
RULES = 4
"""Approximate number of horizontal rules."""
BAR = 0.62
"""Width of a bar as a share of its slot."""
Point = tuple[float, float]


def places(left: int, top: int, width: int, count: int, high: int = HIGH) -> list[pygame.Rect]:
    """Return the areas of `count` plots side by side; below each, `FOOT` is left free for labels and legend."""
    px = theme.px
    wide = (width - px(GUTTER) * (count - 1)) // max(1, count)
    return [
        pygame.Rect(left + place * (wide + px(GUTTER)) + px(SIDE), top + px(HEAD), wide - px(SIDE), px(high))
        for place in range(count)
    ]


class InkedPlot:
    """Plot in an area; `along` are the labels of the x-axis, `reach` is the range of the y-axis."""

    def __init__(
        self, surface: pygame.Surface, area: pygame.Rect, along: Sequence[int], reach: tuple[float, float],
        *, barred: bool = False,
    ) -> None:  # fmt: skip
        """`barred` leaves room for bars at each label."""
        self.surface, self.area, self._along, self._barred = surface, area, along, barred
        self._low, self._high = reach

    def at(self, place: int, value: float) -> Point:
        """Return the point of the screen for a value at an index of the x-axis."""
        area, count = self.area, len(self._along)
        share = (place + 0.5) / count if self._barred else place / max(1, count - 1)
        inset = 0 if self._barred else theme.px(INSET)
        height = (value - self._low) / max(1, self._high - self._low) * area.height
        return area.x + inset + share * (area.width - 2 * inset), area.bottom - height

    def ground(self, heading: str, said: Callable[[int], str] = str, *, lift: int = 0) -> None:
        """Draw the heading (raised by `lift` pixels at scale 1), horizontal rules with values (formatted by `said`),
        and x-axis labels.
        """
        px, area, small = theme.px, self.area, theme.font("condensed", 13)
        head = theme.font("condensed", 14, 700)
        head.draw(self.surface, heading, (area.x, area.y - px(8 + lift)), theme.FORM_RULE, room=area.width)
        step = max(1, -(-round(self._high - self._low) // RULES))
        for value in range(-(-round(self._low) // step) * step, round(self._high) + 1, step):
            y = round(self.at(0, value)[1])
            self.surface.fill(
                theme.mix(theme.FORM, theme.FORM_RULE, 0.45 if value or not self._low else 0.9),
                (area.x, y, area.width, 1),
            )
            small.draw(self.surface, said(value), (area.x - px(6), y + px(4)), theme.INK_3, align="right")
        every = max(1, -(-len(self._along) * px(APART) // max(1, area.width)))
        for place in range(0, len(self._along), every):
            at = (self.at(place, 0)[0], area.bottom + px(17))
            small.draw(self.surface, str(self._along[place]), at, theme.INK_3, align="center")

    def line(self, values: Sequence[float], ink: Rgb, *, dashed: bool = False) -> None:
        """Draw a line through the values, one for each index of the x-axis."""
        draw_line(self.surface, [self.at(place, value) for place, value in enumerate(values)], ink, dashed=dashed)

    def bars(self, values: Sequence[float], ink: Rgb) -> None:
        """Draw a bar from 0 to each value."""
        wide = max(2, round(self.area.width / len(self._along) * BAR))
        for place, value in enumerate(values):
            x, y = self.at(place, value)
            base = self.at(place, 0)[1]
            self.surface.fill(ink, (round(x - wide / 2), round(y), wide, round(base) - round(y)))

    def legend(self, lines: Sequence[tuple[str, Rgb, bool]]) -> None:
        """Draw the legend; each entry is its text, colour, and whether its line is dashed."""
        px, x, small = theme.px, self.area.x, theme.font("condensed", 13)
        y = self.area.bottom + px(33)
        for words, ink, dashed in lines:
            draw_line(self.surface, [(x, y - px(4)), (x + px(26), y - px(4))], ink, dashed=dashed)
            x += px(32) + round(small.draw(self.surface, words, (x + px(32), y), theme.INK_2)) + px(18)


def draw_abreast(column: Column, whose: Sequence[T], draw: Callable[[pygame.Surface, pygame.Rect, T], object]) -> int:
    """Draw a plot for each of `whose` side by side in a column, or only measure if the column has no surface.

    Return the y of their lower edge.
    """
    if not whose:
        return column.y
    areas = places(column.left, column.y, column.width, len(whose))
    for area, each in zip(areas, whose, strict=True):
        if column.surface is not None:
            draw(column.surface, area, each)
    return areas[0].bottom + theme.px(FOOT)


def draw_line(surface: pygame.Surface, points: Sequence[Point], ink: Rgb, *, dashed: bool) -> None:
    """Draw a solid or dashed line through points, or a dot for a single point."""
    width = max(2, theme.px(2.2))
    for start, end in pairwise(points):
        if not dashed:
            pygame.draw.line(surface, ink, start, end, width)
            continue
        way = pygame.Vector2(end) - pygame.Vector2(start)
        pieces = max(1, round(way.length() / theme.px(DASH)))
        for piece in range(0, pieces, 2):
            first, last = (pygame.Vector2(start) + way * share / pieces for share in (piece, min(pieces, piece + 1)))
            pygame.draw.line(surface, ink, first, last, width)
    if len(points) == 1:
        pygame.draw.circle(surface, ink, points[0], width * 2)
