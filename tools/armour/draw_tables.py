"""Draw tables from plans as Tiled files in `assets/armour/tables/`: ``python -m tools.armour.draw_tables [NAME …]``.

A plan in `tools/armour/table_plans/` has one feature a line (`tools/armour/table_plan.py`). Hills are drawn twice: as
scenery and as a height of the same outline. The first piece of scenery is the ground of the whole table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.armour.table_plan import PLANS, Feature, Plan, plan_of

TABLES = Path(__file__).parents[2] / "assets" / "armour" / "tables"
LEVELS = {1.5: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9}
"""The level of each height of hills in centimetres, as in `charts/ground.toml`."""
TILE = 10
"""Millimetres a tile: the grid that Tiled shows."""


def drawn(plan: Plan) -> str:
    """Return the Tiled file of a plan."""
    hills = [feature for feature in plan.features if feature.height]
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{plan.width * 10 // TILE}"'
        f' height="{plan.height * 10 // TILE}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0">\n'
    )
    numbers = iter(range(1, 10_000))
    base = f'class="{plan.base}" x="0" y="0" width="{plan.width * 10}" height="{plan.height * 10}"/>'
    scenery = [f'  <object id="{next(numbers)}" {base}', *(_piece(feature, next(numbers)) for feature in plan.features)]
    heights = [_height(feature, next(numbers)) for feature in hills]
    goals = [
        f'  <object id="{next(numbers)}" name="{name}" x="{x * 10}" y="{y * 10}"><point/></object>'
        for name, (x, y) in plan.objectives.items()
    ]
    layers = _layer(1, "scenery", scenery), _layer(2, "heights", heights), _layer(3, "objectives", goals)
    return head + "".join(layers) + "</map>\n"


def _layer(number: int, name: str, objects: Sequence[str]) -> str:
    rows = "".join(f"{line}\n" for line in objects)
    return f' <objectgroup id="{number}" name="{name}">\n{rows} </objectgroup>\n'


def _piece(feature: Feature, number: int) -> str:
    shape, width = "polygon", ""
    if feature.width:
        shape = "polyline"
        width = f'<properties><property name="width" type="int" value="{feature.width}"/></properties>'
    return f'  <object id="{number}" class="{feature.kind}" {_place(feature)}>{width}{_points(feature, shape)}</object>'


def _height(feature: Feature, number: int) -> str:
    level = f'<properties><property name="level" type="int" value="{LEVELS[feature.height]}"/></properties>'
    return f'  <object id="{number}" {_place(feature)}>{level}{_points(feature, "polygon")}</object>'


def _place(feature: Feature) -> str:
    x, y = feature.corners[0]
    return f'x="{x}" y="{y}"'


def _points(feature: Feature, shape: str) -> str:
    left, top = feature.corners[0]
    return f'<{shape} points="{" ".join(f"{x - left},{y - top}" for x, y in feature.corners)}"/>'


def files(names: Sequence[str] = ()) -> Iterator[tuple[Path, str]]:
    """Yield the path and content of the table files of some plans, or of all."""
    for file in sorted(PLANS.glob("*.toml")):
        if not names or file.stem in names:
            yield TABLES / f"{file.stem}.tmx", drawn(plan_of(file))


def main(names: Sequence[str]) -> None:
    """Write the table files."""
    for path, text in files(names):
        path.write_text(text, encoding="utf-8")
        print(path.name, len(text))


if __name__ == "__main__":
    main(sys.argv[1:])
