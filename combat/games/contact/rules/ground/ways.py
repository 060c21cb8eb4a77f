"""Paths over the ground: their cost, dice on the way, and reasons why they are illegal (L33 to L102, C21 to C24)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record
from combat.engine.space.plane.distance import compare_distance, overlap
from combat.engine.space.plane.heading import QUARTER
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.ground_piece import GroundPiece
from combat.engine.space.plane.movement.movement_path import MovementPath, Turn, path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.movement.walk import Walk, WalkStop
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.table_map import polygon_of
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.charts.move_chart import Locomotion
from combat.games.contact.rules.charts.terrain_chart import Passage
from combat.games.contact.rules.measuring import CONTACT, pose_of, shape_of
from combat.games.contact.rules.smoke_shapes import field_shape
from combat.games.contact.rules.state import State, Unit

ROAD, CLEAR, MINUS, HALF, FORBIDDEN = range(5)
"""Classes of cost of ground, from the cheapest."""
MOST_LAYOUTS = 16
"""Size of the cache of layouts."""
TOUCH: Final = Limit("contact", "at-most", CONTACT)
MOST_WALKS = 128
"""Size of the cache of walks."""
_walks: dict[Hashable, tuple[Book, Walk]] = {}
_layouts: dict[tuple[int, Locomotion], tuple[Book, GroundLayout]] = {}


class Crossing(Record):
    """A border on a path at which a die is rolled."""

    kind: str
    """Kind of scenery."""
    at: int
    """Units of 0.1 mm from the start."""
    test: bool
    """Whether experience is tested (wire); else the die may immobilise."""


class Way(Record, gc=True):
    """A path that a unit can follow, with its cost and dice."""

    path: MovementPath
    length: int
    cost: int
    """The length with what the ground adds, in units of 0.1 mm, turns of hulls included."""
    minus: int
    """Length subtracted from the unit's figure."""
    road: bool
    """Whether all of it runs on a road."""
    crossings: tuple[Crossing, ...]


def layout_of(book: Book, locomotion: Locomotion) -> GroundLayout:
    """Return the ground of a book's table for a kind of locomotion; cached."""
    kept = _layouts.get((id(book), locomotion))
    if kept is not None and kept[0] is book:
        return kept[1]
    classes = {kind: _class_of(book, kind, locomotion) for kind in book.scenery}
    layout = GroundLayout.of_table(book.table, classes, GroundClass(CLEAR))
    if len(_layouts) >= MOST_LAYOUTS:
        _layouts.clear()
    _layouts[id(book), locomotion] = book, layout
    return layout


def passage_of(book: Book, kind: str, locomotion: Locomotion) -> Passage:
    """Return the effect of a kind of scenery on a kind of locomotion.

    Roads and fords change the effect of their row (section 11).
    """
    scenery = book.scenery[kind]
    found = book.row_of(kind).passage(locomotion)
    if scenery.road == "track" and locomotion == "wheels":
        return Passage()
    return Passage(found.effect, found.minus) if scenery.safe else found


def _class_of(book: Book, kind: str, locomotion: Locomotion) -> GroundClass:
    found, scenery = passage_of(book, kind, locomotion), book.scenery[kind]
    if scenery.road == "road":
        return GroundClass(ROAD, "free", int(scenery.replaces))
    rate = {"free": CLEAR, "minus": MINUS, "half": HALF, "no": FORBIDDEN}[found.effect]
    tested = found.risk or (book.row_of(kind).test and locomotion == "foot")
    if rate == FORBIDDEN:
        return GroundClass(rate, "barred", int(scenery.replaces))
    return GroundClass(rate, "test" if tested else "free", int(scenery.replaces))


def ground_of(state: State, unit: Unit) -> GroundLayout:
    """Return the ground for a unit's locomotion, including laid wire."""
    locomotion = state.card(unit).locomotion
    layout = layout_of(state.book, locomotion)
    wires = [each for each in state.fields.values() if each.kind == "wire"]
    pieces = [
        GroundPiece(each.id, polygon_of(shape.corners), _class_of(state.book, "wire", locomotion))
        for each in wires
        if (shape := field_shape(each)) is not None
    ]
    return layout.with_pieces(pieces) if pieces else layout


def kind_of(state: State, key: str) -> str:
    """Return the kind of scenery of a piece of a ground layout, by its key."""
    return "wire" if key in state.fields else state.book.table.scenery[int(key)].kind


