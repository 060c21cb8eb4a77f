"""Tooltips for scenes that are drawn as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.tooltip import Tooltip
from combat.engine.words.line import Spoken

Spot: TypeAlias = tuple[tuple[Spoken, ...], pygame.Rect]
"""A tooltip's heading and lines, and the area that it belongs to."""


class HoverNotes:
    """Shows a tooltip when the pointer rests; a callback returns its text and area."""

    def __init__(self, app: Stage, find: Callable[[tuple[int, int]], Spot | None]) -> None:
        self._note = Tooltip(app.settings.tooltip_delay)
        self._find = find

    @property
    def shown(self) -> bool:
        """Return whether a tooltip is visible."""
        return self._note.shown

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle pointer and key events; return whether a redraw is needed."""
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
        """Advance the time by `dt` seconds; return whether the tooltip has just appeared."""
        return self._note.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the tooltip, if visible."""
        shown = self._note.float()
        if shown is not None:
            shown[1](surface)
