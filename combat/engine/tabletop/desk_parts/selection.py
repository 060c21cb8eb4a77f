"""The piece that the player has chosen."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.tabletop.title_desk import TitleDesk

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class Selection(Generic[S, B, P]):
    """Prompts, hands and lists choose a piece here; whatever shows the chosen one is drawn anew."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.piece = ""
        """The piece chosen by click or key; "" for none."""
        self._waits, self._shown_later = False, ""
        """Whether a question is being put, and the piece to be brought into sight afterwards."""

    def select(self, piece: str, *, show: bool = False) -> None:
        """Choose a piece, or none; `show` brings it into sight."""
        desk = self._desk
        if piece != self.piece:
            self.piece = piece
            desk.input.face_as(piece)
            desk.input.pointer.leave()
            desk.changed("chosen")
            desk.title_desk.chose(piece)
            desk.input.leave_cursor(piece)
        if show and self._waits:
            self._shown_later = piece
        elif show:
            self._show(piece)

    def _show(self, piece: str) -> None:
        place = self._desk.title_desk.place_of(piece)
        if place is not None:
            self._desk.view.show(place)

    @contextmanager
    def showing_later(self) -> Iterator[None]:
        """Bring no piece into sight while a question is put, as the panes do not lie yet as it needs them."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False

    def show_chosen(self) -> None:
        """Bring into sight whom the question that was put last has chosen."""
        piece, self._shown_later = self._shown_later, ""
        self._show(piece)

    def find(self, piece: str) -> None:
        """Choose a piece that the player looks for, and bring it into sight."""
        self.select(piece)
        place = self._desk.title_desk.place_of(piece)
        if place is not None:
            self._desk.view.bring(place)

    def rename(self, old: str, new: str) -> None:
        """Follow a piece that goes by another id from now on, if it is chosen or pointed at."""
        if self.piece == old:
            self.piece = new
        self._desk.input.pointer.rename(old, new)
