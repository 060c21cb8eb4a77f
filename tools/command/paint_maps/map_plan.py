"""Painting plan of a map: ground by hex and everything drawn, in pixels of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, hypot, sin
from pathlib import Path
from random import Random

import numpy as np

from combat.engine.content.tiles.painted_boards import hash_of
from combat.engine.content.tmx_map import Properties, Property
from combat.engine.painting.geometry import HEX_WIDTH, MARGIN, ROW_PITCH, Cell, Line
from combat.engine.painting.plan import Plan, Thing
from combat.engine.painting.scenery import GroundCover, Scenery
from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.space.hexes.lattice import HEIGHT, WIDTH, Spot
from combat.games.command.content.ground_maps import load_map
from combat.games.command.rules.ground.ground_map import GroundMap, Outline
from tools.command.house_blocks import Block, blocks
from tools.command.true_shapes import from_true

SCENERY = {
    "open": Scenery.OPEN, "field": Scenery.FIELD, "orchard": Scenery.ORCHARD, "brush": Scenery.BRUSH,
    "woods": Scenery.WOODS, "building": Scenery.BUILDING, "gully": Scenery.HOLLOW, "marsh": Scenery.MARSH,
    "stream": Scenery.WATER, "water": Scenery.WATER, "bridge-major": Scenery.WATER, "bridge-minor": Scenery.WATER,
}  # fmt: skip
"""Scenery by terrain."""
COVERS = {"building": GroundCover.YARD, "field": GroundCover.WHEAT}
PASTURES = (
    GroundCover.GRAZED, GroundCover.CLOVER, GroundCover.MOWN, GroundCover.FALLOW, GroundCover.GRAZED,
    GroundCover.MEADOW, GroundCover.MEADOW,
)  # fmt: skip
CLOSES = 11
"""Number of pastures of open ground, each painted in its own way."""
WET = frozenset({"stream", "bridge-minor"})
MAPS = ("crossroads", "ridge-farm", "bridge-street", "causeway", "cutting", "hill-town")


@dataclass
class MapPlan(Plan):
    """Painting plan of a map, with the map itself."""

    drawn_map: GroundMap | None = None
    shapes: dict[Cell, list[Line]] = field(default_factory=dict)
    """Outlines of vegetation by hex."""

    @property
    def map(self) -> GroundMap:
        """The map, which every plan of COMMAND! has."""
        assert self.drawn_map is not None
        return self.drawn_map

    def with_terrain(self, *terrains: str) -> list[Cell]:
        """Return the cells with one of the given terrains."""
        found = {cell_of(hex_) for hex_ in self.map.board.hexes() if self.map.board.terrain(hex_) in terrains}
        return [cell for cell in self.cells if cell in found]


def cell_of(hex_: Hex) -> Cell:
    """Return the column and row of a hex, which is a cell of the painter."""
    return hex_.column, hex_.row


def on_sheet(spots: Sequence[Spot | tuple[float, float]]) -> Line:
    """Convert points of the map's lattice to pixels of the sheet."""
    return np.array([(MARGIN + x * HEX_WIDTH / WIDTH, MARGIN + y * ROW_PITCH / HEIGHT) for x, y in spots], float)


def read_map_plan(path: Path) -> MapPlan:
    """Read the painting plan of a map; raise ContentError if it is invalid."""
    map_ = load_map(path)
    chance = Random(f"{map_.id} grounds")
    board = map_.board
    plan = MapPlan(
        map_.id, board.columns, board.rows,
        {cell_of(hex_): SCENERY[terrain] for hex_, terrain in zip(board.hexes(), board.terrains, strict=True)},
        {cell_of(hex_): level for hex_, level in zip(board.hexes(), board.levels, strict=True)},
        _covers(map_, chance), {}, hash_of(path), drawn_map=map_,
    )  # fmt: skip
    for outline in map_.outlines:
        if outline.terrain == "building":
            plan.things += _houses(outline, chance)
        for hex_ in outline.hexes:
            plan.shapes.setdefault(cell_of(hex_), []).append(on_sheet(outline.points))
    return plan


