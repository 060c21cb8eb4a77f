"""Anti-aliased shapes: drawn at four times their size, scaled down and cached."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.startup_cache import as_before

FINE = 4
Ink = Rgb | tuple[int, int, int, int]
Point = tuple[float, float]
OUTLINES: dict[str, tuple[Point, ...]] = {
    "square": ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    "triangle": ((0.0, -1.08), (1.08, 0.82), (-1.08, 0.82)),
    "diamond": ((0.0, -1.15), (1.15, 0.0), (0.0, 1.15), (-1.15, 0.0)),
}


class Plate:
    """A drawing surface with fourfold supersampling; ``reduce`` returns the smooth picture."""

    def __init__(self, width: int, height: int, ground: Rgb) -> None:
        """``ground`` is the colour that edges fade to; it stays transparent."""
        self.size = (width, height)
        self.surface = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
        self.surface.fill((*ground[:3], 0))

    def polygon(self, points: Sequence[Point], ink: Ink) -> None:
        """Draw a filled polygon."""
        pygame.draw.polygon(self.surface, ink, [(x * FINE, y * FINE) for x, y in points])

    def line(self, points: Sequence[Point], ink: Ink, width: float, *, round_ends: bool = True) -> None:
        """Draw a line through points with rounded joints; its ends are rounded if `round_ends`."""
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
        """Draw a disc."""
        pygame.draw.circle(self.surface, ink, (center[0] * FINE, center[1] * FINE), radius * FINE)

    def ring(self, center: Point, radius: float, ink: Ink, width: float) -> None:
        """Draw the outline of a circle; the line is centred on the radius."""
        outer = (radius + width / 2) * FINE
        pygame.draw.circle(self.surface, ink, (center[0] * FINE, center[1] * FINE), outer, max(1, round(width * FINE)))

    def box(self, area: tuple[float, float, float, float], ink: Ink, radius: float = 0.0) -> None:
        """Draw a filled rectangle (left, top, width, height) with rounded corners."""
        left, top, width, height = area
        edges = [round(v * FINE) for v in (left, top, left + width, top + height)]
        fine = pygame.Rect(edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1])
        pygame.draw.rect(self.surface, ink, fine, border_radius=round(radius * FINE) or -1)

    def reduce(self) -> pygame.Surface:
        """Return the picture scaled down to its final size."""
        return pygame.transform.smoothscale(self.surface, self.size)


@functools.lru_cache(maxsize=64)
def rounded(
    size: tuple[int, int], radius: float, fill: Ink, edge: Ink | None = None, line: float = 1.0
) -> pygame.Surface:
    """Return a rectangle with rounded corners and an optional inner edge line. Cached: do not draw on it."""
    corner = math.ceil(max(radius, line)) + 1
    small = _rounded(min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1), radius, fill, edge, line)
    return _stretched(small, size, corner)


@as_before
def _rounded(width: int, height: int, radius: float, fill: Ink, edge: Ink | None, line: float) -> pygame.Surface:
    plate = Plate(width, height, (edge or fill)[:3])
    if edge is not None:
        plate.box((0, 0, width, height), edge, radius)
        plate.box((line, line, width - 2 * line, height - 2 * line), fill, max(0.0, radius - line))
    else:
        plate.box((0, 0, width, height), fill, radius)
    return plate.reduce()


def _stretched(small: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """Return a small box stretched to a size: the corners stay, the middle is scaled."""
    if small.get_size() == size:
        return small
    plate = pygame.Surface(size, pygame.SRCALPHA)
    columns, rows = (_spans(small.get_size()[axis], size[axis], corner) for axis in (0, 1))
    for from_x, width, to_x, wide in columns:
        for from_y, height, to_y, tall in rows:
            if (width, height) == (1, 1):
                plate.fill(small.get_at((from_x, from_y)), (to_x, to_y, wide, tall))
                continue
            piece = small.subsurface((from_x, from_y, width, height))
            if (width, height) != (wide, tall):
                piece = pygame.transform.scale(piece, (wide, tall))
            piece.set_alpha(None)
            plate.blit(piece, (to_x, to_y))
    return plate


def _spans(small: int, large: int, corner: int) -> list[tuple[int, int, int, int]]:
    """Return the start and length of a side's parts: in the small box, then in the large one."""
    if small == large:
        return [(0, small, 0, large)]
    middle = (corner, small - 2 * corner, corner, large - 2 * corner)
    return [(0, corner, 0, corner), middle, (small - corner, corner, large - corner, corner)]


