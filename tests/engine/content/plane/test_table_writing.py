"""A table is written as a Tiled map that is read as the same table."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.plane.table_files import TableFiles
from combat.engine.content.plane.table_writing import tiled
from combat.engine.space.plane.point import MM, Point
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap, TableObjective, TableZone

FILES = TableFiles(("grass", "wood", "wall", "well"))


def corners(*spots: tuple[int, int]) -> tuple[Point, ...]:
    """Return points from coordinates in millimetres."""
    return tuple(Point(x * MM, y * MM) for x, y in spots)


WHOLE = corners((0, 0), (900, 0), (900, 600), (0, 600))
GROVE = corners((100, 100), (300, 120), (250, 300), (120, 280))
TABLE = TableMap(
    "made",
    900 * MM,
    600 * MM,
    (
        Scenery("grass", "area", WHOLE),
        Scenery("wood", "area", GROVE, name='the "old" grove & more'),
        Scenery("wall", "line", corners((400, 100), (500, 100), (500, 250)), 12 * MM),
        Scenery("well", "point", corners((700, 300))),
    ),
    (HeightArea(3, GROVE),),
    (TableZone("north", corners((0, 0), (900, 0), (900, 100), (0, 100))),),
    (TableObjective("bridge", Point(450 * MM, 301 * MM)),),
)


def test_a_table_of_every_form_comes_back_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "made.tmx"
    file.write_text(tiled(TABLE), encoding="utf-8")
    assert FILES.load(file) == TABLE


def test_a_table_without_zones_or_heights_comes_back(tmp_path: Path) -> None:
    bare = TableMap("bare", 300 * MM, 200 * MM)
    file = tmp_path / "bare.tmx"
    file.write_text(tiled(bare), encoding="utf-8")
    assert FILES.load(file) == bare
