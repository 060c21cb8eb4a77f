"""Pairs of men under a Carry/Drag order: carrier and carried man, movement and separation (7.18)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.events import ManMoved, OrderPlaced
from combat.games.volume1.rules.state import Man, State


def is_carried(man: Man) -> bool:
    """Return whether a man is carried: he has the Carry/Drag order, but carries nobody himself."""
    return man.order is not None and man.order.id == "carry" and not man.whom


def load_of(state: State, man: str) -> str:
    """Return the id of the man whom a man carries; "" if he carries nobody."""
    soldier = state.men[man]
    if not soldier.whom or soldier.order is None or soldier.order.id != "carry":
        return ""
    load = state.men[soldier.whom]
    return load.id if load.on_board and is_carried(load) else ""


def carrier_of(state: State, man: str) -> str:
    """Return the id of the man who carries a man; "" if nobody does."""
    if not is_carried(state.men[man]):
        return ""
    return next((other.id for other in state.men.values() if other.whom == man and load_of(state, other.id)), "")


def partner(state: State, man: str) -> str:
    """Return the id of the man whom a man carries or who carries him; "" if there is neither."""
    return load_of(state, man) or carrier_of(state, man)


def acts_along(state: State, man: str) -> str:
    """Return the id of the man who acts in the same activation as a carrier; "" if there is none.

    That is the man he carries, or one whom he put down because both ducked back this turn.
    """
    carrier, down = state.men[man], state.lineup().carried
    if not carrier.whom and not down:
        return ""
    load = load_of(state, man)
    loads = [state.men[load]] if load else [other for other in down if other.carrier == man]
    with_him = (other.id for other in loads if other.hex == carrier.hex and _is_free(state, other))
    return next(with_him, "") if _is_free(state, carrier) else ""


def acts_with(state: State, man: Man) -> str:
    """Return the id of the carrier in whose activation a man acts; "" if the man is activated separately (7.18)."""
    order = man.order
    if not man.carrier and (order is None or order.id != "carry"):
        return ""  # nearly always
    carrier = (is_carried(man) and carrier_of(state, man.id)) or man.carrier
    return carrier if carrier and acts_along(state, carrier) == man.id else ""


def _is_free(state: State, man: Man) -> bool:
    return man.on_board and not man.held_by and man.hex not in state.melee


def bring_along(state: State, man: str, start: Hex, end: Hex) -> Steps[None]:
    """Move the carried man with his carrier from `start` to `end` (7.18)."""
    load = load_of(state, man)
    if load and state.men[load].hex == start:
        yield ManMoved(load, start, end, "7.18", "carried")


def put_down(state: State, man: str) -> Steps[None]:
    """Remove the order of the man whom a man was to carry, while orders are given."""
    load = load_of(state, man)
    if load:
        yield OrderPlaced(load, None, "7.18", "put-down")
