"""A pane on which nothing lies: bare paper."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.games.command.table.command_part import CommandPart


class BarePane(CommandPart):
    """Where there is nothing to be shown."""

    def draw(self, surface: pygame.Surface) -> None:
        theme.lay_paper(surface, self.rect, "panel")
