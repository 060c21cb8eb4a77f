"""Whether ground is fit to fight on: neither an open range nor a maze, and nowhere shut in (12.0)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.terrain.country_file import CountryPart, SightPart
from combat.games.volume1.content.terrain.sketch import Sketch
from combat.games.volume1.rules.book import Charts
from combat.games.volume1.rules.sight.sight_lines import SightLines

EVERY = 19
"""Of so many hexes one is looked from: no divisor of the columns, so that every column has its turn."""
SHUT = frozenset({"hedgerow", "wall", "building", "stream", "rocks", "trees"})
"""Ground that does not count as open to walk through, when it is asked whether all of the sheet can be reached."""


class Judgement(Record):
    """What may be seen on a sheet, and how far that is from what is wanted."""

    mean: float
    """Hexes in sight of a hex."""
    least: int
    """A tenth has fewer."""
    most: int
    """A tenth has more."""
    widest: Hex
    """Of the hexes looked from, the one that sees most."""
    narrowest: Hex
    """The one that sees least."""
    shut: tuple[Hex, ...]
    """Open hexes from which there is no open way to the roads."""
    too_open: float
    """By how many hexes in sight the sheet is too much of an open range; 0.0: it is none."""
    too_close: float
    """By how many it is too much of a maze."""

    @property
    def off(self) -> float:
        """How far the sheet is from one that is fit; 0.0 is fit."""
        return self.too_open + self.too_close + len(self.shut)


def judge(sketch: Sketch, part: CountryPart, sight: SightPart, charts: Charts) -> Judgement:
    """Looks from every nineteenth hex over the whole sheet, and walks the open ground."""
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
    """The hexes that can be walked to from a road without climbing or wading through anything."""
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
