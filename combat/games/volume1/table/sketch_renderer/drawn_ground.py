"""Input of the sketch renderer: terrain of each hex, with lines and objects from its map, or generated ones."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping

from combat.engine.content.findings import ContentError
from combat.engine.content.tiled import TiledMap
from combat.engine.content.tmx_map import MapObject, TmxMap, read_map
from combat.engine.kernel.record import Record
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board, Sheet
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.library import Library

Point = tuple[float, float]
WIDE, TALL = 128.0, 111.0
"""Size of a hex in pixels, as on painted sheets."""
MARGIN = 46
"""Margin of paper around the sheet in pixels, as on painted ones."""
STRIPS = {"hedgerow": "hedge", "wall": "wall", "stream": "stream"}
"""Line for each terrain that has one."""
LOOKS = {"field": "plough"}
"""Texture of a terrain without one from the map."""
HOUSE = (92.0, 56.0)
"""Width and height of a house not drawn on a map, in sheet pixels."""
NEAR = 40.0
"""Maximum distance in sheet pixels from a building hex's middle to the walls of its drawn building."""
OUTSIDE = 1.4
"""Distance that a stream continues beyond the middle of an edge hex, in steps from hex to hex."""


class Line(Record):
    """A line on the sheet, in pixels: a road, path, hedge, wall, gate, stream, ford, bridge or lane."""

    kind: str
    points: tuple[Point, ...]
    broad: float = 0.0
    """Width in sheet pixels; 0 for the usual one of its kind."""


class Object(Record):
    """A building or small object: centre and size in sheet pixels, rotation in radians, and kind of roof."""

    kind: str
    at: Point
    width: float = 0.0
    height: float = 0.0
    turn: float = 0.0
    """Rotation in radians."""
    roof: str = "tile"


class DrawnGround(Record, gc=True):
    """Input of the sketch renderer: a board with its ground textures, lines and objects."""

    board: Board
    looks: Mapping[Hex, str]
    lines: tuple[Line, ...]
    things: tuple[Object, ...]
    title: str

    def look(self, hex_: Hex) -> str:
        """Return the name of a hex's ground texture."""
        terrain = self.board.terrain(hex_)
        said = self.looks.get(hex_, "meadow")
        return LOOKS.get(terrain, said) if said == "meadow" or not self.looks else said


def middle(hex_: Hex) -> Point:
    """Return the centre of a hex on the sheet, in pixels."""
    x, y = outline.centre(hex_)
    return MARGIN + x * WIDE, MARGIN + y * TALL


def drawn_ground(board: Board) -> DrawnGround:
    """Return the ground of a board from its map file; if that is missing or differs, generate it from the hexes."""
    library = Library()
    try:
        known = board_of(library, board.id)
        same = (known.columns, known.rows, known.terrains, known.levels)
        if same == (board.columns, board.rows, board.terrains, board.levels):
            return _mapped(board, library)
    except (ContentError, OSError):
        pass
    return DrawnGround(board, {}, tuple(_strips(board)), tuple(_houses(board)), "")


def _mapped(board: Board, library: Library) -> DrawnGround:
    looks, lines, things, titles = dict[Hex, str](), list[Line](), list[Object](), list[str]()
    for sheet in board.sheets or (Sheet(board.id, 1),):
        page = read_map(TiledMap(library.file(f"assets/boards/{sheet.id}.tmx")))
        across, stretch = 0.75 * WIDE * (sheet.first - 1), (WIDE / page.tile_width, TALL / page.tile_height)
        titles.append(str(page.properties.get("title", "")))
        looks |= _looks(page, board, sheet.first)
        lines += [_line(item, across, stretch) for item in page.objects("lines") if item.points]
        things += [thing for item in page.objects("things") for thing in _things(item, across, stretch)]
    kinds = {line.kind for line in lines}
    lines += [line for line in _strips(board) if line.kind not in kinds]
    drawn = [thing for thing in things if thing.kind == "building"]
    things += [house for house in _houses(board) if not any(_covers(thing, house.at) for thing in drawn)]
    return DrawnGround(board, looks, tuple(lines), tuple(things), " · ".join(filter(None, titles)))


def _houses(board: Board) -> Iterator[Object]:
    """Yield a house for each building hex."""
    for hex_ in board.hexes():
        if board.terrain(hex_) == "building":
            yield Object("building", middle(hex_), *HOUSE)


