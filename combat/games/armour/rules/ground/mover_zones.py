"""Zones that a moving team avoids: other models, and the neighbourhood of enemies (L553, A23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.mover import turning_radius
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.distances import footing_of, pose_of
from combat.games.armour.rules.ground.sighting import sees
from combat.games.armour.rules.night.night_training import dawn_zones
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.mine_zones import mine_zones


class Frame(NamedTuple):
    """The upright rectangle around the points of a path."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def around(cls, points: Sequence[Point]) -> Frame:
        """Return the smallest frame around some points."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return cls(min(xs), min(ys), max(xs), max(ys))

    def is_near(self, point: Point, reach: int) -> bool:
        """Return whether a point is within `reach` of the frame, both across and down."""
        x, y = point
        return self.left - reach <= x <= self.right + reach and self.top - reach <= y <= self.bottom + reach


def zones(state: State, team: Team, *, dash: bool, frame: Frame | None = None) -> Iterator[ShapeZone]:
    """Yield the zones that a team's move must avoid (L553, L751, L787, A23).

    These are all minefields, the ground barred until dawn, and other models: their bases, and the distance to keep from
    enemies. With a frame, only models near it are yielded. `dash` is true for a move at Dash speed.
    """
    yield from mine_zones(state)
    yield from dawn_zones(state, team)
    seat, farthest = state.seat_of(team.id), _farthest(state, dash=dash)
    own = turning_radius(state.card(team).hull)
    for other in state.teams.values():
        if other.where != "table" or other.id == team.id:
            continue
        friend = state.seat_of(other.id) == seat
        room = own + turning_radius(state.book.teams[other.card].hull)
        if frame is not None and not frame.is_near(pose_of(other).point, room if friend else room + farthest):
            continue
        shape = footing_of(state, other)
        yield ShapeZone(other.id, shape, at_end=friend and passes(state, team, other))
        near = None if friend else approach(state, team, other, dash=dash)
        if near is not None:
            yield ShapeZone(other.id, shape, near)


def _farthest(state: State, *, dash: bool) -> int:
    """Return the largest distance that a moving team may have to keep from an enemy."""
    limits = state.book.limits
    return limits.dash_approach.distance if dash else max(limits.foot_approach.distance, limits.tank_approach.distance)


def passes(state: State, team: Team, friend: Team) -> bool:
    """Return whether a team may move through a friend: if either is infantry or an aircraft (L553, A23)."""
    arms = {state.card(team).arm, state.card(friend).arm}
    return not arms.isdisjoint(("infantry", "aircraft"))


def approach(state: State, team: Team, enemy: Team, *, dash: bool) -> Limit | None:
    """Return the distance within which a team may not approach an enemy; None if it may (L553).

    A Dash keeps away from every enemy, tanks from infantry and guns, infantry and guns from enemies that they see.
    """
    limits = state.book.limits
    if dash:
        return _nearer(limits.dash_approach)
    if state.card(team).arm == "tank":
        return _nearer(limits.tank_approach) if state.card(enemy).arm in ("infantry", "gun") else None
    return _nearer(limits.foot_approach) if sees(state, team, enemy) else None


def _nearer(limit: Limit) -> Limit:
    """Return the distances that an "at least" limit forbids."""
    return Limit(limit.name, "less-than", limit.distance)
