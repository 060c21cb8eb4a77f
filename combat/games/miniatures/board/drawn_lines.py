"""Lines, rings and labels of the overlays, distinguished by dash, ends or hatching as well as by colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Literal, TypeAlias

import pygame

from combat.engine.kernel.record import Record
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Font, Rgb, Role
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.overlay.free_places import around, aside
from combat.engine.tabletop.plane.plane_ground import UNITS, outline_of

Spot: TypeAlias = tuple[float, float]
View: TypeAlias = BoardView[Pose]
Chip = Literal["fact", "measure", "note"]
"""Kinds of labels: a fact about an enemy on a dark chip, a measure on paper, a reason written in red."""

CREAM, DARK = theme.rgb("#F6EDCF"), theme.rgb("#1C1A15")
COMMAND = theme.rgb("#3C4326")
MOST_COVERED = 0.4
"""Largest share of the view that labels cover, but for the first one."""
DASH = 9.0
"""Length of a dash in pixels at scale 1."""


def on_screen(view: View, point: Point) -> Spot:
    """Return a point of the table in screen pixels."""
    return view.camera.to_screen((point.x / UNITS, point.y / UNITS))


def in_sight(view: View, point: Point, reach: int) -> bool:
    """Return whether an object within `reach` (units of 0.1 mm) of a point of the table may be in the view."""
    margin = 2 * math.ceil(reach / UNITS * view.camera.zoom) + theme.px(24)
    return view.rect.inflate(margin, margin).collidepoint(on_screen(view, point))


def outline_on_screen(view: View, shape: ConvexShape) -> list[Spot]:
    """Return the corners of a shape's outline in screen pixels."""
    return [view.camera.to_screen(corner) for corner in outline_of(shape)]


def grown(shape: ConvexShape, by: int) -> ConvexShape:
    """Return a shape grown on all sides by `by` units of 0.1 mm, with rounded corners."""
    return ConvexShape(shape.corners, shape.radius + by)


def dashes(corners: Sequence[Spot], dash: float, gap: float) -> Iterator[tuple[Spot, Spot]]:
    """Yield start and end of each dash along a line through corners; the pattern continues around corners.

    `dash` and `gap` are lengths in pixels.
    """
    left, drawn = dash, True
    for start, end in pairwise(corners):
        long, done = math.dist(start, end), 0.0
        while long - done > 1e-6:
            part = min(left, long - done)
            if drawn:
                yield _between(start, end, done / long), _between(start, end, (done + part) / long)
            done, left = done + part, left - part
            if left <= 1e-6:
                drawn = not drawn
                left = dash if drawn else gap


