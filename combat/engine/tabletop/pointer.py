"""Where the pointer lies on the table, and what the mouse carries."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from combat.engine.kernel.record import MutableRecord
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing

P = TypeVar("P", bound=Hashable)


class Held(MutableRecord, Generic[P]):
    """What the mouse carries; `moved` once it is a drag and no longer a press."""

    thing: Thing[P]
    start: tuple[int, int]
    at: tuple[int, int]
    moved: bool = False

    def away(self, thing: Thing[P]) -> bool:
        """Whether it is this thing that is being dragged, so that it does not lie in its place."""
        return self.moved and self.thing == thing


class Pointer(MutableRecord, Generic[P]):
    """What lies under the pointer, and on whom it has rested for a while."""

    thing: Thing[P] | None = None
    """The uppermost thing that something may be dropped on."""
    place: P | None = None
    """The ground, though a piece that belongs to another place may reach over it."""
    heading: int = 0
    """Which way whatever is put down here would face, in tenths of a degree: what is carried, or the chosen piece."""
    resting: str = ""
    """The piece on which it has rested for a while."""
    _rested: float | None = 0.0

    @property
    def piece(self) -> str:
        """The piece under it; "" for none."""
        return self.thing.id if isinstance(self.thing, PieceId) else ""

    def lie(self, thing: Thing[P] | None, place: P | None) -> None:
        """It lies here now."""
        before = self.piece
        self.thing, self.place = thing, place
        if self.piece != before:
            self.resting, self._rested = "", 0.0

    def face(self, place: P) -> None:
        """It lies where it lay, and what is put down there faces another way now."""
        if isinstance(self.thing, PlaceId):
            self.thing = PlaceId(place)
        self.place = place

    def leave(self) -> None:
        """Whoever lies under it does not count as rested on before it has gone to another."""
        self.resting, self._rested = "", None

    def rest(self, seconds: float, delay: float) -> bool:
        """Let time pass; True once it has rested on a piece as long as that."""
        if not self.piece or self.resting or self._rested is None:
            return False
        self._rested += seconds
        if self._rested >= delay:
            self.resting = self.piece
        return bool(self.resting)

    def rename(self, old: str, new: str) -> None:
        """A piece goes by another id from now on."""
        if self.thing == PieceId(old):
            self.thing = PieceId(new)
        if self.resting == old:
            self.resting = new
