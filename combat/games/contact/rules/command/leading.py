"""Leaders, command radius and numbers of orders (C26, section 2)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.seats import Seat
from combat.games.contact.rules.measuring import within
from combat.games.contact.rules.sight.sight_lines import sees
from combat.games.contact.rules.state import State, Unit


def is_commander(state: State, unit: Unit) -> bool:
    """Return whether a unit is the commander of its force."""
    return "commander" in state.card(unit).traits


def commander(state: State, seat: Seat) -> Unit | None:
    """Return the commander of a seat; None if it has none or has lost it."""
    return next((unit for unit in state.of(seat) if is_commander(state, unit)), None)


def lost_commander(state: State, seat: Seat) -> bool:
    """Return whether a seat had a commander who is lost."""
    return any(unit.seat == seat and not unit.alive and is_commander(state, unit) for unit in state.units.values())


def is_leader(state: State, unit: Unit) -> bool:
    """Return whether a unit is a command group or the commander."""
    return state.card(unit).arm == "command"


def leaders(state: State, seat: Seat) -> Iterator[Unit]:
    """Yield the command groups of a seat that can lead: those on the ground and not demoralised."""
    return (unit for unit in state.placed(seat) if is_leader(state, unit) and not unit.demoralised)


def radius(state: State, leader: Unit, unit: Unit) -> int:
    """Return the command radius of a leader or successor for a unit, in units of 0.1 mm (C26)."""
    figures = state.book.figures
    if not is_leader(state, leader):
        return figures.command.command.successor
    card = state.card(unit)
    if card.arm == "vehicle":
        command = figures.command.command
        return command.vehicle_radio if "radio" in card.traits else command.vehicle_plain
    return figures.tests.experience[state.experience(leader)].radius


def commands(state: State, leader: Unit, unit: Unit) -> bool:
    """Return whether a unit is within the radius of a leader; a vehicle without radio must also be in the leader's
    sight (C26).
    """
    if leader.id == unit.id:
        return True
    if not within(state, leader, unit, radius(state, leader, unit)):
        return False
    card = state.card(unit)
    return card.arm != "vehicle" or "radio" in card.traits or sees(state, leader, unit)


def in_command(state: State, unit: Unit) -> bool:
    """Return whether a unit is within the radius of a leader or successor; always True for a passenger."""
    if unit.where == "aboard":
        return True
    if any(commands(state, leader, unit) for leader in leaders(state, unit.seat)):
        return True
    heads = (state.units[id_] for id_ in state.successors.get(unit.seat, ()) if id_ in state.units)
    return any(head.placed and not head.demoralised and commands(state, head, unit) for head in heads)


def orders_of_turn(state: State, seat: Seat) -> int:
    """Return the number of orders that a seat has in a turn (section 2)."""
    figures = state.book.figures.command.command
    total = state.book.mission.side(seat).orders
    for leader in leaders(state, seat):
        total += figures.commander_orders if is_commander(state, leader) else figures.group_orders
    return total


def may_act(unit: Unit) -> bool:
    """Return whether an order may activate a unit: it has not acted this turn, and is on the ground or aboard a
    vehicle.
    """
    return not unit.acted and (unit.placed or unit.where == "aboard")
