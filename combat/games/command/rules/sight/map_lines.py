"""Lines of sight over the map as it is drawn: what cuts them and what hinders them (16.0).

Smoke, blazes and the night are not looked at: they lie on top. What is in the end hexes is ignored, their sides too; to
touch a drawing anywhere between is to run into it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.drawings import Drawing, Drawings, Touch, meets_one, reaches
from combat.engine.space.hexes.hex import NOWHERE, Hex, direction_between, distance
from combat.engine.space.hexes.lattice import Stroke, Thread, across, brink, hex_at, middle, thread
from combat.games.command.rules.book import Book
from combat.games.command.rules.ground.ground_charts import SideTerrain
from combat.games.command.rules.ground.ground_map import GroundMap

BOOKS_KEPT, MAPS_KEPT = 16, 8
"""For how many books it is known at once which lines are theirs, and how many maps' lines are kept."""
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


class MapLine(Record):
    """A line between two hexes, without what lies on the map for a time."""

    crossed: tuple[Hex, ...]
    """Every hex strictly between that it enters, runs along or touches at a corner, in order."""
    hindrances: tuple[tuple[Cut, int], ...] = ()
    blocked: Cut | None = None

    def turned(self) -> MapLine:
        """The same line from its other end."""
        return MapLine(self.crossed[::-1], self.hindrances[::-1], self.blocked)


class _CrestStroke(Drawing):
    level: int = 0


