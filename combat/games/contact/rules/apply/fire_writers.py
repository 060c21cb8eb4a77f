"""Writers of fire, tests and their effects."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.contact.rules.apply.writers import Writers, put, unmarked
from combat.games.contact.rules.events.fire_events import (
    CheckRolled,
    CoveringFireGiven,
    FireFell,
    PlateTested,
    RoundSpent,
    ShotRolled,
    SkirtsRolled,
    UnitHarmed,
    UnitRallied,
    WeaponRepaired,
    WeaponTested,
)
from combat.games.contact.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


@writes(CheckRolled, PlateTested)
def _only_told(state: State, event: CheckRolled | PlateTested) -> None:
    """A roll changes nothing: what comes of it is told by other events."""


@writes(SkirtsRolled)
def _skirts_rolled(state: State, event: SkirtsRolled) -> None:
    """Nothing changes: whether the shot holds is told by other events."""


@writes(UnitHarmed)
def _unit_harmed(state: State, event: UnitHarmed) -> None:
    unit = state.units.get(event.unit)
    if unit is None:
        return
    if event.harm == "suppressed":
        put(state, replace(unit, suppressed=True))
    elif event.harm == "demoralised":
        put(state, replace(unit, demoralised=True, suppressed=True, watching=False))
    else:
        gone = replace(unmarked(state, unit), where="lost", watching=False, carrier="")
        card = state.card(unit)
        stays = (event.harm != "lost" and card.arm == "vehicle") or card.arm == "command"
        put(state, replace(gone, pose=unit.pose if stays else None, wreck=event.harm == "wrecked"))
    if state.order is not None and event.harm not in ("suppressed", "demoralised"):
        state.order = replace(state.order, units=tuple(each for each in state.order.units if each != unit.id))


@writes(UnitRallied)
def _unit_rallied(state: State, event: UnitRallied) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        put(state, replace(unit, demoralised=False, suppressed=True))


@writes(FireFell)
def _fire_fell(state: State, event: FireFell) -> None:
    _fired(state, event.unit)
    _under_fire(state, event.target)


def _fired(state: State, id_: str) -> None:
    unit = state.units.get(id_)
    if unit is not None:
        put(state, replace(unit, fired=True, cover=False, camouflaged=False))


def _under_fire(state: State, id_: str) -> None:
    unit = state.units.get(id_)
    if unit is not None:
        put(state, replace(unit, under_fire=True))


@writes(CoveringFireGiven)
def _covering_fire_given(state: State, event: CoveringFireGiven) -> None:
    _fired(state, event.unit)
    target = state.units.get(event.target)
    if target is not None:
        put(state, replace(target, covered=target.covered + 1, under_fire=True))


@writes(WeaponTested)
def _weapon_tested(state: State, event: WeaponTested) -> None:
    unit = state.units.get(event.unit)
    if unit is not None and event.broke and event.weapon not in unit.broken:
        put(state, replace(unit, broken=(*unit.broken, event.weapon)))


@writes(WeaponRepaired)
def _weapon_repaired(state: State, event: WeaponRepaired) -> None:
    unit = state.units.get(event.unit)
    if unit is not None and event.repaired:
        put(state, replace(unit, broken=tuple(each for each in unit.broken if each != event.weapon)))


@writes(RoundSpent)
def _round_spent(state: State, event: RoundSpent) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        spent = dict(unit.spent)
        spent[event.what] = spent.get(event.what, 0) + 1
        put(state, replace(unit, spent=tuple(spent.items())))


@writes(ShotRolled)
def _shot_rolled(state: State, event: ShotRolled) -> None:
    _fired(state, event.unit)
    _under_fire(state, event.target)
    unit = state.units.get(event.unit)
    if unit is not None:
        shots = unit.shots + 1 if unit.target == event.target else 1
        put(state, replace(unit, target=event.target, shots=shots))
