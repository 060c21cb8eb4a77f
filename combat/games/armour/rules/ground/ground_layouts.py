"""Ground of a table for each class of movers: Dash, Cross rolls, impassable ground (L561, L563)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from combat.engine.space.plane.movement.ground_class import GroundClass, Passage
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.ground_piece import GroundPiece
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.table_map import TableMap, polygon_of
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.charts.terrain_chart import GroundClass as DashClass
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.rules.works.work_passage import FREE, passage
from combat.games.armour.rules.works.work_shapes import work_shape

RATES: Final[tuple[DashClass, ...]] = ("road", "cross-country", "terrain", "impassable")
"""Classes of ground from the fastest; the index is the rate of the plane's ground classes."""
MOST_LAYOUTS = 16
"""Size of the cache of layouts."""

_layouts: dict[tuple[int, bool], tuple[TableMap, GroundLayout]] = {}


def team_ground(state: State, team: Team) -> GroundLayout:
    """Return the ground of the table for a team, with the works that affect the team (L561, A41, A42).

    The key of a piece is its index among the scenery followed by the works; see `piece_kind`.
    """
    layout = ground_layout(state.book, on_foot=state.card(team).running == "foot")
    works = tuple(_works(state, team))
    return layout.with_pieces(works) if works else layout


def _works(state: State, team: Team) -> Iterator[GroundPiece]:
    scenery = len(state.book.table.scenery)
    for place, work in enumerate(state.works):
        passes = passage(state, team, work)
        if passes != FREE:
            yield _work_piece(str(scenery + place), work_shape(state.book, work.kind, work.pose).corners, passes)


@lru_cache(maxsize=1024)
def _work_piece(key: str, corners: tuple[Point, ...], passes: Passage) -> GroundPiece:
    """Return a work as a piece of ground; it lies on top of roads too."""
    ground = GroundClass(RATES.index("terrain"), passes, int(True))
    return GroundPiece(key, polygon_of(corners), ground)


def work_of(state: State, key: str) -> PlacedWork | None:
    """Return the work that a piece's key on a team's ground refers to; None if it is scenery."""
    place = int(key) - len(state.book.table.scenery)
    return state.works[place] if place >= 0 else None


def piece_kind(state: State, key: str) -> str:
    """Return the kind of scenery or work that a piece's key on a team's ground refers to."""
    work = work_of(state, key)
    return state.book.table.scenery[int(key)].kind if work is None else work.kind


def ground_layout(book: Book, *, on_foot: bool) -> GroundLayout:
    """Return the ground of a book's table for teams on foot (`on_foot`) or for all others; cached."""
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
    """Return how a kind of scenery affects movement of teams on foot (`on_foot`) or of all others."""
    row = book.row_of(kind)
    dash = row.foot_dash if on_foot else row.dash
    layer = int(book.scenery[kind].replaces)
    if dash == "impassable":
        return GroundClass(RATES.index(dash), "barred", layer)
    return GroundClass(RATES.index(dash), "test" if row.difficult or row.cross else "free", layer)
