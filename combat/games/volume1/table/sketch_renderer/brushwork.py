"""Drawing of hand-drawn shapes: loose outlines of patches of hexes, and smooth lines."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Sequence
from random import Random

import pygame

from combat.engine.stage.drawing.lettering import Rgb

Point = tuple[float, float]
Cell = tuple[int, int]
"""Column and row; cells beside the board continue the count, so that terrain extends to the frame."""
WIDE, TALL, MARGIN = 128.0, 111.0, 46.0
LOOSE = 5.0
"""Pixels by which an outline deviates from the corners of its hexes, in either direction."""
CORNERS = ((0.25, -0.5), (0.5, 0.0), (0.25, 0.5), (-0.25, 0.5), (-0.5, 0.0), (-0.25, -0.5))


class Canvas:
    """A part of the sheet, drawn at double size; points passed to its methods are in pixels of the full-size sheet."""

    __slots__ = ("corner", "fine", "seen", "size", "surface")

    def __init__(self, area: pygame.Rect, scale: float) -> None:
        self.fine = 2 * scale
        """Pixels drawn per pixel of the sheet."""
        self.size = (2 * area.width, 2 * area.height)
        self.corner = (area.x / scale, area.y / scale)
        self.seen = pygame.Rect(*self.corner, area.width / scale + 1, area.height / scale + 1)
        """Visible part of the sheet, in its whole pixels."""
        self.surface = pygame.Surface(self.size, 0, 32)

    def around(self, points: Sequence[Point], margin: float) -> Canvas | None:
        """Return the part of the canvas around points, with a margin; None if it is outside the canvas."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, top = self.at((min(xs) - margin, min(ys) - margin))
        right, bottom = self.at((max(xs) + margin, max(ys) + margin))
        box = pygame.Rect(math.floor(left), math.floor(top), 0, 0)
        box.size = (math.ceil(right) - box.x, math.ceil(bottom) - box.y)
        box = box.clip(self.surface.get_rect())
        if not box.width or not box.height:
            return None
        part: Canvas = object.__new__(Canvas)
        part.fine, part.size, part.surface = self.fine, box.size, self.surface.subsurface(box)
        part.corner = (self.corner[0] + box.x / self.fine, self.corner[1] + box.y / self.fine)
        part.seen = pygame.Rect(
            *part.corner, math.ceil(box.width / self.fine) + 1, math.ceil(box.height / self.fine) + 1
        )
        return part

    def at(self, point: Point) -> Point:
        """Return the canvas position of a point of the sheet."""
        return (point[0] - self.corner[0]) * self.fine, (point[1] - self.corner[1]) * self.fine

    def clear(self) -> pygame.Surface:
        """Return an empty transparent surface of the canvas's size."""
        return pygame.Surface(self.size, pygame.SRCALPHA, 32)

    def sees(self, points: Sequence[Point], margin: float) -> bool:
        """Return whether the bounding box of points, with a margin, overlaps the canvas."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        box = self.seen.inflate(2 * margin, 2 * margin)
        return min(xs) < box.right and max(xs) > box.left and min(ys) < box.bottom and max(ys) > box.top

    def polygon(self, plate: pygame.Surface, points: Sequence[Point], ink: Rgb | tuple[int, int, int, int]) -> None:
        """Draw a filled polygon on a surface of the canvas's size."""
        pygame.draw.polygon(plate, ink, [self.at(point) for point in points])

    def band(
        self, plate: pygame.Surface, points: Sequence[Point], width: float, ink: Rgb | tuple[int, int, int, int]
    ) -> None:
        """Draw a line on a surface, `width` sheet pixels wide, with round joints."""
        half, places = max(0.5, width * self.fine / 2), [self.at(point) for point in points]
        for (x1, y1), (x2, y2) in itertools.pairwise(places):
            length = math.hypot(x2 - x1, y2 - y1) or 1.0
            dx, dy = (y2 - y1) / length * half, (x1 - x2) / length * half
            pygame.draw.polygon(
                plate, ink, [(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)]
            )
        if half > 1.5:
            for place in places:
                pygame.draw.circle(plate, ink, place, half)

    def stroke(
        self, plate: pygame.Surface, one: Point, other: Point, width: float, ink: Rgb | tuple[int, int, int, int]
    ) -> None:
        """Draw a short straight line on a surface, `width` sheet pixels wide."""
        pygame.draw.line(plate, ink, self.at(one), self.at(other), max(1, round(width * self.fine)))

    def mask(self, outlines: Sequence[Sequence[Point]], grow: float = 0.0) -> pygame.Surface:
        """Return a mask that is white inside a patch; outlines in the opposite direction are holes.

        `grow` widens the patch by that many sheet pixels.
        """
        plate = self.clear()
        for points in sorted(outlines, key=area_of, reverse=True):
            hole = area_of(points) < 0
            if len(points) > 2:
                self.polygon(plate, points, (255, 255, 255, 0 if hole else 255))
                if grow and not hole:
                    self.band(plate, [*points, points[0]], 2 * grow, (255, 255, 255, 255))
        return plate

    def lay(self, plate: pygame.Surface, mask: pygame.Surface) -> None:
        """Draw a surface on the canvas through a mask; the surface is changed."""
        plate.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(plate, (0, 0))


