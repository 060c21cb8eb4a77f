"""Arcs of fire, and what a team turns towards its target (L625, L631, A24, A25)."""

from __future__ import annotations

from typing import Literal

from combat.engine.space.plane.heading import HALF
from combat.engine.space.plane.sector import Sector
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.distances import mount_of, shape_of
from combat.games.armour.rules.state import State, Team

Mounting = Literal["turret", "hull", "free"]
"""The part that turns when a weapon fires: the turret, the whole team, or nothing, as with anti-aircraft machine
guns."""


def mounting(state: State, team: Team, weapon: Weapon) -> Mounting:
    """Return how a weapon of a team is mounted: "free", "turret" or "hull" (L631, A24, A25)."""
    if weapon.machine_gun and not {"anti_aircraft", "self_defence"}.isdisjoint(weapon.traits):
        return "free"
    card = state.card(team)
    in_turret = card.turret is not None and "turretless" not in card.traits
    return "turret" if in_turret and "forward_firing" not in weapon.traits else "hull"


def fire_arc(state: State, team: Team, weapon: Weapon) -> Sector | None:
    """Return the arc in which a weapon may be aimed and its hits allotted; None if it fires all round.

    Turrets, infantry and anti-aircraft machine guns fire all round. Guns, forward-firing weapons and weapons in hulls
    without a turret have the 180 degrees ahead of their mount (A24, A25).
    """
    card = state.card(team)
    ahead = card.arm in ("gun", "tank") and mounting(state, team, weapon) == "hull"
    return Sector.facing(mount_of(state, team), team.pose.heading, HALF) if ahead and team.pose is not None else None


def in_arc(state: State, team: Team, weapon: Weapon, target: Team) -> bool:
    """Return whether the whole of a target is in a weapon's arc.

    A declared target must be in the arc before the shooter turns (L631), a team that takes a hit, after that (L625).
    """
    arc = fire_arc(state, team, weapon)
    return arc is None or arc.covers(shape_of(state, target))