class Lines:
    """All lines of one map; each is judged once, and kept for as long as the map."""

    __slots__ = (
        "_at",
        "_crests",
        "_drawn",
        "_hinders",
        "_known",
        "_levels",
        "_obstacles",
        "_own",
        "_rises",
        "_sides",
        "_sunken",
        "_walled",
        "drawn",
        "ground",
    )

    def __init__(self, book: Book) -> None:
        self.drawn = _drawn(book)
        self.ground = _ground(book)
        board = book.map.board
        self._levels = dict(zip(board.hexes(), board.levels, strict=True))
        self._at = {hex_.axial: hex_ for hex_ in board.hexes()}
        self._sunken = {
            hex_
            for hex_, terrain in zip(board.hexes(), board.terrains, strict=True)
            if book.terrains[terrain].sunken
        }  # fmt: skip
        self._obstacles = {id_: terrain.blinds for id_, terrain in book.terrains.items() if terrain.sight == "obstacle"}
        self._hinders = {id_: terrain.hindrance for id_, terrain in book.terrains.items() if terrain.hindrance}
        self._hinders |= {id_: way.hindrance for id_, way in book.way_kinds.items() if way.hindrance}
        self._drawn = Drawings(self._pieces(book.map))
        crests = list(_crest_strokes(book))
        self._crests = Drawings(crests)
        self._own: dict[Hex, dict[int, list[_CrestStroke]]] = {}
        for stroke in crests:
            self._own.setdefault(stroke.hexes[0], {}).setdefault(stroke.level, []).append(stroke)
        self._rises = {
            hex_: max(_level(each) for each in near)
            for hex_ in board.hexes()
            if (near := list(self._crests.near(hex_)))
        }  # fmt: skip
        self._sides = dict(self._standing(book))
        self._walled = {self._at[q, r] for q, r, _ in self._sides}
        self._known: dict[Hex, dict[Hex, MapLine]] = {hex_: {} for hex_ in board.hexes()}

    def line(self, a: Hex, b: Hex) -> MapLine:
        """The line from one hex to another; from its other end it is cut by the same, and meets all in turn.

        It is judged from one end, always the same: what it is said to be cut by hangs on no question asked before.
        """
        from_a = self._known[a]
        found = from_a.get(b)
        if found is None:
            found = from_a[b] = self._judge(a, b) if a <= b else self.line(b, a).turned()
        return found

    def _pieces(self, map_: GroundMap) -> Iterator[Drawing]:
        for outline in map_.outlines:
            if outline.terrain in self._obstacles or outline.terrain in self._hinders:
                yield Drawing(outline.hexes, outline.terrain, outline.points)
        for way in map_.ways:
            if way.kind in self._hinders:
                for stroke in pairwise(way.points):
                    under = tuple(hex_ for hex_ in way.hexes if reaches(stroke, hex_))
                    yield Drawing(under, way.kind, stroke, False)

    def _standing(self, book: Book) -> Iterator[tuple[tuple[int, int, int], tuple[Cut, SideTerrain]]]:
        """What stands along hexsides, by a hex's axial pair and one of the directions 0-2, as a thread names them.

        It stands on the lower ground, for crests are drawn within the higher hex.
        """
        for piece in book.map.sides:
            terrain, (first, second) = book.side_terrains[piece.kind], piece.side
            way = direction_between(first, second)
            assert way is not None
            hex_, way = (first, way) if way < 3 else (second, way - 3)
            if terrain.sight != "clear":
                level = min(self._levels[first], self._levels[second])
                yield (*hex_.axial, way), (Cut(first, terrain.id, level, second, brink(hex_, way)), terrain)

    def _judge(self, a: Hex, b: Hex) -> MapLine:
        (aq, ar), (bq, br) = a.axial, b.axial
        strung = thread(bq - aq, br - ar)
        levels = self._levels
        at = self._at
        crossed = tuple([at[place] for q, r in strung.hexes if (place := (aq + q, ar + r)) in at])
        if distance(a, b) < 2:
            return MapLine(crossed)
        for low, high in ((a, b), (b, a)):
            if low in self._sunken and levels[high] <= levels[low]:
                return MapLine(crossed, (), Cut(low, self.ground[low], levels[low]))
        hindrances: list[tuple[Cut, int]] = []
        blocked = (
            self._back_from_crest(a, b, strung)
            or self._over_sides(a, strung, crossed, max(levels[a], levels[b]), hindrances)
            or self._over_ground(a, b, strung, crossed, hindrances)
            or self._over_hills(a, b, strung, crossed)
        )
        return MapLine(crossed, (), blocked) if blocked else MapLine(crossed, tuple(hindrances))

    def _back_from_crest(self, a: Hex, b: Hex, strung: Thread) -> Cut | None:
        """One looks down over one's own crest only (16.5)."""
        a_level, b_level = self._levels[a], self._levels[b]
        if a_level == b_level:
            return None
        high, level = (a, a_level) if a_level > b_level else (b, b_level)
        first, last, of = strung.between
        part = (0, first, of) if high is a else (last, of, of)
        own = self._own.get(high, {}).get(level)
        return None if own and meets_one(own, middle(a), strung, part) else Cut(high, CREST, level)

    def _over_hills(self, a: Hex, b: Hex, strung: Thread, crossed: tuple[Hex, ...]) -> Cut | None:
        """One looks over no crest that is higher than both, nor down over one between that is as high (16.5)."""
        a_level, b_level = self._levels[a], self._levels[b]
        lowest = max(a_level, b_level) + (a_level == b_level)
        rises = [hex_ for hex_ in crossed if self._rises.get(hex_, 0) >= lowest]
        for touch in self._crests.between(a, b, strung, rises) if rises else ():
            if _level(touch.drawing) >= lowest:
                return Cut(touch.hex, HILL, _level(touch.drawing), edge=touch.stroke)
        return None

    def _over_sides(
        self, a: Hex, strung: Thread, crossed: tuple[Hex, ...], top: int, hindrances: list[tuple[Cut, int]]
    ) -> Cut | None:
        """What stands along the hexsides that belong to neither end (16.3)."""
        sides, (aq, ar) = self._sides, a.axial
        for (q, r), way in () if self._walled.isdisjoint(crossed) else strung.brinks:
            found = sides.get((aq + q, ar + r, way))
            if found is not None and found[0].level >= top:
                cut, terrain = found
                if terrain.sight == "obstacle":
                    return cut
                hindrances.append((cut, terrain.hindrance))
        return None

    def _over_ground(
        self, a: Hex, b: Hex, strung: Thread, crossed: tuple[Hex, ...], hindrances: list[tuple[Cut, int]]
    ) -> Cut | None:
        """Ground as high as the higher end blocks and hinders; lower ground may still hide who is right behind it."""
        levels = self._levels
        top = max(levels[a], levels[b])
        for touch in self._drawn.between(a, b, strung, crossed):
            drawing, level = touch.drawing, levels[touch.hex]
            blinds = self._obstacles.get(drawing.kind)
            if blinds is None:
                if level >= top and not _runs_along(drawing, a, strung):
                    cut = Cut(touch.hex, drawing.kind, level, edge=touch.stroke)
                    hindrances.append((cut, self._hinders[drawing.kind]))
            elif level >= top:
                return Cut(touch.hex, drawing.kind, level, edge=touch.stroke)
            elif blinds and min(levels[a], levels[b]) <= level and self._hides(a, b, strung, touch, blinds):
                return Cut(touch.hex, BLIND, level, edge=touch.stroke)
        return None

    def _hides(self, a: Hex, b: Hex, strung: Thread, touch: Touch, blinds: int) -> bool:
        """Whether the lower end is one of the hexes that are blind behind what the line has met (16.6)."""
        order = {hex_: place for place, hex_ in enumerate(strung.hexes)}
        (q, r), (aq, ar) = touch.hex.axial, a.axial
        place = order.get((q - aq, r - ar))
        if place is None:
            (q, r) = touch.met_in.axial
            place = order[q - aq, r - ar]
        if self._levels[a] > self._levels[b]:
            behind = sum(all(order[hex_] > place for hex_ in step) for step in strung.steps)
        else:
            behind = sum(all(order[hex_] < place for hex_ in step) for step in strung.steps)
        return behind < blinds


