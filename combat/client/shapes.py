"""Smooth shapes: drawn four times too large, reduced to the size shown, and remembered."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence

import pygame

from combat.client.lettering import Rgb

FINE = 4
Ink = Rgb | tuple[int, int, int, int]
Point = tuple[float, float]
TEAM_OUTLINES: dict[str, tuple[Point, ...]] = {
    "square": ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    "triangle": ((0.0, -1.08), (1.08, 0.82), (-1.08, 0.82)),
    "diamond": ((0.0, -1.15), (1.15, 0.0), (0.0, 1.15), (-1.15, 0.0)),
}


class Plate:
    """A drawing surface in pixels that works four times finer; ``reduce`` gives the smooth picture."""

    def __init__(self, width: int, height: int, ground: Rgb) -> None:
        """``ground``: the colour that the edges fade out to; it stays transparent."""
        self.size = (width, height)
        self.surface = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
        self.surface.fill((*ground[:3], 0))

    def polygon(self, points: Sequence[Point], ink: Ink) -> None:
        """A filled outline."""
        pygame.draw.polygon(self.surface, ink, [(x * FINE, y * FINE) for x, y in points])

    def line(self, points: Sequence[Point], ink: Ink, width: float, *, round_ends: bool = True) -> None:
        """A line through points, its joints rounded."""
        half = width / 2
        for start, end in itertools.pairwise(points):
            length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
            dx, dy = (end[1] - start[1]) / length * half, (start[0] - end[0]) / length * half
            self.polygon(
                [
                    (start[0] + dx, start[1] + dy),
                    (end[0] + dx, end[1] + dy),
                    (end[0] - dx, end[1] - dy),
                    (start[0] - dx, start[1] - dy),
                ],
                ink,
            )
        for x, y in points if round_ends else points[1:-1]:
            self.circle((x, y), half, ink)

    def circle(self, center: Point, radius: float, ink: Ink) -> None:
        """A disc."""
        pygame.draw.circle(self.surface, ink, (center[0] * FINE, center[1] * FINE), radius * FINE)

    def ring(self, center: Point, radius: float, ink: Ink, width: float) -> None:
        """A circle's line, centred on the radius."""
        outer = (radius + width / 2) * FINE
        pygame.draw.circle(self.surface, ink, (center[0] * FINE, center[1] * FINE), outer, max(1, round(width * FINE)))

    def box(self, area: tuple[float, float, float, float], ink: Ink, radius: float = 0.0) -> None:
        """A filled box with rounded corners."""
        left, top, width, height = area
        edges = [round(v * FINE) for v in (left, top, left + width, top + height)]
        fine = pygame.Rect(edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1])
        pygame.draw.rect(self.surface, ink, fine, border_radius=round(radius * FINE) or -1)

    def reduce(self) -> pygame.Surface:
        """The picture at its own size."""
        return pygame.transform.smoothscale(self.surface, self.size)


@functools.lru_cache(maxsize=600)
def rounded(
    size: tuple[int, int], radius: float, fill: Ink, edge: Ink | None = None, line: float = 1.0
) -> pygame.Surface:
    """A box with round corners, with an edge line inside if wanted. Remembered: do not draw on it."""
    plate = Plate(*size, (edge or fill)[:3])
    if edge is not None:
        plate.box((0, 0, *size), edge, radius)
        plate.box((line, line, size[0] - 2 * line, size[1] - 2 * line), fill, max(0.0, radius - line))
    else:
        plate.box((0, 0, *size), fill, radius)
    return plate.reduce()


@functools.lru_cache(maxsize=200)
def team_shape(kind: str, radius: float, fill: Rgb, edge: Rgb, line: float) -> pygame.Surface:
    """A team's sign (circle, square, triangle, diamond), centred in a square surface. Remembered."""
    size = math.ceil(radius * 2.4 + line * 2)
    plate, middle = Plate(size, size, edge), size / 2
    if kind == "circle":
        plate.circle((middle, middle), radius * 0.95 + line / 2, edge)
        plate.circle((middle, middle), radius * 0.95 - line / 2, fill)
        return plate.reduce()
    outline = [(middle + x * radius, middle + y * radius) for x, y in TEAM_OUTLINES[kind]]
    plate.polygon(outline, fill)
    plate.line([*outline, outline[0]], edge, line)
    return plate.reduce()


@functools.lru_cache(maxsize=100)
def check_mark(size: int, ink: Rgb) -> pygame.Surface:
    """A tick. Remembered."""
    plate = Plate(size, size, ink)
    plate.line([(size * f, size * g) for f, g in ((0.14, 0.55), (0.4, 0.82), (0.88, 0.2))], ink, size * 0.16)
    return plate.reduce()


@functools.lru_cache(maxsize=200)
def arrow(length: int, degrees: int, ink: Rgb, width: float) -> pygame.Surface:
    """An arrow through the middle of a square surface; degrees count clockwise from the right. Remembered."""
    plate, middle, half = Plate(length, length, ink), length / 2, length / 2 - width
    along = (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    head = width * 2.4

    def place(ahead: float, aside: float) -> Point:
        return middle + along[0] * ahead - along[1] * aside, middle + along[1] * ahead + along[0] * aside

    plate.line([place(-half, 0), place(half - head * 0.8, 0)], ink, width)
    plate.polygon([place(half - head * 1.2, -head), place(half + width * 0.5, 0), place(half - head * 1.2, head)], ink)
    return plate.reduce()


@functools.lru_cache(maxsize=100)
def gradient(width: int, height: int, first: Ink, last: Ink, *, across: bool = False) -> pygame.Surface:
    """A smooth change of colour from top to bottom, or from left to right. Remembered."""
    steps = width if across else height
    strip = pygame.Surface((steps, 1) if across else (1, steps), pygame.SRCALPHA)
    start, end = pygame.Color(first), pygame.Color(last)
    for step in range(steps):
        strip.set_at((step, 0) if across else (0, step), start.lerp(end, step / max(1, steps - 1)))
    return pygame.transform.scale(strip, (width, height))


@functools.lru_cache(maxsize=100)
def shadow(width: int, height: int, radius: float, blur: float, strength: int) -> pygame.Surface:
    """A soft shadow of a box with round corners, with ``shadow_margin(blur)`` pixels around it. Remembered."""
    margin, ink = shadow_margin(blur), (21, 18, 10)
    size = (width + 2 * margin, height + 2 * margin)
    plate = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    plate.fill((*ink, 0))
    area = pygame.Rect(margin * 2, margin * 2, width * 2, height * 2)
    pygame.draw.rect(plate, (*ink, strength), area, border_radius=round(radius * 2))
    soft = pygame.transform.gaussian_blur(plate, max(1, round(blur * 2)))
    return pygame.transform.smoothscale(soft, size)


def shadow_margin(blur: float) -> int:
    """How far a shadow reaches, in pixels."""
    return math.ceil(blur * 3)


def drop_caches() -> None:
    """Forgets every remembered shape, as after a change of scale."""
    for remembered in (rounded, team_shape, check_mark, arrow, gradient, shadow):
        remembered.cache_clear()