def zones(state: State, unit: Unit, through: tuple[str, ...] = ()) -> Iterator[ShapeZone]:
    """Yield the zones that a unit may not enter: around other models that its seat knows.

    Models in `through` are left out or do not stop the unit.
    """
    foot = state.card(unit).on_foot
    for other in state.units.values():
        if other.id == unit.id or other.pose is None or other.where == "aboard" or (other.id in through and not foot):
            continue
        shape = shape_of(state, other)
        if other.where == "lost":
            if not foot and state.is_wreck(other):
                yield ShapeZone(other.id, shape)
        elif other.seat == unit.seat:
            yield ShapeZone(other.id, shape, at_end=foot or state.card(other).on_foot)
        elif other.known:
            yield ShapeZone(other.id, shape, None if other.id in through else TOUCH)


def walked(state: State, unit: Unit, path: MovementPath, through: tuple[str, ...] = ()) -> Walk:
    """Return a unit's walk along a path: its end, and the obstacle that stops it, if any; cached.

    Units in `through` do not stop it.
    """
    start, card, barred = pose_of(unit), state.card(unit), list(zones(state, unit, through))
    wires = tuple(each for each in state.fields.values() if each.kind == "wire")
    shapes = tuple((zone.key, zone.shape, zone.limit, zone.at_end) for zone in barred)
    key = (id(state.book), card.hull, card.locomotion, start, path, wires, shapes)
    kept = _walks.get(key)
    if kept is not None and kept[0] is state.book:
        return kept[1]
    found = walk(MovementSpace(start, Mover(card.hull), ground_of(state, unit), barred), path)
    if len(_walks) >= MOST_WALKS:
        _walks.clear()
    _walks[key] = state.book, found
    return found


def way(state: State, unit: Unit, route: Route, *, back: bool = False, through: tuple[str, ...] = ()) -> Way | Refusal:
    """Return the way of a unit along a route with its cost, or the reason why the unit cannot follow the route.

    With `back` the unit keeps its heading. Units in `through` do not stop it.
    """
    path = path_of(pose_of(unit), route, "kept" if back else "along")
    gone = walked(state, unit, path, through)
    if gone.stop is not None:
        return refusal_of(state, unit, gone.stop)
    return priced(state, unit, path, gone)


def refusal_of(state: State, unit: Unit, stop: WalkStop) -> Refusal:
    """Return the reason why a walk stopped, as a refusal."""
    if stop.source == "edge":
        return Refusal("off-table", "C21")
    if stop.source == "ground":
        return Refusal("impassable", "L63", (("ground", kind_of(state, stop.key)),))
    return Refusal("occupied", "C21", (("unit", stop.key),))


def priced(state: State, unit: Unit, path: MovementPath, gone: Walk) -> Way:
    """Return a walk as a `Way` with its cost.

    Distances inside ground of half speed cost double; a subtraction counts once for each kind of ground (C23).
    """
    locomotion, figures = state.card(unit).locomotion, state.book.figures.moves
    cost, road, kinds = 0, bool(gone.stretches), dict[str, int]()
    for stretch in gone.stretches:
        cost += stretch.length * (2 if stretch.rate == HALF else 1)
        road = road and stretch.rate == ROAD
        if stretch.rate == MINUS and stretch.centre and stretch.length:
            kind = kind_of(state, stretch.centre)
            kinds[kind] = passage_of(state.book, kind, locomotion).minus
    if state.card(unit).arm == "vehicle":
        turns = sum(-(-abs(step.by) // QUARTER) for step in path if isinstance(step, Turn))
        cost += figures.hull_turn * turns
    found = dict[str, Crossing]()
    for border in gone.tests:
        kind = kind_of(state, border.key)
        test = state.book.row_of(kind).test and locomotion == "foot"
        found.setdefault(kind, Crossing(kind, border.at, test))
    return Way(path, gone.length, cost, sum(kinds.values()), road, tuple(found.values()))


def standing_refusal(state: State, unit: Unit, pose: Pose) -> Refusal | None:
    """Return the reason why a unit cannot stand at a pose; None if it can.

    Enemies that its seat does not know are ignored.
    """
    shape = shape_of(state, unit, pose)
    if not state.book.table.contains(shape):
        return Refusal("off-table", "C21")
    for piece in ground_of(state, unit).pieces:
        if piece.ground.passage == "barred" and piece.touches(shape):
            return Refusal("impassable", "L63", (("ground", kind_of(state, piece.key)),))
    for other in state.units.values():
        mine = other.seat == unit.seat
        stands = other.placed if mine else other.known
        if other.id == unit.id or other.pose is None or not (stands or state.is_wreck(other)):
            continue
        if overlap(shape, shape_of(state, other)):
            return Refusal("occupied", "C21", (("unit", other.id),))
        if not mine and other.known and compare_distance(shape, shape_of(state, other), CONTACT) <= 0:
            return Refusal("occupied", "C21", (("unit", other.id),))
    return None
