"""Plots between the roads of a generated board: hedges with gates, and the use of each plot."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from math import isqrt

from combat.engine.chance.picks import Picks
from combat.engine.kernel.record import MutableRecord, Record, field
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.terrain.country_file import CountryPart, Span
from combat.games.volume1.content.terrain.relief import times
from combat.games.volume1.content.terrain.sketch import Sketch, between, centre

HEDGE, WALL, FIELD, ORCHARD, GRASS = "hedgerow", "wall", "field", "orchard", "long-grass"
CROPS = ("plough", "wheat", "row-crop", "stubble")
PASTURES = ("meadow", "grazed", "hay", "clover", "fallow", "mown")
YARD_GROUND = "yard"
"""Ground texture around a house, where nothing grows."""
GATE, STUMP = 42, 0.36
"""Half of a gate's width in map pixels, and length of a hedge's end towards a gap, in hexes."""
SHORTEST = 2
"""Minimum length of a hedged side in hexes."""


class Side(Record):
    """A side of a plot: a row of adjacent hexes."""

    hexes: tuple[Hex, ...]


class Plot(Record):
    """A piece of land with its sides; adjacent plots share a side."""

    hexes: tuple[Hex, ...]
    sides: tuple[Side, ...]


def cut_up(sketch: Sketch, part: CountryPart, dice: Picks) -> Land:
    """Divide the land above and below the main road's row into plots, and return them."""
    middle, rows = sketch.middle_row, sketch.blank.rows
    return Land([*_band(sketch, part, 1, middle - 1, dice), *_band(sketch, part, middle + 1, rows, dice)])


def _band(sketch: Sketch, part: CountryPart, top: int, foot: int, dice: Picks) -> Iterator[Plot]:
    cuts = [0, *_cuts(sketch.blank.columns, part.plot_width, dice), sketch.blank.columns + 1]
    uprights = [_side(sketch, [(column, row) for row in range(top, foot + 1)]) for column in cuts]
    for place in range(len(cuts) - 1):
        left, right = cuts[place], cuts[place + 1]
        rows = [top - 1, *(top - 1 + cut for cut in _cuts(foot - top + 1, part.plot_height, dice)), foot + 1]
        levels = [_side(sketch, [(column, row) for column in range(left, right + 1)]) for row in rows]
        for upper, (above, below) in enumerate(itertools.pairwise(rows)):
            hexes = [sketch.here(column, row) for row in range(above + 1, below) for column in range(left + 1, right)]
            inside = tuple(hex_ for hex_ in hexes if hex_ is not None)
            sides = [uprights[place], uprights[place + 1], levels[upper], levels[upper + 1]]
            span = range(above, below + 1)
            cut = [Side(tuple(hex_ for hex_ in side.hexes if hex_.row in span)) for side in sides]
            if inside:
                yield Plot(inside, tuple(side for side in cut if len(side.hexes) >= SHORTEST))


def _cuts(length: int, span: Span, dice: Picks) -> list[int]:
    """Return random cuts of a length, so that the pieces have allowed lengths."""
    cuts, at = list[int](), 0
    while length - at > span.most + 1:
        at += times(span, dice) + 1
        if length - at >= span.least:
            cuts.append(at)
    return cuts


def _side(sketch: Sketch, places: Sequence[tuple[int, int]]) -> Side:
    found = (sketch.here(*place) for place in places)
    return Side(tuple(hex_ for hex_ in found if hex_ is not None))


class Land(MutableRecord):
    """Plots of a sheet, their sides with hedges, and the gates in the hedges."""

    plots: list[Plot]
    hedged: list[Side] = field(default_factory=list)
    gates: dict[Hex, Side] = field(default_factory=dict)

    @property
    def bare(self) -> list[Side]:
        """Sides without a hedge."""
        return [side for plot in self.plots for side in plot.sides if side not in self.hedged]


def hedge(sketch: Sketch, part: CountryPart, land: Land, dice: Picks) -> None:
    """Plant hedges along random sides of plots, as frequent as the landscape requires; not on roads or other
    terrain.
    """
    for plot in land.plots:
        sides = dice.some(plot.sides, len(plot.sides))
        for side in sides:
            if side not in land.hedged and dice.between(1, 100) <= part.hedged * 100:
                has_gate = any(gate in other.hexes for other in sides for gate in land.gates)
                hedge_side(sketch, land, side, 0 if has_gate and dice.below(3) else 1, dice)


def hedge_side(sketch: Sketch, land: Land, side: Side, gates: int, dice: Picks) -> bool:
    """Plant a hedge along a side, with `gates` gates; return False and change nothing if there is no room."""
    new = [hex_ for hex_ in side.hexes if hex_ not in land.gates and sketch.is_bare(hex_)]
    inner = [hex_ for hex_ in new if hex_ not in (side.hexes[0], side.hexes[-1])]
    opened = dice.some(inner, gates)
    grown = _runs(sketch, [hex_ for hex_ in new if hex_ not in opened], side)
    if len(grown) < SHORTEST:
        return False
    sketch.lay(grown, HEDGE)
    land.gates |= dict.fromkeys(opened, side)
    land.hedged.append(side)
    return True


def open_gate(sketch: Sketch, land: Land, hex_: Hex) -> None:
    """Clear the terrain of a hex; in a hedge this makes a gate."""
    sides = [side for side in land.hedged if hex_ in side.hexes]
    if sketch.at(hex_) == HEDGE and sides:
        land.gates[hex_] = sides[0]
    del sketch.terrain[hex_]


