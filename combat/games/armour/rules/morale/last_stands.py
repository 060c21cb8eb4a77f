"""Good spirits of units and formations, and the consequences of losing them (L531-L537)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.events.morale_events import TransportsWithdrawn, UnitLost
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import Formation, State, Unit
from combat.games.armour.rules.transport.landing import landing
from combat.games.armour.rules.transport.riding import riders_of


def in_good_spirits(state: State, unit: Unit) -> bool:
    """Return whether a unit is in good spirits, so that it needs no last stand (L531).

    Headquarters always are (L535), as are transports in the rear. It needs enough teams that are in command or carried
    on a vehicle; a unit without a leader has none.
    """
    if unit.headquarters or not _has_suffered(state, unit):
        return True
    count = dict.fromkeys(("tank", "gun", "infantry", "aircraft"), 0)
    teams = [team for team in state.all_of(unit.id) if team.where in ("table", "mounted")]
    for team in teams:
        if not team.bailed and (team.where == "mounted" or in_command(state, team)):
            count[state.card(team).arm] += 1
    need = state.book.figures.morale
    enough = {"tank": need.tanks, "gun": need.guns, "infantry": need.infantry, "aircraft": need.aircraft}
    return not teams or (bool(unit.leader) and any(count[arm] >= enough[arm] for arm in count))


def _has_suffered(state: State, unit: Unit) -> bool:
    """Return whether a team of a unit is bailed out or destroyed, or the unit has lost its leader."""
    if not unit.leader:
        return True
    return any(team.bailed or team.where == "destroyed" for team in state.all_of(unit.id))


def formation_holds(state: State, formation: Formation) -> bool:
    """Return whether a formation has enough units on the table, in ambush or in reserve (L537, L543).

    Its headquarters counts, attached transports do not; units that its mission has withdrawn still count.
    """
    units = (unit for unit in state.units.values() if unit.formation == formation.id and not unit.transports)
    count = sum(1 for unit in units if not is_lost(state, unit))
    return count >= state.book.figures.morale.formation_units


def is_lost(state: State, unit: Unit) -> bool:
    """Return whether a unit is out of the battle by losses, not because its mission has withdrawn it."""
    gone = (team.where for team in state.all_of(unit.id))
    return unit.destroyed and "withdrawn" not in gone


def has_formation(state: State, seat: Seat) -> bool:
    """Return whether a seat has a formation of its own nation in good spirits; allied ones do not count (L537)."""
    own = (each for each in state.formations.values() if each.seat == seat and not each.allied)
    return any(not each.destroyed and formation_holds(state, each) for each in own)


def unit_lost(state: State, unit: str, why: str) -> Iterator[Event]:
    """Yield the events of a unit's destruction (L535).

    Its armoured tanks become wrecks, other teams are removed, and its transports leave the battle. Teams of other units
    that it carries dismount, pinned.
    """
    yield from _set_down(state, unit)
    wrecks = (team.id for team in state.teams_of(unit) if state.card(team).is_armoured)
    yield UnitLost(unit, why, tuple(wrecks))
    yield from without_riders(state, unit)


def without_riders(state: State, unit: str) -> Iterator[Event]:
    """Yield the events by which a lost unit's transports leave the battle; none if it has no transports (L535)."""
    for each in list(state.units.values()):
        if each.parent == unit and each.transports and not each.destroyed:
            yield from _set_down(state, each.id)
            yield TransportsWithdrawn(each.id)


def _set_down(state: State, unit: str) -> Iterator[Event]:
    """Yield how teams of other units get off the vehicles of a unit, pinned."""
    for vehicle in list(state.teams_of(unit)):
        for rider in list(riders_of(state, vehicle.id)):
            if rider.unit != unit:
                yield landing(state, vehicle, rider, pinned=True)
