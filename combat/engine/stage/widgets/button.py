"""A push button that shows its key."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.drawing.theme import ButtonKind, ButtonState
from combat.engine.stage.widgets.widget import Widget
from combat.engine.words.key_names import cap_name, is_button

HEIGHT, ROOM = 28, 24
"""Height, and the space beside label and cap, in pixels at scale 1."""


class Button(Widget):
    """A button; `key` is the chord that presses it, shown on a key cap unless the button is `bare`."""

    bare = False
    """True if its key is shown in the tooltip only, for lack of room."""
    offered = ""
    """Key of the menu through which a gamepad reaches it if it has no button; "" for none."""

    def __init__(self, label: str, on_use: Callable[[], object], key: str = "", kind: ButtonKind = "plain") -> None:
        super().__init__(key)
        self.label, self.on_use, self.kind = label, on_use, kind

    def use(self) -> None:
        """Run the widget's action, as for a click or a press of its key."""
        self.on_use()

    def width(self, *, bare: bool | None = None) -> int:
        """Return the width in pixels that label and key cap need; `bare` overrides the button's own setting."""
        weight = 700 if self.kind == "commit" else 600
        key = self._cap() if bare is None else "" if bare else self.cap_key()
        cap = theme.keycap_size(key)[0] + theme.px(12) if key else 0
        return round(theme.font("sans", 15, weight).width(self.label)) + cap + theme.px(ROOM)

    def place(self, right: int, top: int, height: int = 0) -> pygame.Rect:
        """Set the button's natural size with its upper right corner at a point; return its rectangle.

        A height of 0 stands for the natural one.
        """
        width = self.width()
        self.rect = pygame.Rect(right - width, top, width, height or theme.px(HEIGHT))
        return self.rect

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        theme.draw_button(surface, self.rect, self.label, self._cap(), kind=self.kind, state=self._state())
        if self.bare and self.cap_key():
            lettered.leave_out(f"{self.label} · {cap_name(self.cap_key())}", self.rect, surface)

    def _cap(self) -> str:
        return "" if self.bare else self.cap_key()

    def cap_key(self) -> str:
        """Return the key on the button's cap: its own, or the one that leads to it on a gamepad."""
        return self.offered if is_button(self.offered) and not is_button(self.key) else self.key

    def _state(self) -> ButtonState:
        if not self.enabled:
            return "off"
        if self.pressed and self.hot:
            return "pressed"
        return "hover" if self.hot else "rest"
