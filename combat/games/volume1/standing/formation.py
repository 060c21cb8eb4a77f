"""Where several men go who are led by one: each as far and in the same direction, so that they keep their places."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, from_axial


def goals_of(board: Board, places: Mapping[str, Hex], lead: str, goal: Hex) -> dict[str, Hex]:
    """The goal of each man, by where they all stand; beyond the board's edge it is the leader's own goal."""
    (lq, lr), (gq, gr) = places[lead].axial, goal.axial
    found = {}
    for man, place in places.items():
        q, r = place.axial
        there = from_axial(q + gq - lq, r + gr - lr)
        found[man] = there if there is not None and board.contains(there) else goal
    return found
