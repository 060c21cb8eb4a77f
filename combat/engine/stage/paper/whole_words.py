"""Tooltips with the full text of words that a scene had to cut, and of keys omitted from a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from combat.engine.kernel.load_object import load_object
from combat.engine.stage.drawing import lettered
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage

if TYPE_CHECKING:
    from combat.engine.stage.paper.hover_notes import HoverNotes, Spot

_NOTES = "combat.engine.stage.paper.hover_notes:HoverNotes"
"""The tooltip class; imported when something is cut."""


class WholeWords:
    """Records the cut text while the top scene is drawn, and shows it in tooltips.

    Scenes with panes have their own tooltips.
    """

    def __init__(self, app: Stage) -> None:
        self._app = app
        self._left_out: tuple[lettered.LeftOut, ...] = ()
        self._notes: HoverNotes | None = None

    @property
    def left_out(self) -> tuple[lettered.LeftOut, ...]:
        """Return the texts that were cut in the current frame."""
        return self._left_out

    def draw(self, scene: Screen, surface: pygame.Surface) -> None:
        """Draw a scene, and the tooltip over it if there is one."""
        with lettered.leaving_out() as found:
            scene.draw(surface)
        self._left_out = tuple(found) if scene.changed is None else ()
        if self._notes is None and self._left_out:
            self._notes = load_object(_NOTES, lambda: HoverNotes)(self._app, self._at)
        if self._notes is not None:
            self._notes.draw(surface)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle pointer events; return whether a redraw is needed."""
        return self._notes is not None and self._notes.handle(event)

    def update(self, dt: float) -> bool:
        """Advance the time by `dt` seconds; return whether a tooltip has just appeared."""
        return self._notes is not None and self._notes.update(dt)

    def _at(self, position: tuple[int, int]) -> Spot | None:
        found = next((each for each in reversed(self._left_out) if each.box.collidepoint(position)), None)
        return None if found is None else ((found.text,), found.box)
