"""The cursor among the places, as whoever moves it sees it: by keys or by a gamepad."""

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
    """What moves the cursor, and does what Enter does at its place."""

    desk: Desk[S, B, P]
    scene: TableHost[S, B, P]

    @property
    def keys(self) -> Keymap:
        """The player's keys as they are now."""

    def spots(self, cursor: P | None) -> tuple[list[Thing[P]], tuple[int, int]]:
        """The place chosen by the keys and who is there, else the chosen piece and its place; where a menu opens."""

    def move_cursor(self, way: Callable[[P], P | None]) -> None:
        """Moves the cursor some way from the place on which it is; where there is none yet, it appears."""

    def act_on_cursor(self) -> None:
        """Enter on the place chosen by the keys does what a click there would."""
