"""Add streams, roads and paths to a generated sheet."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.chance.picks import Picks
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.content.terrain.cheapest_way import STEP, cheapest_way
from combat.games.volume1.content.terrain.country_file import CountryPart
from combat.games.volume1.content.terrain.relief import times
from combat.games.volume1.content.terrain.sketch import Sketch, between, centre

STREAM, MARSH, HOLLOW = "stream", "marsh", "depression"
MAIN, SIDE, PATH = 28, 18, 14
"""Widths of a main road, a side road and a path, in map pixels."""
CLIMB, FORD, ON_ROAD, ALONG_EDGE = 300, 4000, 40, 600
"""Added cost of each level, of water and of the sheet's edge; and the cost of a hex that has a road already."""
BEYOND = 150
"""Distance from the middle of an edge hex to which a line is drawn beyond it, in map pixels."""
OUTWARD = {"top": (0, -1), "bottom": (0, 1), "left": (-1, 0), "right": (1, 0)}


def lead_streams(sketch: Sketch, part: CountryPart, dice: Picks) -> None:
    """Add streams from the upper to the lower edge through low ground, with marsh beside them."""
    for _ in range(times(part.streams, dice)):
        column = dice.between(4, sketch.blank.columns - 3)
        wish = {hex_: dice.between(0, 4 * STEP) for hex_ in sketch.hexes}

        def cost(hex_: Hex, wish: dict[Hex, int] = wish) -> int:
            across = ALONG_EDGE if hex_.row == sketch.middle_row else 0
            return STEP + wish[hex_] + CLIMB * sketch.level.get(hex_, 0) + across

        ends = {hex_ for hex_ in sketch.hexes if hex_.row == sketch.blank.rows}
        start = sketch.here(column, 1)
        assert start is not None
        way = cheapest_way([start], ends, sketch.around, cost)
        if any(sketch.at(near) == STREAM for hex_ in way for near in sketch.around(hex_)):
            continue  # two adjacent streams are one
        sketch.lay(way, STREAM)
        for hex_, level in sketch.level.items():
            sketch.level[hex_] = min(level, *(distance(hex_, water) for water in way))
        sketch.draw(STREAM, drawn_out(sketch, way))
        banks = sorted({near for hex_ in way for near in sketch.around(hex_) if sketch.is_bare(near)})
        sketch.lay(_wet(sketch, banks, part, dice), MARSH)


def _wet(sketch: Sketch, banks: Sequence[Hex], part: CountryPart, dice: Picks) -> list[Hex]:
    """Return the banks that are marsh: a few patches, away from the main road's row."""
    wanted, wet = round(part.marshes * len(banks)), list[Hex]()
    while len(wet) < wanted:
        patch = sketch.blank.within(dice.one(banks), 1)
        wet += [hex_ for hex_ in patch if sketch.is_bare(hex_) and abs(hex_.row - sketch.middle_row) > 1]
        wanted -= 1
    return wet


def lead_roads(sketch: Sketch, part: CountryPart, dice: Picks) -> Hex:
    """Add the main road, side roads to the upper and lower edge, and paths; return the hex where most roads meet."""
    middle = sketch.middle_row
    left, right = (sketch.here(column, middle) for column in (1, sketch.blank.columns))
    assert left is not None and right is not None
    main = _lead(sketch, [left], {right}, MAIN, 2, dice)
    inner = [hex_ for hex_ in main[6:-6] if sketch.at(hex_) != STREAM]
    meeting = dice.one(inner)
    meetings = [meeting]
    for number in range(times(part.side_roads, dice)):
        row = 1 if number % 2 == 0 else sketch.blank.rows
        fork = meeting if number < 2 else dice.one(inner)
        near = {hex_ for hex_ in sketch.hexes if hex_.row == row and abs(hex_.column - fork.column) <= 4}
        road = _lead(sketch, [fork], near, SIDE, 2, dice)
        meetings.append(fork)
        if road and dice.between(1, 100) <= part.sunken * 100:
            _sink(sketch, road[3:])
    for _ in range(times(part.paths, dice)):
        roads = [hex_ for hex_ in sorted(sketch.roads) if sketch.at(hex_) != STREAM]
        fork, goal = dice.one(roads), dice.one([hex_ for hex_ in sketch.hexes if sketch.blank.edges(hex_)])
        if distance(fork, goal) > 3 and sketch.is_bare(goal):
            _lead(sketch, [fork], {goal}, PATH, 3, dice)
    return max(meetings, key=lambda hex_: (sketch.roads[hex_], hex_))


def _lead(sketch: Sketch, starts: Sequence[Hex], ends: set[Hex], broad: int, bends: int, dice: Picks) -> list[Hex]:
    """Draw a road on the cheapest path, with a bridge over each stream; return its hexes."""
    wish = {hex_: dice.between(0, bends * STEP) for hex_ in sketch.hexes}

    def cost(hex_: Hex) -> int:
        if hex_ in sketch.roads:
            return ON_ROAD
        water = {STREAM: FORD, MARSH: FORD // 4}.get(sketch.at(hex_), 0)
        edge = ALONG_EDGE if sketch.blank.edges(hex_) else 0
        return STEP + wish[hex_] + CLIMB * sketch.level.get(hex_, 0) + water + edge

    way = cheapest_way(starts, ends, sketch.around, cost)
    for place, hex_ in enumerate(way):
        if sketch.at(hex_) == STREAM and hex_ not in sketch.roads and 0 < place < len(way) - 1:
            before, after = centre(way[place - 1]), centre(way[place + 1])
            sketch.draw("bridge", [between(before, after, share) for share in (0.35, 0.65)])
        if sketch.at(hex_) in (STREAM, MARSH):
            del sketch.terrain[hex_]
        sketch.roads[hex_] = sketch.roads.get(hex_, 0) + 1
    if way:
        sketch.draw("path" if broad == PATH else "road", drawn_out(sketch, way), broad)
    return way


def _sink(sketch: Sketch, road: Sequence[Hex]) -> None:
    """Lower a road into a sunken lane."""
    sunken = [hex_ for hex_ in road if hex_ not in sketch.terrain and not sketch.level.get(hex_)]
    if len(sunken) == len(road) and sunken:
        sketch.lay(sunken, HOLLOW)
        sketch.draw("lane", drawn_out(sketch, road))


def drawn_out(sketch: Sketch, way: Sequence[Hex]) -> list[tuple[int, int]]:
    """Return a line through the centres of hexes, in map pixels, extended beyond the sheet's edge."""
    points = [centre(hex_) for hex_ in way]
    for end in (0, -1):
        edges = sketch.blank.edges(way[end])
        if edges and len(way) > 1:
            across, down = OUTWARD[edges[0]]
            outer = points[end][0] + across * BEYOND, points[end][1] + down * BEYOND
            points.insert(0, outer) if end == 0 else points.append(outer)
    return points
