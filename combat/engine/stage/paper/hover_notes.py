"""Notes on what the pointer rests on, for scenes that are drawn in one piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.tooltip import Tooltip
from combat.engine.words.line import Spoken

Spot: TypeAlias = tuple[tuple[Spoken, ...], pygame.Rect]
"""A note's heading and lines, and what it is about on the screen."""


class HoverNotes:
    """Asks the scene what lies under the pointer, and shows its note after a while."""

    def __init__(self, app: Stage, find: Callable[[tuple[int, int]], Spot | None]) -> None:
        self._note = Tooltip(app.settings.tooltip_delay)
        self._find = find

    @property
    def shown(self) -> bool:
        """Whether a note can be seen."""
        return self._note.shown

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow the pointer; True if the picture changes at once."""
        if event.type == pygame.MOUSEMOTION:
            found = self._find(event.pos)
            if found is None:
                return self._note.hide()
            lines, area = found
            return self._note.point_at(lines[0], lines, area)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            return self._note.hide()
        return False

    def update(self, dt: float) -> bool:
        """Let time pass; True when the note appears."""
        return self._note.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The note, above everything."""
        shown = self._note.float()
        if shown is not None:
            shown[1](surface)
