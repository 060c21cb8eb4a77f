"""Screen between the turns of two players at one window, which hides the game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.paper.dialog import Dialog
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.map.sheet_on_desk import lay_wood
from combat.engine.words import text

COVERED = 0.6
"""Least seconds that it is shown, during which input meant for the previous screen is ignored."""
NO_SHEET = pygame.Rect(0, 0, 0, 0)
"""No sheet: a map would be taken for the other player's."""


class HandOver(Dialog):
    """The next player confirms to continue; Esc leaves the game, which is saved."""

    overlay = False

    def __init__(
        self,
        app: Stage,
        name: str,
        take: Callable[[], None],
        leave: Callable[[], None],
        meanwhile: Callable[[], bool] = lambda: False,
    ) -> None:
        """`name` is the awaited player; `meanwhile` does background work and returns whether there is more."""
        title = text("hand-over-title", name=name)
        lines = [text("hand-over-line"), text("hand-over-away")]
        ready = Button(text("hand-over-take"), take, app.keys.label("accept"), "commit")
        super().__init__(app, title, lines, [ready, Button(text("button-leave"), leave, app.keys.label("cancel"))])
        self._covered = COVERED
        self._meanwhile, self._goes_on = meanwhile, True

    @property
    def wants_frames(self) -> bool:
        """Return whether anything is animated, so that 60 frames per second are drawn."""
        return self._goes_on or super().wants_frames

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        super().update(dt)
        self._covered = max(0.0, self._covered - dt)
        self._goes_on = self._goes_on and self._meanwhile()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if self._covered and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        lay_wood(surface, surface.get_rect(), NO_SHEET)
        super().draw(surface)
