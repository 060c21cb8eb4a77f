"""Parse the objects of a Tiled map for a table: layer, shape, corners and properties, in units of 0.1 mm."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import ROUND_HALF_UP, Decimal

from combat.engine.content.tiled import Tag, TiledMap
from combat.engine.kernel.record import MutableRecord, field
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.heading import FULL, turned
from combat.engine.space.plane.point import MM, Point

SHAPES = ("polygon", "polyline", "point")
"""The shapes allowed on a table that Tiled writes as a separate tag; rectangles have none."""
FOREIGN = ("ellipse", "capsule", "text")

_NUMBER = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,30})?(e-[0-9]{1,2})?", re.ASCII)


class Drawn(MutableRecord):
    """An object of a layer as drawn in Tiled."""

    id: str
    line: int
    layer: str
    kind: str
    """Its class, which older files call its type."""
    name: str
    shape: str = "rectangle"
    corners: tuple[Point, ...] = ()
    faulty: bool = False
    """Whether a finding was made about its numbers or shape, so that its corners are invalid."""
    properties: dict[str, str] = field(default_factory=dict)


def drawn_objects(page: TiledMap) -> list[Drawn]:
    """Return the objects of a map in file order; add findings about invalid numbers and shapes to the page."""
    return [_drawn(page, layer, tags) for layer, tags in _tags_of_objects(page)]


def _tags_of_objects(page: TiledMap) -> Iterator[tuple[str, list[Tag]]]:
    """Yield each object's layer, and its tag with the tags inside."""
    layer, tags = "", list[Tag]()
    for tag in page.tags:
        if tag.name == "object" and tag.inside == ("map", "objectgroup"):
            if tags:
                yield layer, tags
            tags = [tag]
        elif tag.inside[:3] == ("map", "objectgroup", "object"):
            tags.append(tag)
        elif tag.name == "objectgroup":
            if tags:
                yield layer, tags
            layer, tags = tag.attributes.get("name", ""), []
    if tags:
        yield layer, tags


def _drawn(page: TiledMap, layer: str, tags: list[Tag]) -> Drawn:
    tag, within = tags[0], tags[1:]
    said = tag.attributes
    found = Drawn(
        said.get("id", "?")[:20], tag.line, layer, said.get("class") or said.get("type", ""), said.get("name", "")
    )
    found.properties = {
        each.attributes.get("name", "")[:100]: each.attributes.get("value", "")
        for each in within
        if each.name == "property"
    }
    shapes = [each for each in within if each.name in SHAPES + FOREIGN]
    foreign = next((each.name for each in shapes if each.name in FOREIGN), "tile" if "gid" in said else "")
    if foreign:
        found.faulty = True
        page.fault(tag.line, msg("finding-table-shape", object=found.id, shape=foreign))
        return found
    if shapes:
        found.shape = shapes[0].name
    found.corners = _placed(page, found, tag, _pairs(found, tag, shapes))
    return found


def _pairs(found: Drawn, tag: Tag, shapes: list[Tag]) -> list[tuple[str, str]]:
    """Return the corners of an object relative to its position, as written."""
    if found.shape == "rectangle":
        wide, high = tag.attributes.get("width", "0"), tag.attributes.get("height", "0")
        return [("0", "0"), (wide, "0"), (wide, high), ("0", high)]
    if found.shape == "point":
        return [("0", "0")]
    split = [pair.partition(",") for pair in shapes[0].attributes.get("points", "").split()]
    return [(x, y) for x, _, y in split]


def _placed(page: TiledMap, found: Drawn, tag: Tag, pairs: list[tuple[str, str]]) -> tuple[Point, ...]:
    """Return the corners of an object on the table; add a finding about invalid numbers."""
    points = list[Point]()
    for x, y in ((tag.attributes.get("x", ""), tag.attributes.get("y", "")), *pairs):
        if not (_NUMBER.fullmatch(x) and _NUMBER.fullmatch(y)):
            found.faulty = True
            page.fault(tag.line, msg("finding-object-number", object=found.id, x=x[:20], y=y[:20]))
            return ()
        points.append(Point(_units(x), _units(y)))
    heading = _turn(page, found, tag.attributes.get("rotation", "0"))
    return tuple([turned(point, heading).moved(*points[0]) for point in points[1:]])


def _units(millimetres: str) -> int:
    """Convert millimetres to the nearest integer number of 0.1 mm; halves away from 0."""
    return int((Decimal(millimetres) * MM).quantize(Decimal(1), ROUND_HALF_UP))


def _turn(page: TiledMap, found: Drawn, degrees: str) -> int:
    """Return the clockwise rotation of an object in tenths of a degree; add a finding if it is invalid."""
    if _NUMBER.fullmatch(degrees) and Decimal(degrees) * 10 % 1 == 0:
        return int(Decimal(degrees) * 10) % FULL
    found.faulty = True
    page.fault(found.line, msg("finding-object-turned", object=found.id, angle=degrees[:20]))
    return 0
