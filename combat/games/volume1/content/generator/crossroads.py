"""Find the crossroads of a board, from the road lines of its Tiled map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from combat.engine.content.tiled import TiledMap
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board, Sheet
from combat.engine.space.hexes.hex import Hex, label
from combat.games.volume1.content.library import Library

ROAD = "road"
"""Type of a line for vehicles."""


def crossroads(library: Library, board: Board) -> list[Hex]:
    """Return the hexes where roads meet; empty for a map without road lines."""
    return [
        label(hex_.column + sheet.first - 1, hex_.row)
        for sheet in board.sheets or (Sheet(board.id, 1),)
        for hex_ in _meetings(TiledMap(library.file(f"assets/boards/{sheet.id}.tmx")))
    ]


def _meetings(page: TiledMap) -> list[Hex]:
    roads: Counter[Hex] = Counter()
    size = page.find("map")[0].attributes
    wide, tall = float(size["tilewidth"]), float(size["tileheight"])
    object_, here = "", (0.0, 0.0)
    for tag in page.tags:
        if tag.name == "object":
            object_ = tag.attributes.get("type", "")
            here = float(tag.attributes.get("x", 0)), float(tag.attributes.get("y", 0))
        elif tag.name == "polyline" and object_ == ROAD:
            points = [(here[0] + x, here[1] + y) for x, y in _points(tag.attributes["points"])]
            way = {outline.hex_at(x / wide, y / tall) for x, y in points}
            roads.update(hex_ for hex_ in way if hex_ is not None)
    columns, rows = int(size["width"]), int(size["height"])
    return [hex_ for hex_, lines in roads.items() if lines > 1 and _is_on(hex_, columns, rows)]


def _is_on(hex_: Hex, columns: int, rows: int) -> bool:
    column, row = hex_.column, hex_.row
    return column <= columns and row <= rows


def _points(words: str) -> Iterator[tuple[float, float]]:
    for point in words.split():
        x, _, y = point.partition(",")
        yield float(x), float(y)
