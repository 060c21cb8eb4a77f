"""The base of what is laid over the board: it draws on the layers it wants, and takes its own keys and clicks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from combat.engine.tabletop.panes.table_pane import Tip
from combat.games.command.table.command_hub import CommandHub


class BoardOverlay:
    """One thing that lies over the board, from the sheet upwards."""

    def __init__(self, desk: CommandHub) -> None:
        self.desk = desk

    def draw_sheet(self, surface: pygame.Surface) -> None:
        """On the sheet, under all marks."""

    def draw_ground(self, surface: pygame.Surface) -> None:
        """On the ground, over the marks of hexes."""

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Lines under the counters."""

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """What lies among the counters; drawn after them."""

    def draw_air(self, surface: pygame.Surface) -> None:
        """What hovers over all; drawn anew each picture."""

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """What keys do, by the names of the actions."""
        return {}

    def released(self, event: pygame.event.Event) -> bool:
        """A key was let go."""
        return False

    def cancel(self) -> bool:
        """Take it away; False where it does not lie there."""
        return False

    def press(self, position: tuple[int, int]) -> bool:
        """A click upon it."""
        return False

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """What the tooltip says there in place of the ground."""
        return None