def _covers(map_: GroundMap, chance: Random) -> dict[Cell, GroundCover]:
    """Return the ground cover of each cell: crops by connected field, yards around houses, pastures on open ground."""
    board = map_.board
    kinds = dict(zip(board.hexes(), board.terrains, strict=True))
    covers = {cell_of(hex_): COVERS.get(kind, GroundCover.MEADOW) for hex_, kind in kinds.items()}
    seeds = [(chance.choice(list(board.hexes())), chance.choice(PASTURES)) for _ in range(CLOSES)]
    for hex_, kind in kinds.items():
        if kind == "open":
            near = min(seeds, key=lambda seed: (_far(seed[0], hex_), seed[0]))
            beside_water = any(kinds.get(other) in WET for other in neighbours(hex_) if other is not None)
            wet = beside_water and near[1] != GroundCover.MEADOW
            covers[cell_of(hex_)] = GroundCover.RUSHES if wet else near[1]
            houses = sum(kinds.get(other) == "building" for other in neighbours(hex_) if other is not None)
            if houses > 1:
                covers[cell_of(hex_)] = GroundCover.YARD
    for number, patch in enumerate(_together([hex_ for hex_, kind in kinds.items() if kind == "field"])):
        for hex_ in patch:
            covers[cell_of(hex_)] = (GroundCover.WHEAT, GroundCover.ROW_CROP)[number % 2]
    return covers


def _far(one: Hex, other: Hex) -> float:
    (ax, ay), (bx, by) = ((hex_.column, hex_.row + (hex_.column % 2) / 2) for hex_ in (one, other))
    return hypot((ax - bx) * 0.87, ay - by)


def _together(hexes: Sequence[Hex]) -> list[list[Hex]]:
    """Return hexes grouped into connected patches."""
    left, found = list(hexes), []
    while left:
        patch = [left.pop(0)]
        for hex_ in patch:
            beside = [other for other in left if other in neighbours(hex_)]
            patch += beside
            left = [other for other in left if other not in beside]
        found.append(patch)
    return found


def _houses(outline: Outline, chance: Random) -> list[Thing]:
    """Return the roofs of a building: its main block, and any wing at right angles."""
    main, *others = blocks(outline.points)
    says: dict[str, Property] = {"roof": chance.choice(("tile", "tile", "slate", "tile", "thatch", "slate"))}
    large = len(outline.hexes) > 1
    if large:
        says["roof"] = chance.choice(("tile", "slate"))
    things = []
    for other in others:
        wing = _wing(main, other)
        if wing is None or "wing_at" in says:
            things.append(_thing(other, {"roof": says["roof"]}))
        else:
            says |= wing
    if large and not others and chance.random() < 0.7:
        says["beside"] = "slate" if says["roof"] == "tile" else "tile"
    elif not others and chance.random() < 0.4 and says["roof"] != "thatch":
        says["hip"] = 0.6
    if large and "beside" not in says:
        says["dormers"] = chance.choice((0, 3)) if not others else 0
    return [_thing(main, says), *things]


def _thing(block: Block, says: Properties) -> Thing:
    ((x, y),) = on_sheet([from_true((block.x, block.y))])
    return Thing(
        "building", float(x), float(y), 2 * block.long * ROW_PITCH, 2 * block.deep * ROW_PITCH, block.turn, says
    )


def _wing(main: Block, other: Block) -> dict[str, float] | None:
    """Return another block as a wing of the main one; None if it is not along its long side."""
    c, s = cos(main.turn), sin(main.turn)
    corners = [(x - main.x, y - main.y) for x, y in other.corners()]
    us, vs = [x * c + y * s for x, y in corners], [y * c - x * s for x, y in corners]
    if min(us) < -main.long - 0.02 or max(us) > main.long + 0.02:
        return None
    far = max(vs) - main.deep if max(vs) > main.deep + 0.02 else min(vs) + main.deep
    return {
        "wing_at": (min(us) + max(us)) / 2 * ROW_PITCH,
        "wing_width": (max(us) - min(us)) * ROW_PITCH,
        "wing_length": far * ROW_PITCH,
    }
