"""Write generated boards as Tiled maps."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import itemgetter
from xml.sax.saxutils import quoteattr

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.grounds import TERRAINS
from combat.games.volume1.content.terrain.sketch import TILE, Sketch, Stroke, Thing

GROUNDS = (
    "meadow", "grazed", "hay", "clover", "fallow", "plough", "wheat", "row-crop", "stubble", "yard", "rushes", "mown",
    "sand", "debris",
)  # fmt: skip
"""Ground textures, in the order of the tileset."""
LEVELS = 6
FIRST_LEVEL = len(TERRAINS) + 1
FIRST_GROUND = FIRST_LEVEL + LEVELS


def as_tmx(sketch: Sketch, says: Mapping[str, str]) -> str:
    """Return the text of a sheet's map file; `says` are map properties such as "title"."""
    columns, rows = sketch.blank.columns, sketch.blank.rows
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<map version="1.8" tiledversion="1.8.2" orientation="hexagonal" renderorder="right-down" width="{columns}" '
        f'height="{rows}" tilewidth="{TILE[0]}" tileheight="{TILE[1]}" infinite="0" hexsidelength="{TILE[0] // 2}" '
        f'staggeraxis="x" staggerindex="odd" nextlayerid="6" '
        f'nextobjectid="{len(sketch.strokes) + len(sketch.things) + 1}">',
        *_properties(says.items(), 1),
        ' <tileset firstgid="1" source="terrain.tsx"/>',
        f' <tileset firstgid="{FIRST_LEVEL}" source="level.tsx"/>',
        f' <tileset firstgid="{FIRST_GROUND}" source="ground.tsx"/>',
        *_layer(sketch, 1, "ground", lambda hex_: FIRST_GROUND + GROUNDS.index(sketch.ground.get(hex_, GROUNDS[0]))),
        *_layer(sketch, 2, "terrain", lambda hex_: 1 + TERRAINS.index(sketch.at(hex_))),
        *_layer(sketch, 3, "level", lambda hex_: FIRST_LEVEL + sketch.level.get(hex_, 0)),
        ' <objectgroup id="4" name="lines">',
        *(line for number, stroke in enumerate(sketch.strokes, 1) for line in _stroke(number, stroke)),
        " </objectgroup>",
        ' <objectgroup id="5" name="things">',
        *(
            line
            for number, thing in enumerate(sketch.things, len(sketch.strokes) + 1)
            for line in _thing(number, thing)
        ),
        " </objectgroup>",
        "</map>",
    ]
    return "\n".join(lines) + "\n"


def _layer(sketch: Sketch, number: int, name: str, tile: Callable[[Hex], int]) -> Iterator[str]:
    columns, rows = sketch.blank.columns, sketch.blank.rows
    yield f' <layer id="{number}" name="{name}" width="{columns}" height="{rows}">'
    yield '  <data encoding="csv">'
    cut = [sketch.hexes[row * columns : (row + 1) * columns] for row in range(rows)]
    yield ",\n".join(",".join(str(tile(hex_)) for hex_ in row) for row in cut)
    yield "  </data>"
    yield " </layer>"


def _stroke(number: int, stroke: Stroke) -> Iterator[str]:
    (x, y), points = stroke.points[0], stroke.points
    yield f'  <object id="{number}" type="{stroke.kind}" x="{x}" y="{y}">'
    yield from _properties([("broad", stroke.broad)] if stroke.broad else [], 3)
    yield f'   <polyline points="{" ".join(f"{px - x},{py - y}" for px, py in points)}"/>'
    yield "  </object>"


def _thing(number: int, thing: Thing) -> Iterator[str]:
    """Yield the lines of an object; Tiled rotates about the upper left corner; an object without size is a point."""
    x, y = _corner(thing)
    size = f' width="{thing.width}" height="{thing.height}"' if thing.width else ""
    turn = f' rotation="{thing.turn}"' if thing.turn else ""
    yield f'  <object id="{number}" type="{thing.kind}" x="{x}" y="{y}"{size}{turn}>'
    yield from _properties(thing.says, 3)
    if not thing.width:
        yield "   <point/>"
    yield "  </object>"


def _corner(thing: Thing) -> tuple[int, int]:
    """Return the corner about which a box is rotated so that its middle is right."""
    (x, y), turn, across, down = thing.middle, math.radians(thing.turn), thing.width / 2, thing.height / 2
    return (
        round(x - across * math.cos(turn) + down * math.sin(turn)),
        round(y - across * math.sin(turn) - down * math.cos(turn)),
    )


def _properties(says: Iterable[tuple[str, str | int | float]], indent: int) -> Iterator[str]:
    found = sorted(says, key=itemgetter(0))
    if not found:
        return
    space = " " * indent
    yield f"{space}<properties>"
    for name, value in found:
        kind = {int: ' type="int"', float: ' type="float"'}.get(type(value), "")
        yield f"{space} <property name={quoteattr(name)}{kind} value={quoteattr(str(value))}/>"
    yield f"{space}</properties>"
