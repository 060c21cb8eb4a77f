"""Made-up ground: a sheet drawn from a seed, mended until it is fit to fight on."""

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
"""Sheets that are drawn for one seed at most, and how often each is mended; the best is taken where none is fit."""
STRIDE = 1_000_003
"""What the seeds of two tries lie apart."""


class MadeGround(Record, gc=True):
    """A sheet, how fit it is, and how many it took."""

    sketch: Sketch
    judged: Judgement
    tries: int


def make(part: CountryPart, sight: SightPart, charts: Charts, seed: int) -> MadeGround:
    """Ground of a kind of country from a seed: the same for the same seed on every machine."""
    found = list[MadeGround]()
    for number in range(TRIES):
        found.append(_made(part, sight, charts, Picks(seed + number * STRIDE), number + 1))
        if not found[-1].judged.off:
            break
    return min(found, key=lambda ground: ground.judged.off)


def _made(part: CountryPart, sight: SightPart, charts: Charts, dice: Picks, number: int) -> MadeGround:
    """One sheet, from the ground up: what stands is drawn when it has come to stay."""
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
    """Hills, water, roads, houses, plots and woods, in the order in which each goes by those before it."""
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
