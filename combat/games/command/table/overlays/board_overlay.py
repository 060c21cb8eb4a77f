"""Base class of board overlays: draws in any layers, and handles its own keys and clicks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from combat.engine.tabletop.panes.table_pane import Tip
from combat.games.command.table.command_hub import CommandHub


class BoardOverlay:
    """Base of the overlays of the board; by default it draws nothing and handles nothing."""

    def __init__(self, desk: CommandHub) -> None:
        self.desk = desk

    def draw_sheet(self, surface: pygame.Surface) -> None:
        """Draw on the map sheet, below all highlights."""

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw on the ground, above the hex highlights."""

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Draw lines below the counters."""

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw above the counters, at their level."""

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw above everything; called every frame."""

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return the overlay's key actions, by name, with their callbacks."""
        return {}

    def released(self, event: pygame.event.Event) -> bool:
        """Handle the release of a key; return whether it was used."""
        return False

    def cancel(self) -> bool:
        """Close the overlay; return whether it was open."""
        return False

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click; return whether it was used."""
        return False

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return a tooltip that replaces that of the hex; None for no replacement."""
        return None
