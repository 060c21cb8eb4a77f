"""Field works drawn on the table, distinguished by shape: mines, wire, trenches, pits, roadblocks, foxholes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Protocol

import pygame

from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.point import MM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.games.miniatures.board.drawn_lines import CREAM, DARK, Spot, View, dashes, on_screen

EARTH, FLOOR, TIMBER = theme.rgb("#A08B5C"), theme.rgb("#4A3F28"), theme.rgb("#7A5C36")
LEAST_MARKER = 6.0
"""Least radius of a marker in pixels at scale 1."""
COIL, POST, LOOP = 8 * MM, 20 * MM, 4 * MM
"""Length of a coil of wire, distance of its posts, and half its width."""
TOOTH = 25 * MM
"""Length of a straight stretch of a trench."""


class WorkKind(Protocol):
    """A kind of work; lengths are in units of 0.1 mm."""

    @property
    def id(self) -> str:
        """Return the name of its drawing."""

    @property
    def length(self) -> int:
        """Return its length, or the diameter of a round one."""

    @property
    def width(self) -> int:
        """Return its width, or the diameter of a round one."""


class WorkFrame:
    """Coordinates of a work on the screen: x along its length, y across."""

    def __init__(self, view: View, pose: Pose) -> None:
        self._view, self._pose = view, pose
        (x, y), (to_x, to_y) = self.at(0, 0), self.at(100 * MM, 0)
        self.unit = math.hypot(to_x - x, to_y - y) / (100 * MM)
        """Pixels of a unit of the table."""

    def at(self, across: float, down: float) -> Spot:
        """Return a point of the work in screen pixels; coordinates are in units of 0.1 mm."""
        x, y = turned(Point(round(across), round(down)), self._pose.heading)
        return on_screen(self._view, self._pose.point.moved(x, y))

    def box(self, long: float, wide: float) -> list[Spot]:
        """Return the corners of a rectangle around the work's centre in screen pixels; lengths are in units of 0.1
        mm.
        """
        x, y = long / 2, wide / 2
        return [self.at(*corner) for corner in ((-x, -y), (x, -y), (x, y), (-x, y))]

    def line(self, *spots: tuple[float, float]) -> list[Spot]:
        """Return points of the work in screen pixels; coordinates are in units of 0.1 mm."""
        return [self.at(*spot) for spot in spots]


Drawing = Callable[[pygame.Surface, WorkFrame, WorkKind], None]


def draw_work(surface: pygame.Surface, view: View, kind: WorkKind, pose: Pose) -> None:
    """Draw a work at a pose; an unknown kind is drawn as an outline."""
    _DRAWINGS.get(kind.id, _outline)(surface, WorkFrame(view, pose), kind)


def draw_foxhole(surface: pygame.Surface, outline: Sequence[Spot]) -> None:
    """Draw the rim of a foxhole around an outline in screen pixels, with outward ticks."""
    middle = sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)
    pygame.draw.polygon(surface, EARTH, list(outline))
    _stroke(surface, [*outline, outline[0]], FLOOR, 1.4)
    unit = theme.scale()
    for start, _ in dashes([*outline, outline[0]], 1.5 * unit, 4.5 * unit):
        far = math.dist(start, middle) or 1.0
        out = 3 * unit / far
        end = start[0] + (start[0] - middle[0]) * out, start[1] + (start[1] - middle[1]) * out
        pygame.draw.line(surface, FLOOR, start, end, _width(1.2))


def _width(pixels: float) -> int:
    return max(1, round(pixels * theme.scale()))


def _stroke(surface: pygame.Surface, spots: Sequence[Spot], ink: Rgb, width: float) -> None:
    if _width(width) == 1:
        pygame.draw.aalines(surface, ink, False, list(spots))
    else:
        pygame.draw.lines(surface, ink, False, list(spots), _width(width))


def _edged(surface: pygame.Surface, spots: Sequence[Spot], fill: Rgb, ink: Rgb = DARK) -> None:
    """Fill a polygon, with a pale and a dark edge that stand out by day and by night."""
    closed = [*spots, spots[0]]
    _stroke(surface, closed, CREAM, 3.4)
    pygame.draw.polygon(surface, fill, list(spots))
    _stroke(surface, closed, ink, 1.4)


def _outline(surface: pygame.Surface, frame: WorkFrame, kind: WorkKind) -> None:
    _edged(surface, frame.box(kind.length, kind.width), EARTH)


def _mines(surface: pygame.Surface, frame: WorkFrame, kind: WorkKind) -> None:
    """Draw a disc with a mine: a dark ball with horns."""
    (x, y), unit = frame.at(0, 0), theme.scale()
    radius = max(kind.length / 2 * frame.unit, LEAST_MARKER * unit)
    for ink, far in ((DARK, radius + 1.2 * unit), (CREAM, radius)):
        pygame.draw.circle(surface, ink, (x, y), far)
    ball = radius * 0.46
    for turn in range(0, 360, 45):
        way = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        start, end = ((x + way[0] * far, y + way[1] * far) for far in (ball * 0.6, radius * 0.84))
        pygame.draw.line(surface, DARK, start, end, max(1, round(radius * 0.16)))
    pygame.draw.circle(surface, theme.CUT, (x, y), ball)
    pygame.draw.circle(surface, DARK, (x, y), ball, max(1, round(radius * 0.14)))


def _wire(surface: pygame.Surface, frame: WorkFrame, kind: WorkKind) -> None:
    """Draw a coil between posts that are crosses."""
    half = kind.length / 2
    steps = max(16, round(kind.length / COIL) * 16)
    coil = [
        frame.at(-half + kind.length * step / steps, LOOP * math.sin(math.tau * kind.length * step / steps / COIL))
        for step in range(steps + 1)
    ]
    for ink, width in ((CREAM, 3.4), (DARK, 1.3)):
        _stroke(surface, frame.line((-half, 0), (half, 0)), ink, width)
    _stroke(surface, coil, DARK, 1.0)
    posts = round(kind.length / POST)
    for place in range(posts + 1):
        x, arm = -half + kind.length * place / posts, kind.width / 2
        for slope in (-1, 1):
            bar = frame.line((x - arm * 0.7, -arm * slope), (x + arm * 0.7, arm * slope))
            _stroke(surface, bar, CREAM, 3.2)
            _stroke(surface, bar, DARK, 1.7)


def _trench(surface: pygame.Surface, frame: WorkFrame, kind: WorkKind) -> None:
    """Draw a zigzag ditch between its banks, which have ticks outwards."""
    _edged(surface, frame.box(kind.length, kind.width), EARTH, FLOOR)
    _ticks(surface, frame, kind.length, kind.width)
    half, deep, side = kind.length / 2, kind.width * 0.2, kind.width * 0.17
    turns = list(_turns(kind.length))
    north = [(x, y * side - deep) for x, y in turns]
    south = [(x, y * side + deep) for x, y in reversed(turns)]
    ditch = frame.line(*((max(-half * 0.97, min(half * 0.97, x)), y) for x, y in (*north, *south)))
    pygame.draw.polygon(surface, FLOOR, ditch)
    _stroke(surface, [*ditch, ditch[0]], DARK, 1.0)


def _turns(length: int) -> Iterator[tuple[float, float]]:
    """Yield the bends of a ditch along a length, alternately to either side."""
    count = max(2, round(length / TOOTH))
    for place in range(count + 1):
        x, side = -length / 2 + length * place / count, 1 if place % 2 else -1
        lean = length / count * 0.16
        yield x - lean, -side
        yield x + lean, side


def _pit(surface: pygame.Surface, frame: WorkFrame, kind: WorkKind) -> None:
    """Draw a hollow with a bank on all sides but the rear."""
    _edged(surface, frame.box(kind.length, kind.width), EARTH, FLOOR)
    _ticks(surface, frame, kind.length, kind.width)
    long, wide = kind.length * 0.36, kind.width * 0.34
    ring = [(long * math.cos(math.radians(turn)), wide * math.sin(math.radians(turn))) for turn in range(0, 360, 20)]
    ring[3:7] = [(long * 0.5, wide), (long * 0.5, kind.width / 2), (-long * 0.5, kind.width / 2), (-long * 0.5, wide)]
    hollow = frame.line(*ring)
    pygame.draw.polygon(surface, FLOOR, hollow)
    _stroke(surface, [*hollow, hollow[0]], DARK, 1.0)


def _roadblock(surface: pygame.Surface, frame: WorkFrame, kind: WorkKind) -> None:
    """Draw timbers crossed three times within the outline."""
    _edged(surface, frame.box(kind.length, kind.width), EARTH)
    part, half = kind.length / 3, kind.width / 2 * 0.82
    for place in (-1, 0, 1):
        x = place * part
        for slope in (-1, 1):
            bar = frame.line((x - part * 0.4, -half * slope), (x + part * 0.4, half * slope))
            _stroke(surface, bar, DARK, max(3.0, kind.width * 0.28 * frame.unit / theme.scale()))
            _stroke(surface, bar, TIMBER, max(1.6, kind.width * 0.17 * frame.unit / theme.scale()))


def _ticks(surface: pygame.Surface, frame: WorkFrame, length: int, width: int) -> None:
    """Draw short ticks outwards along both long sides, as on a map of an earthwork."""
    for side in (-1, 1):
        edge, out = side * width / 2, side * (width / 2 + 5 * MM)
        count = max(3, length // (8 * MM))
        for place in range(count + 1):
            x = -length / 2 + length * place / count
            _stroke(surface, frame.line((x, edge), (x, out)), FLOOR, 1.2)


_DRAWINGS: Final[Mapping[str, Drawing]] = {
    "mines": _mines, "wire": _wire, "trench": _trench, "pit": _pit, "roadblock": _roadblock,
}  # fmt: skip
"""Drawing of each kind of work."""
