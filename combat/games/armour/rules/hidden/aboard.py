"""Riders and vehicles of a unit that arrives with its transports (L543, A36)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from combat.engine.kernel.record import replace
from combat.games.armour.rules.cards.team_card import Arm
from combat.games.armour.rules.hidden.off_table import companions
from combat.games.armour.rules.state import Arrival, State, Team, Unit
from combat.games.armour.rules.transport.riding import has_room, is_transport

RIDING: dict[Arrival, tuple[Arm, ...]] = {"ambush": ("infantry",), "reserve": ("infantry", "gun")}
"""Arms that ride: infantry in ambush is mounted, guns are dug in; a reserve arrives with its guns in tow."""


def aboard(state: State, unit: Unit, how: Arrival) -> dict[str, str]:
    """Return the vehicle of each team that arrives mounted, by team, for a unit and its companions; the leader boards
    last.

    `how` is the kind of arrival: ambush or reserve.
    """
    teams = list(companions(state, unit, how))
    vehicles = [team.id for team in teams if is_transport(state, team)]
    view = state.copy()
    found: dict[str, str] = {}
    for team in sorted(teams, key=lambda team: team.id == unit.leader):
        vehicle = _vehicle(view, team, vehicles) if state.card(team).arm in RIDING[how] else ""
        if vehicle:
            found[team.id] = vehicle
            view.teams[team.id] = replace(team, where="mounted", vehicle=vehicle)
    return found


def _vehicle(view: State, team: Team, vehicles: Sequence[str]) -> str:
    return next((vehicle for vehicle in vehicles if has_room(view, view.teams[vehicle], team)), "")


def on_foot(state: State, unit: Unit, how: Arrival) -> list[Team]:
    """Return the teams of an arriving unit and its companions that are placed on the table, the leader first."""
    riders: Collection[str] = aboard(state, unit, how)
    teams = [team for team in companions(state, unit, how) if team.id not in riders]
    return sorted(teams, key=lambda team: team.id != unit.leader)
