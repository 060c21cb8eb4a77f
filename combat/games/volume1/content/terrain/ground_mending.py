"""Corrections of a generated sheet: more or fewer hedges and woods, and gaps into enclosed areas."""

from __future__ import annotations

from combat.engine.chance.picks import Picks
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.content.terrain import field_plots, woods
from combat.games.volume1.content.terrain.cheapest_way import STEP, cheapest_way
from combat.games.volume1.content.terrain.country_file import CountryPart
from combat.games.volume1.content.terrain.field_plots import Land
from combat.games.volume1.content.terrain.ground_judge import SHUT, Judgement, walked
from combat.games.volume1.content.terrain.relief import times
from combat.games.volume1.content.terrain.sketch import Sketch

NEAR = 7
"""Distance in hexes from the most or least seeing hex within which a sheet is changed."""
EACH = 2
"""Average number of hexes in sight that one more hedge or wood removes."""
MOST = 8
"""Maximum number of changes before the sheet is evaluated again."""
IN_THE_WAY = {"hedgerow": 2 * STEP, "wall": 3 * STEP, "trees": 4 * STEP, "rocks": 4 * STEP}
"""Cost of a gap through each obstacle."""
NEVER = 1000 * STEP
"""Cost of a gap through houses and water, which remain."""


def mend(sketch: Sketch, part: CountryPart, land: Land, judged: Judgement, dice: Picks) -> None:
    """Make one round of corrections to a sheet, by its evaluation."""
    for _ in range(_steps(judged.too_open)):
        _close(sketch, part, land, judged.widest, dice)
    for _ in range(_steps(judged.too_close)):
        _open(sketch, land, judged.narrowest, dice)
    _let_out(sketch, land, judged)


def _steps(off: float) -> int:
    return min(MOST, int(off) // EACH + 1) if off else 0


def _close(sketch: Sketch, part: CountryPart, land: Land, widest: Hex, dice: Picks) -> None:
    """Add a hedge along a bare side, or else a wood, near the hex that sees most."""
    sides = [side for side in land.bare if min(distance(hex_, widest) for hex_ in side.hexes) <= NEAR]
    hedged = dice.between(1, 100) <= part.hedged * 100
    for side in dice.some(sides, len(sides)) if hedged else ():
        if field_plots.hedge_side(sketch, land, side, 1, dice):
            return
    places = [hex_ for hex_ in sketch.blank.within(widest, NEAR) if woods.has_room(sketch, hex_)]
    if places:
        woods.grow(sketch, dice.one(places), max(2, times(part.wood_size, dice) // 2), dice)


def _open(sketch: Sketch, land: Land, narrowest: Hex, dice: Picks) -> None:
    """Remove a hedge, or trees, near the hex that sees least."""
    sides = [side for side in land.hedged if min(distance(hex_, narrowest) for hex_ in side.hexes) <= NEAR]
    if sides and dice.below(2):
        field_plots.clear_side(sketch, land, dice.one(sides))
        return
    trees = [hex_ for hex_ in sketch.blank.within(narrowest, NEAR // 2) if sketch.at(hex_) == woods.TREES]
    for hex_ in trees:
        del sketch.terrain[hex_]


def _let_out(sketch: Sketch, land: Land, judged: Judgement) -> None:
    """Make the cheapest gaps into enclosed open ground."""

    def cost(hex_: Hex) -> int:
        terrain = sketch.at(hex_)
        return IN_THE_WAY.get(terrain, NEVER if terrain in SHUT else STEP)

    for hex_ in judged.shut:
        reached = walked(sketch)
        if hex_ not in reached:
            for on_way in cheapest_way([hex_], reached, sketch.around, cost):
                if sketch.at(on_way) in IN_THE_WAY:
                    field_plots.open_gate(sketch, land, on_way)
