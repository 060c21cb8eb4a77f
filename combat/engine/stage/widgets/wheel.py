"""Widgets of a form that is filled in by hand or by dice: a selector of words, and a die."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.stage.drawing import dice_faces, theme
from combat.engine.stage.widgets.choice import draw_arrows
from combat.engine.stage.widgets.widget import Widget


class Wheel(Widget):
    """A selector that shows one of several words; changed by Left and Right and by clicks on its ends."""

    def __init__(self, labels: Sequence[str], chosen: int, on_change: Callable[[int], None]) -> None:
        super().__init__()
        self.labels, self.chosen, self.on_change = tuple(labels), chosen, on_change

    def use(self) -> None:
        """Run the widget's action, as for a click or a press of its key."""
        self.turn(1)

    def click(self, position: tuple[int, int]) -> None:
        """Handle a click: the mouse button was pressed and released on the widget."""
        self.turn(-1 if position[0] < self.rect.centerx else 1)

    def turn(self, steps: int) -> bool:
        """Handle the key Left (-1) or Right (1) while the widget has the focus; return whether the key was used."""
        if len(self.labels) > 1:
            self.chosen = (self.chosen + steps) % len(self.labels)
            self.on_change(self.chosen)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        fill = theme.mix(theme.FIELD, theme.CHOSEN, 0.25) if self.hot and self.enabled else theme.FIELD
        theme.draw_box(surface, self.rect, fill, edge=theme.LINE, radius=4)
        face, inset = theme.font("sans", 15, 500), theme.px(26)
        ink = theme.INK if self.enabled else theme.INK_3
        face.draw_in(surface, self.labels[self.chosen], self.rect.inflate(-2 * inset, 0), ink, align="center")
        if len(self.labels) > 1:
            draw_arrows(surface, self.rect, ink)


class Die(Widget):
    """A six-sided die beside a line; a click rolls it."""

    focusable = False
    """Not focusable: on the keyboard R rolls for the focused line, and another key rolls all."""

    def __init__(self, on_use: Callable[[], None]) -> None:
        super().__init__()
        self.pips, self.on_use = 1, on_use

    def use(self) -> None:
        """Run the widget's action, as for a click or a press of its key."""
        self.on_use()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        dice_faces.six_sided(self.pips, self.rect.width, self.hot).draw(surface, *self.rect.topleft)
