"""Rolls for dawn: the dice at the beginning of a turn, and the end of the night (L799)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.d_six import dice
from combat.games.armour.rules.events.night_events import DawnRolled
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import DEFENDER


def dice_for_dawn(state: State) -> int:
    """Return the number of dice that the active seat rolls for dawn in this turn (L799).

    0 by day and before the first roll. The defender begins with one die; each later turn of a seat has one more.
    """
    if not state.night:
        return 0
    turns = state.turn - state.book.figures.night.dawn_turn
    return max(0, 2 * turns + (state.active == DEFENDER))


def roll_for_dawn(state: State, count: int) -> Steps[None]:
    """Roll `count` dice for dawn: a single die that is high enough ends the night (L799)."""
    numbers = yield from dice(count, "dawn", "L799", state.active)
    yield DawnRolled(state.active, numbers, max(numbers) >= state.book.figures.night.dawn)
