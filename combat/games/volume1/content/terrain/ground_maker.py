"""Generate a board: a sheet is drawn from a seed and corrected until it is suitable."""

from __future__ import annotations

from combat.engine.chance.picks import Picks
from combat.engine.kernel.record import Record
from combat.games.volume1.content.terrain import field_plots, houses, relief, ways, woods
from combat.games.volume1.content.terrain.country_file import CountryPart, SightPart
from combat.games.volume1.content.terrain.field_plots import Land, Side
from combat.games.volume1.content.terrain.ground_judge import Judgement, judge
from combat.games.volume1.content.terrain.ground_mending import mend
from combat.games.volume1.content.terrain.sketch import Sketch
from combat.games.volume1.rules.book import Charts

TRIES, MENDINGS = 6, 6
"""Maximum numbers of sheets per seed and of corrections per sheet; without a suitable one the best is used."""
STRIDE = 1_000_003
"""Difference between the seeds of two tries."""


class MadeGround(Record, gc=True):
    """A generated sheet, its evaluation, and the number of attempts."""

    sketch: Sketch
    judged: Judgement
    tries: int


def make(part: CountryPart, sight: SightPart, charts: Charts, seed: int) -> MadeGround:
    """Generate a board of a landscape type from a seed; the result is the same on every machine.

    If no attempt is suitable, return the one that deviates least.
    """
    found = list[MadeGround]()
    for number in range(TRIES):
        found.append(_made(part, sight, charts, Picks(seed + number * STRIDE), number + 1))
        if not found[-1].judged.off:
            break
    return min(found, key=lambda ground: ground.judged.off)


def _made(part: CountryPart, sight: SightPart, charts: Charts, dice: Picks, number: int) -> MadeGround:
    """Generate one sheet; walls and hedges are drawn once they are final."""
    sketch = Sketch()
    land, walls = _laid_out(sketch, part, dice)
    judged = judge(sketch, part, sight, charts)
    for _ in range(MENDINGS):
        if not judged.off:
            break
        mend(sketch, part, land, judged, dice)
        judged = judge(sketch, part, sight, charts)
    field_plots.draw_sides(sketch, land, walls)
    houses.fence_gardens(sketch)
    return MadeGround(sketch, judged, number)


def _laid_out(sketch: Sketch, part: CountryPart, dice: Picks) -> tuple[Land, list[Side]]:
    """Place hills, water, roads, houses, plots and woods, each with respect to those before."""
    relief.raise_hills(sketch, part, dice)
    ways.lead_streams(sketch, part, dice)
    meeting = ways.lead_roads(sketch, part, dice)
    walls = houses.build(sketch, part, meeting, dice)
    land = field_plots.cut_up(sketch, part, dice)
    field_plots.hedge(sketch, part, land, dice)
    field_plots.use(sketch, part, land, dice)
    woods.plant(sketch, part, dice)
    woods.strew(sketch, part, dice)
    houses.ruin(sketch, part, dice)
    return land, walls
