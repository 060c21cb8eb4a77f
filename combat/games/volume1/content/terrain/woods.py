"""Woods, and what lies about singly: grass, rocks, logs, foxholes."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.generator.picks import Picks
from combat.games.volume1.content.terrain.country_file import CountryPart
from combat.games.volume1.content.terrain.plots import FIELD, GRASS, HEDGE
from combat.games.volume1.content.terrain.relief import times
from combat.games.volume1.content.terrain.sketch import Sketch

TREES = "trees"
GROWN_OVER = (FIELD, GRASS, HEDGE)
"""What a wood may take."""
UP, AT_THE_EDGE = 3, 2
"""How much more gladly a wood begins on a hill, and at the sheet's edge."""


def plant(sketch: Sketch, part: CountryPart, dice: Picks) -> None:
    """Woods that grow hex by hex from where they begin, gladly on hills and at the edge of the sheet."""
    for _ in range(times(part.woods, dice)):
        places = [hex_ for hex_ in sketch.hexes if _room(sketch, hex_)]
        if not places:
            return
        weights = [
            (UP if sketch.level.get(hex_) else 1) * (AT_THE_EDGE if sketch.blank.edges(hex_) else 1) for hex_ in places
        ]
        wood = [places[dice.weighted(weights)]]
        for _ in range(times(part.wood_size, dice) - 1):
            edge = sorted({near for hex_ in wood for near in sketch.around(hex_) if near not in wood and _room(sketch, near)})
            if not edge:
                break
            wood.append(edge[dice.weighted([sum(near in wood for near in sketch.around(hex_)) ** 2 for hex_ in edge])])
        sketch.lay(wood, TREES)


def _room(sketch: Sketch, hex_: Hex) -> bool:
    near_house = any(sketch.at(near) == "building" for near in sketch.around(hex_))
    return hex_ not in sketch.roads and (sketch.is_bare(hex_) or sketch.at(hex_) in GROWN_OVER) and not near_house


def strew(sketch: Sketch, part: CountryPart, dice: Picks) -> None:
    """Lays single hexes about where nothing is yet; tall grass in tufts of three."""
    for terrain, count in sorted(part.scatter.items()):
        for hex_ in dice.some([hex_ for hex_ in sketch.hexes if sketch.is_bare(hex_)], count):
            tuft = [near for near in sketch.around(hex_) if sketch.is_bare(near)] if terrain == GRASS else []
            sketch.lay([hex_, *tuft[: dice.below(3)]], terrain)
