"""Places on the board that lines of the log speak of."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import LogLine
from combat.engine.tabletop.title_desk import TitleDesk

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class LogPlaces(Generic[S, B, P]):
    """The log, and other lists of what happened, light places here and go to them."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.lit: tuple[P, ...] = ()
        """Those that are lit on the board now."""

    def light(self, places: tuple[P, ...]) -> None:
        """Light places on the board, in the place of those lit before."""
        if places != self.lit:
            self.lit = places
            self._desk.redraw("board")

    def of(self, line: LogLine) -> tuple[P, ...]:
        """Return the places on the sheet that a line of the log speaks of."""
        return tuple(filter(self._desk.view.ground.has, line.entry.places))

    def go_to(self, line: LogLine) -> None:
        """Look at where a line of the log happened, light it, and choose whoever of the player's it is about."""
        desk, places = self._desk, self.of(line)
        if places:
            desk.view.centre_on(places[0])
            self.light(places)
        title_desk = desk.title_desk
        own = [piece for piece in line.entry.pieces if title_desk.has(piece) and title_desk.is_own(piece)]
        if own:
            desk.selection.select(own[0])
