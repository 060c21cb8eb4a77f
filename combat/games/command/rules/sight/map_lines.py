"""Lines of sight over the map as it is drawn: what cuts them and what hinders them (16.0).

Smoke, blazes and the night are not looked at: they lie on top. What is in the end hexes is ignored, their sides too; to
touch a drawing anywhere between is to run into it.
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
"""For how many books it is known at once which lines are theirs, and how many maps' lines are kept."""


class MapLine(Record):
    """A line between two hexes, without what lies on the map for a time."""

    crossed: tuple[Hex, ...]
    """Every hex strictly between that it enters, runs along or touches at a corner, in order."""
    hindrances: tuple[tuple[Cut, int], ...] = ()
    blocked: Cut | None = None

    def turned(self) -> MapLine:
        """The same line from its other end."""
        return MapLine(self.crossed[::-1], self.hindrances[::-1], self.blocked)


class Lines:
    """All lines of one map; each is judged once, and kept for as long as the map."""

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
        """The line from one hex to another; from its other end it is cut by the same, and meets all in turn.

        It is judged from one end, always the same: what it is said to be cut by hangs on no question asked before.
        """
        try:  # sooner than to ask whether it is known: most are asked for again
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
        """One looks down over one's own crest only (16.5)."""
        a_level, b_level = self._levels[a], self._levels[b]
        (run_x, run_y), (first, last, of) = strung.run, strung.between
        if a_level > b_level:
            high, own, part = a, self._obstructions.own_crest(a, run_x >= 0, run_y >= 0), (0, first, of)
        else:
            high, own, part = b, self._obstructions.own_crest(b, run_x <= 0, run_y <= 0), (last, of, of)
        return None if meets_one(own, middle(a), strung, part) else Cut(high, CREST, self._levels[high])

    def _over_walls(self, a: Hex, strung: Thread, met: InTheWay) -> Cut | None:
        """Whoever is right behind a wall looks over it, and is seen (16.3)."""
        walls = _along(met.walls, a, strung)
        return walls[0][0] if walls else None

    def _over_hills(self, a: Hex, b: Hex, strung: Thread, crossed: tuple[Hex, ...], met: InTheWay) -> Cut | None:
        """One looks over no crest that is higher than both, nor down over one between that is as high (16.5)."""
        for touch in met.crests.between(a, b, strung, crossed):
            return Cut(touch.hex, HILL, crest_level(touch.drawing), edge=touch.stroke)
        return None

    def _over_ground(self, a: Hex, b: Hex, strung: Thread, crossed: tuple[Hex, ...], met: InTheWay) -> Cut | None:
        """Ground as high as the higher end blocks; lower ground may still hide who is right behind it."""
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
        """By what stands along the hexsides that belong to neither end, and by ground as high as the higher end."""
        found = _along(met.hedges, a, strung)
        for drawing, hex_, _, stroke in met.cover.between(a, b, strung, crossed):
            if drawing.closed or not _runs_along(drawing, a, strung):
                cut = Cut(hex_, drawing.kind, self._levels[hex_], edge=stroke)
                found.append((cut, self._obstructions.hinders[drawing.kind]))
        return tuple(found)

    def _hides(self, a: Hex, b: Hex, strung: Thread, touch: Touch) -> bool:
        """Whether the lower end is one of the hexes that are blind behind what the line has met (16.6)."""
        here, jumps = slot(*a.axial), strung.jumps
        jump = slot(*touch.hex.axial) - here
        place = jumps.index(jump if jump in jumps else slot(*touch.met_in.axial) - here)
        behind = set(jumps[place + 1 :] if self._levels[a] > self._levels[b] else jumps[:place])
        blind = self._obstructions.blinds[touch.drawing.kind]
        return sum(behind.issuperset(step) for step in strung.steps) < blind


def _ground(book: Book) -> dict[Hex, str]:
    return dict(zip(book.map.board.hexes(), book.map.board.terrains, strict=True))


def _along(sides: Sides, a: Hex, strung: Thread) -> list[tuple[Cut, int]]:
    """What of it stands along the hexsides that belong to neither end, in order (16.3)."""
    if not sides:
        return []
    start = side_slot(slot(*a.axial), 0)
    return [sides[start + brink] for brink in strung.brinks if start + brink in sides]


def _runs_along(drawing: Drawing, a: Hex, strung: Thread) -> bool:
    """Whether the line runs along a railway, stroke by stroke, instead of over it (17.3)."""
    x, y = middle(a)
    end = (x + strung.run[0], y + strung.run[1])
    return all(across((x, y), end, corner) == 0 for corner in drawing.corners)


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
