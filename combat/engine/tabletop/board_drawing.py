"""What a title hangs into the layers of the board, and what of it takes clicks and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import pygame

from combat.engine.stage.pane import Draw
from combat.engine.tabletop.panes.table_pane import Tip


class BoardDrawing(Protocol):
    """A title's drawing on the board."""

    def hang(self) -> None:
        """Take the view's layers."""

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """What lies under the pointer."""

    def press(self, position: tuple[int, int]) -> bool:
        """A click upon what lies above the board; False leaves it to the board."""

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """What of it lies over other panes as well, for `Panes.add_float`; None where the board has room for all."""
        return None

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """What keys do here besides those of every table, by the name of the action."""

    def released(self, event: pygame.event.Event) -> bool:
        """A key was let go."""

    def cancel(self) -> bool:
        """Take away what lies on the board for the time being; False where there is nothing."""
