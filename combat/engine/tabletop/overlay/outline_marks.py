"""Marks along outlines of places on any ground; they differ in shape as well as colour."""

from __future__ import annotations

import functools
import math
from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Generic, TypeAlias, TypeVar

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.artwork import when_forgotten
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.ground import Point
from combat.engine.tabletop.map.map_view import MapView
from combat.engine.tabletop.overlay.place_mark import GROUND, ZONE, Mark

P = TypeVar("P", bound=Hashable)
Line: TypeAlias = list[Point]

SHARP = math.radians(25)
"""Least bend in radians of a corner that gets a bracket; round outlines have none."""
POSTS, APART = 6, 72
"""Brackets of a small round outline; dash distance in pixels on larger ones and on long sides."""
LARGEST = 512
"""Greatest side in pixels of a mark drawn supersampled and cached; larger ones are drawn directly."""
FRACTIONS = 4
"""Fractions of a pixel to which a cached outline is rounded."""


class Outline:
    """A closed line, parametrised by the distance along it in pixels."""

    def __init__(self, corners: Sequence[Point]) -> None:
        self.corners = list(corners)
        sides = [math.dist(a, b) for a, b in pairwise((*self.corners, self.corners[0]))]
        self.ends = list(accumulate(sides))
        """Distance from the first corner to each next one, and back to the first."""

    @functools.cached_property
    def posts(self) -> list[float]:
        """Return the distances of the outline's sharp corners, or evenly spaced distances if it has fewer than
        three.
        """
        starts = [0.0, *self.ends[:-1]]
        found = [start for start, bend in zip(starts, map(self._bend, range(len(starts))), strict=True) if bend > SHARP]
        count = max(POSTS, round(self.ends[-1] / APART))
        return found if len(found) > 2 else [self.ends[-1] * step / count for step in range(count)]

    def _bend(self, corner: int) -> float:
        """Return the bend at a corner in radians."""
        before, here, after = (self.corners[(corner + step) % len(self.corners)] for step in (-1, 0, 1))
        turn = math.atan2(after[1] - here[1], after[0] - here[0]) - math.atan2(here[1] - before[1], here[0] - before[0])
        return abs((turn + math.pi) % math.tau - math.pi)

    def at(self, far: float) -> Point:
        """Return the point at a distance along the outline, which may exceed its length."""
        far %= self.ends[-1]
        side = min(bisect_left(self.ends, far), len(self.ends) - 1)
        start = self.ends[side - 1] if side else 0.0
        (x, y), (to_x, to_y) = self.corners[side], self.corners[(side + 1) % len(self.corners)]
        share = (far - start) / ((self.ends[side] - start) or 1.0)
        return x + (to_x - x) * share, y + (to_y - y) * share

    def stretch(self, start: float, end: float) -> Line:
        """Return the part between two distances along the outline, which may lead past the first corner."""
        whole, count = self.ends[-1], len(self.corners)
        found = [self.at(start)]
        for turn in range(math.floor(start / whole), math.floor(end / whole) + 1):
            first, last = bisect_right(self.ends, start - turn * whole), bisect_left(self.ends, end - turn * whole)
            found += [self.corners[(place + 1) % count] for place in range(first, last)]
        return [*found, self.at(end)]

    @property
    def _gaps(self) -> list[tuple[float, float]]:
        """Start and length of each section between posts."""
        posts = self.posts
        return [(start, end - start) for start, end in pairwise((*posts, posts[0] + self.ends[-1]))]

    def dashes(self, share: float) -> list[Line]:
        """Return dashes between neighbouring posts, each a `share` of the distance; several on long sections."""
        found = []
        for start, wide in self._gaps:
            count = max(1, round(wide / APART))
            middles = (start + wide * (number + 0.5) / count for number in range(count))
            half = wide / count * share / 2
            found += [self.stretch(middle - half, middle + half) for middle in middles]
        return found

    def brackets(self, share: float) -> list[Line]:
        """Return for each post a line around it that covers a `share` of the distance to either neighbour."""
        gaps = self._gaps
        return [
            self.stretch(start - gaps[place - 1][1] * share, start + wide * share)
            for place, (start, wide) in enumerate(gaps)
        ]


class _Direct:
    """Draws at screen resolution, where a `Plate` would take too much memory."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size, pygame.SRCALPHA)

    def polygon(self, points: Sequence[Point], ink: tuple[int, ...]) -> None:
        """Draw a filled polygon."""
        pygame.draw.polygon(self.surface, ink, points)

    def line(self, points: Sequence[Point], ink: tuple[int, ...], width: float) -> None:
        """Draw an anti-aliased line through points."""
        for (x, y), (to_x, to_y) in pairwise(points):
            long = math.hypot(to_x - x, to_y - y) or 1.0
            dx, dy = (to_y - y) / long * width / 2, (x - to_x) / long * width / 2
            around = [(x + dx, y + dy), (to_x + dx, to_y + dy), (to_x - dx, to_y - dy), (x - dx, y - dy)]
            pygame.draw.polygon(self.surface, ink, around)
            pygame.draw.aalines(self.surface, ink[:3], True, around)

    def reduce(self) -> pygame.Surface:
        """Return the picture."""
        return self.surface


class OutlineMarks(Generic[P]):
    """The marks of a scene on places, drawn along their outlines."""

    def __init__(self, view: MapView[P]) -> None:
        self._view = view
        self._marks: dict[P, Mark] = {}
        self.areas = False

    def set(self, marks: Mapping[P, Mark]) -> None:
        """Replace all marks, and redraw if they changed."""
        if marks != self._marks:
            self._marks = dict(marks)
            self._view.touch()

    def get(self, place: P) -> Mark | None:
        """Return the mark on a place, or None if the place has none."""
        return self._marks.get(place)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the marks, and the highlight of the hovered place if the view has one."""
        view = self._view
        joined = [place for place, mark in self._marks.items() if mark == "legal"] if self.areas else []
        for place in joined:
            _wash(surface, self._corners(place))
        to_screen = view.camera.to_screen
        for start, end in view.ground.rim(joined) if joined else ():
            _trace(surface, to_screen(start), to_screen(end))
        for place, mark in self._marks.items():
            if mark != "legal" or not self.areas:
                draw_mark_on(surface, self._corners(place), mark)
        if view.hover is not None and view.hover not in self._marks:
            draw_mark_on(surface, self._corners(view.hover), "hover")

    def _corners(self, place: P) -> list[Point]:
        """Return the outline of a place on the screen."""
        return [self._view.camera.to_screen(corner) for corner in self._view.ground.outline(place)]


