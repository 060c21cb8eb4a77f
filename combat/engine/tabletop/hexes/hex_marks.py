"""Marks on hexes for the selection, legal places and targets; they differ in shape as well as colour."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import pygame

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.artwork import when_forgotten
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.overlay.place_mark import GROUND, ZONE, Mark

if TYPE_CHECKING:
    from combat.engine.tabletop.map.map_view import MapView

Stamp: TypeAlias = Mark | Literal["washed"] | int
"""A mark; or for an area, its fill or one of its sides."""

CORNERS = tuple((math.cos(math.radians(60 * n)), math.sin(math.radians(60 * n))) for n in range(6))


class Printed(NamedTuple):
    """A picture drawn on a hex, cropped to its visible part, and its offset in pixels from the hex's upper left
    corner.
    """

    picture: pygame.Surface
    left: int = 0
    top: int = 0
    """Its position in the hex's box."""

    def stretched(self, old: tuple[int, int], new: tuple[int, int]) -> Printed:
        """Return the picture scaled from the hex size `old` to the hex size `new`."""
        wide, high = new[0] / old[0], new[1] / old[1]
        size = round(self.picture.get_width() * wide), round(self.picture.get_height() * high)
        picture = pygame.transform.scale(self.picture, size)
        return Printed(picture, round(self.left * wide), round(self.top * high))


