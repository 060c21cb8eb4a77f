"""Draw tables from plans as Tiled files in `assets/armour/tables/`: ``python -m tools.armour.draw_tables [NAME …]``.

A plan in `tools/armour/table_plans/` has one feature a line (`tools/armour/table_plan.py`). Hills are drawn twice: as
scenery and as a height of the same outline. The first piece of scenery is the ground of the whole table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from combat.engine.content.plane.table_writing import tiled
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap, TableObjective
from tools.armour.table_plan import PLANS, Feature, Plan, plan_of

TABLES = Path(__file__).parents[2] / "assets" / "armour" / "tables"
LEVELS = {1.5: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9}
"""The level of each height of hills in centimetres, as in `charts/ground.toml`."""


def table_of(plan: Plan) -> TableMap:
    """Convert a plan, which is in centimetres, to a table with scenery, heights and objectives."""
    width, height = plan.width * CM, plan.height * CM
    whole = Point(0, 0), Point(width, 0), Point(width, height), Point(0, height)
    scenery = [Scenery(plan.base, "area", whole), *map(_piece, plan.features)]
    heights = [HeightArea(LEVELS[hill.height], _corners(hill)) for hill in plan.features if hill.height]
    goals = [TableObjective(name, Point(x * CM, y * CM)) for name, (x, y) in plan.objectives.items()]
    return TableMap(plan.name, width, height, tuple(scenery), tuple(heights), (), tuple(goals))


def _piece(feature: Feature) -> Scenery:
    return Scenery(feature.kind, "line" if feature.width else "area", _corners(feature), feature.width * MM)


def _corners(feature: Feature) -> tuple[Point, ...]:
    return tuple(Point(x * MM, y * MM) for x, y in feature.corners)


def files(names: Sequence[str] = ()) -> Iterator[tuple[Path, str]]:
    """Yield the path and the Tiled text of the table file of each named plan, or of every plan if `names` is empty."""
    for file in sorted(PLANS.glob("*.toml")):
        if not names or file.stem in names:
            yield TABLES / f"{file.stem}.tmx", tiled(table_of(plan_of(file)))


def main(names: Sequence[str]) -> None:
    """Write the table files of the named plans, or of all; print the name and length of each."""
    for path, text in files(names):
        path.write_text(text, encoding="utf-8")
        print(path.name, len(text))


if __name__ == "__main__":
    main(sys.argv[1:])
