"""Writers of transport."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.games.armour.rules.apply.writers import Writers, lose_aiming_point
from combat.games.armour.rules.events.transport_events import (
    PassengerRolled,
    RiderHit,
    TeamDismounted,
    TeamLanded,
    TeamMounted,
    TransportBrought,
    TransportsSent,
)
from combat.games.armour.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


@writes(TeamMounted)
def _team_mounted(state: State, event: TeamMounted) -> None:
    team = replace(state.teams[event.team], where="mounted", pose=None, vehicle=event.vehicle, dug_in=False)
    state.teams[event.team] = replace(team, ferried="mounted")
    state.teams[event.vehicle] = replace(state.teams[event.vehicle], ferried="loaded")
    state.mover = team.unit
    lose_aiming_point(state, team.unit)


@writes(TeamDismounted)
def _team_dismounted(state: State, event: TeamDismounted) -> None:
    team = replace(state.teams[event.team], where="table", pose=event.pose, turret=event.pose.heading, vehicle="")
    state.teams[event.team] = replace(team, moved="tactical", distance=0, ferried="dismounted")
    state.mover, state.moves = team.unit, event.moves
    lose_aiming_point(state, team.unit)


@writes(TransportsSent)
def _transports_sent(state: State, event: TransportsSent) -> None:
    for team in event.teams:
        state.teams[team] = replace(state.teams[team], where="rear", pose=None, bailed=False)


@writes(TransportBrought)
def _transport_brought(state: State, event: TransportBrought) -> None:
    team = state.teams[event.team]
    state.teams[team.id] = replace(
        team, where="table", pose=event.pose, turret=event.pose.heading, moved="", ferried="forward"
    )


@writes(RiderHit)
def _rider_hit(state: State, event: RiderHit) -> None:
    unit = state.unit_of(event.team)
    state.units[unit.id] = replace(unit, hits=unit.hits + 1)
    if state.volley is not None:
        state.volley = replace(state.volley, riders=(*state.volley.riders, event.team))
    if state.fire_mission is not None:
        state.fire_mission = replace(state.fire_mission, riders=(*state.fire_mission.riders, event.team))


@writes(TeamLanded)
def _team_landed(state: State, event: TeamLanded) -> None:
    team = state.teams[event.team]
    state.teams[team.id] = replace(team, where="table", pose=event.pose, turret=event.pose.heading, vehicle="")
    if event.pinned:
        state.units[team.unit] = replace(state.units[team.unit], pinned=True)


@writes(PassengerRolled)
def _only_told(state: State, event: Event) -> None:
    """A roll changes nothing: its effect is an event of its own."""
