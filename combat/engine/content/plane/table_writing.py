"""Write a table without a grid as a Tiled map, as `TableFiles` reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from xml.sax.saxutils import quoteattr

from combat.engine.space.plane.point import MM, Point
from combat.engine.space.plane.table_map import Scenery, TableMap

TILE = 10
"""Millimetres a tile: the grid that Tiled shows."""


def tiled(table: TableMap) -> str:
    """Return the Tiled map (XML text) of a table; its corners must be whole millimetres."""
    width, height = table.width // MM, table.height // MM
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{width // TILE}"'
        f' height="{height // TILE}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0">\n'
    )
    numbers = count(1)
    scenery = [_scenery(piece, next(numbers), table) for piece in table.scenery]
    heights = [_object(next(numbers), area.corners, "polygon", level=area.level) for area in table.heights]
    zones = [_object(next(numbers), zone.corners, "polygon", named=zone.name) for zone in table.zones]
    goals = [_point(next(numbers), goal.at, f"name={quoteattr(goal.name)}") for goal in table.objectives]
    layers = {"scenery": scenery, "heights": heights, "zones": zones, "objectives": goals}
    wanted = {name: rows for name, rows in layers.items() if rows or name != "zones"}
    return head + "".join(_layer(*each) for each in enumerate(wanted.items(), 1)) + "</map>\n"


def _layer(number: int, layer: tuple[str, Sequence[str]]) -> str:
    name, objects = layer
    rows = "".join(f"{line}\n" for line in objects)
    return f' <objectgroup id="{number}" name="{name}">\n{rows} </objectgroup>\n'


def _scenery(piece: Scenery, number: int, table: TableMap) -> str:
    """Return a piece of scenery; ground that covers the whole table is written as a rectangle."""
    name = f"name={quoteattr(piece.name)} " if piece.name else ""
    kind = f"{name}class={quoteattr(piece.kind)}"
    if piece.form == "point":
        return _point(number, piece.corners[0], kind)
    if piece.form == "line":
        return _object(number, piece.corners, "polyline", kind, width=piece.width // MM)
    whole = {(0, 0), (table.width, 0), (table.width, table.height), (0, table.height)}
    if len(piece.corners) == len(whole) and set(piece.corners) == whole:
        size = f'width="{table.width // MM}" height="{table.height // MM}"'
        return f'  <object id="{number}" {kind} x="0" y="0" {size}/>'
    return _object(number, piece.corners, "polygon", kind)


def _point(number: int, at: Point, about: str) -> str:
    return f'  <object id="{number}" {about} {_place(at)}><point/></object>'


def _object(
    number: int, corners: Sequence[Point], shape: str, kind: str = "", named: str = "", **values: int
) -> str:  # fmt: skip
    """Return an object with corners; `values` are its properties."""
    about = " ".join(filter(None, (f'id="{number}"', kind, f"name={quoteattr(named)}" if named else "")))
    rows = "".join(f'<property name="{name}" type="int" value="{value}"/>' for name, value in values.items())
    properties = f"<properties>{rows}</properties>" if rows else ""
    points = " ".join(_offsets(corners))
    return f'  <object {about} {_place(corners[0])}>{properties}<{shape} points="{points}"/></object>'


def _offsets(corners: Sequence[Point]) -> Iterator[str]:
    left, top = corners[0]
    return (f"{(x - left) // MM},{(y - top) // MM}" for x, y in corners)


def _place(at: Point) -> str:
    return f'x="{at.x // MM}" y="{at.y // MM}"'
