"""Button for one answer to a question of a lesson; a wrong one is crossed out."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.widgets.button import Button

REACH, WIDTH = 8, 3.5
"""Half size of the cross and its line width, in pixels at scale 1."""


class ChoiceButton(Button):
    """`wrong` is the reason why the answer was wrong, or "" if the answer was not given."""

    def __init__(self, label: str, on_use: Callable[[], object], key: str, *, wrong: str = "") -> None:
        super().__init__(label, on_use, key)
        self.reason = wrong

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        super().draw(surface)
        if not self.enabled:
            box = pygame.Rect(0, 0, theme.px(2 * REACH), theme.px(2 * REACH))
            box.center = self.rect.left + theme.px(4), self.rect.centery
            for start, end in ((box.topleft, box.bottomright), (box.topright, box.bottomleft)):
                pencil.stroke(surface, (start, end), theme.CUT, WIDTH)
