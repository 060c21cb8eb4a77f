"""Slots of movement: the hexes that an order still allows or requires this turn (6.0, 7.04-7.09, 7.18)."""

from __future__ import annotations

from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.fighting import crews, grenades
from combat.games.volume1.rules.orders import carrying, movement
from combat.games.volume1.rules.play import initiative, leaving, prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

CLOSING = "move-or-shift"
"""The impulse symbol of a man who may close with his Grenade Target marker (7.09)."""


class Slot(Record):
    """One hex of movement: its impulse, whether it must be used, and whether it is the first of its activation."""

    impulse: int
    must: bool
    first: bool = True
    doubtful: bool = False
    """Whether he fires instead if he has a target by then (7.04)."""
    closing: bool = False
    """Whether he may not move farther from his Grenade Target marker than he can throw (7.09)."""


def is_led(state: State, man: Man) -> bool:
    """Return whether a man is moved by another: he is carried, assists at a weapon, or is a prisoner (7.18, 14.3,
    17.4).
    """
    served = bool(state.guns) and crews.is_assisting(state, man.id)
    return bool(man.held_by) or served or carrying.is_carried(man)


def gone(state: State, man: Man) -> int:
    """Return how many hexes a man has moved in the current activation, as far as the state shows: 0 or 1."""
    clock = state.clock
    begun = clock.phase == "action" and state.active_team == man.team and man.id not in clock.done
    return int(begun and state.impulse_hexes.get(man.id, man.place) != man.place)


def slots(state: State, man: Man, taken: int | None = None) -> tuple[Slot, ...]:
    """Return the remaining slots of a man's order; `taken` is the number of hexes moved in the current activation.

    Empty for a man without an order, in a melee, moved by another, or whose Charge has reached an enemy (7.08).
    """
    taken = gone(state, man) if taken is None else taken
    if man.order is None or not man.on_board or man.hex in state.melee or is_led(state, man):
        return ()
    if man.id in state.charged_home:
        return ()
    found = list[Slot]()
    for impulse in initiative.acts_in(state, man):
        figure = state.book.charts.orders[visibility.order_id(man)].figures[impulse - 1]
        may = figure in leaving.MAY and man.morale != "berserk"
        doubtful, closing = figure == "fire-else-move", figure == CLOSING
        steps = range(prospects.STEPS.get(figure, 0))
        found += [Slot(impulse, not may, step == 0, doubtful, closing) for step in steps]
    now = state.clock.impulse if state.clock.phase == "action" else 0
    return tuple(slot for place, slot in enumerate(found) if slot.impulse != now or place >= taken)


def steps_from(state: State, man: Man, start: Hex, slot: Slot, entered: frozenset[Hex]) -> list[Hex]:
    """Return the hexes that the rules let a man enter from `start` in a slot; leaving the board is not included (6.0,
    7.09).
    """
    there = replace(man, hex=start)
    if slot.closing and man.aim is not None:
        return [hex_ for hex_ in grenades.steps_in_reach(state, there) if hex_ not in entered]
    return [hex_ for hex_ in movement.legal_steps(state, there, entered | {start}) if isinstance(hex_, Hex)]


def is_barred(state: State, hex_: Hex) -> bool:
    """Return whether an enemy or a melee in a hex ends a man's path there (15.0)."""
    if hex_ in state.melee:
        return True
    return any(man.side == "enemy" and not man.held_by for man in state.men_in(hex_))
