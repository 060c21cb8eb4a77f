"""The hexes that an order still lets or makes a man move this turn, one slot for each (6.0, 7.04-7.09, 7.18)."""

from __future__ import annotations

from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.fighting import crews, grenades
from combat.games.volume1.rules.orders import carrying, movement
from combat.games.volume1.rules.play import initiative, prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

CLOSING = "move-or-shift"
"""The impulse figure of a man who may close with his Grenade Target marker (7.09)."""
MAY = ("may-1", CLOSING)
"""Impulse figures that leave it to him whether he moves; a berserk man must (6.0, 17.2)."""


class Slot(Record):
    """One hex of movement: its impulse, and whether it is the first of its activation."""

    impulse: int
    must: bool
    first: bool = True
    doubtful: bool = False
    """He fires instead if he has a target by then (7.04)."""
    closing: bool = False
    """He may not step farther from his Grenade Target marker than he can throw (7.09)."""


def is_led(state: State, man: Man) -> bool:
    """Whether another moves him: he is carried, assists at a weapon, or is a prisoner (7.18, 14.3, 17.4)."""
    served = bool(state.guns) and crews.is_assisting(state, man.id)
    return bool(man.held_by) or served or carrying.is_carried(man)


def gone(state: State, man: Man) -> int:
    """How many hexes he has gone in the activation he is at, as far as the board shows: one, or none."""
    clock = state.clock
    begun = clock.phase == "action" and state.active_team == man.team and man.id not in clock.done
    return int(begun and state.impulse_hexes.get(man.id, man.place) != man.place)


def slots(state: State, man: Man, taken: int | None = None) -> tuple[Slot, ...]:
    """What his order has left of this turn; `taken` are the hexes that he has gone in the activation he is at.

    Nothing for a man without an order, in a melee, whom another moves, or whose Charge has reached an enemy (7.08).
    """
    taken = gone(state, man) if taken is None else taken
    if man.order is None or not man.on_board or man.hex in state.melee or is_led(state, man):
        return ()
    if man.id in state.charged_home:
        return ()
    found = list[Slot]()
    for impulse in initiative.acts_in(state, man):
        figure = state.book.charts.orders[visibility.order_id(man)].figures[impulse - 1]
        may = figure in MAY and man.morale != "berserk"
        doubtful, closing = figure == "fire-else-move", figure == CLOSING
        steps = range(prospects.STEPS.get(figure, 0))
        found += [Slot(impulse, not may, step == 0, doubtful, closing) for step in steps]
    now = state.clock.impulse if state.clock.phase == "action" else 0
    return tuple(slot for place, slot in enumerate(found) if slot.impulse != now or place >= taken)


def steps_from(state: State, man: Man, start: Hex, slot: Slot, entered: frozenset[Hex]) -> list[Hex]:
    """The hexes that the rules let him step to in a slot; the way off the board is none of them (6.0, 7.09)."""
    there = replace(man, hex=start)
    if slot.closing and man.aim is not None:
        return [hex_ for hex_ in grenades.steps_in_reach(state, there) if hex_ not in entered]
    return [hex_ for hex_ in movement.legal_steps(state, there, entered | {start}) if isinstance(hex_, Hex)]


def is_barred(state: State, hex_: Hex) -> bool:
    """Whether his way ends in a hex, because an enemy is there or a melee goes on in it (15.0)."""
    if hex_ in state.melee:
        return True
    return any(man.side == "enemy" and not man.held_by for man in state.men_in(hex_))
