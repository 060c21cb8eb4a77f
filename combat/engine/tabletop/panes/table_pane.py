"""The base of the table's parts: a rectangle that draws itself, takes the mouse, and says what the pointer rests on."""

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
    """What the tooltip says of the thing under the pointer."""

    about: Hashable
    lines: tuple[Spoken, ...]
    anchor: pygame.Rect
    key: str = ""
    clear: tuple[pygame.Rect, ...] = ()
    """What it covers only where there is no other place."""


class TablePane(Generic[S, B, P]):
    """One part of the table's window."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self.desk = desk
        self.rect = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect) -> None:
        """Takes its rectangle, after every change of size or scale."""
        self.rect = rect.copy()

    def needs(self, width: int) -> int:
        """The height in pixels in which all of it finds room at a width; in less than that it is scrolled.

        0: it makes do with any, or scrolls by itself."""
        return 0

    def lead(self) -> tuple[Hashable, pygame.Rect] | None:
        """What is to be in sight of it just now, by whatever it is known, and where it lies as the part is placed."""
        return None

    def unseen(self, window: pygame.Rect) -> int:
        """How many of its things lie below its pane of the window, where it is scrolled and can count them."""
        return 0

    def draw(self, surface: pygame.Surface) -> None:
        """Draws itself whole."""

    def refresh(self) -> None:
        """Takes up what has changed on the table, before it is drawn."""

    def respoken(self) -> None:
        """Another language is spoken: words that it keeps are said anew."""

    def press(self, position: tuple[int, int], button: int) -> bool:
        """A mouse button went down here."""
        return False

    def move(self, position: tuple[int, int]) -> bool:
        """The pointer moved, here or elsewhere; True if the part looks different."""
        return False

    def wheel(self, steps: float) -> bool:
        """The wheel was turned here."""
        return False

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """What of it lies over the window just now, and where."""
        return None

    def put_back(self) -> bool:
        """Lower what it holds over the window to be read; False where it holds nothing there."""
        return False

    def place_of(self, kind: str, name: str) -> pygame.Rect | None:
        """Where a thing lies that it shows, as a lesson names it: a "card", "marker", "button", "answer" or "team".

        An empty rectangle for one that would be there if there were room."""
        return None

    def piece_at(self, position: tuple[int, int]) -> str:
        """The piece that it tells of under a point; "" for none."""
        return ""

    def explained(self) -> Sequence[Topic]:
        """What F1 explains of the thing under the pointer, before all else."""
        return ()

    def helps_at(self, position: tuple[int, int]) -> bool:
        """Whether a right click there opens the help on what lies there."""
        return False

    def rule_at(self, position: tuple[int, int]) -> str:
        """The paragraph whose number lies under the pointer; "" for none."""
        return ""

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """What lies under the pointer."""
        return None
