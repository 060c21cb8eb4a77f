"""Highlighting of the places that log lines refer to."""

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
    """Highlights places for the log and similar lists, and scrolls the view to them."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.lit: tuple[P, ...] = ()
        """The highlighted places."""

    def light(self, places: tuple[P, ...]) -> None:
        """Highlight these places on the board instead of the previous ones."""
        if places != self.lit:
            self.lit = places
            self._desk.redraw("board")

    def of(self, line: LogLine) -> tuple[P, ...]:
        """Return the places of a log line that are on the sheet."""
        return tuple(filter(self._desk.view.ground.has, line.entry.places))

    def go_to(self, line: LogLine) -> None:
        """Centre the view on the first place of a log line, highlight its places, and select its first piece that
        the player owns.
        """
        desk, places = self._desk, self.of(line)
        if places:
            desk.view.centre_on(places[0])
            self.light(places)
        hooks = desk.title_hooks
        own = [piece for piece in line.entry.pieces if hooks.has(piece) and hooks.is_own(piece)]
        if own:
            desk.selection.select(own[0])
