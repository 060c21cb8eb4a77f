"""Artillery orders: deny or repair a radio, call a fire mission, at night a starshell (13.1-13.3)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.decisions import pick_hex, pick_unit, pick_word
from combat.games.command.rules.events.ground_events import StarshellDied
from combat.games.command.rules.events.turn_events import OrderBegun, StageReached
from combat.games.command.rules.events.unit_events import RadioBroke, RadioLost, RadioRepaired
from combat.games.command.rules.fighting import fire_missions
from combat.games.command.rules.fighting.fire_missions import LIGHTING, SPOTTING
from combat.games.command.rules.orders.activation import not_free
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.state import Order, Radio, State
from combat.games.command.rules.two_sides import other_side

RADIO, STARSHELL = "radio", "starshell"
REPAIR, MISSION = "repair", "mission"


def radio_of(state: State, side: Seat) -> Radio | None:
    """Return the radio that a side has in play; None if it has none or it has not arrived."""
    radio = state.radios.get(side)
    return radio if radio is not None and not radio.space else None


# -- Artillery Denied -----------------------------------------------------------------------------------------------


def deniable(state: State, side: Seat) -> list[str]:
    """Return what a side can deny: the opponent's radio, and at night a starshell (13.1, 19.2)."""
    found = [RADIO] if radio_of(state, other_side(side)) else []
    return [*found, STARSHELL] if state.book.night and state.starshells else found


def denial_refusal(state: State, side: Seat) -> Refusal | None:
    """Return the reason why a side can deny nothing; None if it can (13.1)."""
    return None if deniable(state, side) else Refusal("no-enemy-radio", "13.1")


def deny(state: State, order: Order) -> Steps[None]:
    """Carry out Artillery Denied: break the opponent's radio, remove a broken one, or put out a starshell (13.1,
    19.2).
    """
    rival = other_side(order.side)
    what = yield from pick_word(order.side, deniable(state, order.side), "deny", "13.1")
    if what == STARSHELL:
        shells = dict.fromkeys(state.starshells)
        yield StarshellDied((yield from pick_hex(order.side, shells, "starshell-out", "19.2")))
    elif state.radios[rival].broken:
        yield RadioLost(rival)
    else:
        yield RadioBroke(rival, "denied")
    yield StageReached("melees")


# -- Artillery Request ----------------------------------------------------------------------------------------------


def observers(state: State, side: Seat) -> list[str]:
    """Return the ids of the leaders that can observe: unbroken and free to be activated (13.3)."""
    return [
        unit.id
        for unit in state.on_map(side)
        if is_leader(state, unit) and not unit.broken and not_free(state, side, unit) is None
    ]


def requestable(state: State, side: Seat) -> list[str]:
    """Return what a side can request: repair of its radio, a fire mission, or at night a starshell.

    A starshell needs an observer but no radio.
    """
    radio, sees = radio_of(state, side), bool(observers(state, side))
    found = [REPAIR] if radio is not None and radio.broken else []
    if radio is not None and not radio.broken and sees:
        found.append(MISSION)
    return [*found, STARSHELL] if state.book.night and sees else found


def request_refusal(state: State, side: Seat) -> Refusal | None:
    """Return the reason why a side can request nothing; None if it can (13.2, 13.3)."""
    if requestable(state, side):
        return None
    if radio_of(state, side) is None and not state.book.night:
        return Refusal("no-radio", "13.2")
    return Refusal("no-observer", "13.3")


def request(state: State, order: Order) -> Steps[None]:
    """Carry out Artillery Request: repair the radio, or run a fire mission or starshell with a leader as observer."""
    if order.stage:
        yield from fire_missions.carry_on(state, order)
        return
    what = yield from pick_word(order.side, requestable(state, order.side), "request", "13.2")
    if what == REPAIR:
        yield RadioRepaired(order.side)
        yield StageReached("melees")
        return
    observer = yield from pick_unit(order.side, observers(state, order.side), "observer", "13.3")
    yield OrderBegun(order.side, (observer,), SPOTTING if what == MISSION else LIGHTING)
