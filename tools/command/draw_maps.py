"""Draw maps from plans as Tiled files in `assets/command/boards/`: ``python -m tools.command.draw_maps [NAME …]``.

A plan in `tools/command/map_plans/` has the ground and level of every hex, hexsides, ways and objectives. Outlines
and crest lines are generated from it, and regenerated hex by hex until few lines of sight graze an outline.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, direction_between, label, neighbour
from combat.engine.space.hexes.hexside import hexside
from combat.engine.space.hexes.lattice import Spot, brink, hex_at, middle
from combat.games.command.content.crest_lines import crests
from combat.games.command.content.ground_maps import COLUMNS, ROWS, TERRAINS
from combat.games.command.rules.ground.ground_map import GroundMap, Objective, Outline, SidePiece, Way
from tools.command.map_outlines import Drawer, Passage
from tools.command.near_misses import smoothed

PLANS = Path(__file__).with_name("map_plans")
BOARDS = Path(__file__).parents[2] / "assets" / "command" / "boards"
GROUNDS = {
    ".": "open", "f": "field", "o": "orchard", "b": "brush", "w": "woods", "#": "building", "g": "gully", "m": "marsh",
    "s": "stream", "~": "water", "=": "bridge-major", "-": "bridge-minor",
}  # fmt: skip
NATURE = frozenset({"field", "orchard", "brush", "woods", "marsh", "bridge-major", "bridge-minor"})
LEVELS = 5


def at(name: str) -> Hex:
    """Return the hex named by a letter (column) and a row number, such as H5."""
    return label(ord(name[0]) - ord("A") + 1, int(name[1:]))


@dataclass
class Plan:
    """Plan of a map, as read from its file."""

    name: str
    title: str
    orientation: str
    rural: bool
    board: Board
    sides: tuple[SidePiece, ...]
    ways: tuple[Way, ...]
    houses: tuple[tuple[Hex, ...], ...]
    objectives: tuple[Hex, ...]


def plan_of(file: Path) -> Plan:
    """Read the plan of a map from its TOML file; raise AssertionError if a hex of a house has no building."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    grounds = [GROUNDS[sign] for row in data["ground"].split() for sign in row]
    levels = [int(sign) for row in data["levels"].split() for sign in row]
    board = Board(file.stem, COLUMNS, ROWS, tuple(grounds), tuple(levels))
    ways: list[Way] = []
    for kind, runs in data.get("ways", {}).items():
        for run in runs:
            ways.append(_way(kind, run.split(), board, ways))
    sides = {
        piece.side: piece for kind, runs in data.get("sides", {}).items() for run in runs for piece in _run(kind, run)
    }
    several = tuple(tuple(map(at, house.split())) for house in data.get("houses", ()))
    for hex_ in (hex_ for house in several for hex_ in house):
        assert board.terrain(hex_) == "building", f"{file.stem}: no building in {hex_}"
    single = tuple(
        (hex_,) for hex_ in board.hexes() if board.terrain(hex_) == "building" and not any(hex_ in h for h in several)
    )
    return Plan(
        file.stem, data["title"], data["orientation"], data.get("rural", False), board, tuple(sides.values()), tuple(ways),
        several + single, tuple(map(at, data["objectives"])),
    )  # fmt: skip


def _run(kind: str, run: str) -> Iterator[SidePiece]:
    """Yield the hexside pieces of a hex by direction numbers, clockwise from 1 (top): H5:126."""
    name, _, ways = run.partition(":")
    for way in ways:
        other = neighbour(at(name), int(way) - 1)
        assert other is not None, run
        yield SidePiece(kind, hexside(at(name), other))


def _way(kind: str, names: Sequence[str], board: Board, others: Sequence[Way]) -> Way:
    """Return a way with a smoothed polyline that joins another way at its end, or leaves the map."""
    hexes = [at(name) for name in names]
    spots = [middle(hex_) for hex_ in hexes]
    off = [_over_the_edge(end, inner, board) for end, inner in ((hexes[0], hexes[1]), (hexes[-1], hexes[-2]))]
    before, after = (_beyond(run) for run in (spots[:3], spots[:-4:-1]))
    rows = [before if off[0] else spots[0], *spots, after if off[1] else spots[-1]]
    points = [_mean(rows[place : place + 3]) for place in range(len(spots))]
    for end in (0, -1):
        if off[end]:
            (x, y), (inner_x, inner_y) = points[end], points[1 if end == 0 else -2]
            points.insert(0 if end == 0 else len(points), (2 * x - inner_x, 2 * y - inner_y))
        else:
            joined = (spot for way in others for spot in way.points if hex_at(spot) == hexes[end])
            points[end] = next(joined, spots[end])
    return Way(kind, tuple(hexes), tuple(points))


