"""Content folders, extended by generated boards, which are in no folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content.places import Places
from combat.engine.kernel.load_object import load_object
from combat.games.volume1.rules.made_names import made_name

if TYPE_CHECKING:
    from combat.games.volume1.content.terrain.made_boards import map_of

MAKER = "combat.games.volume1.content.terrain.made_boards:map_of"
"""Import path of the function that draws a generated board, imported on demand."""


class PlacesAndGround(Places):
    """Files of several layers, and generated boards."""

    def file(self, place: str) -> Path:
        """Return the topmost file at a path; the map of a generated board is generated if no layer has it."""
        path = super().file(place)
        if place.endswith(".tmx") and not path.is_file() and (name := made_name(path.stem)):
            return load_object(MAKER, lambda: map_of)(name)
        return path

    def has_board(self, board: str) -> bool:
        """Return whether a board with this id is in a file or can be generated."""
        return made_name(board) is not None or super().has_board(board)
