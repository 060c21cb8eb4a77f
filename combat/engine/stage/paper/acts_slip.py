"""Base of the pause and end menus of a game: a column of buttons, with a note about the focused one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import closer, fitting
from combat.engine.stage.paper.dialog import lay_slip
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.words.line import shown

WIDTH, HEAD, ROW, MARGIN = 400, 108, 44, 26
TALL, LEAST, EDGE = 36, 32, 6
"""Height of a button, least distance of two buttons, and margin to the window, in pixels at scale 1."""


class ActsSlip(Scene, ABC):
    """Menu over a game. Esc returns to the game; Enter presses the focused button, initially the one that continues.

    A scene opened from it covers it; closing that scene returns to the menu. The menu is not drawn meanwhile.
    """

    overlay, least = True, (600, 330)

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._title = self._when = self._note = ""
        self._buttons: list[Button] = []
        self.group = Group()
        self.group.ends = True
        self._slip = pygame.Rect(0, 0, 0, 0)
        self._below = False
        """Whether a scene opened from the menu covers it."""
        self._write(next((place for place, each in enumerate(self.acts()) if each.kind == "commit"), 0))

    @abstractmethod
    def heading(self) -> tuple[str, str, str]:
        """Return the title, the state of the game, and the note shown while no button has one."""

    @abstractmethod
    def acts(self) -> Sequence[Button]:
        """Return the buttons, labelled in the current language."""

    def _write(self, focus: int) -> None:
        """Create all texts and buttons anew, and focus the button at an index."""
        self._title, self._when, self._note = self.heading()
        self._buttons = list(self.acts())
        self.group.replace(self._buttons)
        self.group.focus(self._buttons[focus])

    def lay_over(self, name: str, **what: object) -> None:
        """Open a scene over this menu; the menu is shown again when that scene is closed."""
        self._below = True
        self.app.open(name, **what)

    def on_resume(self) -> None:
        """Handle the closing of a screen that a button has opened."""
        self._below = False
        super().on_resume()

    def on_language(self) -> None:
        """Create stored texts again after a change of language; called before `resize`."""
        self._write(next((place for place, each in enumerate(self._buttons) if each.focused), 0))

    def resize(self) -> None:
        """Lay out the buttons in a column, closer in a low window, and in two columns if that is not enough."""
        px, (width, height), count = theme.px, self.app.size, len(self._buttons)
        free = height - px(HEAD + MARGIN) - px(2 * EDGE)
        columns = 1 if free >= px(LEAST) * count else 2
        rows = -(-count // columns)
        pitch = min(px(ROW), free // rows)
        wide = min(px(WIDTH) * columns, width - px(2 * EDGE))
        self._slip = pygame.Rect(0, 0, wide, px(HEAD + MARGIN) + pitch * rows)
        self._slip.center = (width // 2, round(height * 0.46))
        self._slip.clamp_ip(pygame.Rect(0, 0, width, height).inflate(-2 * px(EDGE), -2 * px(EDGE)))
        inner = self._slip.inflate(-2 * px(MARGIN), 0)
        across = (inner.width + px(ROW - TALL)) // columns
        for place, button in enumerate(self._buttons):
            x, y = inner.x + place // rows * across, self._slip.y + px(HEAD) + pitch * (place % rows)
            button.rect = pygame.Rect(x, y, across - px(ROW - TALL), min(px(TALL), pitch - px(2)))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._slip.collidepoint(event.pos):
            self.app.pop()
            return True
        if self.app.keys.is_(event, "menu"):
            self.app.pop()
            return True
        self.group.handle(event)
        self.dirty |= self.group.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        if self._below:
            return
        px, slip = theme.px, self._slip
        lay_slip(surface, slip)
        pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.55), slip, 1)
        left, room = slip.x + px(MARGIN), slip.width - 2 * px(MARGIN)
        heading = fitting(self._title, room, ("heading", 21, 400), ("heading", 18, 400), ("heading", 15, 400))
        heading.draw(surface, self._title, (left, slip.y + px(44)), theme.INK, room=room)
        theme.font("sans", 14).draw(surface, self._when, (left, slip.y + px(68)), theme.INK_2)
        told = next((button.tip for button in self._buttons if button.hot or button.focused), ())
        kept = shown(told[0]) if told else self._note
        closer(kept, room, 14, 400).draw(surface, kept, (left, slip.y + px(88)), theme.INK_3, room=room)
        self.group.draw(surface)
