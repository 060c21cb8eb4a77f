"""Painted tiles of a table without a grid, stored beside its table file."""

from __future__ import annotations

import math
from pathlib import Path

from combat.engine.content import layers
from combat.engine.kernel.record import replace
from combat.engine.space.plane.table_map import TableMap
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles, is_ours, read_index
from combat.engine.tabletop.plane.no_grid import NoGrid
from combat.engine.tabletop.plane.plane_ground import UNITS


def painted_tiles(table: TableMap, place_size: int) -> Tiles | None:
    """Return the painted tiles of a table, or None if it is not painted or the tiles of a pack are broken.

    `place_size` is the width of a usual piece in units of 0.1 mm. Raises MissingArtworkError if the tiles shipped with
    the game are broken.
    """
    file = _index_file(table.id)
    index = _usable(file, table) if file else None
    if index is None:
        return None
    wide = place_size / UNITS
    return Tiles(replace(index, place_width=wide, place_height=wide, left=0.0, top=0.0), NoGrid())


def _index_file(table: str) -> Path | None:
    """Return the index of a table's tiles from the topmost layer that has the table; None if it has no tiles there."""
    for layer in reversed(layers.layers()):
        file = layer.path(f"assets/tables/{table}/index.json")
        if file.is_file():
            return file
        if layer.has(f"assets/tables/{table}.tmx"):
            return None
    return None


def _usable(file: Path, table: TableMap) -> SheetIndex | None:
    """Read an index; None for a broken one of a pack or one of another size; raise for a broken shipped one."""
    try:
        index = read_index(file)
        if (index.width, index.height) != (math.ceil(table.width / UNITS), math.ceil(table.height / UNITS)):
            return None
        return index
    except MissingArtworkError:
        if is_ours(file):
            raise
        return None
