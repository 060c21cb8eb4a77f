"""Spotters of artillery units, and what they see (L667, L675)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.artillery.guns import artillery_weapon
from combat.games.armour.rules.ground.sight_obstacles import ground_height, side_sight
from combat.games.armour.rules.ground.sighting import body_of
from combat.games.armour.rules.orders.order_effects import order_refusal
from combat.games.armour.rules.state import State, Team, Unit


def spotter_refusal(state: State, unit: Unit, team: Team) -> Refusal | None:
    """Return the reason why a team may not spot for an artillery unit; None if it may (L667).

    It must be an artillery team of the unit, a headquarters or an observer of its side; weapons such as bombs are
    spotted for only by their own formation (L759), and aircraft spot only for themselves (L671). It must not have
    moved, dug in or fired.
    """
    if not team.fights or state.seat_of(team.id) != unit.seat or not _spots_for(state, unit, team):
        return Refusal("no-spotter", "L667")
    if team.moved:
        return Refusal("has-moved", "L667")
    if team.fired:
        return Refusal("has-fired", "L667")
    return order_refusal(state, team, "spot")


def _spots_for(state: State, unit: Unit, team: Team) -> bool:
    own = state.units[team.unit]
    if own.id == unit.id and artillery_weapon(state, team) is not None:
        return True
    if not (own.headquarters or "observer" in state.card(team).traits):
        return False
    if any(is_aircraft(state, each) for each in state.teams_of(unit.id)):
        return False
    weapons = (artillery_weapon(state, each) for each in state.teams_of(unit.id))
    alone = any(weapon is not None and "bombs" in weapon.traits for weapon in weapons)
    return not alone or (own.formation != "" and own.formation == unit.formation)


def sees_point(state: State, spotter: Team, at: Point) -> bool:
    """Return whether a spotter would see the top of an infantry team at a point."""
    return side_sight(state, state.seat_of(spotter.id)).sees(body_of(state, spotter), point_body(state, at))


def point_body(state: State, at: Point) -> SightBody:
    """Return a point of the table as a target of sight; a building around the point does not hide it (A29)."""
    top = state.book.figures.sight.team_top
    heights, ground = BodyHeights(0, top, top // 2), ground_height(state.book, at)
    body = SightBody.at_point(at, heights, ground)
    houses = frozenset(
        str(place)
        for place, piece in enumerate(state.book.table.scenery)
        if state.book.scenery[piece.kind].conceals_inside and piece.form == "area" and piece.area().locate(at) >= 0
    )
    return SightBody("", body.shape, body.points, heights, ground, transparent=houses) if houses else body