def _between(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def draw_dashed(
    surface: pygame.Surface, corners: Sequence[Spot], ink: Rgb, width: float, *, dash: float = DASH, gap: float = DASH,
    under: Rgb | None = None,
) -> None:  # fmt: skip
    """Draw a dashed line through corners; `under` is the colour of the gaps and of a thin edge, None for none."""
    unit = theme.scale()
    if under is not None:
        for start, end in pairwise(corners):
            pygame.draw.line(surface, under, start, end, max(1, round((width + 2) * unit)))
    for start, end in dashes(corners, dash * unit, gap * unit):
        pygame.draw.line(surface, ink, start, end, max(1, round(width * unit)))


def draw_wax(surface: pygame.Surface, start: Spot, end: Spot, ink: Rgb) -> None:
    """Draw a line like a wax pencil's, with a pale halo."""
    for line, width in ((CREAM, 5.0), (ink, 2.6)):
        pygame.draw.line(surface, line, start, end, max(1, round(width * theme.scale())))


def draw_dots(surface: pygame.Surface, start: Spot, end: Spot, ink: Rgb) -> None:
    """Draw a line as dots, used for the part beyond an obstacle."""
    unit = theme.scale()
    for spot, _ in dashes((start, end), 2 * unit, 8 * unit):
        pygame.draw.circle(surface, CREAM, spot, max(2, round(3.0 * unit)))
        pygame.draw.circle(surface, ink, spot, max(1, round(1.9 * unit)))


def draw_ring(surface: pygame.Surface, corners: Sequence[Spot], ink: Rgb, *, ticks: bool = False) -> None:
    """Draw a closed line with a pale edge; `ticks` adds inward ticks, as for a command ring."""
    closed, unit = [*corners, corners[0]], theme.scale()
    for line, width in ((CREAM, 3.2), (ink, 1.7)):
        pygame.draw.lines(surface, line, False, closed, max(1, round(width * unit)))
    if not ticks:
        return
    middle = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    for start, _ in dashes(closed, 2 * unit, 22 * unit):
        far = math.dist(start, middle) or 1.0
        end = _between(start, middle, min(0.2, 6 * unit / far))
        pygame.draw.line(surface, ink, start, end, max(1, round(1.5 * unit)))


def draw_halo(surface: pygame.Surface, corners: Sequence[Spot]) -> None:
    """Draw a forbidden zone: a red outline with thin hatching, limited to the clip area."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    box = pygame.Rect(math.floor(min(xs)), math.floor(min(ys)), math.ceil(max(xs) - min(xs)) + 2, 1)
    box.height = math.ceil(max(ys) - min(ys)) + 2
    box = box.clip(surface.get_clip())
    if not box.width or not box.height:
        return
    plate, mask = (pygame.Surface(box.size, pygame.SRCALPHA) for _ in range(2))
    plate.fill((*theme.CUT, 0))
    pitch, (wide, high) = max(5, round(10 * theme.scale())), box.size
    for at in range(-(box.x + box.y) % pitch, wide + high, pitch):
        pygame.draw.line(plate, (*theme.CUT, 120), (at, 0), (at - high, high), 1)
    pygame.draw.polygon(mask, theme.LIGHT, [(x - box.x, y - box.y) for x, y in corners])
    plate.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(plate, box)
    pygame.draw.lines(surface, theme.CUT, True, list(corners), max(1, round(1.6 * theme.scale())))


class Labels:
    """Labels on the board; each is placed where it covers the least.

    Labels that would cover too much of a small view are omitted.
    """

    def __init__(
        self, view: View, taken: Sequence[pygame.Rect] = (), beside: Callable[[], Sequence[pygame.Rect]] = tuple
    ) -> None:
        """Place labels in a view.

        They never cover the areas `taken`, and avoid those that `beside` returns if possible.
        """
        self._view, self.taken, self._covered, self._asked = view, list(taken), 0, beside

    @cached_property
    def _beside(self) -> Sequence[pygame.Rect]:
        return self._asked()

    def put(self, surface: pygame.Surface, lines: Sequence[str], near: pygame.Rect, kind: Chip = "measure") -> None:
        """Draw a label of one or more lines beside a rectangle; draw nothing if it is out of view or there is no room.

        `kind` is the style of the label.
        """
        if not lines or not self._view.rect.colliderect(near):
            return
        said = _set(lines, kind, round(0.8 * self._view.rect.width))
        box = aside(
            around(near, said.size, theme.px(8)), self._view.rect.inflate(-theme.px(8), -theme.px(8)), self.taken
        )
        covered = self._covered + box.width * box.height
        if self._covered and covered > MOST_COVERED * self._view.rect.width * self._view.rect.height:
            return
        self._covered = covered
        self.taken.append(box)
        _draw(surface, said, box, kind)


class _SetLines(Record, gc=True):
    """Lines of a chip that have been set: each with its font."""

    lines: tuple[tuple[Font, str], ...]
    size: tuple[int, int]


def _set(lines: Sequence[str], kind: Chip, room: int) -> _SetLines:
    """Return lines as they are set in a width in pixels, the first one bold."""
    px, found = theme.px, list[tuple[Font, str]]()
    role: Role = "hand" if kind == "note" else "sans"
    size = 16 if kind == "note" else 14
    for place, line in enumerate(lines):
        face = theme.font(role, size, 700 if place == 0 else 400)
        found += ((face, part) for part in face.wrap(line, room - px(16)))
    wide = max(round(face.width(line)) for face, line in found) + px(16)
    return _SetLines(tuple(found), (wide, px(10) + px(17) * len(found)))


def _draw(surface: pygame.Surface, said: _SetLines, box: pygame.Rect, kind: Chip) -> None:
    px = theme.px
    ground, ink = (
        (theme.FRAME, theme.FRAME_TEXT) if kind == "fact" else (theme.STRIP, theme.CUT if kind == "note" else theme.INK)
    )
    surface.blit(shapes.rounded(box.size, px(4), (*ground, 238), DARK, 1.0), box)
    for place, (face, line) in enumerate(said.lines):
        face.draw(surface, line, (box.x + px(8), box.y + px(18) + px(17) * place), ink)


def draw_chip(surface: pygame.Surface, lines: Sequence[str], corner: tuple[int, int], within: pygame.Rect) -> None:
    """Draw a paper chip with its upper left at `corner`, wrapped so that it stays within an area."""
    said = _set(lines, "measure", within.right - corner[0] - theme.px(8))
    _draw(surface, said, pygame.Rect(corner, said.size), "measure")


def box_around(spots: Sequence[Spot]) -> pygame.Rect:
    """Return the smallest upright rectangle around some screen points."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    left, top = math.floor(min(xs)), math.floor(min(ys))
    return pygame.Rect(left, top, math.ceil(max(xs)) - left + 1, math.ceil(max(ys)) - top + 1)
