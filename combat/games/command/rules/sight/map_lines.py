"""Lines of sight over the map, with their obstacles and hindrances (16.0).

Smoke, blazes and night are added by `sighting`. Everything in the end hexes and on their sides is ignored. A drawing
that a line touches anywhere else counts.
"""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.drawings import Drawing, Touch, meets_one
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.hexes.lattice import Thread, across, middle, side_slot, slot, thread
from combat.games.command.rules.book import Book
from combat.games.command.rules.sight.in_the_way import (
    BLIND,
    CREST,
    HILL,
    Cut,
    InTheWay,
    Obstructions,
    Sides,
    crest_level,
)  # fmt: skip

BOOKS_KEPT, MAPS_KEPT = 16, 8
"""Sizes of two caches: books with a known `Lines`, and maps whose lines are cached."""


class MapLine(Record):
    """A line of sight between two hexes, without temporary markers."""

    crossed: tuple[Hex, ...]
    """Hexes strictly between the ends that the line enters, runs along or touches at a corner, in order."""
    hindrances: tuple[tuple[Cut, int], ...] = ()
    blocked: Cut | None = None

    def turned(self) -> MapLine:
        """Return the same line seen from its other end."""
        return MapLine(self.crossed[::-1], self.hindrances[::-1], self.blocked)


class Lines:
    """All lines of sight of one map; each is computed once and cached."""

    __slots__ = ("_at", "_known", "_levels", "_obstructions", "_sunken", "drawn", "ground")

    def __init__(self, book: Book) -> None:
        self.drawn = _drawn(book)
        self.ground = _ground(book)
        board = book.map.board
        self._levels = dict(zip(board.hexes(), board.levels, strict=True))
        self._at = {slot(*hex_.axial): hex_ for hex_ in board.hexes()}
        self._sunken = {hex_ for hex_, terrain in self.ground.items() if book.terrains[terrain].sunken}
        self._obstructions = Obstructions(book, self._levels)
        self._known: dict[Hex, dict[Hex, MapLine]] = {hex_: {} for hex_ in board.hexes()}

    def line(self, a: Hex, b: Hex) -> MapLine:
        """Return the line of sight from `a` to `b`; cached.

        The reverse line has the same block and the same hexes in reverse order. It is always computed from the same
        end, so that the result does not depend on earlier queries.
        """
        try:  # faster than a test for membership: most lines are cached
            return self._known[a][b]
        except KeyError:
            pass
        found = self._known[a][b] = self._judge(a, b) if a <= b else self.line(b, a).turned()
        return found

    def _judge(self, a: Hex, b: Hex) -> MapLine:
        (aq, ar), (bq, br) = a.axial, b.axial
        strung = thread(bq - aq, br - ar)
        here, at = slot(aq, ar), self._at
        crossed = tuple([at[here + jump] for jump in strung.jumps if here + jump in at])
        if not strung.jumps:
            return MapLine(crossed)
        a_level, b_level = self._levels[a], self._levels[b]
        if a in self._sunken and b_level <= a_level:
            return MapLine(crossed, (), Cut(a, self.ground[a], a_level))
        if b in self._sunken and a_level <= b_level:
            return MapLine(crossed, (), Cut(b, self.ground[b], b_level))
        met = self._obstructions.between(a_level, b_level)
        blocked = (
            (None if a_level == b_level else self._back_from_crest(a, b, strung))
            or self._over_walls(a, strung, met)
            or self._over_ground(a, b, strung, crossed, met)
            or self._over_hills(a, b, strung, crossed, met)
        )
        hindrances = () if blocked else self._hindered(a, b, strung, crossed, met)
        return MapLine(crossed, hindrances, blocked)

    def _back_from_crest(self, a: Hex, b: Hex, strung: Thread) -> Cut | None:
        """Return the cut of a line downhill that does not cross the higher unit's own crest; None if it does (16.5)."""
        a_level, b_level = self._levels[a], self._levels[b]
        (run_x, run_y), (first, last, of) = strung.run, strung.between
        if a_level > b_level:
            high, own, part = a, self._obstructions.own_crest(a, run_x >= 0, run_y >= 0), (0, first, of)
        else:
            high, own, part = b, self._obstructions.own_crest(b, run_x <= 0, run_y <= 0), (last, of, of)
        return None if meets_one(own, middle(a), strung, part) else Cut(high, CREST, self._levels[high])

    def _over_walls(self, a: Hex, strung: Thread, met: InTheWay) -> Cut | None:
        """Return the first wall that blocks; a unit directly behind a wall sees over it, and is seen (16.3)."""
        walls = _along(met.walls, a, strung)
        return walls[0][0] if walls else None

    def _over_hills(self, a: Hex, b: Hex, strung: Thread, crossed: tuple[Hex, ...], met: InTheWay) -> Cut | None:
        """Return the first crest that blocks: above both ends or, looking down, as high as the higher end (16.5)."""
        for touch in met.crests.between(a, b, strung, crossed):
            return Cut(touch.hex, HILL, crest_level(touch.drawing), edge=touch.stroke)
        return None

    def _over_ground(self, a: Hex, b: Hex, strung: Thread, crossed: tuple[Hex, ...], met: InTheWay) -> Cut | None:
        """Return the first ground that blocks: as high as the higher end, or lower and hiding an end just behind it."""
        top = max(self._levels[a], self._levels[b])
        for touch in met.ground.between(a, b, strung, crossed):
            level = self._levels[touch.hex]
            if level >= top:
                return Cut(touch.hex, touch.drawing.kind, level, edge=touch.stroke)
            if self._hides(a, b, strung, touch):
                return Cut(touch.hex, BLIND, level, edge=touch.stroke)
        return None

    def _hindered(
        self, a: Hex, b: Hex, strung: Thread, crossed: tuple[Hex, ...], met: InTheWay
    ) -> tuple[tuple[Cut, int], ...]:
        """Return the hindrances: features on sides that belong to neither end, and ground as high as the higher end."""
        found = _along(met.hedges, a, strung)
        for drawing, hex_, _, stroke in met.cover.between(a, b, strung, crossed):
            if drawing.closed or not _runs_along(drawing, a, strung):
                cut = Cut(hex_, drawing.kind, self._levels[hex_], edge=stroke)
                found.append((cut, self._obstructions.hinders[drawing.kind]))
        return tuple(found)

    def _hides(self, a: Hex, b: Hex, strung: Thread, touch: Touch) -> bool:
        """Return whether the lower end is one of the blind hexes behind what the line has met (16.6)."""
        here, jumps = slot(*a.axial), strung.jumps
        jump = slot(*touch.hex.axial) - here
        place = jumps.index(jump if jump in jumps else slot(*touch.met_in.axial) - here)
        behind = set(jumps[place + 1 :] if self._levels[a] > self._levels[b] else jumps[:place])
        blind = self._obstructions.blinds[touch.drawing.kind]
        return sum(behind.issuperset(step) for step in strung.steps) < blind