def _beyond(run: Sequence[Spot]) -> Spot:
    """Return an extrapolated point before the first point of a way, by the alternation of its steps."""
    (x, y), (ax, ay), (bx, by) = run[0], run[-2], run[-1]
    return x - (bx - ax), y - (by - ay)


def _mean(run: Sequence[Spot]) -> Spot:
    (ax, ay), (x, y), (bx, by) = run
    return (ax + 2 * x + bx) // 4, (ay + 2 * y + by) // 4


def _over_the_edge(hex_: Hex, inner: Hex, board: Board) -> bool:
    """Return whether a way that ends in a hex leaves the map there, straight on or one direction aside."""
    straight = direction_between(inner, hex_)
    assert straight is not None, (inner, hex_)
    return any(board.neighbour(hex_, way % 6) is None for way in (straight, straight + 1, straight - 1))


def crossed_by_ways(plan: Plan) -> dict[Hex, Passage]:
    """Return the passage of each natural hex that a way crosses; trails are ignored.

    Raise AssertionError if two ways cross the same hex.
    """
    found: dict[Hex, Passage] = {}
    for way in plan.ways:
        if way.kind == "trail":
            continue
        for a, point, b in zip(way.points, way.points[1:], way.points[2:], strict=False):
            hex_ = hex_at(point)
            if hex_ is None or plan.board.terrain(hex_) not in NATURE:
                continue
            assert hex_ not in found, f"{plan.name}: two ways in {hex_}"
            (first, entry), (second, exit_) = (_crossing(hex_, point, other) for other in (a, b))
            found[hex_] = Passage(first, second, (entry, point, exit_))
    return found


def _crossing(hex_: Hex, inner: Spot, outer: Spot) -> tuple[int, Spot]:
    """Return the side of a hex over which a stroke of a way leaves it, and the point."""
    (x, y), (dx, dy) = inner, (outer[0] - inner[0], outer[1] - inner[1])
    best = None
    for way in range(6):
        (ax, ay), (bx, by) = brink(hex_, way)
        ex, ey = bx - ax, by - ay
        slant = dx * ey - dy * ex
        share = ((ax - x) * ey - (ay - y) * ex) / slant if slant else -1.0
        if share > 0 and (best is None or share < best[0]):
            best = share, way
    assert best is not None, hex_
    return best[1], (x + round(best[0] * dx), y + round(best[0] * dy))


def drawn(plan: Plan, attempts: dict[Hex, int] | None = None) -> GroundMap:
    """Generate the map of a plan; `attempts` gives the attempt number of the outline of a hex, 0 by default."""
    board, again = plan.board, attempts or {}
    grounds = dict(zip(board.hexes(), board.terrains, strict=True))
    drawer = Drawer(plan.name, grounds, crossed_by_ways(plan))
    nature = [
        each for hex_, ground in grounds.items() if ground in NATURE for each in drawer.nature(hex_, again.get(hex_, 0))
    ]
    outlines: list[Outline] = [*nature, *(drawer.house(house, again.get(house[0], 0)) for house in plan.houses)]
    cliffs = frozenset(frozenset(piece.side) for piece in plan.sides if piece.kind == "cliff")
    objectives = tuple(
        Objective(number, next((house for house in plan.houses if hex_ in house), (hex_,)))
        for number, hex_ in enumerate(plan.objectives, 1)
    )
    return GroundMap(
        plan.name, plan.title, board, "long" if plan.orientation == "long" else "wide", objectives, tuple(outlines),
        plan.sides, plan.ways, crests(dict(zip(board.hexes(), board.levels, strict=True)), cliffs, rounded=True), plan.rural,
    )  # fmt: skip


def as_tmx(map_: GroundMap) -> str:
    """Return a map as a Tiled file."""
    return "\n".join(_tmx(map_)) + "\n"


