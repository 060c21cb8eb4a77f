"""Obstacles that may hide or conceal: scenery by its chart row, friends, wrecks, smoke screens (L605-L623)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.engine.space.plane.table_map import Scenery, TableMap
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.charts.terrain_chart import GroundHeight, SceneryKind
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.rules.works.work_shapes import work_shape

FRIEND, WRECK, SMOKE = "friend", "wreck", "smoke"
"""Kinds of the obstacles that models and smoke are."""
MOST_TABLES = 8
"""Number of tables whose obstacles are cached."""

MOST_MODELS = 2_000
"""Number of models whose obstacles are cached."""
MOST_ARRANGEMENTS = 6
"""Number of arrangements of models that are cached for each table and seat."""

Placed: TypeAlias = tuple[Seat | Team | SmokeScreen | PlacedWork, ...]

_tables: dict[int, tuple[TableMap, PlaneSight]] = {}
_models: dict[tuple[int, str, str, Pose, str], tuple[TableMap, Obstacle]] = {}
_sides: dict[tuple[int, Seat], list[tuple[Placed, PlaneSight]]] = {}


def table_sight(book: Book) -> PlaneSight:
    """Return the lines of sight on a book's table without models; cached."""
    kept = _tables.get(id(book.table))
    if kept is not None and kept[0] is book.table:
        return kept[1]
    obstacles = [each for place, piece in enumerate(book.table.scenery) for each in _of_scenery(book, place, piece)]
    sight = PlaneSight(ObstacleIndex(obstacles, book.limits.gap))
    if len(_tables) >= MOST_TABLES:
        _tables.clear()
        _sides.clear()
    _tables[id(book.table)] = book.table, sight
    return sight


def side_sight(state: State, seat: Seat) -> PlaneSight:
    """Return the lines of sight for a seat's teams; for "", those for weapons that fire over friends.

    The same object is returned until a model, screen or work in the way changes, or the active seat does.
    """
    fixed = table_sight(state.book)
    placed: Placed = (state.active, *state.teams.values(), *state.screens, *state.works)
    kept = _sides.setdefault((id(state.book.table), seat), [])
    if kept and kept[0][1].scenery is not fixed.scenery:
        kept.clear()
    for known, sight in kept:
        if known == placed:
            return sight
    models = (*model_obstacles(state, seat), *screen_obstacles(state), *work_obstacles(state))
    found = next((sight for _, sight in kept if sight.moving == models), None) or fixed.with_moving(models)
    kept.insert(0, (placed, found))
    del kept[MOST_ARRANGEMENTS:]
    return found


def _of_scenery(book: Book, place: int, piece: Scenery) -> tuple[Obstacle, ...]:
    """Return the obstacles of a piece of scenery; none for flat ground and points."""
    kind = book.scenery[piece.kind]
    rule = sight_rule(book, kind)
    if piece.form == "point" or not (rule.hides or rule.conceals):
        return ()
    base = 0 if kind.hill or kind.sunk else ground_height(book, piece.corners[0])
    height = level_of_hill(book, piece) if kind.hill else kind.top or book.figures.sight.team_top
    return Obstacle.of_scenery(str(place), piece, rule, base, height)


def sight_rule(book: Book, kind: SceneryKind) -> SightRule:
    """Return how a kind of scenery affects lines of sight (L609-L621, A9, A20)."""
    limits = book.limits
    if kind.sunk:  # a team in it is seen from the same gully or from higher ground only (A20)
        return SightRule(opaque=True, sunken=True, overlooked=True, clear_within=limits.tall_sight)
    if kind.blocking == "whole":
        return SightRule(opaque=True, conceals=not kind.hill, joins=True)
    if kind.blocking == "thickness":
        least = book.figures.sight.tall_line if kind.linear else 0
        return SightRule(
            depth=limits.tall_thickness, least=least, conceals=True, clear_within=limits.tall_sight,
            edge=limits.edge_of_cover, joins=True,
        )  # fmt: skip
    return SightRule() if kind.height == "flat" else concealing(book, kind.height)


