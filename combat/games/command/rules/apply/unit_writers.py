"""Writers of unit, weapon and radio events."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE
from combat.games.command.rules.apply.writers import Writers, change, change_attack, change_order
from combat.games.command.rules.events import unit_events as told
from combat.games.command.rules.state import Radio, State, Unit, Weapon

WRITERS = Writers()
writes = WRITERS.register

_PART_IN_ORDER = ("units", "group", "answering", "rolls")
"""Fields of an order that list units taking part in it."""
_NAMED_BY_ORDER = (*_PART_IN_ORDER, "done")
"""Fields of an order that list units."""


@writes(told.UnitBroke)
def _unit_broke(state: State, event: told.UnitBroke) -> None:
    change(state, event.unit, broken=True)


@writes(told.UnitRallied)
def _unit_rallied(state: State, event: told.UnitRallied) -> None:
    change(state, event.unit, broken=False)


@writes(told.UnitSuppressed)
def _unit_suppressed(state: State, event: told.UnitSuppressed) -> None:
    change(state, event.unit, suppressed=True)


@writes(told.SuppressionLifted)
def _suppression_lifted(state: State, event: told.SuppressionLifted) -> None:
    change(state, event.unit, suppressed=False)


@writes(told.VeteranMade)
def _veteran_made(state: State, event: told.VeteranMade) -> None:
    change(state, event.unit, veteran=True)


@writes(told.UnitEliminated)
def _unit_eliminated(state: State, event: told.UnitEliminated) -> None:
    side = state.units[event.unit].side
    change(
        state, event.unit, hex=NOWHERE, fate="eliminated" if event.space else "gone",
        broken=False, suppressed=False, veteran=False, weapon="", spots=False,
    )  # fmt: skip
    if event.space:
        track = list(state.casualties[side])
        track += [""] * (event.space - len(track))
        track[event.space - 1] = event.unit
        state.casualties[side] = tuple(track)


@writes(told.UnitReturned)
def _unit_returned(state: State, event: told.UnitReturned) -> None:
    side = state.units[event.unit].side
    track = ["" if unit == event.unit else unit for unit in state.casualties[side]]
    while track and not track[-1]:
        track.pop()
    state.casualties[side] = tuple(track)
    change(state, event.unit, hex=event.hex, fate="", broken=True)
    _leave_out(state, event.unit)


def _leave_out(state: State, unit: str) -> None:
    """Remove a unit that returns to the map from the current order and attack; what it has done stays recorded."""
    if (order := state.order) is not None:
        change_order(state, **{name: _without(getattr(order, name), unit) for name in _PART_IN_ORDER})
    if (attack := state.attack) is not None:
        change_attack(state, **{name: _without(getattr(attack, name), unit) for name in ("waiting", "only")})


def _without(ids: tuple[str, ...], unit: str) -> tuple[str, ...]:
    return tuple(id_ for id_ in ids if id_ != unit)


@writes(told.UnitSplit)
def _unit_split(state: State, event: told.UnitSplit) -> None:
    squad = state.units[event.unit]
    change(state, event.unit, hex=NOWHERE, fate="gone", weapon="", broken=False, suppressed=False, veteran=False)
    for place, team in enumerate(event.teams):
        marked = team in event.marked
        state.units[team] = Unit(
            team, event.figure, squad.side, hex=squad.hex, broken=squad.broken, suppressed=squad.suppressed and marked,
            veteran=squad.veteran and marked, weapon="" if place else squad.weapon, activated=squad.activated,
        )  # fmt: skip
    _put_in_place(state, event.unit, event.teams)


def _put_in_place(state: State, squad: str, teams: tuple[str, ...]) -> None:
    """Replace a squad by its teams in the order, the attack and the unclaimed objectives."""
    for objective, units in state.unclaimed.items():
        if squad in units:
            state.unclaimed[objective] = tuple(_instead(units, squad, teams))
    if (order := state.order) is not None:
        for name in _NAMED_BY_ORDER:
            before = getattr(order, name)
            if squad in before:
                change_order(state, **{name: tuple(_instead(before, squad, teams))})
        if spent := order.spent_by(squad):
            change_order(state, spent=(*order.spent, *((team, spent) for team in teams)))
        if squad in order.on_road:
            change_order(state, on_road=(*order.on_road, *teams))
    if (attack := state.attack) is not None:
        facts = {
            name: tuple(_instead(getattr(attack, name), squad, teams))
            for name in ("pieces", "waiting", "only")
            if squad in getattr(attack, name)
        }
        state.attack = replace(attack, **facts)


def _instead(ids: tuple[str, ...], squad: str, teams: tuple[str, ...]) -> list[str]:
    place = ids.index(squad)
    return [*ids[:place], *teams, *ids[place + 1 :]]


@writes(told.UnitArrived)
def _unit_arrived(state: State, event: told.UnitArrived) -> None:
    """The arriving unit counts as a new one, which can be activated again (5.2)."""
    change(state, event.unit, hex=event.hex, fate="", space=0, activated=False)
    _leave_out(state, event.unit)


@writes(told.UnitDelayed)
def _unit_delayed(state: State, event: told.UnitDelayed) -> None:
    change(state, event.unit, fate="waiting" if event.space else "gone", space=event.space)


@writes(told.UnitRecruited)
def _unit_recruited(state: State, event: told.UnitRecruited) -> None:
    if event.weapon:
        state.weapons[event.weapon] = Weapon(event.weapon, event.weapon_figure, event.side)
    state.units[event.unit] = Unit(event.unit, event.figure, event.side, hex=event.hex, weapon=event.weapon)
    _leave_out(state, event.unit)


@writes(told.UnitExited)
def _unit_exited(state: State, event: told.UnitExited) -> None:
    weapon = state.units[event.unit].weapon
    if weapon and state.weapons[weapon].broken:
        state.weapons[weapon] = replace(state.weapons[weapon], broken=False)
    change(
        state, event.unit, hex=NOWHERE, fate="waiting" if event.space else "gone", space=event.space,
        broken=False, suppressed=False, veteran=False, spots=False,
    )  # fmt: skip


@writes(told.UnitMoved)
def _unit_moved(state: State, event: told.UnitMoved) -> None:
    change(state, event.unit, hex=event.hex)


@writes(told.WeaponBroke)
def _weapon_broke(state: State, event: told.WeaponBroke) -> None:
    state.weapons[event.weapon] = replace(state.weapons[event.weapon], broken=True)


@writes(told.WeaponRepaired)
def _weapon_repaired(state: State, event: told.WeaponRepaired) -> None:
    state.weapons[event.weapon] = replace(state.weapons[event.weapon], broken=False)


@writes(told.WeaponBoxed)
def _weapon_boxed(state: State, event: told.WeaponBoxed) -> None:
    state.weapons[event.weapon] = replace(state.weapons[event.weapon], broken=False, boxed=True)
    if (carrier := state.carrier(event.weapon)) is not None:
        change(state, carrier.id, weapon="")


@writes(told.WeaponTaken)
def _weapon_taken(state: State, event: told.WeaponTaken) -> None:
    if event.giver:
        change(state, event.giver, weapon="")
    taker = state.units[event.taker]
    state.weapons[event.weapon] = replace(state.weapons[event.weapon], boxed=False, side=taker.side)
    change(state, event.taker, weapon=event.weapon)


@writes(told.RadioBroke)
def _radio_broke(state: State, event: told.RadioBroke) -> None:
    state.radios[event.side] = replace(state.radios[event.side], broken=True)


@writes(told.RadioRepaired)
def _radio_repaired(state: State, event: told.RadioRepaired) -> None:
    state.radios[event.side] = replace(state.radios[event.side], broken=False)


@writes(told.RadioLost)
def _radio_lost(state: State, event: told.RadioLost) -> None:
    del state.radios[event.side]


@writes(told.RadioBrought)
def _radio_brought(state: State, event: told.RadioBrought) -> None:
    state.radios[event.side] = Radio(event.figure)
    state.radios_brought += (event.radio,)


@writes(told.RadioArrived)
def _radio_arrived(state: State, event: told.RadioArrived) -> None:
    state.radios[event.side] = replace(state.radios[event.side], space=0)


@writes(told.MoraleRolled)
def _only_told(state: State, event: told.MoraleRolled) -> None:
    pass