def _tmx(map_: GroundMap) -> Iterator[str]:
    board = map_.board
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield (
        '<map version="1.8" tiledversion="1.8.2" orientation="hexagonal" renderorder="right-down"'
        f' width="{board.columns}" height="{board.rows}" tilewidth="480" tileheight="240" infinite="0" hexsidelength="240"'
        ' staggeraxis="x" staggerindex="odd" nextlayerid="8" nextobjectid="9999">'
    )
    rural = ('<property name="rural" type="bool" value="true"/>',) if map_.rural else ()
    yield from _properties(
        f'<property name="orientation" value="{map_.orientation}"/>',
        *rural,
        f'<property name="title" value="{map_.title}"/>',
    )
    yield ' <tileset firstgid="1" source="terrain.tsx"/>'
    yield f' <tileset firstgid="{len(TERRAINS) + 1}" source="level.tsx"/>'
    yield from _layer(1, "terrain", [TERRAINS.index(ground) + 1 for ground in board.terrains], board.columns)
    yield from _layer(2, "level", [level + len(TERRAINS) + 1 for level in board.levels], board.columns)
    yield from _group(3, "outlines", _outlines(map_.outlines))
    yield from _group(
        4, "sides", ((piece.kind, "", brink(piece.side[0], _direction(piece)), False, ()) for piece in map_.sides)
    )
    yield from _group(5, "ways", ((way.kind, "", way.points, False, ()) for way in map_.ways))
    crest_lines = (
        ("", "", c.points, False, (f'<property name="level" type="int" value="{c.level}"/>',)) for c in map_.crests
    )
    yield from _group(6, "crests", crest_lines)
    yield ' <objectgroup id="7" name="objectives">'
    for objective in map_.objectives:
        x, y = middle(objective.hexes[0])
        yield f'  <object id="{7000 + objective.number}" name="{objective.number}" x="{x}" y="{y}"><point/></object>'
    yield " </objectgroup>"
    yield "</map>"


Drawn = tuple[str, str, Sequence[Spot], bool, Sequence[str]]


def _outlines(outlines: Iterable[Outline]) -> Iterator[Drawn]:
    for outline in outlines:
        names = " ".join(outline.hexes)
        yield outline.terrain, "", outline.points, True, (f'<property name="hexes" value="{names}"/>',)


def _direction(piece: SidePiece) -> int:
    way = direction_between(*piece.side)
    assert way is not None
    return way


def _properties(*lines: str) -> Iterator[str]:
    yield " <properties>"
    yield from (f"  {line}" for line in lines)
    yield " </properties>"


def _layer(number: int, name: str, tiles: Sequence[int], columns: int) -> Iterator[str]:
    yield f' <layer id="{number}" name="{name}" width="{columns}" height="{len(tiles) // columns}">'
    yield '  <data encoding="csv">'
    rows = [",".join(map(str, tiles[start : start + columns])) for start in range(0, len(tiles), columns)]
    yield ",\n".join(rows)
    yield "</data>"
    yield " </layer>"


def _group(number: int, name: str, objects: Iterable[Drawn]) -> Iterator[str]:
    yield f' <objectgroup id="{number}" name="{name}">'
    for place, (kind, _, points, closed, properties) in enumerate(objects):
        (x, y), shape = points[0], "polygon" if closed else "polyline"
        said = f' type="{kind}"' if kind else ""
        yield f'  <object id="{number * 1000 + place}"{said} x="{x}" y="{y}">'
        if properties:
            yield f"   <properties>{''.join(properties)}</properties>"
        yield f'   <{shape} points="{" ".join(f"{px - x},{py - y}" for px, py in points)}"/>'
        yield "  </object>"
    yield " </objectgroup>"


def plans() -> list[Plan]:
    """Return the plans of all maps."""
    return [plan_of(file) for file in sorted(PLANS.glob("*.toml"))]


def main(names: Sequence[str]) -> None:
    """Write the maps of the named plans, or of all, with outlines redrawn until few lines of sight graze them."""
    for plan in plans():
        if not names or plan.name in names:
            map_ = drawn(plan, smoothed(plan.name, partial(drawn, plan)))
            (BOARDS / f"{plan.name}.tmx").write_text(as_tmx(map_), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