def _covers(building: Object, at: Point) -> bool:
    """Return whether a building is on or near a point, so that it is the building of that hex."""
    x, y = at[0] - building.at[0], at[1] - building.at[1]
    cos, sin = math.cos(building.turn), math.sin(building.turn)
    along, across = abs(x * cos + y * sin), abs(y * cos - x * sin)
    return along <= building.width / 2 + NEAR and across <= building.height / 2 + NEAR


def _looks(page: TmxMap, board: Board, first: int) -> dict[Hex, str]:
    found = dict[Hex, str]()
    for layer in page.tile_layers:
        for y, row in enumerate(layer.rows if layer.name == "ground" else ()):
            for x, tile in enumerate(row):
                hex_ = board.find(f"{x + first:02d}.{y + 1:02d}")
                if hex_ is not None:
                    found[hex_] = str(page.tiles.get(tile, {}).get("ground", "meadow"))
    return found


def _line(item: MapObject, across: float, stretch: Point) -> Line:
    points = tuple((MARGIN + across + x * stretch[0], MARGIN + y * stretch[1]) for x, y in item.points)
    return Line(item.type, points, float(item.properties.get("broad", 0)))


def _things(item: MapObject, across: float, stretch: Point) -> Iterator[Object]:
    """Yield an object of the map; before a building its wing, which lies under the main roof."""
    thing, says = _thing(item, across, stretch), item.properties
    if thing.kind == "building" and "wing_length" in says:
        length, aside = float(says["wing_length"]), float(says.get("wing_at", 0))
        deep = thing.height / 2 + abs(length)
        out = math.copysign(deep / 2, length)
        cos, sin = math.cos(thing.turn), math.sin(thing.turn)
        at = (thing.at[0] + aside * cos - out * sin, thing.at[1] + aside * sin + out * cos)
        yield Object("building", at, float(says.get("wing_width", thing.height)), deep, thing.turn, thing.roof)
    yield thing


def _thing(item: MapObject, across: float, stretch: Point) -> Object:
    """Return a map object by its middle; Tiled rotates a box about its upper left corner."""
    turn = math.radians(item.rotation)
    x = item.x + item.width / 2 * math.cos(turn) - item.height / 2 * math.sin(turn)
    y = item.y + item.width / 2 * math.sin(turn) + item.height / 2 * math.cos(turn)
    at = (MARGIN + across + x * stretch[0], MARGIN + y * stretch[1])
    return Object(item.type, at, item.width, item.height, turn, str(item.properties.get("roof", "tile")))


# -- generated lines --------------------------------------------------------------------------------------------------


def _strips(board: Board) -> Iterator[Line]:
    """Yield a line from middle to middle through the hexes of hedges, walls and streams."""
    for terrain, kind in STRIPS.items():
        hexes = [hex_ for hex_ in board.hexes() if board.terrain(hex_) == terrain]
        for chain in _chains(board, hexes):
            points = [middle(hex_) for hex_ in chain]
            if len(points) == 1:
                (x, y) = points[0]
                points = [(x - WIDE / 3, y), (x + WIDE / 3, y)]
            elif kind == "stream":
                points = [_beyond(board, chain[0], points[1], points[0]), *points]
                points.append(_beyond(board, chain[-1], points[-2], points[-1]))
            yield Line(kind, tuple(points))


def _beyond(board: Board, end: Hex, inner: Point, outer: Point) -> Point:
    far = OUTSIDE if board.edges(end) else 0.0
    return outer[0] + (outer[0] - inner[0]) * far, outer[1] + (outer[1] - inner[1]) * far


def _chains(board: Board, hexes: Iterable[Hex]) -> Iterator[list[Hex]]:
    """Yield chains of adjacent hexes that use each connection once; loose ends first."""
    all_ = dict.fromkeys(hexes)
    ways = {hex_: [near for near in board.neighbours(hex_) if near in all_] for hex_ in all_}
    for hex_ in [hex_ for hex_, near in ways.items() if not near]:
        yield [hex_]
    while left := [hex_ for hex_, near in ways.items() if near]:
        chain = [min(left, key=lambda hex_: (len(ways[hex_]) % 2 == 0, len(ways[hex_]), hex_))]
        while ways[chain[-1]]:
            here, next_ = chain[-1], ways[chain[-1]].pop(0)
            assert next_ is not None
            ways[next_].remove(here)
            chain.append(next_)
        yield chain
