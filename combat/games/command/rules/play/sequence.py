"""Main loop of the rules: run the next stage of the attack, order, turn or set-up in progress (3.0).

Every stage depends on the state alone, so that a game can resume at any checkpoint. A checkpoint event is always the
last event of a stage.
"""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.fighting import attacks
from combat.games.command.rules.orders import giving
from combat.games.command.rules.play import endings, turns
from combat.games.command.rules.play.endings import CONCEDED, GameOver
from combat.games.command.rules.play.set_up import set_up
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side


def play(state: State) -> Steps[None]:
    """Play the game from the current state to its end, yielding questions and events."""
    try:
        while state.phase != "over":
            yield from _step(state)
    except GameOver as over:
        yield from endings.finish(state, over)


def _step(state: State) -> Steps[None]:
    if state.attack is not None:
        yield from attacks.carry_on(state, state.attack)
    elif state.order is not None:
        yield from giving.carry_on(state, state.order)
    elif state.phase == "turn":
        yield from turns.turn(state)
    else:
        yield from set_up(state)


def concede(state: State, seat: Seat) -> Steps[None]:
    """End the game because a side concedes; the opponent wins."""
    yield from endings.finish(state, GameOver(CONCEDED, winner=other_side(seat)))
