"""Index of a map for the rules: hexside features, ways, and the cost of every step; cached per book (17.0)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Axial, Hex
from combat.engine.space.hexes.hexside import Hexside, hexside
from combat.games.command.rules.book import Book
from combat.games.command.rules.ground.ground_charts import SideTerrain, Terrain, WayKind


class Passage(Record):
    """Data of the map alone for a step between two adjacent hexes (9.1, 17.0)."""

    barred: Refusal | None
    """The reason why no unit can take the step, or None."""
    cliff: bool
    """Whether the step crosses a cliff (17.4)."""
    cost: Ledger
    """Movement points as terms, without the trench-to-trench rule."""
    price: int
    """Sum of `cost`."""


class LayOfLand:
    """Lookup tables for the hexes and hexsides of a book's map."""

    def __init__(self, book: Book) -> None:
        board = book.map.board
        self._terrains: dict[Hex, Terrain] = {hex_: book.terrains[board.terrain(hex_)] for hex_ in board.hexes()}
        self._sides: dict[Hexside, SideTerrain] = {}
        for piece in book.map.sides:
            self._sides[piece.side] = book.side_terrains[piece.kind]
        self._along: dict[Hexside, WayKind] = {}
        self._ways: dict[Hex, list[WayKind]] = {}
        for way in book.map.ways:
            kind = book.way_kinds[way.kind]
            for hex_ in way.hexes:
                self._ways.setdefault(hex_, []).append(kind)
            for one, other in zip(way.hexes, way.hexes[1:], strict=False):
                side = hexside(one, other)
                if side not in self._along or kind.cost < self._along[side].cost:
                    self._along[side] = kind
        self._rural, self._night, self._level = book.map.rural, book.night, board.level
        self._passages: dict[Hex, dict[Hex, Passage]] = {hex_: {} for hex_ in board.hexes()}
        for start, passages in self._passages.items():
            for end in board.neighbours(start):
                if end is not None:
                    passages[end] = self._judge(start, end)
        self.by_axial: dict[Axial, Hex] = {hex_.axial: hex_ for hex_ in board.hexes()}

    def terrain(self, hex_: Hex) -> Terrain:
        """Return the ground type of a hex."""
        return self._terrains[hex_]

    def side_terrain(self, one: Hex, other: Hex) -> SideTerrain | None:
        """Return the feature along the side between two hexes; None if there is none."""
        return self._sides.get(hexside(one, other))

    def passage(self, start: Hex, end: Hex) -> Passage | None:
        """Return the data of a step between two hexes; None if they are not adjacent or not on the map."""
        found = self._passages.get(start)
        return None if found is None else found.get(end)

    def _judge(self, start: Hex, end: Hex) -> Passage:
        side, terrain = hexside(start, end), self._terrains[end]
        way, crossed = self._along.get(side), self._sides.get(side)
        terms = [Term("ground", terrain.cost, "17.1", terrain.id)] if way is None else []
        if way is not None:
            terms.append(Term("way", way.cost, "17.3", way.id))
        elif self._night:
            terms.append(Term("night", 1, "19.1"))
        if crossed is not None and crossed.cost:
            terms.append(Term("side", crossed.cost, "17.4", crossed.id))
        if self._level(end) > self._level(start):
            terms.append(Term("uphill", 1, "17.6"))
        cliff = crossed is not None and not crossed.passable
        return Passage(self._barred(start, end, on_way=way is not None), cliff, tuple(terms), total(tuple(terms)))

    def _barred(self, start: Hex, end: Hex, *, on_way: bool) -> Refusal | None:
        for hex_ in (start, end):
            if self._terrains[hex_].along_ways and not on_way:
                return Refusal("bridge-sides", "17.2", (("hex", hex_),))
        return None if self._terrains[end].passable else Refusal("impassable", "9.4", (("hex", end),))

    def on_road(self, hex_: Hex) -> bool:
        """Return whether a hex has a road or another way with a movement bonus (17.3)."""
        return any(kind.bonus for kind in self._ways.get(hex_, ()))

    def road_cover(self, hex_: Hex) -> int:
        """Return the cover that ways subtract in a hex, as a number of 0 or less (17.3)."""
        return 0 if self._rural else min((kind.cover for kind in self._ways.get(hex_, ())), default=0)


_MADE: dict[int, tuple[Book, LayOfLand]] = {}
"""Cache by the identity of a book; the book is stored too, so that its id cannot be reused."""
_MOST = 16


def land_of(book: Book) -> LayOfLand:
    """Return the index of a book's map; cached for the last 16 books."""
    found = _MADE.get(id(book))
    if found is None or found[0] is not book:
        while len(_MADE) >= _MOST:
            del _MADE[next(iter(_MADE))]
        found = _MADE[id(book)] = book, LayOfLand(book)
    return found[1]
