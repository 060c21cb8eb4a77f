"""How near the end is: the Time that everybody can count in a deck, and how often it ends the game (4.1-4.3)."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.games.command.players.measures.two_dice import below
from combat.games.command.rules.state import State


def may_end(state: State) -> bool:
    """Whether the next advance of Time may end the game."""
    return state.time + 1 >= state.sudden_death


def ending(state: State, side: Seat) -> float:
    """How likely a side's next roll is to end the game: Time is on its card, and Sudden Death comes of it."""
    pile = state.decks[side].pile
    if not pile or not may_end(state):
        return 0.0
    return sum(state.card(card).trigger == "time" for card in pile) / len(pile) * below(state.time + 1)
