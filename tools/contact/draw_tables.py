"""Draw tables from plans as Tiled files in `assets/contact/tables/`: ``python -m tools.contact.draw_tables [NAME …]``.

A plan in `tools/contact/table_plans/` is written as those of ARMOUR! are (`tools/armour/table_plan.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from combat.engine.content.plane.table_writing import tiled
from tools.armour.draw_tables import table_of
from tools.armour.table_plan import plan_of

PLANS = Path(__file__).with_name("table_plans")
TABLES = Path(__file__).parents[2] / "assets" / "contact" / "tables"


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
