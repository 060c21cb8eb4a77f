"""Small board with every kind of scenery, ground cover and line, a hill, and the larger things."""

from __future__ import annotations

import numpy as np

from combat.engine.content.tmx_map import Property
from combat.engine.painting.plan import Plan, Thing
from combat.engine.painting.scenery import GroundCover, Scenery

COLUMNS, ROWS = 6, 4
LEVELS = (0, 0, 1, 1, 2, 0, 0, 1, 2, 2, 3, 1, 0, 1, 1, 2, 2, 1, 0, 0, 0, 1, 1, 0)
LINES: dict[str, tuple[list[tuple[float, float]], dict[str, Property]]] = {
    "road": ([(-4, 246), (346, 256), (746, 236)], {"broad": 28}),
    "stream": ([(376, 6), (386, 286), (366, 646)], {}),
    "bridge": ([(346, 251), (416, 251)], {}),
    "hedge": ([(46, 376), (296, 396)], {}),
    "gate": ([(296, 396), (346, 396)], {}),
    "wall": ([(446, 446), (606, 446), (606, 526)], {}),
    "lane": ([(146, 256), (206, 366), (216, 506)], {}),
}
THINGS: list[tuple[str, dict[str, Property]]] = [
    ("building", {"roof": "concrete"}),
    ("building", {"holes": 2}),
    ("building", {"beside": "slate"}),
    ("garden", {"fence": "wattle"}),
    ("shell", {}),
    ("cellar", {}),
]


def every_scenery() -> Plan:
    """Return the plan of the board."""
    plan = Plan("every-scenery", COLUMNS, ROWS, {}, {}, {}, {"title": "Every scenery"}, "no map")
    for place, cell in enumerate(plan.cells):
        plan.scenery[cell] = [*Scenery][place % len(Scenery)]
        plan.cover[cell] = [*GroundCover][place % len(GroundCover)]
        plan.level[cell] = LEVELS[place]
    for kind, (points, properties) in LINES.items():
        plan.lines[kind] = [(np.array(points, float), properties)]
    plan.things = [Thing("building", 506, 128, 80, 44, 0.0, {"roof": "thatch"})]
    for place, (kind, properties) in enumerate(THINGS):
        plan.things.append(Thing(kind, 211 + 90 * place, 326, 70, 60, 0.0, properties))
    return plan
