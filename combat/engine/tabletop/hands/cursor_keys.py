"""Interface of the board cursor for keyboard and gamepad."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.keys import Keymap
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.thing import Thing
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class CursorKeys(Protocol[S, B, P]):
    """Interface through which keyboard and gamepad move the cursor and act at its place."""

    desk: Desk[S, B, P]
    scene: TableHost[S, B, P]

    @property
    def keys(self) -> Keymap:
        """Return the current key bindings."""

    def spots(self, cursor: P | None) -> tuple[list[Thing[P]], tuple[int, int]]:
        """Return the things at the cursor, or the selected piece and its place if there is no cursor, and the point
        of the screen where a context menu opens.
        """

    def move_cursor(self, way: Callable[[P], P | None]) -> None:
        """Move the cursor with `way`, which maps a place to its neighbour.

        If there is no cursor yet, show it at its start.
        """

    def act_on_cursor(self) -> None:
        """Act at the cursor as a click there does."""
