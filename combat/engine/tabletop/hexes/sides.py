"""Hit-testing of hex sides."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.space.hexes.hexside import Hexside, hexside
from combat.engine.tabletop.map.board_view import BoardView

REACH = 0.12
"""Distance within which a point is on a side, in hex heights."""


def side_at(view: BoardView[Hex], position: tuple[int, int]) -> Hexside | None:
    """Return the side between two hexes of the board near a point of the screen, or None off the board or farther
    inside a hex.
    """
    here = view.place_at(position)
    if here is None:
        return None
    x, y = view.centre(here)
    nearest, far = None, 0.5 - REACH
    for other in neighbours(here):
        if other is None or not view.ground.has(other):
            continue
        dx, dy = view.centre(other)[0] - x, view.centre(other)[1] - y
        way = ((position[0] - x) * dx + (position[1] - y) * dy) / (dx * dx + dy * dy)
        if way > far:
            nearest, far = hexside(here, other), way
    return nearest
