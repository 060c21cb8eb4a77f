"""Main loop of the rules: run the next stage of the volley, bombardment, assault, air attack, moves or phase (L523).

Every stage depends on the state alone, so that a game can resume at any checkpoint. A checkpoint event is always the
last event of a stage.
"""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.air import attacking
from combat.games.armour.rules.artillery import bombarding
from combat.games.armour.rules.assault import assaults as assaulting
from combat.games.armour.rules.fire import volleys
from combat.games.armour.rules.moves import moving
from combat.games.armour.rules.play.deployment import deploy
from combat.games.armour.rules.play.endings import CONCEDED, GameOver, finish
from combat.games.armour.rules.play.phases import assaults, move_by_order, movement, shooting
from combat.games.armour.rules.play.starting import starting
from combat.games.armour.rules.state import Phase, State
from combat.games.armour.rules.two_seats import other_seat

_PHASES: dict[Phase, Callable[[State], Steps[None]]] = {
    "set-up": deploy,
    "starting": starting,
    "movement": movement,
    "shooting": shooting,
    "assault": assaults,
}


def play(state: State) -> Steps[None]:
    """Play the battle from the current state to its end, yielding decisions and events."""
    try:
        while state.phase != "over":
            yield from _stage(state)
    except GameOver as over:
        yield from finish(over)


def _stage(state: State) -> Steps[None]:
    if state.volley is not None:
        yield from volleys.carry_on(state, state.volley)
    elif state.fire_mission is not None:
        yield from bombarding.carry_on(state, state.fire_mission)
    elif state.assault is not None:
        yield from assaulting.carry_on(state, state.assault)
    elif state.air_attack is not None:
        yield from attacking.carry_on(state, state.air_attack)
    elif (unit := moving.unit_with_stuck_leader(state)) is not None:
        yield from moving.replace_stuck_leader(state, unit)
    elif state.moves:
        yield from moving.carry_on(state, state.moves[0])
    elif state.granted is not None:
        yield from move_by_order(state, state.granted)
    else:
        yield from _PHASES[state.phase](state)


def concede(state: State, seat: Seat) -> Steps[None]:
    """End the battle because a seat concedes; the opponent wins."""
    yield from finish(GameOver(CONCEDED, other_seat(seat)))
