"""Cover of a target: by the ground below it, obstacles in front of it, and the unit itself (section 11)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.charts.fire_chart import HeTarget
from combat.games.contact.rules.charts.terrain_chart import COVERS, Cover
from combat.games.contact.rules.ground.pieces import kinds_under, lines, touching
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.state import State, Unit

FOXHOLES = "foxholes"

MOST_PLACES = 2_000
"""Size of the cache of places whose lined scenery is known."""

_near_lines: dict[tuple[int, HullFootprint, Pose], tuple[Book, list[tuple[Shelter, list[ConvexShape]]]]] = {}


class Shelter(Record):
    """Cover of a target and the kind of scenery that gives it; "" for cover that the unit took itself."""

    cover: Cover = "none"
    kind: str = ""
    low: bool = False
    """Whether a bank or wall covers its lower half (hull-down)."""
    bunker: bool = False
    wood: bool = False

    @property
    def covered(self) -> bool:
        """Return whether the target counts as in cover (section 11)."""
        return self.cover != "none"


def better(one: Shelter, other: Shelter) -> Shelter:
    """Return the stronger of two kinds of cover; the first if they are equal."""
    return other if COVERS.index(other.cover) > COVERS.index(one.cover) else one


def shelter(state: State, target: Unit, viewer: Point | None) -> Shelter:
    """Return the cover of a target against direct fire from the point `viewer`; for None, only that not due to
    obstacles.
    """
    found = _below(state, target, shelled=False)
    if target.cover:
        found = better(found, Shelter("light"))
    if viewer is not None:
        found = better(found, _between(state, target, viewer))
    return found


def shelter_shelled(state: State, target: Unit) -> Shelter:
    """Return the cover of a target against bombardment (`**`, L102)."""
    found = _below(state, target, shelled=True)
    return better(found, Shelter("light")) if target.cover else found


def _below(state: State, target: Unit, *, shelled: bool) -> Shelter:
    found, book, wood = Shelter(), state.book, False
    for kind in kinds_under(book, pose_of(target).point):
        row = book.row_of(kind.id)
        wood = wood or kind.wood
        if not (shelled and row.shelled):
            found = better(found, Shelter(row.cover, kind.id, bunker=kind.bunker))
    if target.dug_in:
        found = better(found, Shelter(book.row_of(FOXHOLES).cover, FOXHOLES))
    return Shelter(found.cover, found.kind, bunker=found.bunker, wood=wood)


def _between(state: State, target: Unit, viewer: Point) -> Shelter:
    """Return the cover of the lines of scenery that a target lines and the line of fire crosses."""
    at = pose_of(target).point
    found = Shelter()
    if viewer == at:
        return found
    fire: ConvexShape | None = None
    for shelter, near in _lined(state.book, state.card(target).hull, pose_of(target)):
        fire = fire or ConvexShape((viewer, at))
        if any(compare_distance(fire, band, 0) <= 0 for band in near):
            found = better(found, shelter)
    return found


def _lined(book: Book, hull: HullFootprint, pose: Pose) -> list[tuple[Shelter, list[ConvexShape]]]:
    """Return the lines of scenery with cover that a model lines at a place, each with its nearby segments; cached."""
    kept = _near_lines.get((id(book), hull, pose))
    if kept is not None and kept[0] is book:
        return kept[1]
    shape, found = hull.at(pose.point, pose.heading), list[tuple[Shelter, list[ConvexShape]]]()
    for place, piece in lines(book):
        row = book.row_of(piece.kind)
        if row.cover == "none":
            continue
        near = touching(shape, book, place, book.figures.sight.lined)
        if near:
            low = row.cover == "heavy" and book.levels_of(piece.kind) == 1
            found.append((Shelter(row.cover, piece.kind, low), near))
    if len(_near_lines) >= MOST_PLACES:
        _near_lines.clear()
    _near_lines[id(book), hull, pose] = book, found
    return found


def shell_target(state: State, target: Unit, under: Shelter) -> HeTarget:
    """Return the row of the table of shells for a target with the cover `under` (L247 to L251)."""
    if under.bunker:
        return "bunker"
    if under.cover in ("heavy", "total"):
        return "heavy"
    in_wood = any(kind.wood for kind in kinds_under(state.book, pose_of(target).point))
    return "wood" if in_wood else "open"


def is_sheltered(state: State, target: Unit) -> bool:
    """Return whether a target is in an entrenchment or a building (L254)."""
    return target.dug_in or any(kind.dug or kind.building for kind in kinds_under(state.book, pose_of(target).point))
