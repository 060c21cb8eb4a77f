"""The ground of a table as each class of movers meets it: Dash, Cross rolls, impassable ground (L561, L563)."""

from __future__ import annotations

from typing import Final

from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.charts.terrain_chart import GroundClass as DashClass

RATES: Final[tuple[DashClass, ...]] = ("road", "cross-country", "terrain", "impassable")
"""Classes of ground from the fastest; the index is the rate of the plane's ground classes."""
MOST_LAYOUTS = 16
"""Layouts that are kept."""

_layouts: dict[tuple[int, bool], tuple[TableMap, GroundLayout]] = {}


def ground_layout(book: Book, *, on_foot: bool) -> GroundLayout:
    """Return the ground of a book's table for teams on foot or for all others; built once for each table."""
    key = id(book.table), on_foot
    kept = _layouts.get(key)
    if kept is not None and kept[0] is book.table:
        return kept[1]
    classes = {kind: ground_class(book, kind, on_foot=on_foot) for kind in book.scenery}
    base = classes[book.table.scenery[0].kind] if book.table.scenery else GroundClass(RATES.index("cross-country"))
    layout = GroundLayout.of_table(book.table, classes, base)
    if len(_layouts) >= MOST_LAYOUTS:
        _layouts.clear()
    _layouts[key] = book.table, layout
    return layout


def ground_class(book: Book, kind: str, *, on_foot: bool) -> GroundClass:
    """Return what a kind of scenery means to teams on foot or to all others."""
    row = book.row_of(kind)
    dash = row.foot_dash if on_foot else row.dash
    layer = int(book.scenery[kind].replaces)
    if dash == "impassable":
        return GroundClass(RATES.index(dash), "barred", layer)
    return GroundClass(RATES.index(dash), "test" if row.difficult or row.cross else "free", layer)
