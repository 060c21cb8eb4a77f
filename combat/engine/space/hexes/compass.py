"""The compass marker: how a scenario's six numbered directions are oriented on its map."""

from functools import lru_cache

from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, HexError, direction_between


class Compass(Record):
    """A compass marker on the hex `at`; its "1" points straight towards the hex `one`."""

    at: Hex
    one: Hex

    def __post_init__(self) -> None:
        self.map_direction(1)

    def map_direction(self, number: int) -> int:
        """Return the map direction (0 up, clockwise) of a compass number.

        Raises ValueError for a number outside 1-6, and HexError if the marker does not point straight.
        """
        first = _straight(self.at, self.one)
        if first is None:
            raise HexError(msg("finding-compass-not-straight", at=self.at, one=self.one))
        if not 1 <= number <= 6:
            raise ValueError(msg("finding-no-compass-number", number=number))
        return (first + number - 1) % 6

    def number(self, map_direction: int) -> int:
        """Return the compass number 1-6 of a map direction; raise HexError if the marker does not point straight."""
        return (map_direction - self.map_direction(1)) % 6 + 1

    def step(self, board: Board, hex_: Hex, number: int) -> Hex | None:
        """Return the adjacent hex in the direction of a compass number; None off the board."""
        return board.neighbour(hex_, self.map_direction(number))

    def around(self, board: Board, hex_: Hex) -> tuple[Hex | None, ...]:
        """Return the adjacent hexes in the compass directions 1 to 6; None where one is off the board."""
        first, beside = self.map_direction(1), board.neighbours(hex_)
        return (*beside[first:], *beside[:first])


@lru_cache(maxsize=64)
def _straight(at: Hex, one: Hex) -> int | None:
    """Return the map direction of a marker's "1"; cached, as every step needs it."""
    return direction_between(at, one)
