"""Leaders of units at deployment: the team nearest to the centre, or one named by the owner (L39, A30)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.events.morale_events import CommanderNamed, LeaderNamed
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.transport.riding import is_transport

DEPLOYED = "deployed"
"""Reason for which the leaders are named."""


def middle_team(state: State, unit: Unit) -> str:
    """Return the id of the unit's team on the table that is nearest to the unit's centre.

    The centre is the mean of the teams' places. Transports lead only units that consist of transports.
    """
    teams = _able(state, unit)
    points, count = [pose_of(team).point for team in teams], len(teams)
    x, y = sum(point.x for point in points), sum(point.y for point in points)

    def gap(team: Team) -> int:
        point = pose_of(team).point
        return (count * point.x - x) ** 2 + (count * point.y - y) ** 2

    return min(teams, key=gap).id


def _able(state: State, unit: Unit) -> list[Team]:
    teams = list(state.teams_of(unit.id))
    return [team for team in teams if not is_transport(state, team)] or teams


def led(state: State, unit: Unit) -> Unit:
    """Return a copy of a deployed unit with its first leader."""
    return replace(unit, leader=middle_team(state, unit))


def lead_refusal(state: State, seat: Seat, team: str) -> Refusal | None:
    """Return the reason why a team cannot become leader of its unit; None if it can (A30, L557).

    It must be deployed, and all other teams must remain in command.
    """
    each = state.teams.get(team)
    if each is None or state.seat_of(team) != seat or not each.on_table:
        return Refusal("not-on-table", "A30")
    unit = state.units[each.unit]
    if each not in _able(state, unit) or unit.leader == team:
        return Refusal("no-new-leader", "A30", (("team", team),))
    view = state.copy()
    view.units[unit.id] = replace(unit, leader=team)
    stray = next((other.id for other in view.teams_of(unit.id) if not in_command(view, other)), "")
    return Refusal("out-of-command", "L557", (("team", stray),)) if stray else None


def name_leader(state: State, unit: Unit, team: str) -> Iterator[Event]:
    """Yield the events that make a team leader of its unit and, in a headquarters, commander of its formation (L45,
    A30).

    Nothing is yielded if it already leads.
    """
    if unit.leader == team:
        return
    yield LeaderNamed(unit.id, team, DEPLOYED)
    if unit.headquarters and unit.formation:
        yield CommanderNamed(unit.formation, team, DEPLOYED)
