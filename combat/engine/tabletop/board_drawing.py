"""Interface of a title's drawing on the board, and of its own mouse and key handling there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import pygame

from combat.engine.stage.pane import Draw
from combat.engine.tabletop.panes.table_pane import Tip


class BoardDrawing(Protocol):
    """A title's drawing on the board."""

    def hang(self) -> None:
        """Register the drawing functions in the view's layers."""

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point, or None if there is none."""

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click on what is above the board; return False to leave it to the board."""

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return rectangle and drawing of what extends over other panes, for `Panes.add_float`; None if nothing
        does.
        """
        return None

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return additional key actions: action name -> callback."""

    def released(self, event: pygame.event.Event) -> bool:
        """Handle the release of a key; return whether it was used."""

    def cancel(self) -> bool:
        """Close what is shown temporarily on the board; return whether there was anything."""
