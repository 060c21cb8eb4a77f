"""Probability that the game ends soon, from the Time triggers left in a deck (4.1-4.3)."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.games.command.players.measures.two_dice import below
from combat.games.command.rules.state import State


def may_end(state: State) -> bool:
    """Return whether the next advance of Time may end the game (4.2)."""
    return state.time + 1 >= state.sudden_death


def ending(state: State, side: Seat) -> float:
    """Return the probability that a side's next roll has a Time trigger and that sudden death then ends the game.

    0.0 if the game cannot end yet or the deck is empty.
    """
    pile = state.decks[side].pile
    if not pile or not may_end(state):
        return 0.0
    return sum(state.card(card).trigger == "time" for card in pile) / len(pile) * below(state.time + 1)