def clear_side(sketch: Sketch, land: Land, side: Side) -> None:
    """Remove the hedge of a side, except in hexes that it shares with another hedge."""
    land.hedged.remove(side)
    kept = {hex_ for other in land.hedged for hex_ in other.hexes}
    for hex_ in side.hexes:
        if sketch.at(hex_) == HEDGE and hex_ not in kept:
            del sketch.terrain[hex_]


def draw_sides(sketch: Sketch, land: Land, walls: Sequence[Side]) -> None:
    """Add the lines of the final walls, hedges and gates."""
    for side in walls:
        _draw(sketch, side, WALL, "wall")
    for side in land.hedged:
        _draw(sketch, side, HEDGE, "hedge")
    for gate, side in land.gates.items():
        hedged = [sketch.at(hex_) == HEDGE for hex_ in (*_beside(side, gate), gate)]
        if hedged == [True, True, False] and sketch.at(gate) != "building":
            _draw_gate(sketch, side, gate)


def _beside(side: Side, hex_: Hex) -> Sequence[Hex]:
    place = side.hexes.index(hex_)
    return (*side.hexes[max(0, place - 1) : place], *side.hexes[place + 1 : place + 2])


def _runs(sketch: Sketch, hexes: Sequence[Hex], side: Side) -> list[Hex]:
    """Return the hexes of a side to plant: bare ground, in runs of at least two."""
    bare = {hex_ for hex_ in hexes if sketch.is_bare(hex_)}
    grown = bare | {hex_ for hex_ in side.hexes if sketch.at(hex_) == HEDGE}
    return [hex_ for hex_ in hexes if hex_ in bare and any(near in grown for near in sketch.around(hex_))]


def _draw(sketch: Sketch, side: Side, terrain: str, kind: str) -> None:
    """Draw the terrain along a side, run by run, each with a short end towards gaps."""
    run: list[int] = []
    for place in range(len(side.hexes) + 1):
        if place < len(side.hexes) and sketch.at(side.hexes[place]) == terrain:
            run.append(place)
            continue
        if run:
            _draw_run(sketch, side.hexes, run[0], run[-1], kind)
        run = []


def _draw_run(sketch: Sketch, hexes: Sequence[Hex], first: int, last: int, kind: str) -> None:
    points = [centre(hex_) for hex_ in hexes[first : last + 1]]
    if len(hexes) > 1:
        before = centre(hexes[first - 1]) if first else _beyond(hexes[first], hexes[first + 1])
        after = centre(hexes[last + 1]) if last + 1 < len(hexes) else _beyond(hexes[last], hexes[last - 1])
        at_edge = [bool(sketch.blank.edges(hexes[place])) for place in (first, last)]
        if first or at_edge[0]:
            points.insert(0, between(points[0], before, STUMP if first else 1.0))
        if last + 1 < len(hexes) or at_edge[1]:
            points.append(between(points[-1], after, STUMP if last + 1 < len(hexes) else 1.0))
    if len(points) > 1:
        sketch.draw(kind, points)


def _beyond(end: Hex, inner: Hex) -> tuple[int, int]:
    return between(centre(inner), centre(end), 1.9)


def _draw_gate(sketch: Sketch, side: Side, gap: Hex) -> None:
    place = side.hexes.index(gap)
    one, other = centre(side.hexes[place - 1]), centre(side.hexes[min(place + 1, len(side.hexes) - 1)])
    x, y = centre(gap)
    dx, dy = other[0] - one[0], other[1] - one[1]
    long = max(1, isqrt(dx * dx + dy * dy))
    sketch.draw("gate", [(x + sign * GATE * dx // long, y + sign * GATE * dy // long) for sign in (-1, 1)])


def use(sketch: Sketch, part: CountryPart, land: Land, dice: Picks) -> None:
    """Assign each plot its use: a crop, an orchard, tall grass, or a pasture, which is only a texture."""
    uses = sorted(part.uses)
    for plot in land.plots:
        chosen = uses[dice.weighted([part.uses[name] for name in uses])]
        bare = [hex_ for hex_ in plot.hexes if sketch.is_bare(hex_) and sketch.ground.get(hex_) != YARD_GROUND]
        if chosen == "pasture":
            look = dice.one(PASTURES)
            sketch.ground |= {hex_: sketch.ground.get(hex_, look) for hex_ in plot.hexes}
        elif chosen == FIELD:
            look = dice.one(CROPS)
            sketch.ground |= dict.fromkeys(bare, look)
            sketch.lay(bare, FIELD)
        elif chosen == ORCHARD:
            rows = sorted({hex_.column for hex_ in bare})
            kept = rows[:: dice.one((1, -1))][: dice.between(2, 4)]
            sketch.lay([hex_ for hex_ in _inner(sketch, bare) if hex_.column in kept], ORCHARD)
        else:
            sketch.lay([hex_ for hex_ in bare if dice.between(1, 100) <= 60], chosen)


def _inner(sketch: Sketch, bare: Sequence[Hex]) -> list[Hex]:
    """Return the hexes of a plot for an orchard, without the strip beside a road."""
    return [hex_ for hex_ in bare if not any(near in sketch.roads for near in sketch.around(hex_))]
