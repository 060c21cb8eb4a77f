"""Evaluate generated terrain: neither too open nor too closed for sight, and without enclosed areas (12.0)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.terrain.country_file import CountryPart, SightPart
from combat.games.volume1.content.terrain.sketch import Sketch
from combat.games.volume1.rules.book import Charts
from combat.games.volume1.rules.sight.sight_lines import SightLines

EVERY = 19
"""Every how many hexes sight is sampled; not a divisor of the columns, so that all columns are sampled."""
SHUT = frozenset({"hedgerow", "wall", "building", "stream", "rocks", "trees"})
"""Terrain that does not count as passable in the test whether the whole sheet can be reached."""


class Judgement(Record):
    """Measured visibility of a sheet, and its deviation from the required one."""

    mean: float
    """Average number of hexes in sight of a hex."""
    least: int
    """A tenth of the hexes has fewer."""
    most: int
    """A tenth of the hexes has more."""
    widest: Hex
    """The sampled hex that sees most."""
    narrowest: Hex
    """The sampled hex that sees least."""
    shut: tuple[Hex, ...]
    """Open hexes without an open path to the roads."""
    too_open: float
    """Hexes in sight by which the sheet is too open; 0.0 if it is not."""
    too_close: float
    """Hexes in sight by which the sheet is too closed; 0.0 if it is not."""

    @property
    def off(self) -> float:
        """Deviation of the sheet from a suitable one; 0.0 if it is suitable."""
        return self.too_open + self.too_close + len(self.shut)


def judge(sketch: Sketch, part: CountryPart, sight: SightPart, charts: Charts) -> Judgement:
    """Return the evaluation of a sheet: the visibility from every nineteenth hex, and unreachable ground."""
    lines = SightLines(sketch.board("sketch"), charts.terrain, charts.numbers)
    looked = [
        (sum(seen.visible for seen in lines.field_of_view(here).values()) - 1, here) for here in sketch.hexes[::EVERY]
    ]
    looked.sort()
    seen = [count for count, _ in looked]
    mean, least, most = sum(seen) / len(seen), seen[len(seen) // 10], seen[-1 - len(seen) // 10]
    return Judgement(
        mean,
        least,
        most,
        widest=looked[-1][1],
        narrowest=looked[0][1],
        shut=_shut_in(sketch),
        too_open=max(0.0, mean - part.in_sight.most) + max(0, most - sight.most) / 4,
        too_close=max(0.0, part.in_sight.least - mean) + max(0, sight.least - least),
    )


def walked(sketch: Sketch) -> set[Hex]:
    """Return the hexes that can be reached on foot from a road without crossing an obstacle."""
    edge = list(sketch.roads)
    reached = set(edge)
    while edge:
        for near in sketch.around(edge.pop()):
            if near not in reached and sketch.at(near) not in SHUT:
                reached.add(near)
                edge.append(near)
    return reached


def _shut_in(sketch: Sketch) -> tuple[Hex, ...]:
    reached = walked(sketch)
    return tuple(hex_ for hex_ in sketch.hexes if sketch.at(hex_) == "open" and hex_ not in reached)