def draw_mark_on(surface: pygame.Surface, corners: Sequence[Point], mark: Mark) -> None:
    """Draw a mark along any outline on the screen, such as a place, a range or a template."""
    thick = _thickness(corners)
    margin = math.ceil(thick * 2)
    left, top = math.floor(min(x for x, _ in corners)) - margin, math.floor(min(y for _, y in corners)) - margin
    right, bottom = math.ceil(max(x for x, _ in corners)) + margin, math.ceil(max(y for _, y in corners)) + margin
    size = right - left, bottom - top
    if not surface.get_clip().colliderect((left, top, *size)):
        return
    if max(size) <= LARGEST:
        fine = tuple((round((x - left) * FRACTIONS), round((y - top) * FRACTIONS)) for x, y in corners)
        surface.blit(_smooth(mark, fine, size, thick), (left, top))
        return
    seen = surface.get_clip().clip((left, top, *size))
    fine = tuple((round((x - seen.left) * FRACTIONS), round((y - seen.top) * FRACTIONS)) for x, y in corners)
    surface.blit(_large(mark, fine, seen.size, thick), seen)


def _thickness(corners: Sequence[Point]) -> float:
    """Return the line width of a mark, thinner for small outlines."""
    wide = max(x for x, _ in corners) - min(x for x, _ in corners)
    return max(1.5, min(3.0 * theme.scale(), wide / 36))


@functools.lru_cache(maxsize=64)
def _smooth(mark: Mark, fine: tuple[tuple[int, int], ...], size: tuple[int, int], thick: float) -> pygame.Surface:
    """Return the picture of a mark along an outline in fractions of a pixel. The result is cached."""
    plate = Plate(*size, GROUND)
    _lay(plate, [(x / FRACTIONS, y / FRACTIONS) for x, y in fine], mark, thick)
    return plate.reduce()


@functools.lru_cache(maxsize=4)
def _large(mark: Mark, fine: tuple[tuple[int, int], ...], size: tuple[int, int], thick: float) -> pygame.Surface:
    """Return the visible part of a mark too large for `_smooth`. Cached while the board does not move."""
    plate = _Direct(size)
    _lay(plate, [(x / FRACTIONS, y / FRACTIONS) for x, y in fine], mark, thick)
    return plate.reduce()


for made in (_smooth, _large):
    when_forgotten(made.cache_clear)


def _lay(plate: Plate | _Direct, corners: Sequence[Point], mark: Mark, thick: float) -> None:
    """Draw a mark on a plate."""
    outline, closed = Outline(corners), [*corners, corners[0]]
    if mark == "hover":
        plate.line(closed, (*GROUND, 130), thick)
        plate.line(closed, (*theme.FIELD, 235), thick * 0.55)
    elif mark == "area":
        plate.polygon(corners, (*theme.FIELD, 44))
        _traced(plate, outline.dashes(0.34), theme.FIELD, thick * 0.7)
    elif mark == "zone":
        plate.polygon(corners, (*theme.CLEAR, ZONE))
        _traced(plate, outline.dashes(0.72), theme.FIELD, thick * 0.7)
    elif mark == "legal":
        plate.polygon(corners, (*theme.FIELD, 58))
        _traced(plate, outline.brackets(0.3), theme.FIELD, thick)
    elif mark == "chosen":
        _traced(plate, [closed], theme.CHOSEN, thick * 1.25)
    elif mark == "target":
        plate.polygon(corners, (*theme.CUT, 36))
        _traced(plate, outline.brackets(0.24), theme.CUT, thick * 1.2)
        _traced(plate, outline.dashes(0.14), theme.CUT, thick * 0.8)
    else:
        across = [outline.at(outline.ends[-1] * part) for part in (0.375, 0.875)]
        _traced(plate, [closed, across], theme.GREYED, thick * 0.8)


def _traced(plate: Plate | _Direct, lines: Sequence[Sequence[Point]], ink: Rgb, width: float) -> None:
    """Draw lines with a darker edge."""
    for points in lines:
        plate.line(points, (*GROUND, 255), width * 1.7)
        plate.line(points, ink, width)


def _wash(surface: pygame.Surface, corners: Sequence[Point]) -> None:
    """Draw the fill of a place in a legal area."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    plate = _Direct(box.size)
    plate.polygon([(x - box.left, y - box.top) for x, y in corners], (*theme.FIELD, 58))
    surface.blit(plate.surface, box)


def _trace(surface: pygame.Surface, start: Point, end: Point) -> None:
    """Draw a line of the outline of an area."""
    thick = 3.0 * theme.scale()
    for ink, width in ((GROUND, thick * 1.7), (theme.FIELD, thick)):
        pygame.draw.line(surface, ink, start, end, max(1, round(width)))
