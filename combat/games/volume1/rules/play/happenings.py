"""Scenario events at the start of a turn, such as a counter-attack, reinforcements or a new order (22.0)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.events import Happened
from combat.games.volume1.rules.outcomes import Happening
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import State


def come(state: State) -> Steps[None]:
    """Carry out the scenario events due at the start of the turn, each once in a battle."""
    for happening in state.book.scenario.happenings:
        if _is_due(state, happening):
            yield Happened(happening.id)
            for effect in happening.effects:
                yield from immediate_effects.happen(state, effect, "22.0")


def _is_due(state: State, happening: Happening) -> bool:
    turn, scenario = state.clock.turn, state.book.scenario
    if happening.id in state.happened or turn < happening.turn:
        return False
    if not happening.held:
        return turn == happening.turn
    return any(victory.is_held(state, goal) for goal in scenario.objectives if goal.id == happening.held)
