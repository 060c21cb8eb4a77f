"""State of the pointer on a table, and what is being dragged."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from combat.engine.kernel.record import MutableRecord
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing

P = TypeVar("P", bound=Hashable)


class Held(MutableRecord, Generic[P]):
    """The thing pressed or dragged with the mouse; `moved` is true once it is being dragged."""

    thing: Thing[P]
    start: tuple[int, int]
    """The point where it was pressed, in pixels."""
    at: tuple[int, int]
    """The current position of the pointer, in pixels."""
    moved: bool = False

    def away(self, thing: Thing[P]) -> bool:
        """Return whether `thing` is being dragged, so that it must not be drawn at its usual place."""
        return self.moved and self.thing == thing


class Pointer(MutableRecord, Generic[P]):
    """The thing under the pointer, and the piece on which the pointer rests."""

    thing: Thing[P] | None = None
    """The topmost thing that something may be dropped on."""
    place: P | None = None
    """The place under the pointer, even if a piece of another place extends over it."""
    heading: int = 0
    """Heading of what would be placed here, in tenths of a degree: what is carried, or the selected piece."""
    resting: str = ""
    """The piece that the pointer has rested on; "" for none."""
    _rested: float | None = 0.0

    @property
    def piece(self) -> str:
        """Return the id of the piece under the pointer, or "" if there is none."""
        return self.thing.id if isinstance(self.thing, PieceId) else ""

    def set_target(self, thing: Thing[P] | None, place: P | None) -> None:
        """Set the thing and the place under the pointer."""
        before = self.piece
        self.thing, self.place = thing, place
        if self.piece != before:
            self.resting, self._rested = "", 0.0

    def face(self, place: P) -> None:
        """Replace the place under the pointer by `place`, the same point with another heading."""
        if isinstance(self.thing, PlaceId):
            self.thing = PlaceId(place)
        self.place = place

    def leave(self) -> None:
        """Stop resting; the piece under the pointer is ignored until the pointer has left it."""
        self.resting, self._rested = "", None

    def rest(self, seconds: float, delay: float) -> bool:
        """Advance the time by seconds; return whether the pointer has just rested on a piece for `delay` seconds."""
        if not self.piece or self.resting or self._rested is None:
            return False
        self._rested += seconds
        if self._rested >= delay:
            self.resting = self.piece
        return bool(self.resting)

    def rename(self, old: str, new: str) -> None:
        """Replace the id of a piece under the pointer."""
        if self.thing == PieceId(old):
            self.thing = PieceId(new)
        if self.resting == old:
            self.resting = new