def _ground(book: Book) -> dict[Hex, str]:
    return dict(zip(book.map.board.hexes(), book.map.board.terrains, strict=True))


def _level(drawing: Drawing) -> int:
    assert isinstance(drawing, _CrestStroke)
    return drawing.level


def _runs_along(drawing: Drawing, a: Hex, strung: Thread) -> bool:
    """Whether the line runs along a railway, stroke by stroke, instead of over it (17.3)."""
    x, y = middle(a)
    end = (x + strung.run[0], y + strung.run[1])
    return not drawing.closed and all(across((x, y), end, corner) == 0 for corner in drawing.corners)


def _crest_strokes(book: Book) -> Iterator[_CrestStroke]:
    """Every stroke of a crest line by the hex that it lies in; a cliff is one of its upper hex."""
    board = book.map.board
    for crest in book.map.crests:
        for one, other in pairwise(crest.points):
            hex_ = hex_at((one[0] + other[0], one[1] + other[1]), 2)
            if hex_ is not None and board.contains(hex_):
                yield _CrestStroke((hex_,), CREST, (one, other), False, crest.level)
    for piece in book.map.sides:
        if book.side_terrains[piece.kind].crest:
            upper, lower = sorted(piece.side, key=board.level, reverse=True)
            way = direction_between(upper, lower)
            assert way is not None
            yield _CrestStroke((upper,), CREST, brink(upper, way), False, board.level(upper))


_KEPT: dict[int, tuple[Book, Lines]] = {}
"""By the identity of a book, which is held so that no other takes its place."""
_LINES: list[Lines] = []
"""Of the maps that were asked for last, the latest at the end."""


def lines_of(book: Book) -> Lines:
    """The lines of a book's map: one and the same for all books with this map and these charts."""
    kept = _KEPT.get(id(book))
    if kept is None:
        lines = next((lines for lines in _LINES if lines.drawn == _drawn(book)), None) or Lines(book)
        _LINES[:] = [*(other for other in _LINES if other is not lines), lines][-MAPS_KEPT:]
        if len(_KEPT) >= BOOKS_KEPT:
            del _KEPT[next(iter(_KEPT))]
        kept = _KEPT[id(book)] = book, lines
    return kept[1]


def map_line(book: Book, a: Hex, b: Hex) -> MapLine:
    """The line from one hex of the map to another."""
    return lines_of(book).line(a, b)


def _drawn(book: Book) -> tuple[Any, ...]:
    """All of a book that its lines hang on."""
    return book.map, book.terrains, book.side_terrains, book.way_kinds
