"""A map as the rules ask for it: what runs along which side, which ways lead where. Made once for each book (17.0)."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Axial, Hex
from combat.engine.space.hexes.hexside import Hexside, hexside
from combat.games.command.rules.book import Book
from combat.games.command.rules.ground.ground_charts import SideTerrain, Terrain, WayKind


class LayOfLand:
    """What a book's map and charts say of hexes and sides."""

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
        self._rural = book.map.rural
        self.by_axial: dict[Axial, Hex] = {hex_.axial: hex_ for hex_ in board.hexes()}

    def terrain(self, hex_: Hex) -> Terrain:
        """The type of a hex."""
        return self._terrains[hex_]

    def side_terrain(self, side: Hexside) -> SideTerrain | None:
        """What runs along a hexside."""
        return self._sides.get(side)

    def along(self, one: Hex, other: Hex) -> WayKind | None:
        """The way that leads from a hex to its neighbour."""
        return self._along.get(hexside(one, other))

    def on_road(self, hex_: Hex) -> bool:
        """Whether a hex has a way that quickens whoever enters it (17.3)."""
        return any(kind.bonus for kind in self._ways.get(hex_, ()))

    def road_cover(self, hex_: Hex) -> int:
        """What ways take from every cover in a hex (17.3)."""
        return 0 if self._rural else min((kind.cover for kind in self._ways.get(hex_, ())), default=0)


_MADE: dict[int, tuple[Book, LayOfLand]] = {}
_MOST = 8


def land_of(book: Book) -> LayOfLand:
    """The lay of the land of a book, kept for the last few books."""
    found = _MADE.get(id(book))
    if found is None or found[0] is not book:
        while len(_MADE) >= _MOST:
            del _MADE[next(iter(_MADE))]
        found = _MADE[id(book)] = book, LayOfLand(book)
    return found[1]
