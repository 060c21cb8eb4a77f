"""Where content lies, with the boards that lie in no file: they are made up from their names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content.places import Places
from combat.engine.kernel.load_object import load_object
from combat.games.volume1.rules.made_names import made_name

if TYPE_CHECKING:
    from combat.games.volume1.content.terrain.made_boards import map_of

MAKER = "combat.games.volume1.content.terrain.made_boards:map_of"
"""What draws the map of a made-up board: learnt when one is wanted."""


class PlacesAndGround(Places):
    """The files of several layers, and the ground that its name alone describes."""

    def file(self, place: str) -> Path:
        """The uppermost file at a place; the map of a made-up board is drawn from its name where nobody has it."""
        path = super().file(place)
        if place.endswith(".tmx") and not path.is_file() and (name := made_name(path.stem)):
            return load_object(MAKER, lambda: map_of)(name)
        return path

    def has_board(self, board: str) -> bool:
        """Whether there is a board of an id: in a file, or to be made up."""
        return made_name(board) is not None or super().has_board(board)
