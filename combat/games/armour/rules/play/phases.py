"""Movement, shooting and assault phases, in stages (L551, L601, L699)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.games.armour.rules.air.attacking import leave_at_end
from combat.games.armour.rules.air.flying_in import fly_in, places_aircraft
from combat.games.armour.rules.answers import (
    DONE,
    Attack,
    Bombard,
    Charge,
    Dismount,
    FireOrder,
    LayScreen,
    Mount,
    Moves,
    OrderCall,
    Placements,
)
from combat.games.armour.rules.artillery import bombarding
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.planning import plan
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.assault.charging import declare_charge
from combat.games.armour.rules.assault.eligibility import assaulting_units
from combat.games.armour.rules.events.air_events import FlightAttacked
from combat.games.armour.rules.events.order_events import OrderEnded
from combat.games.armour.rules.events.turn_events import PhaseBegan, TurnBegan
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.fire.volleys import declare
from combat.games.armour.rules.morale.leadership import asks_leaders
from combat.games.armour.rules.morale.pinning import pin_mined
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.moves.moving import declare_moves, end_unit
from combat.games.armour.rules.night.night_sight import look, unit_to_look
from combat.games.armour.rules.orders.giving import give, possible_orders
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.orders.order import ORDERS, GrantedMoves
from combat.games.armour.rules.play.goals import end_at_limit
from combat.games.armour.rules.state import State
from combat.games.armour.rules.transport.boarding import dismount, mount
from combat.games.armour.rules.transport.rear import bring, sent_to_rear
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, other_seat


def movement(state: State) -> Steps[None]:
    """Run the next stage of the movement phase, yielding decisions and events (L551)."""
    if (yield from asks_leaders(state)):
        return
    answer = yield from ask(MoveUnits("L551", "", state.active))
    if answer == DONE:
        if state.mover:
            yield end_unit(state, state.mover)
        yield from sent_to_rear(state, state.active)
        yield from leave_at_end(state, state.active)
        yield PhaseBegan("shooting", state.active)
    elif isinstance(answer, Moves):
        yield from declare_moves(state, answer)
    elif isinstance(answer, OrderCall):
        yield from give(state, answer)
    elif isinstance(answer, Placements) and places_aircraft(state, answer):
        yield from fly_in(answer)
    else:
        yield from ferry(state, answer)


def ferry(state: State, answer: str) -> Steps[None]:
    """Carry out an answer about transport; nothing for other answers (L575-L581)."""
    if isinstance(answer, Mount):
        yield from mount(state, answer)
    elif isinstance(answer, Dismount):
        yield from dismount(state, answer)
    elif isinstance(answer, Placements):
        yield from bring(state, answer)


def move_by_order(state: State, granted: GrantedMoves) -> Steps[None]:
    """Ask which teams make the move that an order grants, until none is left or the seat is done (L587-L595)."""
    if granted.teams:
        line = ORDERS[granted.order].line
        answer = yield from ask(MoveByOrder(line, granted.unit, state.active, granted.order))
        if isinstance(answer, Moves):
            yield from declare_moves(state, answer, granted.order)
            return
    if state.phase == "assault":
        yield from pin_mined(state, (granted.unit,))
    yield OrderEnded(granted.unit)


def shooting(state: State) -> Steps[None]:
    """Run the next stage of the shooting phase: a unit fires, bombards or rolls for its sight (L601, L663)."""
    if (yield from asks_leaders(state)):
        return
    looking = unit_to_look(state)
    if looking is not None:
        yield from look(state, looking)
        return
    answer = yield from ask(ShootUnits("L601", "", state.active))
    if answer == DONE:
        yield from leave_at_end(state, state.active)
        yield PhaseBegan("assault", state.active)
    elif isinstance(answer, FireOrder):
        yield from declare(state, answer)
    elif isinstance(answer, Attack):
        yield FlightAttacked(answer.unit)
    elif isinstance(answer, (Bombard, LayScreen)):
        fire = plan(state, state.active, answer)
        assert isinstance(fire, FireMission)
        yield from bombarding.declare(state, fire)


def assaults(state: State) -> Steps[None]:
    """Run the next stage of the assault phase; after the last one the other seat's turn begins (L699).

    Raises GameOver at the turn limit.
    """
    if (yield from asks_leaders(state)):
        return
    if _may_act(state):
        answer = yield from ask(ActInAssault("L699", "", state.active))
        if isinstance(answer, Charge):
            yield from declare_charge(state, answer)
            return
        if isinstance(answer, OrderCall):
            yield from give(state, answer)
            return
    if state.active == DEFENDER and state.turn >= state.book.mission.turns:
        end_at_limit(state)
    nxt = other_seat(state.active)
    yield TurnBegan(state.turn + (nxt == ATTACKER), nxt)


def _may_act(state: State) -> bool:
    """Return whether a unit may assault, or be given an order of the assault phase (L591, L699)."""
    if any(True for _ in assaulting_units(state)):
        return True
    return any(any(possible_orders(state, unit)) for unit in state.living(state.active))
