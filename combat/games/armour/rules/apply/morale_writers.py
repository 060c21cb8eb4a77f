"""Writers of morale and leadership."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.events.morale_events import (
    CommanderJoined,
    CommanderNamed,
    CommanderRolled,
    FormationLost,
    LeaderNamed,
    LeadersAsked,
    RatingTested,
    SubjectSettled,
    TeamRemounted,
    TransportsWithdrawn,
    UnitLost,
    UnitRallied,
)
from combat.games.armour.rules.state import ALIVE, State

WRITERS = Writers()
writes = WRITERS.register


@writes(TeamRemounted)
def _team_remounted(state: State, event: TeamRemounted) -> None:
    state.teams[event.team] = replace(state.teams[event.team], bailed=False)


@writes(UnitRallied)
def _unit_rallied(state: State, event: UnitRallied) -> None:
    state.units[event.unit] = replace(state.units[event.unit], pinned=False)


@writes(UnitLost)
def _unit_lost(state: State, event: UnitLost) -> None:
    for team in [each for each in state.all_of(event.unit) if each.where != "destroyed"]:
        pose = team.pose if team.id in event.wrecks else None
        state.teams[team.id] = replace(team, where="destroyed", bailed=False, pose=pose, vehicle="")
    state.units[event.unit] = replace(state.units[event.unit], destroyed=True, leader="", pinned=False)


@writes(TransportsWithdrawn)
def _transports_withdrawn(state: State, event: TransportsWithdrawn) -> None:
    for team in [each for each in state.all_of(event.unit) if each.where in ALIVE]:
        state.teams[team.id] = replace(team, where="withdrawn", bailed=False, pose=None)
    state.units[event.unit] = replace(state.units[event.unit], destroyed=True, leader="", pinned=False)


@writes(FormationLost)
def _formation_lost(state: State, event: FormationLost) -> None:
    formation = state.formations[event.formation]
    state.formations[formation.id] = replace(formation, destroyed=True, commander="")


@writes(LeaderNamed)
def _leader_named(state: State, event: LeaderNamed) -> None:
    state.units[event.unit] = replace(state.units[event.unit], leader=event.team)


@writes(CommanderNamed)
def _commander_named(state: State, event: CommanderNamed) -> None:
    formation = state.formations[event.formation]
    state.formations[formation.id] = replace(formation, commander=event.team)


@writes(CommanderJoined)
def _commander_joined(state: State, event: CommanderJoined) -> None:
    host, lost = state.teams[event.host], state.teams[event.team]
    headquarters, left = state.units[lost.unit], state.units[host.unit]
    if event.replaces:
        state.teams[lost.id] = replace(lost, where="table", pose=host.pose, turret=host.turret, dug_in=host.dug_in)
        state.teams[host.id] = replace(host, where="destroyed", pose=None)
    else:
        state.teams[host.id] = replace(host, unit=headquarters.id)
    commander = lost.id if event.replaces else host.id
    state.units[headquarters.id] = replace(headquarters, destroyed=False, leader=headquarters.leader or commander)
    if not any(team.where in ALIVE for team in state.all_of(left.id)):
        state.units[left.id] = replace(left, destroyed=True)
    formation = state.formations[event.formation]
    state.formations[formation.id] = replace(formation, commander=commander)


@writes(CommanderRolled)
def _commander_rolled(state: State, event: CommanderRolled) -> None:
    if state.volley is not None and event.survives:
        state.volley = replace(state.volley, survivors=(*state.volley.survivors, event.formation))
    fire = state.fire_mission
    if fire is not None and event.survives:
        state.fire_mission = replace(fire, survivors=(*fire.survivors, event.formation))


@writes(LeadersAsked)
def _leaders_asked(state: State, event: LeadersAsked) -> None:
    state.leaders_asked, state.handled = True, ()


@writes(SubjectSettled)
def _subject_settled(state: State, event: SubjectSettled) -> None:
    state.handled = (*state.handled, event.subject)


@writes(RatingTested)
def _only_told(state: State, event: Event) -> None:
    """Tests change nothing: their effects are events of their own."""
