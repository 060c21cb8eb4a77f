"""Parse Tiled maps: the tile layers, objects and properties that games use."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias
from xml.etree.ElementTree import Element

from defusedxml.ElementTree import ParseError, fromstring

from combat.engine.content.tiled import LARGEST_FILE, TiledMap, read_bytes, refuse
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg

Property: TypeAlias = str | int | float | bool
Properties: TypeAlias = Mapping[str, Property]
Point: TypeAlias = tuple[float, float]

FLIPS = 0b111 << 29
"""The bits of a tile's number for flipping, which are ignored."""
WINDOW_BITS = {"zlib": 15, "gzip": 31}
"""The compression of a layer -> its `wbits` for zlib."""
UNREADABLE = (ParseError, ValueError, LookupError, OverflowError, struct.error, zlib.error)
"""The exceptions raised by invalid files: bad XML or numbers, missing attributes, damaged data."""


class TileLayer(Record):
    """A layer of tiles: the number of each, row by row; 0 for none."""

    name: str
    rows: tuple[tuple[int, ...], ...]


class MapObject(Record):
    """An object of a layer, in pixels, rotated clockwise by `rotation` degrees about its upper left corner."""

    type: str
    x: float
    y: float
    width: float
    height: float
    rotation: float
    points: tuple[Point, ...]
    """The corners of a polygon or polyline, in pixels of the map; empty for other objects."""
    properties: Properties


class ObjectLayer(Record):
    """A layer of objects, in file order."""

    name: str
    objects: tuple[MapObject, ...]


class TmxMap(Record):
    """A map: its size in tiles, the size of a tile in pixels, its layers, and the properties of each tile."""

    width: int
    height: int
    tile_width: int
    tile_height: int
    properties: Properties
    tile_layers: tuple[TileLayer, ...]
    object_layers: tuple[ObjectLayer, ...]
    tiles: Mapping[int, Properties]
    """The number of a tile -> its properties, for all tiles that a tileset describes."""

    def rows(self, name: str) -> tuple[tuple[int, ...], ...]:
        """Return the tile numbers, row by row, of the last layer with a name; raise ValueError if there is none."""
        for layer in reversed(self.tile_layers):
            if layer.name == name:
                return layer.rows
        raise ValueError(name)

    def objects(self, name: str) -> tuple[MapObject, ...]:
        """Return the objects of all layers with a name; empty if there is none."""
        return tuple(item for layer in self.object_layers if layer.name == name for item in layer.objects)


def read_map(page: TiledMap) -> TmxMap:
    """Parse the map of a checked page with its tilesets; raise ContentError if it is invalid."""
    try:
        return _map(page.path, _root(page.path))
    except UNREADABLE as error:
        endless = isinstance(error, ValueError) and "integer string conversion" in str(error)
        what = msg("finding-thousands-of-digits") if endless else type(error).__name__
        raise refuse(page.path, 0, msg("finding-no-tiled-save", cause=what)) from error


def _root(path: Path) -> Element:
    return fromstring(read_bytes(path), forbid_dtd=True)


def _map(path: Path, root: Element) -> TmxMap:
    tiles: dict[int, Properties] = {}
    for tag in root.iter("tileset"):
        tiles |= _tiles(path, tag)
    return TmxMap(
        int(_attribute(root, "width")),
        int(_attribute(root, "height")),
        int(root.get("tilewidth", "0")),
        int(root.get("tileheight", "0")),
        _properties(root),
        tuple(_tile_layer(tag) for tag in root.iter("layer")),
        tuple(_object_layer(tag, tiles) for tag in root.iter("objectgroup")),
        tiles,
    )


def _attribute(tag: Element, name: str) -> str:
    value = tag.get(name)
    if value is None:
        raise ValueError(name)
    return value


# -- properties -------------------------------------------------------------------------------------------------------


def _truth(value: str) -> bool:
    sign = value.strip().lower()[:1]
    if sign in ("1", "y", "t"):
        return True
    if sign in ("", "-", "0", "n", "f"):
        return False
    raise ValueError(value)


