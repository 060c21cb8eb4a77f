"""Made-up ground: a sheet drawn from a seed, anew until it is fit to fight on."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record
from combat.games.volume1.content.generator.picks import Picks
from combat.games.volume1.content.terrain import houses, plots, relief, ways, woods
from combat.games.volume1.content.terrain.country_file import CountryPart, SightPart
from combat.games.volume1.content.terrain.ground_judge import Judgement, judge
from combat.games.volume1.content.terrain.sketch import Sketch
from combat.games.volume1.rules.book import Charts

TRIES = 60
"""Sheets that are drawn for one seed at most; the best of them is taken where none is fit."""
STRIDE = 1_000_003
"""What the seeds of two tries lie apart."""


class MadeGround(Record, gc=True):
    """A sheet, how fit it is, and the try that brought it."""

    sketch: Sketch
    judged: Judgement
    tries: int


def make(part: CountryPart, sight: SightPart, charts: Charts, seed: int) -> MadeGround:
    """Ground of a kind of country from a seed: the same for the same seed on every machine."""
    best: MadeGround | None = None
    for number, sketch in enumerate(_sketches(part, seed), 1):
        found = MadeGround(sketch, judge(sketch, sight, charts), number)
        if best is None or found.judged.off < best.judged.off:
            best = found
        if not best.judged.off:
            break
    assert best is not None
    return best


def _sketches(part: CountryPart, seed: int) -> Iterator[Sketch]:
    for number in range(TRIES):
        yield drawn(part, Picks(seed + number * STRIDE))


def drawn(part: CountryPart, dice: Picks) -> Sketch:
    """One sheet, from the ground up."""
    sketch = Sketch()
    relief.raise_hills(sketch, part, dice)
    ways.lead_streams(sketch, part, dice)
    meeting = ways.lead_roads(sketch, part, dice)
    houses.build(sketch, part, meeting, dice)
    land = plots.cut_up(sketch, part, dice)
    plots.hedge(sketch, part, land, dice)
    plots.use(sketch, part, land, dice)
    woods.plant(sketch, part, dice)
    woods.strew(sketch, part, dice)
    houses.ruin(sketch, part, dice)
    return sketch
