"""A bombardment before it is declared: the point, the best spotter, smoke screens to both sides (L663-L695)."""

from __future__ import annotations

from functools import cached_property

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import total
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import FULL, QUARTER, turned
from combat.engine.space.plane.movement.mover import half_length
from combat.engine.space.plane.point import CM, MM, Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.air.flights import aircraft_of
from combat.games.armour.rules.answers import Bombard, LayScreen
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.planning import plan, spotters
from combat.games.armour.rules.artillery.template import heading_to_unit, template
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.state import State, Team, Unit

SNAP = 2 * CM
"""Distance from its aiming point within which a unit repeats its bombardment instead of ranging in again."""


class BombardmentPlan:
    """Plan of a bombardment of one point by a unit."""

    def __init__(self, state: State, unit: Unit, at: Pose) -> None:
        self.state, self.unit, self.at, self.wanted = state, unit, _snapped(state, unit, at), at.point
        self.refusal: Refusal | None = Refusal("no-spotter", "L667")
        """The reason why it cannot be bombarded; None if it can."""
        self.fire: FireMission | None = None
        self.call: Bombard | None = None
        self._choose()

    def _choose(self) -> None:
        """Choose the spotter with the best chance to range in."""
        for spotter in spotters(self.state, self.unit):
            call = Bombard(self.unit.id, spotter.id, self.at)
            found = plan(self.state, self.unit.seat, call)
            if isinstance(found, Refusal):
                self.refusal = found if self.fire is None else None
            elif self.fire is None or _worth(found) < _worth(self.fire):
                self.fire, self.call, self.refusal = found, call, None

    def square(self) -> ConvexShape:
        """Return the template on the planned point."""
        return template(self.state, self.at.point, heading_to_unit(self.state, self.unit.id, self.at.point))

    @cached_property
    def screens(self) -> tuple[LayScreen | None, LayScreen | None]:
        """Return the smoke screens of all guns across the line of fire, to the left and right as seen from the guns.

        Each is None if it is not possible.
        """
        return self._screen(-1), self._screen(1)

    def _screen(self, side: int) -> LayScreen | None:
        away = heading_to_unit(self.state, self.unit.id, self.at.point) + 2 * QUARTER
        at = Pose.at(self.at.point, away + side * QUARTER)
        guns = sum(1 for _ in self.state.teams_of(self.unit.id))
        calls = (
            LayScreen(self.unit.id, spotter.id, at, number)
            for number in range(guns, 0, -1)
            for spotter in spotters(self.state, self.unit)
        )
        return next((call for call in calls if isinstance(plan(self.state, self.unit.seat, call), FireMission)), None)


def _snapped(state: State, unit: Unit, at: Pose) -> Pose:
    """Return the point that a unit is ranged in on if a place is near it, else the place.

    Bombs fall on the point below an aircraft that is nearest to the place.
    """
    aircraft = aircraft_of(state, unit.id, "table")
    if aircraft:
        below = (_below(state, each, at.point) for each in aircraft)
        return Pose.at(min(below, key=lambda point: squared_distance(point, at.point)))
    known = unit.aiming_point
    near = known is not None and squared_distance(known.at, at.point) <= SNAP * SNAP
    return Pose.at(known.at if known is not None and near else at.point)


def _below(state: State, aircraft: Team, at: Point) -> Point:
    """Return the point of an aircraft's middle line, as long as its fuselage, that is nearest to a point."""
    pose, half = pose_of(aircraft), half_length(state.card(aircraft).hull) - MM
    away = turned(Point(at.x - pose.point.x, at.y - pose.point.y), FULL - pose.heading)
    return pose.point.moved(*turned(Point(0, max(-half, min(half, away.y))), pose.heading))


def _worth(fire: FireMission) -> tuple[int, int]:
    """Return how hard a bombardment is: ranging in, then hits."""
    return fire.need + fire.attempt, total(fire.harder)
