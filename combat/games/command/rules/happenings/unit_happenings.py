"""Events that break, rally, suppress, eliminate or harden units (15.01-15.35). `side` reads the event."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import distance
from combat.games.command.rules.decisions import pick_hex, pick_unit
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.events.unit_events import MoraleRolled, VeteranMade
from combat.games.command.rules.fate.random_hexes import in_or_beside, nearest, random_hex
from combat.games.command.rules.fate.rolls import roll
from combat.games.command.rules.fate_cards import EventKind, FateCard
from combat.games.command.rules.fighting.aiming import best_sight
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.pieces.harm import (
    all_in,
    break_all,
    break_unit,
    eliminate,
    rally,
    split_in_two,
    suppress,
)
from combat.games.command.rules.pieces.values import command, is_leader, morale, reach
from combat.games.command.rules.state import State, Unit, Weapon
from combat.games.command.rules.two_sides import other_side


def _chosen(side: Seat, units: Iterable[Unit], why: EventKind, rule: str, *, may_pass: bool = False) -> Steps[str]:
    """Return the unit that the reader chooses of several; report NothingCame and return "" if there is none."""
    unit = yield from pick_unit(side, [unit.id for unit in units], why, rule, may_pass=may_pass)
    if not unit:
        yield NothingCame(why)
    return unit


def air_support(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Break all units in a random hex or, if it is empty, in the nearest hex with units (15.01).

    `side` chooses among equally near hexes, or none. Yields NothingCame at night or if none is chosen.
    """
    if state.book.night:
        yield NothingCame("air-support")
        return
    spot = yield from random_hex(state, side, "air-support")
    there = dict.fromkeys(unit.hex for unit in nearest(list(state.on_map()), spot))
    hex_ = yield from pick_hex(side, there, "air-support", "15.01", may_pass=True)
    if hex_:
        yield from break_all(state, all_in(state, hex_), "air-support")
    else:
        yield NothingCame("air-support")


def battle_harden(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Make a unit that `side` chooses among its own a veteran (6.4)."""
    raw = [unit for unit in state.on_map(side) if not unit.veteran]
    unit = yield from _chosen(side, raw, "battle-harden", "15.02")
    if unit:
        yield VeteranMade(unit)


def commissar(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Roll for a broken unit that `side` chooses among its own: above its Morale it is eliminated, else it rallies
    (15.08).
    """
    broken = [unit for unit in state.on_map(side) if unit.broken]
    unit = yield from _chosen(side, broken, "commissar", "15.08")
    if not unit:
        return
    ledger = morale(state, state.units[unit])
    needed = total(ledger)
    fate = yield from roll(state, side, "commissar", "15.08", unit)
    shot = fate.sum > needed
    result = "eliminated" if shot else "rallied"
    yield MoraleRolled(unit, side, "commissar", fate.id, ledger, needed, fate.sum, result)
    if shot:
        yield from eliminate(state, (unit,), "commissar")
    else:
        yield from rally(state, unit, "commissar")


def cower(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Suppress the squads of `side` that are out of command range of all its leaders; yield NothingCame if none is."""
    leaders = [unit for unit in state.on_map(side) if is_leader(state, unit)]
    alone = [
        unit
        for unit in state.on_map(side)
        if state.figure(unit).size == "squad"
        and not unit.suppressed
        and not any(distance(unit.hex, leader.hex) <= command(state, leader) for leader in leaders)
    ]
    for unit in alone:
        yield from suppress(state, unit.id, "cower")
    if not alone:
        yield NothingCame("cower")


def deploy(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for one of its squads and split it into two teams (6.10)."""
    squads = [unit for unit in state.on_map(side) if state.figure(unit).size == "squad"]
    unit = yield from _chosen(side, squads, "deploy", "15.10", may_pass=True)
    if unit:
        yield from split_in_two(state, unit, "deploy")


def interdiction(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for an unsuppressed unit of either side without cover and suppress it (15.18)."""
    bare = [unit for unit in state.on_map() if not unit.suppressed and total(cover(state, unit.hex, unit.side)) < 1]
    unit = yield from _chosen(side, bare, "interdiction", "15.18")
    if unit:
        yield from suppress(state, unit, "interdiction")


def killed_in_action(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for a broken unit of either side and eliminate it (15.20)."""
    unit = yield from _chosen(side, [unit for unit in state.on_map() if unit.broken], "kia", "15.20")
    if unit:
        yield from eliminate(state, (unit,), "kia")


def medic(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for a broken unit of either side and rally it (15.22)."""
    unit = yield from _chosen(side, [unit for unit in state.on_map() if unit.broken], "medic", "15.22")
    if unit:
        yield from rally(state, unit, "medic")


def prisoners_of_war(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for one of its broken units with an enemy in or adjacent to its hex and eliminate it (15.24)."""
    caught = [unit for unit in state.on_map(side) if unit.broken and in_or_beside(state, unit.hex, other_side(side))]
    unit = yield from _chosen(side, caught, "prisoners-of-war", "15.24")
    if unit:
        yield from eliminate(state, (unit,), "prisoners-of-war")


def shell_shock(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Break the unit of either side that is nearest to a random hex; `side` chooses among equals (15.30)."""
    spot = yield from random_hex(state, side, "shell-shock")
    unit = yield from _chosen(side, nearest(list(state.on_map()), spot), "shell-shock", "15.30")
    if unit:
        yield from break_unit(state, unit, "shell-shock")


def suppressing_fire(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for an enemy in range and sight of one of its working machine guns and suppress it (15.33)."""
    guns = [weapon for weapon in state.weapons.values() if _works(state, side, weapon)]
    targets = [
        unit
        for unit in state.on_map(other_side(side))
        if not unit.suppressed and any(_covers(state, gun, unit) for gun in guns)
    ]
    unit = yield from _chosen(side, targets, "suppressing-fire", "15.33", may_pass=True)
    if unit:
        yield from suppress(state, unit, "suppressing-fire")


def _works(state: State, side: Seat, weapon: Weapon) -> bool:
    """Return whether a weapon is a working machine gun of a side whose carrier is unbroken and unsuppressed."""
    carrier = state.carrier(weapon.id)
    if weapon.broken or carrier is None or carrier.side != side or state.weapon_figure(weapon.id).kind != "machine-gun":
        return False
    return carrier.on_map and not carrier.broken and not carrier.suppressed


def _covers(state: State, gun: Weapon, unit: Unit) -> bool:
    carrier = state.carrier(gun.id)
    assert carrier is not None
    within = 0 < distance(carrier.hex, unit.hex) <= reach(state, gun.id)
    return within and best_sight(state, gun.id, unit.hex).clear
