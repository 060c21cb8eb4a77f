"""Main loop of the rules; each stage depends only on the state, so that any checkpoint can be resumed (section 2).

A checkpoint event is always the last event of a stage.
"""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.contact.rules.close import assault
from combat.games.contact.rules.events.turn_events import BattleEnded
from combat.games.contact.rules.play.activation import activation
from combat.games.contact.rules.play.deployment import deploy
from combat.games.contact.rules.play.endings import CONCEDED, end_turn
from combat.games.contact.rules.play.initiative import initiative
from combat.games.contact.rules.play.regroup import regroup
from combat.games.contact.rules.state import Phase, State
from combat.games.contact.rules.support.aircraft import attack
from combat.games.contact.rules.support.artillery import volley
from combat.games.contact.rules.two_seats import opponent

_PHASES: dict[Phase, Callable[[State], Steps[None]]] = {
    "set-up": deploy,
    "regroup": regroup,
    "initiative": initiative,
    "activation": activation,
    "end": end_turn,
}


def play(state: State) -> Steps[None]:
    """Play the battle from the current state to its end, yielding events and decisions."""
    while state.phase != "over":
        if state.volley:
            yield from volley(state, state.volley)
        elif state.planes is not None:
            yield from attack(state, state.planes)
        elif state.assault is not None and (state.order is None or not state.order.units):
            yield from assault.carry_on(state, state.assault)
        else:
            yield from _PHASES[state.phase](state)


def concede(state: State, seat: Seat) -> Steps[None]:
    """Yield the event that ends the battle because a seat concedes."""
    yield BattleEnded(opponent(seat), CONCEDED)
