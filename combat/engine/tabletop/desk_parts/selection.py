"""The selected piece."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.tabletop.title_desk import TitleDesk

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class Selection(Generic[S, B, P]):
    """Holds the selected piece for prompts, mouse, keys and lists, and redraws the panes that show it."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.piece = ""
        """The selected piece; "" for none."""
        self._waits, self._shown_later = False, ""
        """Whether a question is being asked, and the piece to be shown afterwards."""

    def select(self, piece: str, *, show: bool = False) -> None:
        """Select a piece, or none for ""; `show` scrolls the view to it."""
        desk = self._desk
        if piece != self.piece:
            self.piece = piece
            desk.input.face_as(piece)
            desk.input.pointer.leave()
            desk.changed("chosen")
            GUARD.ask(desk.title_hooks.chose, None, piece)
            desk.input.leave_cursor(piece)
        if show and self._waits:
            self._shown_later = piece
        elif show:
            self._show(piece)

    def _show(self, piece: str) -> None:
        place = self._desk.title_hooks.place_of(piece)
        if place is not None:
            self._desk.view.framing.show(place)

    @contextmanager
    def showing_later(self) -> Iterator[None]:
        """Return a context manager that postpones scrolling to a piece selected in the block until `show_chosen`."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False

    def show_chosen(self) -> None:
        """Scroll the view to the piece whose showing was postponed by `showing_later`."""
        piece, self._shown_later = self._shown_later, ""
        self._show(piece)

    def find(self, piece: str) -> None:
        """Select a piece that the player searched for, and bring its place into view."""
        self.select(piece)
        place = self._desk.title_hooks.place_of(piece)
        if place is not None:
            self._desk.view.framing.bring(place)

    def rename(self, old: str, new: str) -> None:
        """Update the selection and pointer for a piece whose id has changed."""
        if self.piece == old:
            self.piece = new
        self._desk.input.pointer.rename(old, new)
