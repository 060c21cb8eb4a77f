"""What orders do to radios: Artillery Denied, and the repair by Artillery Request (13.1, 13.2)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.events.turn_events import StageReached
from combat.games.command.rules.events.unit_events import RadioBroke, RadioLost, RadioRepaired
from combat.games.command.rules.state import Order, Radio, State
from combat.games.command.rules.two_sides import other_side


def radio_of(state: State, side: Seat) -> Radio | None:
    """The radio that a side has in play."""
    radio = state.radios.get(side)
    return radio if radio is not None and not radio.space else None


def denial_refusal(state: State, side: Seat) -> Refusal | None:
    """Why nothing can be denied: the opponent has no radio (13.1)."""
    return None if radio_of(state, other_side(side)) else Refusal("no-enemy-radio", "13.1")


def deny(state: State, order: Order) -> Steps[None]:
    """Break the opponent's radio, or be rid of a broken one (13.1)."""
    rival = other_side(order.side)
    radio = radio_of(state, rival)
    if radio is not None and radio.broken:
        yield RadioLost(rival)
    elif radio is not None:
        yield RadioBroke(rival, "denied")
    yield StageReached("melees")


def request_refusal(state: State, side: Seat) -> Refusal | None:
    """Why nothing can be requested (13.2)."""
    radio = radio_of(state, side)
    if radio is None:
        return Refusal("no-radio", "13.2")
    return None if radio.broken else Refusal("radio-works", "13.2")


def request(state: State, order: Order) -> Steps[None]:
    """Have the own radio repaired (13.2)."""
    yield RadioRepaired(order.side)
    yield StageReached("melees")
