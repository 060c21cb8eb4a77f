"""Place houses along the roads, densest where roads meet, with gardens and war damage."""

from __future__ import annotations

import math
from collections.abc import Sequence

from combat.engine.chance.picks import Picks
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.content.terrain.country_file import CountryPart
from combat.games.volume1.content.terrain.field_plots import HEDGE, ORCHARD, WALL, YARD_GROUND, Side
from combat.games.volume1.content.terrain.relief import times
from combat.games.volume1.content.terrain.sketch import Point, Sketch, Stroke, Thing, centre

BUILDING, RUBBLE, CRATER = "building", "rubble", "crater"
ROOFS = ("tile", "tile", "slate", "thatch")
HOUSE, BARN = (98, 58), (176, 62)
"""Width and height of a house on one hex and of one on two, in map pixels."""
GARDEN = (96, 68)
"""Maximum width, and depth, of a garden, in map pixels."""
ROOM = 78
"""Radius in pixels around a garden's middle that must be free."""
LEEWAY = 10
"""Maximum rotation of a house on two hexes, in degrees."""
YARD = ("well", "dung", "woodpile", "barrels", "hens", "haystack", "cart", "trough")
"""Small decorations, which are not terrain."""
CROWDED = 2
"""Maximum number of houses beside a house."""
NEAR = 9
"""Distance in hexes from the meeting of the roads within which most houses are."""


def build(sketch: Sketch, part: CountryPart, meeting: Hex, dice: Picks) -> list[Side]:
    """Build houses of one or two hexes beside roads, some with walled gardens; return the garden walls.

    `meeting` is the hex where roads meet.
    """
    beside = [hex_ for hex_ in sketch.hexes if _fit(sketch, hex_)]
    wanted, built = times(part.houses, dice), list[Hex]()
    while len(built) < wanted and beside:
        weights = [_pull(sketch, hex_, meeting, built) for hex_ in beside]
        if not any(weights):
            break
        hex_ = beside.pop(dice.weighted(weights))
        second = sketch.here(hex_.column, hex_.row + 1)
        large = second is not None and second in beside and dice.below(3) == 0
        hexes = [hex_, second] if large and second is not None else [hex_]
        beside = [other for other in beside if other not in hexes]
        built += hexes
        sketch.lay(hexes, BUILDING)
        sketch.things.append(_house(sketch, hexes, dice))
    walls = list[Side]()
    for hex_ in built:
        for near in sketch.blank.within(hex_, 1):
            sketch.ground[near] = YARD_GROUND
        if dice.below(4) == 0:
            walls += _garden(sketch, hex_, dice)
        if dice.below(2) == 0:
            _small_thing(sketch, hex_, dice)
    return walls


def _fit(sketch: Sketch, hex_: Hex) -> bool:
    near_road = any(near in sketch.roads and sketch.at(near) == "open" for near in sketch.around(hex_))
    return sketch.is_bare(hex_) and near_road and not sketch.blank.edges(hex_) and not sketch.level.get(hex_)


def _pull(sketch: Sketch, hex_: Hex, meeting: Hex, built: Sequence[Hex]) -> float:
    """Return the weight of a hex for a house: near the meeting of the roads, not beside many others."""
    beside = sum(near in built for near in sketch.around(hex_))
    far = distance(hex_, meeting)
    return 0.0 if beside >= CROWDED else (1.0 if far <= NEAR else 0.1) / (1 + 2 * beside) / (1 + far / 4)


def _house(sketch: Sketch, hexes: Sequence[Hex], dice: Picks) -> Thing:
    x = sum(centre(hex_)[0] for hex_ in hexes) // len(hexes)
    y = sum(centre(hex_)[1] for hex_ in hexes) // len(hexes)
    long = len(hexes) > 1
    width, height = BARN if long else HOUSE
    chimneys = dice.between(0 if long else 1, 2)
    says: list[tuple[str, str | int | float]] = [("roof", dice.one(ROOFS)), ("chimneys", chimneys)]
    if dice.below(4) == 0:
        says.append(("hip", 0.8))
    elif (hexes[0].column + hexes[0].row) % 3:
        says.append(("beside", ROOFS[(hexes[0].column + 2 * hexes[0].row) % len(ROOFS)]))
    turn = _way(sketch, (x, y))
    if long:  # it covers both its hexes, one below the other
        turn = max(90 - LEEWAY, min(turn, 90 + LEEWAY)) if abs(turn - 90) <= 3 * LEEWAY else 90
    return Thing(BUILDING, (x, y), width, height, turn, tuple(says))


