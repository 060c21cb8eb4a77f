"""Writers of ambushes, reserves and withdrawals."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.record import replace
from combat.games.armour.rules.answers import TeamPose
from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.events.hidden_events import (
    AimingPointSeen,
    AmbushRevealed,
    ReserveEntered,
    ReservesRolled,
    UnitsHidden,
    UnitsNumbered,
    UnitsShown,
    UnitWithdrawn,
)
from combat.games.armour.rules.hidden.numbering import in_order, renumber
from combat.games.armour.rules.hidden.unknown import Unknown
from combat.games.armour.rules.state import ALIVE, Arrival, State

WRITERS = Writers()
writes = WRITERS.register


@writes(UnitsHidden)
def _units_hidden(state: State, event: UnitsHidden) -> None:
    state.hiding_over = (*state.hiding_over, event.seat)
    lists: tuple[tuple[Arrival, tuple[str, ...]], ...] = (("ambush", event.ambush), ("reserve", event.reserve))
    for where, units in lists:
        for team in [each for each in state.teams.values() if each.unit in units]:
            state.teams[team.id] = replace(team, where=where)


@writes(UnitsNumbered)
def _units_numbered(state: State, event: UnitsNumbered) -> None:
    renumber(state, event.seat)


@writes(UnitsShown)
def _units_shown(state: State, event: UnitsShown) -> None:
    state.units.update((unit.id, unit) for unit in event.units)
    state.teams.update((team.id, team) for team in event.teams)
    in_order(state)
    for formation, team in event.commands:
        state.formations[formation] = replace(state.formations[formation], commander=team)
    known = state.unknown[event.seat]
    points = list(known.points)
    for unit in event.units:
        if unit.aiming_point is not None:
            points.remove(unit.aiming_point.at)
    shown = sum(1 for unit in event.units if not unit.parent)
    state.unknown[event.seat] = Unknown(known.units - shown, tuple(points))


@writes(AimingPointSeen)
def _aiming_point_seen(state: State, event: AimingPointSeen) -> None:
    known = state.unknown[event.seat]
    state.unknown[event.seat] = replace(known, points=tuple(sorted((*known.points, event.at))))


@writes(AmbushRevealed)
def _ambush_revealed(state: State, event: AmbushRevealed) -> None:
    _come(state, event.unit, event.places, event.riders, "ambush")
    for place in event.places:
        if state.card(place.team).arm in ("infantry", "gun"):
            state.teams[place.team] = replace(state.teams[place.team], dug_in=True)


@writes(ReservesRolled)
def _reserves_rolled(state: State, event: ReservesRolled) -> None:
    state.arriving = event.units


@writes(ReserveEntered)
def _reserve_entered(state: State, event: ReserveEntered) -> None:
    _come(state, event.unit, event.places, event.riders, "reserve")
    state.arriving -= 1
    if state.active not in state.reinforced:
        state.reinforced = (*state.reinforced, state.active)


def _come(state: State, unit: str, places: Sequence[TeamPose], riders: Sequence[tuple[str, str]], how: Arrival) -> None:
    """Place the teams of a unit and of those that come with it on the table, or on vehicles."""
    for id_, pose in places:
        state.teams[id_] = replace(state.teams[id_], where="table", pose=pose, turret=pose.heading)
    for id_, vehicle in riders:
        state.teams[id_] = replace(state.teams[id_], where="mounted", vehicle=vehicle)
    teams = (*(place.team for place in places), *(team for team, _ in riders))
    for id_ in {unit, *(state.teams[team].unit for team in teams)}:
        state.units[id_] = replace(state.units[id_], came=how)


@writes(UnitWithdrawn)
def _unit_withdrawn(state: State, event: UnitWithdrawn) -> None:
    for team in [each for each in state.all_of(event.unit) if each.where in ALIVE]:
        state.teams[team.id] = replace(team, where="withdrawn", bailed=False, pose=None, vehicle="")
    unit = state.units[event.unit]
    state.units[unit.id] = replace(unit, destroyed=True, leader="", pinned=False, aiming_point=None)
