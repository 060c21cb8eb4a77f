"""Obstacles of a map that matter to lines of sight; filtered and cached by the levels of both ends (16.1-16.6).

Obstacles below a line are left out. Hindrances are separate from obstacles, since they matter only to open lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.drawings import Drawing, Drawings, reaches
from combat.engine.space.hexes.hex import NOWHERE, Hex, direction_between
from combat.engine.space.hexes.lattice import Stroke, brink, hex_at, middle, side_slot, slot
from combat.games.command.rules.book import Book
from combat.games.command.rules.ground.ground_map import GroundMap

CREST, HILL, BLIND = "crest", "hill", "blind"
"""Causes of a blocked line other than ground (16.5, 16.6).

Crest: the higher end is behind its own crest. Hill: ground as high as the higher end is in between. Blind: the lower
end is directly behind an obstacle.
"""


class Cut(Record):
    """Obstacle on a line: its hex, or both hexes of a hexside; its kind, level, and drawn stroke."""

    hex: Hex
    kind: str
    level: int
    other: Hex = NOWHERE
    edge: Stroke | None = None


class CrestStroke(Drawing):
    """Segment of a crest line, with the one hex that contains it."""

    level: int = 0


Sides: TypeAlias = dict[int, tuple[Cut, int]]
"""Features on hexsides and their hindrance, by side slot."""


class InTheWay(NamedTuple):
    """Obstacles and hindrances for lines between ends of two given levels."""

    walls: Sides
    hedges: Sides
    ground: Drawings
    """Ground that blocks, or that is lower but may hide the lower end directly behind it."""
    cover: Drawings
    """Ground that hinders."""
    crests: Drawings
    """Crests above both ends, or as high as one end while the other is lower."""


class Obstructions:
    """All obstacles and hindrances of a map."""

    __slots__ = ("_between", "_crests", "_drawn", "_levels", "_own", "_sides", "blinds", "hinders")

    def __init__(self, book: Book, levels: dict[Hex, int]) -> None:
        self._levels = levels
        self.blinds = {id_: terrain.blinds for id_, terrain in book.terrains.items() if terrain.sight == "obstacle"}
        """Number of blind hexes behind each kind of obstacle."""
        self.hinders = {id_: terrain.hindrance for id_, terrain in book.terrains.items() if terrain.hindrance}
        self.hinders |= {id_: way.hindrance for id_, way in book.way_kinds.items() if way.hindrance}
        self._drawn = Drawings(self._pieces(book.map))
        self._sides = dict(_standing(book, levels))
        crests = list(_crest_strokes(book))
        self._crests = Drawings(crests)
        self._own: dict[tuple[Hex, bool, bool], list[CrestStroke]] = {}
        for stroke in crests:
            if stroke.level == levels[stroke.hexes[0]]:
                for quarter in _quarters(stroke):
                    self._own.setdefault(quarter, []).append(stroke)
        self._between: dict[tuple[int, int], InTheWay] = {}

    def between(self, one: int, other: int) -> InTheWay:
        """Return the obstacles and hindrances for lines between ends at two levels; cached."""
        return self._between.get((one, other)) or self._counting(one, other)

    def own_crest(self, hex_: Hex, right: bool, down: bool) -> Iterable[CrestStroke]:
        """Return the crest strokes at a hex's own level, in the quadrant of the hex given by `right` and `down`."""
        return self._own.get((hex_, right, down), ())

    def _counting(self, one: int, other: int) -> InTheWay:
        low, high = sorted((one, other))
        lowest = high + (low == high)
        found = self._between[one, other] = self._between[other, one] = InTheWay(
            {place: side for place, side in self._sides.items() if not side[1] and side[0].level >= high},
            {place: side for place, side in self._sides.items() if side[1] and side[0].level >= high},
            self._drawn.only(lambda drawing, hex_: self._blocks(drawing.kind, self._levels[hex_], low, high)),
            self._drawn.only(lambda drawing, hex_: drawing.kind not in self.blinds and self._levels[hex_] >= high),
            self._crests.only(lambda stroke, _: crest_level(stroke) >= lowest),
        )
        return found

    def _blocks(self, kind: str, level: int, low: int, high: int) -> bool:
        """Return whether ground of a level is an obstacle as high as the higher end, or may hide the lower end."""
        return kind in self.blinds and level >= (low if self.blinds[kind] else high)

    def _pieces(self, map_: GroundMap) -> Iterator[Drawing]:
        for outline in map_.outlines:
            if outline.terrain in self.blinds or outline.terrain in self.hinders:
                yield Drawing(outline.hexes, outline.terrain, outline.points)
        for way in map_.ways:
            if way.kind in self.hinders:
                for stroke in pairwise(way.points):
                    under = tuple(hex_ for hex_ in way.hexes if reaches(stroke, hex_))
                    yield Drawing(under, way.kind, stroke, False)


def crest_level(stroke: Drawing) -> int:
    """Return the level to which the ground rises at a crest stroke."""
    assert isinstance(stroke, CrestStroke)
    return stroke.level


def _quarters(stroke: CrestStroke) -> Iterator[tuple[Hex, bool, bool]]:
    """Yield the quadrants about the centre of its hex that a stroke touches; the dividing lines belong to both."""
    (hex_,), (x, y) = stroke.hexes, middle(stroke.hexes[0])
    xs, ys = zip(*stroke.corners, strict=True)
    for right in (False, True):
        for down in (False, True):
            if (max(xs) >= x if right else min(xs) <= x) and (max(ys) >= y if down else min(ys) <= y):
                yield hex_, right, down


def _standing(book: Book, levels: dict[Hex, int]) -> Iterator[tuple[int, tuple[Cut, int]]]:
    """A feature is on the lower ground, since crests are drawn within the higher hex. An obstacle has no hindrance."""
    for piece in book.map.sides:
        terrain, (first, second) = book.side_terrains[piece.kind], piece.side
        way = direction_between(first, second)
        assert way is not None
        hex_, way = (first, way) if way < 3 else (second, way - 3)
        if terrain.sight != "clear":
            cut = Cut(first, terrain.id, min(levels[first], levels[second]), second, brink(hex_, way))
            yield side_slot(slot(*hex_.axial), way), (cut, 0 if terrain.sight == "obstacle" else terrain.hindrance)


def _crest_strokes(book: Book) -> Iterator[CrestStroke]:
    """Yield every stroke of the crest lines by its hex; a cliff belongs to its upper hex."""
    board = book.map.board
    for crest in book.map.crests:
        for one, other in pairwise(crest.points):
            hex_ = hex_at((one[0] + other[0], one[1] + other[1]), 2)
            if hex_ is not None and board.contains(hex_):
                yield CrestStroke((hex_,), CREST, (one, other), False, crest.level)
    for piece in book.map.sides:
        if book.side_terrains[piece.kind].crest:
            upper, lower = sorted(piece.side, key=board.level, reverse=True)
            way = direction_between(upper, lower)
            assert way is not None
            yield CrestStroke((upper,), CREST, brink(upper, way), False, board.level(upper))
