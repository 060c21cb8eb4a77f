"""The template of a bombardment: a square on the aiming point that faces the firing unit (L675)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, overlap
from combat.engine.space.plane.heading import Heading, heading_to, turned
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.air.air_fire import unsafe_friend
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.fire.smoke_shapes import smoke_shapes
from combat.games.armour.rules.moves.standing import covers
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.works.work_shapes import work_shape


def template(state: State, at: Point, heading: Heading) -> ConvexShape:
    """Return the template on an aiming point; one of its sides faces along the heading."""
    half = state.book.figures.artillery.template // 2
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    return ConvexShape(at.moved(*turned(Point(*corner), heading)) for corner in corners)


def heading_to_unit(state: State, unit: str, at: Point) -> Heading:
    """Return the heading from an aiming point to the mean position of a unit's teams (L675)."""
    points = [pose_of(team).point for team in state.teams_of(unit)]
    count = len(points)
    return heading_to(at, Point(sum(x for x, _ in points) // count, sum(y for _, y in points) // count))


def teams_under(state: State, square: ConvexShape, seat: Seat) -> Iterator[Team]:
    """Yield the teams of a seat that are at least partly under a template or touch its border (L681)."""
    return (
        team
        for team in state.on_table(seat)
        if not is_aircraft(state, team) and compare_distance(shape_of(state, team), square, 0) <= 0
    )


def friend_too_near(state: State, unit: Unit, square: ConvexShape) -> Team | None:
    """Return a friend that is too near to a template of a unit's bombardment; None if there is none (L675).

    Aircraft need a greater distance; friendly aircraft are ignored.
    """
    if any(is_aircraft(state, team) for team in state.teams_of(unit.id)):
        return unsafe_friend(state, square, unit.seat)
    limit = state.book.limits.template_friends
    friends = (team for team in state.on_table(unit.seat) if not is_aircraft(state, team))
    return next((team for team in friends if not limit.holds(shape_of(state, team), square)), None)


def on_rough_ground(state: State, square: ConvexShape) -> bool:
    """Return whether a template overlaps short or tall terrain, an upright work, a wreck, or smoke (L679)."""
    rough = {kind.id for kind in state.book.scenery.values() if kind.height != "flat"}
    pieces = (piece for piece in state.book.table.scenery if piece.kind in rough and piece.form != "point")
    if any(covers(piece, square) for piece in pieces):
        return True
    upright = (work for work in state.works if state.book.works[work.kind].height != "flat")
    if any(overlap(square, work_shape(state.book, work.kind, work.pose)) for work in upright):
        return True
    others: Iterable[ConvexShape] = (*(shape_of(state, wreck) for wreck in state.wrecks()), *smoke_shapes(state))
    return any(overlap(square, each) for each in others)