READERS: Mapping[str, Callable[[str], Property]] = {
    **dict.fromkeys(("string", "color", "file", "enum"), str),
    **dict.fromkeys(("int", "object"), int),
    "float": float,
    "bool": _truth,
}
"""The type of a property -> its parser. Properties of class type are not supported."""


def _properties(tag: Element) -> Properties:
    return {_attribute(each, "name"): _property(each) for each in tag.iterfind("properties/property")}


def _property(tag: Element) -> Property:
    kind = tag.get("type", "string")
    if kind not in READERS:
        raise ValueError(kind)
    return READERS[kind](tag.get("value") or tag.text or "")  # a text of several lines is between the tags


# -- tiles ------------------------------------------------------------------------------------------------------------


def _tiles(path: Path, tag: Element) -> dict[int, Properties]:
    """Return the properties of a tileset's tiles, by their numbers on this map; it may be in a file of its own."""
    first, source = int(_attribute(tag, "firstgid")), tag.get("source")
    if source and not source.lower().endswith(".tsx"):
        raise ValueError(source)
    found = _root(path.parent / source) if source else tag
    return {first + int(_attribute(tile, "id")): _properties(tile) for tile in found.iter("tile")}


def _tile_layer(tag: Element) -> TileLayer:
    data = tag.find("data")
    if data is None:
        raise ValueError(data)
    numbers = [number & ~FLIPS for number in _tile_numbers(data)]
    width = int(_attribute(tag, "width"))
    rows = tuple(tuple(numbers[start : start + width]) for start in range(0, len(numbers), width))
    return TileLayer(tag.get("name", ""), rows)


def _tile_numbers(data: Element) -> list[int]:
    if data.find("chunk") is not None or data.find("tile") is not None:
        raise ValueError(data)  # chunks of an infinite map, or a tag for each tile
    text = (data.text or "").strip()
    match data.get("encoding"):
        case "csv":
            return [int(number) for number in text.split(",")]
        case "base64":
            packed = _unpacked(b64decode(text), data.get("compression"))
            return [number for (number,) in struct.iter_unpack("<L", packed)]
    raise ValueError(data)


def _unpacked(data: bytes, compression: str | None) -> bytes:
    if not compression:
        return data
    if compression not in WINDOW_BITS:
        raise ValueError(compression)
    stream = zlib.decompressobj(WINDOW_BITS[compression])
    unpacked = stream.decompress(data, LARGEST_FILE)
    if not stream.eof:
        raise ValueError(compression)  # truncated, or more than a file may hold
    return unpacked


# -- objects ----------------------------------------------------------------------------------------------------------


def _object_layer(tag: Element, tiles: Mapping[int, Properties]) -> ObjectLayer:
    return ObjectLayer(tag.get("name", ""), tuple(_object(each, tiles) for each in tag.iterfind("object")))


def _object(tag: Element, tiles: Mapping[int, Properties]) -> MapObject:
    """Return an object; one with a tile is positioned by its lower left corner, and inherits the tile's properties."""
    x, y, width, height, turn = (float(tag.get(name, "0")) for name in ("x", "y", "width", "height", "rotation"))
    points = _corners(tag)
    if points:
        width, height = (max(0.0, *along) - min(0.0, *along) for along in zip(*points, strict=True))
    tile = int(tag.get("gid", "0")) & ~FLIPS
    properties = {**tiles.get(tile, {}), **_properties(tag)} if tile else _properties(tag)
    corners = tuple((x + right, y + down) for right, down in points)
    return MapObject(tag.get("type", ""), x, y - height if tile else y, width, height, turn, corners, properties)


def _corners(tag: Element) -> list[Point]:
    """Return the corners of a polyline or polygon relative to the object's position."""
    shape = tag.find("polyline")
    if shape is None:
        shape = tag.find("polygon")
    if shape is None:
        return []
    found = []
    for pair in _attribute(shape, "points").split():
        right, down = pair.split(",")
        found.append((float(right), float(down)))
    return found