def area_of(points: Sequence[Point]) -> float:
    """Return twice the area within an outline; negative if the outline is anticlockwise on the screen."""
    closed = [*points[1:], points[0]]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, closed, strict=True))


def chance(*words: object) -> Random:
    """Return a random generator seeded by words."""
    return Random(" ".join(map(str, words)))


def centre(cell: Cell) -> Point:
    """Return the centre of a hex on the sheet, in pixels."""
    column, row = cell
    return MARGIN + WIDE / 2 + (column - 1) * 0.75 * WIDE, MARGIN + TALL * (row - (0.5 if column % 2 else 0.0))


def around(cell: Cell) -> list[Cell]:
    """Return the six adjacent hexes, clockwise from the upper right."""
    column, row = cell
    low = 0 if column % 2 else 1
    return [
        (column + 1, row - 1 + low), (column + 1, row + low), (column, row + 1),
        (column - 1, row + low), (column - 1, row - 1 + low), (column, row - 1),
    ]  # fmt: skip


def outlines(cells: Collection[Cell]) -> list[list[Point]]:
    """Return the smoothed outlines of a set of hexes, in sheet pixels; outlines of holes run in the opposite
    direction.
    """
    sides: dict[Point, list[tuple[Point, Point]]] = {}
    for cell in sorted(cells):
        x, y = centre(cell)
        corners = [(x + dx * WIDE, y + dy * TALL) for dx, dy in CORNERS]
        for place, near in enumerate(around(cell)):
            if near not in cells:
                start, end = corners[place], corners[(place + 1) % 6]
                sides.setdefault(_key(start), []).append((start, end))
    found = []
    while sides:
        key = next(iter(sides))
        loop: list[Point] = []
        while key in sides:
            start, end = sides[key].pop()
            if not sides[key]:
                del sides[key]
            loop.append(_loosened(start))
            key = _key(end)
        found.append(smooth(loop, closed=True))
    return found


def _key(point: Point) -> Point:
    return round(point[0] / 4), round(point[1] / 4)


def _loosened(point: Point) -> Point:
    source = Random(f"{_key(point)}")
    return point[0] + source.uniform(-LOOSE, LOOSE), point[1] + source.uniform(-LOOSE, LOOSE)


def smooth(points: Sequence[Point], *, closed: bool = False, turns: int = 2) -> list[Point]:
    """Return a smoothed line: points are moved towards their neighbours, then corners are cut `turns` times."""
    line = list(points)
    if len(line) < 3:
        return line
    ends = [line[-1], *line, line[0]] if closed else line
    drawn = [
        ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
        for a, b, c in zip(ends, ends[1:], ends[2:], strict=False)
    ]
    line = drawn if closed else [line[0], *drawn, line[-1]]
    for _ in range(turns):
        pairs = list(zip(line, [*line[1:], line[0]] if closed else line[1:], strict=False))
        cut = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairs for share in (0.25, 0.75)]
        line = cut if closed else [line[0], *cut, line[-1]]
    return line


def stepped(points: Sequence[Point], step: float) -> list[tuple[Point, Point]]:
    """Return points along a line, one every `step` pixels, each with the unit vector of the line's direction."""
    found, left = list[tuple[Point, Point]](), 0.0
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1)
        if not length:
            continue
        along = ((x2 - x1) / length, (y2 - y1) / length)
        while left < length:
            found.append(((x1 + along[0] * left, y1 + along[1] * left), along))
            left += step
        left -= length
    return found


def beside(points: Sequence[Point], away: float) -> list[Point]:
    """Return a line parallel to another, `away` pixels to its right, or to its left if negative."""
    found = []
    for place, (x, y) in enumerate(points):
        (x1, y1), (x2, y2) = points[max(0, place - 1)], points[min(len(points) - 1, place + 1)]
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        found.append((x - (y2 - y1) / length * away, y + (x2 - x1) / length * away))
    return found
