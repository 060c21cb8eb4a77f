"""The cursor among the hexes, as whoever moves it sees it: by keys or by a gamepad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from combat.engine.kernel.copied import Copied
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.keys import Keymap
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.thing import Thing
from combat.engine.tabletop.title_desk import TitleDesk

S = TypeVar("S", bound=Copied)
B = TypeVar("B", bound=TitleDesk[Any])


class CursorKeys(Protocol[S, B]):
    """What moves the cursor, and does what Enter does on its hex."""

    desk: Desk[S, B]
    scene: TableHost[S, B]

    @property
    def keys(self) -> Keymap:
        """The player's keys as they are now."""

    def spots(self, cursor: Hex | None) -> tuple[list[Thing], tuple[int, int]]:
        """The hex chosen by the keys and who is in it, else the chosen piece and its hex; and where a menu opens."""

    def move_cursor(self, way: Callable[[Hex], Hex | None]) -> None:
        """Moves the cursor some way from the hex on which it is; where there is none yet, it appears."""

    def act_on_cursor(self) -> None:
        """Enter on the hex chosen by the keys does what a click there would."""
