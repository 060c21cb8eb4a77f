"""Armour that a shot strikes: front or side, of hull or turret (L645, A25)."""

from __future__ import annotations

from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.heading import HALF, Heading, turned
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sector import Sector
from combat.games.armour.rules.fire.volley import Part
from combat.games.armour.rules.state import State, Team


def front_line(state: State, tank: Team, part: Part) -> Sector:
    """Return the half-plane ahead of the front edge of a tank's hull or turret.

    Raises ValueError if the tank is not on the table.
    """
    card, pose = state.card(tank), tank.pose
    if pose is None:
        raise ValueError(tank.id)
    if part == "turret" and card.turret is not None:
        pivot = pose.point.moved(*turned(card.mount, pose.heading))
        return _before(pivot, card.turret, tank.turret)
    return _before(pose.point, card.hull, pose.heading)


def _before(point: Point, outline: HullFootprint, heading: Heading) -> Sector:
    """Return the half-plane in front of the foremost corner of an outline at a point and heading."""
    return Sector.facing(point.moved(*turned(Point(0, outline.foremost), heading)), heading, HALF)


def strikes_front(state: State, shooter: Team, tank: Team, part: Part) -> bool:
    """Return whether a shooter's reference point is ahead of the front line of a tank's hull or turret (L645)."""
    return shooter.pose is not None and front_line(state, tank, part).contains(shooter.pose.point)


def needs_part_die(state: State, shooter: Team, tank: Team) -> bool:
    """Return whether hull and turret show the shooter different armour, so that a die decides which is struck
    (L645).
    """
    if state.card(tank).turret is None:
        return False
    return strikes_front(state, shooter, tank, "hull") != strikes_front(state, shooter, tank, "turret")
