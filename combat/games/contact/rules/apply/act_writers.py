"""Writers of acts, moves, markers and new knowledge."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.contact.rules.answers import Act
from combat.games.contact.rules.apply.writers import Writers, moved_to, put, rank, unmarked
from combat.games.contact.rules.events.act_events import (
    ActBegan,
    ActEnded,
    DummyFound,
    DummyMoved,
    FieldCleared,
    FieldFound,
    GroundRolled,
    MarkersMoved,
    MarkersPlaced,
    MarkersRemoved,
    MineStruck,
    ReactionEnded,
    SmokeLaid,
    UnitBoarded,
    UnitCamouflaged,
    UnitFound,
    UnitFreed,
    UnitLanded,
    UnitMoved,
    UnitsConcealed,
    UnitsShown,
    UnitStuck,
    UnitsVeiled,
    UnitTurned,
)
from combat.games.contact.rules.state import State, Unit

WRITERS = Writers()
writes = WRITERS.register
STILL = ("cover", "camouflage", "overwatch", "observe")
"""Acts that keep cover and camouflage, and do not bring a hidden unit to the table."""


@writes(ActBegan)
def _act_began(state: State, event: ActBegan) -> None:
    unit = state.units.get(event.unit)
    if unit is None:
        return
    if not event.act:
        put(state, replace(_risen(unit), acted=True, watching=False))
        return
    verb = Act.read(event.act).verb
    unit = unit if verb in STILL else _risen(unit)
    hatch = (unit.hatch or event.open) and not event.shut
    put(
        state,
        replace(
            unit, acted=True, moved=0, fired=False, watching=verb == "overwatch", hatch=hatch,
            cover=unit.cover or verb == "cover", camouflaged=unit.camouflaged,
        ),
    )  # fmt: skip


def _risen(unit: Unit) -> Unit:
    """Return a unit that shows itself by its act: out of cover and camouflage, no longer hidden."""
    where = "marker" if unit.where == "hidden" else unit.where
    return replace(unit, where=where, cover=False, camouflaged=False)


@writes(ActEnded)
def _act_ended(state: State, event: ActEnded) -> None:
    if state.order is not None:
        state.order = replace(state.order, units=tuple(each for each in state.order.units if each != event.unit))
    _recover(state, event.unit)


@writes(ReactionEnded)
def _reaction_ended(state: State, event: ReactionEnded) -> None:
    _recover(state, event.unit)


def _recover(state: State, id_: str) -> None:
    """Suppression lasts until the unit's next act or reaction ends (C17)."""
    unit = state.units.get(id_)
    if unit is not None and unit.suppressed and unit.alive:
        put(state, replace(unit, suppressed=False))


@writes(UnitMoved)
def _unit_moved(state: State, event: UnitMoved) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        there = moved_to(state, unit, event.path[-1])
        put(state, replace(there, moved=unit.moved + event.length, dug_in=False, target="", shots=0))


@writes(UnitTurned)
def _unit_turned(state: State, event: UnitTurned) -> None:
    unit = state.units.get(event.unit)
    if unit is not None and unit.pose is not None:
        there = moved_to(state, unit, unit.pose.turned(event.heading - unit.pose.heading))
        put(state, replace(there, turret=event.turret))


@writes(GroundRolled, MineStruck)
def _only_told(state: State, event: GroundRolled | MineStruck) -> None:
    """A roll changes nothing: what comes of it is told by other events."""


@writes(FieldFound)
def _field_found(state: State, event: FieldFound) -> None:
    if event.field in state.fields:
        state.fields[event.field] = replace(state.fields[event.field], found=True)


@writes(FieldCleared)
def _field_cleared(state: State, event: FieldCleared) -> None:
    laid = state.fields.get(event.field)
    if laid is not None:
        state.fields[laid.id] = replace(laid, cleared=laid.cleared + event.length)


@writes(UnitFreed)
def _unit_freed(state: State, event: UnitFreed) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        put(state, replace(unit, stuck=""))


@writes(UnitStuck)
def _unit_stuck(state: State, event: UnitStuck) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        put(state, replace(unit, stuck=event.how))


@writes(UnitBoarded)
def _unit_boarded(state: State, event: UnitBoarded) -> None:
    unit, carrier = state.units.get(event.unit), state.units.get(event.carrier)
    if unit is not None:
        pose = unit.pose if carrier is None else carrier.pose
        put(state, replace(unmarked(state, unit), where="aboard", carrier=event.carrier, pose=pose, dug_in=False))


@writes(UnitLanded)
def _unit_landed(state: State, event: UnitLanded) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        carrier = state.units.get(unit.carrier)
        where = "table" if carrier is None or carrier.where in ("table", "lost") else "marker"
        put(state, replace(unit, where=where, carrier="", pose=event.at, turret=event.at.heading))


@writes(UnitCamouflaged)
def _unit_camouflaged(state: State, event: UnitCamouflaged) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        put(state, replace(unit, camouflaged=True))


@writes(SmokeLaid)
def _smoke_laid(state: State, event: SmokeLaid) -> None:
    state.smoke = (*state.smoke, event.smoke)


# -- what becomes known ------------------------------------------------------------------------------------------------


@writes(UnitFound)
def _unit_found(state: State, event: UnitFound) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        put(state, replace(unmarked(state, unit), where="table", camouflaged=False))


@writes(DummyFound)
def _dummy_found(state: State, event: DummyFound) -> None:
    dummy = state.dummies.get(event.dummy)
    if dummy is not None:
        state.markers.pop(dummy.marker, None)
        state.dummies[dummy.id] = replace(dummy, marker="", pose=None, gone=True)


@writes(DummyMoved)
def _dummy_moved(state: State, event: DummyMoved) -> None:
    dummy = state.dummies.get(event.dummy)
    if dummy is not None:
        state.dummies[dummy.id] = replace(dummy, pose=event.path[-1], shown=True)


@writes(MarkersPlaced)
def _markers_placed(state: State, event: MarkersPlaced) -> None:
    _mark(state, event)
    for marker, owner in zip(event.markers, event.owners, strict=False):
        if owner in state.dummies:
            state.dummies[owner] = replace(state.dummies[owner], marker=marker.id)
        elif owner in state.units:
            put(state, replace(state.units[owner], where="marker", marker=marker.id))


def _mark(state: State, event: MarkersPlaced | UnitsConcealed) -> None:
    for marker in event.markers:
        state.markers[marker.id] = marker
    state.markers = {id_: state.markers[id_] for id_ in sorted(state.markers, key=rank)}
    state.marked[event.seat] = state.marked.get(event.seat, 0) + len(event.markers)


@writes(MarkersMoved)
def _markers_moved(state: State, event: MarkersMoved) -> None:
    for marker in event.markers:
        state.markers[marker.id] = marker


@writes(UnitsConcealed)
def _units_concealed(state: State, event: UnitsConcealed) -> None:
    _mark(state, event)
    for marker, owner in zip(event.markers, event.units, strict=True):
        if owner in state.units:
            put(state, replace(state.units[owner], where="marker", marker=marker.id))


@writes(UnitsShown)
def _units_shown(state: State, event: UnitsShown) -> None:
    put(state, *event.units)
    state.units = {id_: state.units[id_] for id_ in sorted(state.units, key=rank)}


@writes(UnitsVeiled)
def _units_veiled(state: State, event: UnitsVeiled) -> None:
    for unit in event.units:
        state.units.pop(unit, None)


@writes(MarkersRemoved)
def _markers_removed(state: State, event: MarkersRemoved) -> None:
    for marker in event.markers:
        state.markers.pop(marker, None)
