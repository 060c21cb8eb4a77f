"""Destinations for several men led by one: each moves the same way, so that they keep their formation."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, from_axial


def goals_of(board: Board, places: Mapping[str, Hex], lead: str, goal: Hex, *, stay: bool = False) -> dict[str, Hex]:
    """Return each man's destination, by man, so that all keep formation with the leader's move.

    A destination off the board is replaced by the leader's. With `stay`, a man who is already at the leader's
    destination is left out.
    """
    (lq, lr), (gq, gr) = places[lead].axial, goal.axial
    found = {}
    for man, place in places.items():
        if stay and place == goal and man != lead:
            continue
        q, r = place.axial
        there = from_axial(q + gq - lq, r + gr - lr)
        found[man] = there if there is not None and board.contains(there) else goal
    return found