@functools.lru_cache(maxsize=200)
@as_before
def sign(kind: str, radius: float, fill: Rgb, edge: Rgb, line: float) -> pygame.Surface:
    """Return a symbol (circle, square, triangle or diamond) centred in a square surface. The result is cached."""
    size = math.ceil(radius * 2.4 + line * 2)
    plate, middle = Plate(size, size, edge), size / 2
    if kind == "circle":
        plate.circle((middle, middle), radius * 0.95 + line / 2, edge)
        plate.circle((middle, middle), radius * 0.95 - line / 2, fill)
        return plate.reduce()
    outline = [(middle + x * radius, middle + y * radius) for x, y in OUTLINES[kind]]
    plate.polygon(outline, fill)
    plate.line([*outline, outline[0]], edge, line)
    return plate.reduce()


@functools.lru_cache(maxsize=100)
def check_mark(size: int, ink: Rgb) -> pygame.Surface:
    """Return a picture of a check mark. The result is cached."""
    plate = Plate(size, size, ink)
    plate.line([(size * f, size * g) for f, g in ((0.14, 0.55), (0.4, 0.82), (0.88, 0.2))], ink, size * 0.16)
    return plate.reduce()


@functools.lru_cache(maxsize=200)
def arrow(length: int, degrees: int, ink: Rgb, width: float) -> pygame.Surface:
    """Return an arrow through the centre of a square surface; `degrees` count clockwise from the right. The result
    is cached.
    """
    plate, middle, half = Plate(length, length, ink), length / 2, length / 2 - width
    along = (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    head = width * 2.4

    def place(ahead: float, aside: float) -> Point:
        return middle + along[0] * ahead - along[1] * aside, middle + along[1] * ahead + along[0] * aside

    plate.line([place(-half, 0), place(half - head * 0.8, 0)], ink, width)
    plate.polygon([place(half - head * 1.2, -head), place(half + width * 0.5, 0), place(half - head * 1.2, head)], ink)
    return plate.reduce()


@functools.lru_cache(maxsize=32)
def gradient(width: int, height: int, first: Ink, last: Ink, *, across: bool = False) -> pygame.Surface:
    """Return a gradient from top to bottom, or from left to right if `across`. The result is cached."""
    return pygame.transform.scale(_strip(width if across else height, first, last, across), (width, height))


@as_before
def _strip(steps: int, first: Ink, last: Ink, across: bool) -> pygame.Surface:
    """Return a gradient that is one pixel wide."""
    strip = pygame.Surface((steps, 1) if across else (1, steps), pygame.SRCALPHA)
    start, end = pygame.Color(first), pygame.Color(last)
    for step in range(steps):
        strip.set_at((step, 0) if across else (0, step), start.lerp(end, step / max(1, steps - 1)))
    return strip


@functools.lru_cache(maxsize=16)
def shadow(width: int, height: int, radius: float, blur: float, strength: int) -> pygame.Surface:
    """Return the soft shadow of a rounded box, with ``shadow_margin(blur)`` pixels around the box. The result is
    cached.
    """
    margin = shadow_margin(blur)
    core = margin + math.ceil(radius) + 1
    small = _blurred(min(width, 2 * core + 1), min(height, 2 * core + 1), radius, blur, strength)
    return _stretched(small, (width + 2 * margin, height + 2 * margin), margin + core)


@functools.lru_cache(maxsize=24)
@as_before
def _blurred(width: int, height: int, radius: float, blur: float, strength: int) -> pygame.Surface:
    """Return the shadow of a small box; a wide blur is computed at a lower resolution."""
    margin, ink = shadow_margin(blur), (21, 18, 10)
    size = (width + 2 * margin, height + 2 * margin)
    fine = min(2.0, 4 / blur)  # the cost of a blur grows with the third power of this
    plate = pygame.Surface((math.ceil(size[0] * fine), math.ceil(size[1] * fine)), pygame.SRCALPHA)
    plate.fill((*ink, 0))
    area = pygame.Rect(*(round(side * fine) for side in (margin, margin, width, height)))
    pygame.draw.rect(plate, (*ink, strength), area, border_radius=round(radius * fine))
    soft = pygame.transform.gaussian_blur(plate, max(1, round(blur * fine)))
    return pygame.transform.smoothscale(soft, size)


def shadow_margin(blur: float) -> int:
    """Return the distance in pixels to which a shadow extends beyond its box."""
    return math.ceil(blur * 3)


def drop_caches() -> None:
    """Clear the cache of shapes, for example after a change of scale."""
    for remembered in (rounded, sign, check_mark, arrow, gradient, shadow, _blurred):
        remembered.cache_clear()
