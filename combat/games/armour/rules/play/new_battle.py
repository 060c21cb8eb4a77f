"""Initial state of a battle: units and teams of both forces, none of them on the table (A35)."""

from __future__ import annotations

from combat.games.armour.rules.book import Book
from combat.games.armour.rules.play.muster import Muster
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import DEFENDER, SEATS


def new_state(book: Book) -> State:
    """Return the state before deployment; the defender deploys first (A35)."""
    state = State(book, active=DEFENDER, night=book.mission.night)
    for seat in SEATS:
        Muster(state, seat).raise_force(book.forces[seat])
    return state