def _road_beside(sketch: Sketch, spot: Point) -> tuple[Stroke, int]:
    """Return the nearest road or path, and the index of its nearest point."""
    ways = [(stroke, n) for stroke in sketch.strokes if stroke.broad for n in range(len(stroke.points))]
    return min(ways, key=lambda way: _apart(way[0].points[way[1]], spot))


def _way(sketch: Sketch, spot: Point) -> int:
    """Return the direction of the nearest road, in degrees from 0 to 179, clockwise from east."""
    road, n = _road_beside(sketch, spot)
    start, end = road.points[max(0, n - 2)], road.points[min(len(road.points) - 1, n + 2)]
    return round(math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))) % 180


def _apart(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def fence_gardens(sketch: Sketch) -> None:
    """Add drawn gardens behind the remaining houses where the ground is free; they are not terrain."""
    for home in [thing for thing in sketch.things if thing.kind == BUILDING]:
        _fence_in(sketch, home)


def _fence_in(sketch: Sketch, home: Thing) -> None:
    """Draw a garden behind a house, if the ground there is free, with its foot towards the house."""
    road, n = _road_beside(sketch, home.middle)
    turn, reach = math.radians(home.turn), (home.height + GARDEN[1]) / 2 + 3
    across, down = round(math.sin(turn) * reach), -round(math.cos(turn) * reach)
    spots = [(way, home.middle[0] + way * across, home.middle[1] + way * down) for way in (1, -1)]
    way, x, y = max(spots, key=lambda spot: _apart(spot[1:], road.points[n]))
    near = min(sketch.hexes, key=lambda hex_: (_apart(centre(hex_), (x, y)), hex_))
    stands = any(_apart(thing.middle, (x, y)) < ROOM**2 for thing in sketch.things if thing is not home)
    if sketch.is_bare(near) and not sketch.level.get(near) and not stands:
        width = min(home.width - 6, GARDEN[0])
        says = ("fence", ("paling", "wattle")[near.column % 2]), ("trees", 1 + near.row % 2)
        sketch.things.append(Thing("garden", (x, y), width, GARDEN[1], home.turn if way > 0 else home.turn + 180, says))


def _garden(sketch: Sketch, house: Hex, dice: Picks) -> list[Side]:
    """Plant an orchard behind a house, or build a wall around its yard; return the walls."""
    around = [near for near in sketch.blank.ring(house, 2) if sketch.is_bare(near)]
    behind = [near for near in around if not any(road in sketch.roads for road in sketch.around(near))]
    if len(behind) < 3:
        return []
    if dice.below(2):
        sketch.lay(behind[:4], ORCHARD)
        return []
    wall = [behind[0]]
    for hex_ in behind[1:]:
        if distance(hex_, wall[-1]) == 1:
            wall.append(hex_)
    if len(wall) < 3:
        return []
    sketch.lay(wall, WALL)
    return [Side(tuple(wall))]


def _small_thing(sketch: Sketch, house: Hex, dice: Picks) -> None:
    places = [near for near in sketch.around(house) if sketch.is_bare(near)]
    if places:
        x, y = centre(dice.one(places))
        at = x + dice.between(-18, 18), y + dice.between(-14, 14)
        sketch.things.append(Thing(dice.one(YARD), at, turn=dice.between(0, 359)))


def ruin(sketch: Sketch, part: CountryPart, dice: Picks) -> None:
    """Turn some houses, walls and hedges into rubble or craters, and place craters in the open."""
    for thing in [thing for thing in sketch.things if thing.kind == "building"]:
        hexes = [hex_ for hex_ in sketch.hexes if sketch.at(hex_) == BUILDING and _stands_on(thing, hex_)]
        if dice.between(1, 100) <= part.ruined * 100:
            sketch.lay(hexes, RUBBLE)
            sketch.things.remove(thing)
    for hex_ in [hex_ for hex_ in sketch.hexes if sketch.at(hex_) in (WALL, HEDGE)]:
        if dice.between(1, 100) <= part.ruined * 30:
            sketch.terrain[hex_] = RUBBLE if sketch.at(hex_) == WALL else CRATER
    open_ = [hex_ for hex_ in sketch.hexes if sketch.is_bare(hex_) and not sketch.blank.edges(hex_)]
    sketch.lay(dice.some(open_, times(part.craters, dice)), CRATER)


def _stands_on(thing: Thing, hex_: Hex) -> bool:
    x, y = centre(hex_)
    return abs(thing.middle[0] - x) < 20 and abs(thing.middle[1] - y) <= max(20, thing.width // 2 - 20)
