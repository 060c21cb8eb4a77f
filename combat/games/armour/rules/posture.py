"""State of teams that matters to shots and morale: gone to ground, pinned, in command (L553, L557)."""

from __future__ import annotations

from combat.engine.space.plane.limit import Limit
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.state import State, Team, Unit


def gone_to_ground(state: State, team: Team) -> bool:
    """Return whether a team neither moved nor shot nor assaulted since its seat's last turn began (L553, L633).

    Scouts that moved are gone to ground too (L767); teams that fired at aircraft are not until the enemy's next turn
    (L601), nor are aircraft.
    """
    if team.fired or team.assaulted or team.anti_air or state.card(team).arm == "aircraft":
        return False
    return not team.moved or "scout" in state.card(team).traits


def is_pinned(state: State, team: Team) -> bool:
    """Return whether a team is pinned: its unit is, and the team is not an armoured tank (L661)."""
    return state.unit_of(team.id).pinned and not state.card(team).is_armoured


def in_command(state: State, team: Team) -> bool:
    """Return whether a team on the table is its unit's leader or near enough to it (L557).

    False for every team of a unit without a leader or whose leader is not on the table.
    """
    unit = state.unit_of(team.id)
    if not unit.leader:
        return False
    leader = state.teams[unit.leader]
    return leader.on_table and (team.id == leader.id or holds(state, command_limit(state, unit), team, leader))


def command_limit(state: State, unit: Unit) -> Limit:
    """Return the limit on the distance from a unit's teams to its leader, by its number of teams on the table
    (L557).
    """
    limits = state.book.limits
    large = sum(1 for _ in state.teams_of(unit.id)) >= state.book.figures.command.large_unit
    return limits.large_command if large else limits.command


def lies_low(state: State, team: Team) -> bool:
    """Return whether flat ground conceals a team: infantry that has not moved, or a gun in foxholes (L619)."""
    arm = state.card(team).arm
    return (arm == "infantry" and not team.moved) or (arm == "gun" and team.dug_in)
