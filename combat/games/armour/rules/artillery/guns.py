"""Teams that may fire a bombardment, and the points in their reach (L665, L673)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.air.air_fire import attack_refusal
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.fire.arcs import fire_arc
from combat.games.armour.rules.ground.sighting import body_of
from combat.games.armour.rules.orders.order_effects import order_refusal
from combat.games.armour.rules.posture import is_pinned
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.riding import carrying_refusal


def artillery_weapon(state: State, team: Team) -> Weapon | None:
    """Return the weapon with which a team fires bombardments; None if it has none (L665)."""
    weapons = (state.book.weapons[weapon] for weapon in state.card(team).weapons)
    return next((weapon for weapon in weapons if weapon.bombardment is not None), None)


def artillery(state: State, unit: str) -> Iterator[Team]:
    """Yield the teams of a unit on the table that have an artillery weapon."""
    return (team for team in state.teams_of(unit) if artillery_weapon(state, team) is not None)


def gun_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why an artillery team cannot fire a bombardment in this phase; None if it can (L665)."""
    if team.bailed:
        return Refusal("bailed-out", "L651")
    if team.fired:
        return Refusal("has-fired", "L665")
    if team.moved:
        return Refusal("has-moved", "L665")
    waits = attack_refusal(state, team)
    if waits is not None:
        return waits
    if is_pinned(state, team):
        return Refusal("pinned", "L665")
    if body_of(state, team).transparent:
        return Refusal("in-house", "L665")
    return carrying_refusal(team) or order_refusal(state, team, "bombard")


def reach_refusal(state: State, team: Team, at: Point) -> Refusal | None:
    """Return the reason why an artillery team cannot reach a point; None if it can (L673).

    The point must be in range and in the team's arc of fire before it turns.
    """
    weapon = artillery_weapon(state, team)
    if weapon is None or weapon.bombardment is None:
        return Refusal("no-artillery", "L665")
    reach = weapon.bombardment.range  # bombs have none: they fall below the aircraft
    if not Limit("range", "at-most", reach).holds(shape_of(state, team), ConvexShape((at,))):
        return Refusal("out-of-range", "L673", (("range", reach),))
    arc = fire_arc(state, team, weapon)
    return None if arc is None or arc.contains(at) else Refusal("out-of-arc", "L673")
