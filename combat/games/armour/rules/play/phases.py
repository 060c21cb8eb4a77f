"""Movement, shooting and assault phases: which unit acts next (L551, L601, L699)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.games.armour.rules.answers import DONE, FireOrder, Moves
from combat.games.armour.rules.events.turn_events import PhaseBegan, TurnBegan
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.fire.volleys import declare
from combat.games.armour.rules.morale.leadership import asks_leaders
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.moves.moving import declare_moves, end_unit
from combat.games.armour.rules.play.goals import end_at_limit
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, other_seat


def movement(state: State) -> Steps[None]:
    """Run the next stage of the movement phase (L551)."""
    if (yield from asks_leaders(state)):
        return
    answer = yield from ask(MoveUnits("L551", "", state.active))
    if answer == DONE:
        if state.mover:
            yield end_unit(state, state.mover)
        yield PhaseBegan("shooting", state.active)
    elif isinstance(answer, Moves):
        yield from declare_moves(state, answer)


def shooting(state: State) -> Steps[None]:
    """Run the next stage of the shooting phase (L601)."""
    if (yield from asks_leaders(state)):
        return
    answer = yield from ask(ShootUnits("L601", "", state.active))
    if answer == DONE:
        yield PhaseBegan("assault", state.active)
    elif isinstance(answer, FireOrder):
        yield from declare(state, answer)


def assaults(state: State) -> Steps[None]:
    """Run the next stage of the assault phase; after it the turn passes to the other seat (L699)."""
    if (yield from asks_leaders(state)):
        return
    if state.active == DEFENDER and state.turn >= state.book.mission.turns:
        end_at_limit(state)
    nxt = other_seat(state.active)
    yield TurnBegan(state.turn + (nxt == ATTACKER), nxt)