class HexMarks:
    """The marks of a scene on hexes."""

    def __init__(self, view: MapView[Hex], board: Board) -> None:
        self._view, self._board = view, board
        self._marks: dict[Hex, Mark] = {}
        self.areas = False
        """Whether adjacent legal hexes share one outline, instead of corners in each."""
        self._size = (0, 0)
        self._drawn: dict[Stamp, Printed] = {}
        """The pictures stamped in the last frame, and their hex size."""

    def set(self, marks: Mapping[Hex, Mark]) -> None:
        """Replace all marks, and redraw if they changed."""
        if marks != self._marks:
            self._marks = dict(marks)
            self._view.touch()

    def get(self, hex_: Hex) -> Mark | None:
        """Return the mark on a hex, or None if the hex has none."""
        return self._marks.get(hex_)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the marks and the highlight of the hovered hex.

        In the first frame after a zoom the old pictures are scaled.
        """
        view = self._view
        before, self._size = self._size, (round(view.place_width), round(view.place_height))
        old, self._drawn = self._drawn, {}
        if self._size != before:
            self._drawn = {stamp: printed.stretched(before, self._size) for stamp, printed in old.items()}
            view.rough |= bool(old)
        for hex_, mark in self._marks.items():
            if mark == "legal" and self.areas:
                self._stamp_part(surface, hex_)
            else:
                self._stamp(surface, hex_, mark)
        if view.hover is not None and view.hover not in self._marks:
            self._stamp(surface, view.hover, "hover")

    def _stamp_part(self, surface: pygame.Surface, hex_: Hex) -> None:
        """Draw a hex of a legal area: its fill, and its sides towards hexes that are not legal."""
        self._stamp(surface, hex_, "washed")
        for direction, beside in enumerate(self._board.neighbours(hex_)):
            if beside is None or self._marks.get(beside) != "legal":
                self._stamp(surface, hex_, direction)

    def _stamp(self, surface: pygame.Surface, hex_: Hex, stamp: Stamp) -> None:
        printed = self._drawn.get(stamp)
        if printed is None:
            printed = self._drawn[stamp] = _printed(stamp, self._size)
        box = pygame.Rect((0, 0), self._size)
        box.center = self._view.centre(hex_)
        surface.blit(printed.picture, (box.left + printed.left, box.top + printed.top))


def _printed(stamp: Stamp, size: tuple[int, int]) -> Printed:
    """Return the picture for a stamp at a hex size in pixels."""
    if stamp == "washed":
        return Printed(washed(size))
    return side(stamp, size, theme.scale()) if isinstance(stamp, int) else Printed(cell(stamp, size, theme.scale()))


def hexagon(size: tuple[int, int], inset: float) -> list[tuple[float, float]]:
    """Return the corners of the hexagon that fills a surface of `size`, inset by a number of pixels."""
    width, height = size[0] / 2 - inset, (size[1] / 2 - inset) / math.sin(math.radians(60))
    return [(size[0] / 2 + x * width, size[1] / 2 + y * height) for x, y in CORNERS]


def _dashes(corners: list[tuple[float, float]], share: float, at: float) -> list[list[tuple[float, float]]]:
    """Return a piece of each side: `share` of its length, centred at `at` (0 to 1)."""
    pieces = []
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        low, high = max(0.0, at - share / 2), min(1.0, at + share / 2)
        pieces.append(
            [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part) for part in (low, high)]
        )
    return pieces


def _brackets(corners: list[tuple[float, float]], share: float) -> list[list[tuple[float, float]]]:
    """Return the six corners, each with a share of its adjacent sides."""
    found = []
    for place, corner in enumerate(corners):
        ends = (corners[place - 1], corners[(place + 1) % 6])
        arms = [(corner[0] + (end[0] - corner[0]) * share, corner[1] + (end[1] - corner[1]) * share) for end in ends]
        found.append([arms[0], corner, arms[1]])
    return found


@functools.lru_cache(maxsize=16)
def cell(mark: Mark, size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return a picture of a mark for a hex size in pixels. The picture is cached."""
    plate = Plate(*size, GROUND)
    thick = max(1.5, min(3.0 * scale, size[0] / 36))
    corners = hexagon(size, thick * 0.9)
    closed = [*corners, corners[0]]
    if mark == "hover":
        plate.line(closed, (*GROUND, 130), thick)
        plate.line(closed, (*theme.FIELD, 235), thick * 0.55)
    elif mark == "area":
        plate.polygon(corners, (*theme.FIELD, 44))
        for piece in _dashes(corners, 0.34, 0.5):
            _traced(plate, piece, theme.FIELD, thick * 0.7)
    elif mark == "zone":
        plate.polygon(corners, (*theme.CLEAR, ZONE))
        for piece in _dashes(corners, 0.72, 0.5):
            _traced(plate, piece, theme.FIELD, thick * 0.7)
    elif mark == "legal":
        plate.polygon(corners, (*theme.FIELD, 58))
        for piece in _brackets(corners, 0.3):
            _traced(plate, piece, theme.FIELD, thick)
    elif mark == "chosen":
        _traced(plate, closed, theme.CHOSEN, thick * 1.25)
    elif mark == "target":
        plate.polygon(corners, (*theme.CUT, 36))
        for piece in _brackets(corners, 0.24):
            _traced(plate, piece, theme.CUT, thick * 1.2)
        for piece in _dashes(corners, 0.14, 0.5):
            _traced(plate, piece, theme.CUT, thick * 0.8)
    else:
        _traced(plate, closed, theme.GREYED, thick * 0.8)
        _traced(plate, [corners[2], corners[5]], theme.GREYED, thick * 0.8)
    return plate.reduce()


@functools.lru_cache(maxsize=4)
def washed(size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of the fill of a hex in a legal area, for a hex size in pixels. The picture is cached."""
    plate = Plate(*size, theme.FIELD)
    plate.polygon(hexagon(size, 0.4), (*theme.FIELD, 58))
    return plate.reduce()


@functools.lru_cache(maxsize=24)
def side(direction: int, size: tuple[int, int], scale: float) -> Printed:
    """Return a picture of one side of a hex in a map direction, for the outline of an area. The picture is cached."""
    plate = Plate(*size, GROUND)
    thick = max(1.5, min(3.0 * scale, size[0] / 36))
    corners = hexagon(size, thick * 0.9)
    _traced(plate, [corners[(direction + 4) % 6], corners[(direction + 5) % 6]], theme.FIELD, thick)
    whole = plate.reduce()
    seen = whole.get_bounding_rect()
    return Printed(whole.subsurface(seen).copy(), seen.left, seen.top)


for made in (cell, washed, side):
    when_forgotten(made.cache_clear)


def _traced(plate: Plate, points: list[tuple[float, float]], ink: Rgb, width: float) -> None:
    """Draw a line with a darker edge."""
    plate.line(points, (*GROUND, 255), width * 1.7)
    plate.line(points, ink, width)
