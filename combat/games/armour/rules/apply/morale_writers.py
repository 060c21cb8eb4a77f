"""Writers of morale and leadership."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.events.morale_events import (
    CommanderNamed,
    CommanderRolled,
    FormationLost,
    LeaderNamed,
    RatingTested,
    SubjectSettled,
    TeamRemounted,
    UnitLost,
    UnitRallied,
)
from combat.games.armour.rules.state import State

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
    for team in [each for each in state.teams.values() if each.unit == event.unit and each.where != "destroyed"]:
        pose = team.pose if team.id in event.wrecks else None
        state.teams[team.id] = replace(team, where="destroyed", bailed=False, pose=pose)
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


@writes(SubjectSettled)
def _subject_settled(state: State, event: SubjectSettled) -> None:
    state.handled = (*state.handled, event.subject)


@writes(RatingTested, CommanderRolled)
def _only_told(state: State, event: Event) -> None:
    """Tests and rolls change nothing: their effects are events of their own."""
