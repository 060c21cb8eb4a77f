"""Base class of a table's panes: drawing, mouse handling and tooltips."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words.line import Spoken
from combat.engine.words.topic import Topic

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class Tip(Record, gc=True):
    """A tooltip: subject, lines, anchor, key, and areas to avoid."""

    about: Hashable
    """Identity of the subject: a tooltip with an equal one stays open."""
    lines: tuple[Spoken, ...]
    anchor: pygame.Rect
    """Rectangle beside which it is placed."""
    key: str = ""
    """Key shown in its heading; "" for none."""
    clear: tuple[pygame.Rect, ...] = ()
    """Areas that it covers only if there is no other place."""


class TablePane(Generic[S, B, P]):
    """One pane of the table."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self.desk = desk
        self.rect = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect) -> None:
        """Set the pane's rectangle; called after every change of size or scale."""
        self.rect = rect.copy()

    def needs(self, width: int) -> int:
        """Return the height in pixels that the content needs at a width; if the pane is lower, it is scrolled.

        Return 0 if any height is sufficient, or if the pane itself can scroll.
        """
        return 0

    def lead(self) -> tuple[Hashable, pygame.Rect] | None:
        """Return a key and the area of what must be in view now, or None if nothing must be.

        A new key scrolls the pane there.
        """
        return None

    def unseen(self, window: pygame.Rect) -> int:
        """Return the number of items below the visible part `window` while the pane is scrolled."""
        return 0

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""

    def refresh(self) -> None:
        """Update the pane from the state of the table before it is drawn."""

    def on_language(self) -> None:
        """Create stored texts again after a change of language."""

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Handle a press of a mouse button; return whether the press was used."""
        return False

    def move(self, position: tuple[int, int]) -> bool:
        """Handle the pointer's position, also outside the pane; return whether a redraw is needed."""
        return False

    def wheel(self, steps: float) -> bool:
        """Handle the mouse wheel; return whether it was used."""
        return False

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return rectangle and drawing function of what the pane shows over the whole window, or None if there is
        nothing.
        """
        return None

    def put_back(self) -> bool:
        """Lower the piece that was raised so that it can be read; return whether there was one."""
        return False

    def place_of(self, kind: str, name: str) -> pygame.Rect | None:
        """Return the area of a thing named by a lesson, or None if the pane does not show it.

        `kind` is "card", "marker", "button", "answer" or "team". The area is empty for a thing for which there is no
        room.
        """
        return None

    def piece_at(self, position: tuple[int, int]) -> str:
        """Return the id of the piece listed at a point, or "" if there is none."""
        return ""

    def explained(self) -> Sequence[Topic]:
        """Return the help topics for what is under the pointer in this pane."""
        return ()

    def helps_at(self, position: tuple[int, int]) -> bool:
        """Return whether a right click at a point opens help."""
        return False

    def rule_at(self, position: tuple[int, int]) -> str:
        """Return the rule number at a point, or "" if there is none."""
        return ""

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point, or None if there is none."""
        return None