def concealing(book: Book, height: GroundHeight) -> SightRule:
    """Return the effect of short or tall ground that conceals without blocking sight (L615).

    On level ground no team sees over it, however near it is.
    """
    return SightRule(conceals=True, edge=book.limits.edge_of_cover, overlooked=height == "short", height="ends")


def ground_height(book: Book, point: Point) -> int:
    """Return the height of the ground at a point in units of 0.1 mm; negative in sunken ground (A19, A20)."""
    height = book.level_height(book.table.level(point))
    sunk = (book.scenery[piece.kind].sunk for piece in _areas_at(book, point))
    return height - max(sunk, default=0)


def _areas_at(book: Book, point: Point) -> Iterator[Scenery]:
    for piece in book.table.scenery:
        if piece.form == "area" and piece.area().locate(point) >= 0:
            yield piece


def level_of_hill(book: Book, piece: Scenery) -> int:
    """Return the height of a hill in units of 0.1 mm: of the level with its outline, else at its first corner."""
    levels = [height.level for height in book.table.heights if height.corners == piece.corners]
    return book.level_height(max(levels, default=book.table.level(piece.corners[0])))


def model_obstacles(state: State, seat: Seat) -> tuple[Obstacle, ...]:
    """Return the models that may obstruct the sight of a seat's teams: its own and wrecks (L609, L657).

    Infantry that has not moved does not obstruct; a model never obstructs its own sight. The seat "" means weapons that
    fire over friends.
    """
    found = list[Obstacle]()
    for team in state.teams.values():
        if team.pose is None:
            continue
        if team.where == "destroyed":
            found.append(_model(state, team, WRECK))
        elif state.seat_of(team.id) == seat and _blocks(state, team):
            found.append(_model(state, team, FRIEND))
    return tuple(found)


def screen_obstacles(state: State) -> Iterator[Obstacle]:
    """Yield the smoke screens as obstacles, which block sight except at short distances (L695).

    They are as high as a smoke ball.
    """
    rule, height = SightRule(opaque=True, clear_within=state.book.limits.tall_sight), state.book.figures.artillery
    for place, screen in enumerate(state.screens):
        ground = ground_height(state.book, screen.start)
        yield Obstacle.of_shape(f"screen {place}", SMOKE, screen.shape(), rule, ground, height.smoke_ball)


def work_obstacles(state: State) -> Iterator[Obstacle]:
    """Yield the upright works as obstacles, which conceal as short terrain does (A42)."""
    for place, work in enumerate(state.works):
        height = state.book.works[work.kind].height
        if height != "flat":
            rule, shape = concealing(state.book, height), work_shape(state.book, work.kind, work.pose)
            ground, top = ground_height(state.book, work.pose.point), state.book.figures.sight.team_top
            yield Obstacle.of_shape(f"work {place}", work.kind, shape, rule, ground, top)


def _blocks(state: State, team: Team) -> bool:
    """Return whether a friend blocks sight: every team but infantry that has not moved (L609).

    In the enemy's turn infantry stands still (L707).
    """
    moved = bool(team.moved) and state.seat_of(team.id) == state.active
    return state.card(team).arm not in ("infantry", "aircraft") or moved


def _model(state: State, team: Team, kind: str) -> Obstacle:
    """Return the obstacle that a model is; built once for each place.

    It is as high as a tank, so that on level ground nobody looks over it (L609).
    """
    pose, table = pose_of(team), state.book.table
    key = id(table), team.id, team.card, pose, kind
    kept = _models.get(key)
    if kept is not None and kept[0] is table:
        return kept[1]
    rule = sight_rule(state.book, state.book.scenery[WRECK]) if kind == WRECK else _FRIEND_RULE
    shape: ConvexShape = shape_of(state, team)
    ground, height = ground_height(state.book, shape.corners[0]), state.book.figures.sight.tank_top
    made = Obstacle.of_shape(team.id, kind, shape, rule, ground, height)
    if len(_models) >= MOST_MODELS:
        _models.clear()
    _models[key] = table, made
    return made


_FRIEND_RULE = SightRule(opaque=True, joins=True)
