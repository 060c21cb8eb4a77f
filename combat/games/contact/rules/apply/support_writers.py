"""Writers of artillery and aircraft."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.contact.rules.apply.writers import Writers, put
from combat.games.contact.rules.events.support_events import (
    PlaneAimed,
    PlaneFiredAt,
    PlaneLeft,
    PlanesCame,
    PointPlaced,
    PointShifted,
    PrecisionRolled,
    RadioRolled,
    UnitShelled,
    VolleyDue,
    VolleyFell,
)
from combat.games.contact.rules.state import PlaneAttack, State

WRITERS = Writers()
writes = WRITERS.register


@writes(RadioRolled)
def _radio_rolled(state: State, event: RadioRolled) -> None:
    battery, air = state.batteries.get(event.support), state.air.get(event.seat)
    if battery is not None:
        caller = event.caller if event.answered else ""
        state.batteries[battery.id] = replace(battery, observer=caller, failed=battery.failed + (not event.answered))
    elif event.support == "air" and air is not None:
        state.air[event.seat] = replace(
            air, calls=air.calls + event.answered, failed=0 if event.answered else air.failed + 1
        )


@writes(PointPlaced)
def _point_placed(state: State, event: PointPlaced) -> None:
    battery = state.batteries.get(event.battery)
    if battery is not None:
        state.batteries[battery.id] = replace(
            battery,
            at=event.at,
            attempts=0 if event.fresh else battery.attempts,
            ranged=battery.ranged and not event.fresh,
        )


@writes(PrecisionRolled)
def _precision_rolled(state: State, event: PrecisionRolled) -> None:
    battery = state.batteries.get(event.battery)
    if battery is not None:
        attempts = battery.attempts + (not event.ranged)
        state.batteries[battery.id] = replace(battery, ranged=event.ranged, attempts=attempts)


@writes(PointShifted)
def _point_shifted(state: State, event: PointShifted) -> None:
    battery = state.batteries.get(event.battery)
    if battery is not None:
        state.batteries[battery.id] = replace(battery, at=event.at)


@writes(VolleyDue)
def _volley_due(state: State, event: VolleyDue) -> None:
    state.volley, state.handled = event.battery, ()


@writes(UnitShelled)
def _unit_shelled(state: State, event: UnitShelled) -> None:
    state.handled = (*state.handled, event.unit)


@writes(VolleyFell)
def _volley_fell(state: State, event: VolleyFell) -> None:
    state.volley, state.handled = "", ()
    battery = state.batteries.get(event.battery)
    if battery is not None:
        state.batteries[battery.id] = replace(
            battery, volleys=battery.volleys + 1, over=event.over, attempts=1, ranged=battery.ranged
        )


@writes(PlanesCame)
def _planes_came(state: State, event: PlanesCame) -> None:
    state.planes = PlaneAttack(event.seat, event.caller, event.count)


@writes(PlaneAimed)
def _only_told(state: State, event: PlaneAimed) -> None:
    """A roll changes nothing."""


@writes(PlaneFiredAt)
def _plane_fired_at(state: State, event: PlaneFiredAt) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        put(state, replace(unit, acted=True, fired=True))


@writes(PlaneLeft)
def _plane_left(state: State, event: PlaneLeft) -> None:
    if state.planes is not None:
        left = state.planes.left - 1
        state.planes = replace(state.planes, left=left) if left else None
