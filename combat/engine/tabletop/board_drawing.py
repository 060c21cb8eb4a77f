"""Interface through which a title draws on the board and handles mouse and keys there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import pygame

from combat.engine.stage.pane import Draw
from combat.engine.tabletop.panes.table_pane import Tip


class BoardDrawing(Protocol):
    """The title's drawing on the board, and its handling of mouse and keys there."""

    def hang(self) -> None:
        """Register the title's drawing functions in the layers of the board view."""

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point of the screen, or None if there is none."""

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click on what the title draws over the board; return False if the board must handle the click."""

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return the rectangle and drawing function of what extends over other panes, for `Panes.add_float`, or None
        if nothing does.
        """
        return None

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return additional key actions as a mapping of action name to callback."""

    def released(self, event: pygame.event.Event) -> bool:
        """Handle the release of a key; return whether it was used."""

    def cancel(self) -> bool:
        """Close what is shown temporarily on the board; return whether anything was closed."""
