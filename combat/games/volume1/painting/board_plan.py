"""Plans of Volume 1's boards for the painter: the grounds, lines and objects of their Tiled maps."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from combat.engine.content.tiled import TiledMap, refuse
from combat.engine.content.tiles.painted_boards import hash_of
from combat.engine.content.tmx_map import MapObject, TmxMap, read_map
from combat.engine.kernel.text_message import msg
from combat.engine.painting.geometry import MARGIN, ROW_PITCH, Cell
from combat.engine.painting.plan import Plan, Thing
from combat.engine.painting.scenery import GroundCover
from combat.games.volume1.content.boards import load_board
from combat.games.volume1.painting.terrain_scenery import GROUNDS, SCENERY

GROUND, LAYERS = "ground", ("terrain", "level", "ground")
"""The layer that makers of painted boards draw besides those of the rules, and all three."""
LABELS = ("title", "place", "sheet")
"""Properties of a map that are printed below its frame."""


def read_plan(path: Path) -> Plan:
    """Return the plan of a board from its map; raise ContentError if the map is invalid or has no layer of grounds."""
    board, page = load_board(path), TiledMap(path)
    tiled = read_map(page)
    if all(layer.name != GROUND for layer in tiled.tile_layers):
        raise refuse(path, 1, msg("finding-no-layer", layer=GROUND, layers=", ".join(LAYERS)))
    cells = [(hex_.column, hex_.row) for hex_ in board.hexes()]
    scenery = {cell: SCENERY[terrain] for cell, terrain in zip(cells, board.terrains, strict=True)}
    levels = dict(zip(cells, board.levels, strict=True))
    labels = {name: str(tiled.properties[name]) for name in LABELS if name in tiled.properties}
    plan = Plan(board.id, board.columns, board.rows, scenery, levels, _covers(tiled, cells), labels, hash_of(path))
    stretch = ROW_PITCH / tiled.tile_height
    for item in (each for each in tiled.objects("lines") if each.points):
        points = np.array([(MARGIN + x, MARGIN + y * stretch) for x, y in item.points])
        plan.lines.setdefault(item.type, []).append((points, item.properties))
    for item in tiled.objects("things"):
        plan.things.append(_thing(item, stretch))
    return plan


def _covers(tiled: TmxMap, cells: Iterable[Cell]) -> dict[Cell, GroundCover]:
    """Return what covers the ground of each hex."""
    said = {
        (x + 1, y + 1): tiled.tiles.get(tile, {}).get(GROUND)
        for y, row in enumerate(tiled.rows(GROUND))
        for x, tile in enumerate(row)
    }
    return {cell: GROUNDS.get(str(said.get(cell)), GroundCover.MEADOW) for cell in cells}


def _thing(item: MapObject, stretch: float) -> Thing:
    """Return an object of the map: Tiled turns a box about its upper left corner, a thing is known by its middle."""
    turn = math.radians(item.rotation)
    x = item.x + item.width / 2 * math.cos(turn) - item.height / 2 * math.sin(turn)
    y = item.y + item.width / 2 * math.sin(turn) + item.height / 2 * math.cos(turn)
    return Thing(item.type, MARGIN + x, MARGIN + y * stretch, item.width, item.height, turn, item.properties)