def _ground(book: Book) -> dict[Hex, str]:
    return dict(zip(book.map.board.hexes(), book.map.board.terrains, strict=True))


def _along(sides: Sides, a: Hex, strung: Thread) -> list[tuple[Cut, int]]:
    """Return the features on hexsides along the line that belong to neither end, in order (16.3)."""
    if not sides:
        return []
    start = side_slot(slot(*a.axial), 0)
    return [sides[start + brink] for brink in strung.brinks if start + brink in sides]


def _runs_along(drawing: Drawing, a: Hex, strung: Thread) -> bool:
    """Return whether the line runs along the whole stroke of a railway instead of crossing it (17.3)."""
    x, y = middle(a)
    end = (x + strung.run[0], y + strung.run[1])
    return all(across((x, y), end, corner) == 0 for corner in drawing.corners)


_KEPT: dict[int, tuple[Book, Lines]] = {}
"""Cache by the identity of a book; the book is stored too, so that its id cannot be reused."""
_LINES: list[Lines] = []
"""Lines of the most recently used maps, the latest last."""


def lines_of(book: Book) -> Lines:
    """Return the lines of sight of a book's map; shared by all books with the same map and charts."""
    kept = _KEPT.get(id(book))
    if kept is None:
        lines = next((lines for lines in _LINES if lines.drawn == _drawn(book)), None) or Lines(book)
        _LINES[:] = [*(other for other in _LINES if other is not lines), lines][-MAPS_KEPT:]
        if len(_KEPT) >= BOOKS_KEPT:
            del _KEPT[next(iter(_KEPT))]
        kept = _KEPT[id(book)] = book, lines
    return kept[1]


def map_line(book: Book, a: Hex, b: Hex) -> MapLine:
    """Return the line of sight from one hex of the map to another, without smoke, blazes and night."""
    return lines_of(book).line(a, b)


def _drawn(book: Book) -> tuple[Any, ...]:
    """Return everything in a book that its lines of sight depend on."""
    return book.map, book.terrains, book.side_terrains, book.way_kinds
