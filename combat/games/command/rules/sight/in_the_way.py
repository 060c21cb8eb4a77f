"""What of a map may be in the way of a line, picked out once for ends of each two levels (16.1-16.6).

What lies below a line is not in its way. And most lines are cut: what only hinders is kept apart from what blocks, for
it need not be looked at before a line is known to be open.
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
"""What a line is cut by that is no ground: its higher end stands back from its own crest; ground as high as that end
lies between; the lower end lies right behind an obstacle (16.5, 16.6)."""


class Cut(Record):
    """What a line meets: the hex or the side of two hexes, what it is, how high, and the stroke of its drawing."""

    hex: Hex
    kind: str
    level: int
    other: Hex = NOWHERE
    edge: Stroke | None = None


class CrestStroke(Drawing):
    """A stroke of a crest line; its one hex is the one that it lies in."""

    level: int = 0


Sides: TypeAlias = dict[int, tuple[Cut, int]]
"""What stands along hexsides, and how much it hinders, by their slots."""


class InTheWay(NamedTuple):
    """What counts for lines between ends of two levels."""

    walls: Sides
    hedges: Sides
    ground: Drawings
    """What blocks, and what is lower but may hide the lower end right behind it."""
    cover: Drawings
    """What hinders."""
    crests: Drawings
    """Where ground rises above both ends, or as high as one while the other lies lower."""


class Obstructions:
    """All of a map that is in the way of any line."""

    __slots__ = ("_between", "_crests", "_drawn", "_levels", "_own", "_sides", "blinds", "hinders")

    def __init__(self, book: Book, levels: dict[Hex, int]) -> None:
        self._levels = levels
        self.blinds = {id_: terrain.blinds for id_, terrain in book.terrains.items() if terrain.sight == "obstacle"}
        """How many hexes are blind behind each kind of obstacle."""
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
        """What counts between ends of two levels."""
        return self._between.get((one, other)) or self._counting(one, other)

    def own_crest(self, hex_: Hex, right: bool, down: bool) -> Iterable[CrestStroke]:
        """The crest of a hex that rises to its own level, as far as it lies in one quarter about its centre."""
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
        """Whether ground of a level is an obstacle as high as the higher end, or one that may hide the lower one."""
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
    """The level to which the ground rises."""
    assert isinstance(stroke, CrestStroke)
    return stroke.level


def _quarters(stroke: CrestStroke) -> Iterator[tuple[Hex, bool, bool]]:
    """Those about the centre of its hex in which a stroke may lie: what divides them belongs to both."""
    (hex_,), (x, y) = stroke.hexes, middle(stroke.hexes[0])
    xs, ys = zip(*stroke.corners, strict=True)
    for right in (False, True):
        for down in (False, True):
            if (max(xs) >= x if right else min(xs) <= x) and (max(ys) >= y if down else min(ys) <= y):
                yield hex_, right, down


def _standing(book: Book, levels: dict[Hex, int]) -> Iterator[tuple[int, tuple[Cut, int]]]:
    """It stands on the lower ground, for crests are drawn within the higher hex; no obstacle hinders besides."""
    for piece in book.map.sides:
        terrain, (first, second) = book.side_terrains[piece.kind], piece.side
        way = direction_between(first, second)
        assert way is not None
        hex_, way = (first, way) if way < 3 else (second, way - 3)
        if terrain.sight != "clear":
            cut = Cut(first, terrain.id, min(levels[first], levels[second]), second, brink(hex_, way))
            yield side_slot(slot(*hex_.axial), way), (cut, 0 if terrain.sight == "obstacle" else terrain.hindrance)


def _crest_strokes(book: Book) -> Iterator[CrestStroke]:
    """Every stroke of a crest line by the hex that it lies in; a cliff is one of its upper hex."""
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
