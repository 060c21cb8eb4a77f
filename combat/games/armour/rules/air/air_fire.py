"""Fire at and by aircraft: which teams, when, and how far from friends (L547, L601, L629, L675)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import State, Team

GUNS = frozenset(("anti_aircraft", "self_defence"))
"""The traits of weapons that fire at aircraft (L759)."""


def is_against_aircraft(state: State) -> bool:
    """Return whether shots are now fired at an attacking flight (L547)."""
    return state.air_attack is not None and state.air_attack.stage == "defence"


def gunner_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team may not fire at aircraft; None if it may (L601, L651)."""
    if not team.on_table:
        return Refusal("not-on-table", "L601")
    if team.bailed:
        return Refusal("bailed-out", "L651")
    guns = [weapon for weapon in state.card(team).weapons if is_anti_aircraft(state.book.weapons[weapon])]
    if not guns:
        return Refusal("no-anti-aircraft", "L601")
    return Refusal("fired-at-aircraft", "L601") if set(guns) <= set(team.anti_air) else None


def is_anti_aircraft(weapon: Weapon) -> bool:
    """Return whether a weapon may fire at aircraft (L601)."""
    return not GUNS.isdisjoint(weapon.traits)


def aircraft_target_refusal(state: State, weapon: Weapon, target: Team) -> Refusal | None:
    """Return the reason why a weapon may not fire at a target because of aircraft; None if it may (L601).

    Only anti-aircraft weapons fire at aircraft, and only at those of the flight that is about to attack; meanwhile they
    fire at nothing else.
    """
    if not is_against_aircraft(state):
        return Refusal("aircraft-passes", "L601") if is_aircraft(state, target) else None
    if not is_anti_aircraft(weapon):
        return Refusal("no-anti-aircraft", "L601")
    attacking = state.air_attack is not None and target.unit == state.air_attack.unit
    return None if attacking and is_aircraft(state, target) else Refusal("no-target", "L601")


def attack_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why an aircraft cannot fire or bomb now; None if it can, or if the team is not an aircraft.

    Its flight must first attack and be fired at by the enemy (L547).
    """
    attack = state.air_attack
    if not is_aircraft(state, team) or (attack and attack.unit == team.unit and attack.stage == "attack"):
        return None
    return Refusal("flight-waits", "L547")


def unsafe_friend(state: State, target: ConvexShape, seat: str) -> Team | None:
    """Return a friend of `seat` that is too near to an aircraft's target; None if there is none (L629, L675).

    Other aircraft are ignored.
    """
    limit = state.book.limits.aircraft_safety
    friends = (team for team in state.on_table(seat) if not is_aircraft(state, team))
    return next((team for team in friends if not limit.holds(shape_of(state, team), target)), None)


def safety_refusal(state: State, shooter: Team, target: Team) -> Refusal | None:
    """Return the reason why an aircraft may not fire at a target with a friend too near; None if it may (L629).

    None for shooters that are not aircraft.
    """
    if not is_aircraft(state, shooter):
        return None
    friend = unsafe_friend(state, shape_of(state, target), state.seat_of(shooter.id))
    return None if friend is None else Refusal("friend-near-target", "L629", (("team", friend.id),))
