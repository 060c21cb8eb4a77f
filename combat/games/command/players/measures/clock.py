"""Probability that the game ends soon, from the Time triggers left in a deck (4.1-4.3)."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.games.command.players.measures.two_dice import below
from combat.games.command.rules.state import State


def may_end(state: State) -> bool:
    """Return whether the next time advance may end the game."""
    return state.time + 1 >= state.sudden_death


def ending(state: State, side: Seat) -> float:
    """Return the probability that a side's next roll ends the game by a Time trigger and sudden death."""
    pile = state.decks[side].pile
    if not pile or not may_end(state):
        return 0.0
    return sum(state.card(card).trigger == "time" for card in pile) / len(pile) * below(state.time + 1)
