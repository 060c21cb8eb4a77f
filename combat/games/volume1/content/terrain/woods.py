"""Add woods to a generated sheet, and single hexes of grass, rocks, logs and foxholes."""

from __future__ import annotations

from combat.engine.chance.picks import Picks
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.terrain.country_file import CountryPart
from combat.games.volume1.content.terrain.field_plots import FIELD, GRASS, HEDGE
from combat.games.volume1.content.terrain.relief import times
from combat.games.volume1.content.terrain.sketch import Sketch

TREES = "trees"
GROWN_OVER = (FIELD, GRASS, HEDGE)
"""Terrain that a wood may replace."""
UP, AT_THE_EDGE = 3, 2
"""Weights of a hill, and of the sheet's edge, for a wood."""


def plant(sketch: Sketch, part: CountryPart, dice: Picks) -> None:
    """Plant woods; they are more likely on hills and at the edge of the sheet."""
    for _ in range(times(part.woods, dice)):
        places = [hex_ for hex_ in sketch.hexes if has_room(sketch, hex_)]
        if not places:
            return
        weights = [
            (UP if sketch.level.get(hex_) else 1) * (AT_THE_EDGE if sketch.blank.edges(hex_) else 1) for hex_ in places
        ]
        grow(sketch, places[dice.weighted(weights)], times(part.wood_size, dice), dice)


def grow(sketch: Sketch, start: Hex, size: int, dice: Picks) -> None:
    """Grow a wood of up to `size` hexes from a hex; hexes with most trees around them are more likely to be next."""
    wood, edge = {start}, dict[Hex, int]()
    added = start
    for _ in range(size - 1):
        for near in sketch.around(added):
            if near not in wood and has_room(sketch, near):
                edge[near] = edge.get(near, 0) + 1
        if not edge:
            break
        hexes = sorted(edge)
        added = hexes[dice.weighted([edge[hex_] ** 2 for hex_ in hexes])]
        wood.add(added)
        del edge[added]
    sketch.lay(sorted(wood), TREES)


def has_room(sketch: Sketch, hex_: Hex) -> bool:
    """Return whether trees may grow in a hex: free or overgrown ground that is not beside a house."""
    near_house = any(sketch.at(near) == "building" for near in sketch.around(hex_))
    return hex_ not in sketch.roads and (sketch.is_bare(hex_) or sketch.at(hex_) in GROWN_OVER) and not near_house


def strew(sketch: Sketch, part: CountryPart, dice: Picks) -> None:
    """Scatter single hexes of terrain on bare ground; tall grass in tufts of up to three hexes."""
    for terrain, count in sorted(part.scatter.items()):
        for hex_ in dice.some([hex_ for hex_ in sketch.hexes if sketch.is_bare(hex_)], count):
            tuft = [near for near in sketch.around(hex_) if sketch.is_bare(near)] if terrain == GRASS else []
            sketch.lay([hex_, *tuft[: dice.below(3)]], terrain)
