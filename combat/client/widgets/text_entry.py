"""A line to type in: pygame-gui's entry with selection, clipboard and cursor, in the colours of the paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from combat.client import theme
from combat.client.artwork import asset
from combat.client.window import KEY_REPEAT

CUT = "courier-prime"


class TextEntry:
    """One line of text. `on_change` is told every new text; Enter, Escape and the arrows up and down are left alone."""

    LEFT_ALONE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB)

    def __init__(self, on_change: Callable[[str], None], hint: str = "", limit: int = 60, text: str = "") -> None:
        self.on_change, self.hint, self.limit = on_change, hint, limit
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.dirty = True
        self._text = text
        self._line: Any = None
        self._manager: Any = None
        self._scale = 0.0
        self._listens = False

    @property
    def text(self) -> str:
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        self._text = text
        if self._line is not None:
            self._line.set_text(text)
        self.dirty = True

    def place(self, rect: pygame.Rect) -> None:
        """Put it where it stands, focused; its look is made anew when the scale has changed."""
        if rect == self.rect and self._line is not None and self._scale == theme.scale():
            return
        self.close()
        import pygame_gui  # loaded with the first line to type in, not with the game
        from pygame_gui.elements import UITextEntryLine

        pygame.font.init()
        self.rect, self._scale, self._listens = rect.copy(), theme.scale(), False
        size = pygame.display.get_window_size()
        self._manager = pygame_gui.UIManager(size, None, enable_live_theme_updates=False)
        files = [str(asset(f"fonts/{CUT}-{weight}.ttf")) for weight in (400, 700)]
        self._manager.add_font_paths(CUT, *files)
        self._manager.get_theme().load_theme(_look())
        self._line = UITextEntryLine(rect, self._manager, placeholder_text=self.hint, initial_text=self._text or None)
        self._line.set_text_length_limit(self.limit)
        self._line.edit_position, self._line.cursor_has_moved_recently = len(self._text), True
        self._manager.set_focus_set(self._line.get_focus_set())
        self._keep_repeat()
        self.dirty = True

    def select_all(self) -> None:
        """Marks the whole text, so that what is typed stands in its place."""
        if self._line is not None and self._text:
            self._line.select_range = [0, len(self._text)]
            self._line.edit_position = len(self._text)
            self._line.rebuild()
            self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key, a letter or the mouse; returns whether it was used."""
        if not self._listens or (event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in self.LEFT_ALONE):
            return False
        used = bool(self._manager.process_events(event))
        self._keep_repeat()
        if self._line.get_text() != self._text:
            self._text = self._line.get_text()
            self.on_change(self._text)
            used = True
        self.dirty |= used
        return used

    def update(self, dt: float) -> bool:
        """Let the cursor blink; returns whether it looks different."""
        if self._line is not None:
            self._listens = True  # not before: the key that opened the line still has its letter to say
            before = self._line.image, self._line.cursor_on
            self._manager.update(dt)
            self.dirty |= before != (self._line.image, self._line.cursor_on)
        return self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it where it stands."""
        if self._line is not None:
            self._manager.draw_ui(surface)
        self.dirty = False

    def close(self) -> None:
        """Let go of the keyboard."""
        if self._manager is not None:
            self._manager.clear_and_reset()
            self._manager = self._line = None
            self._keep_repeat()

    def _keep_repeat(self) -> None:
        """The library sets the pace at which held keys repeat; the game has one of its own."""
        pygame.key.set_repeat(*KEY_REPEAT)


def _look() -> dict[str, Any]:
    """The library's theme, in our colours and at our scale."""
    ink, hint, field, line = (_hex(color) for color in (theme.INK, theme.INK_3, theme.FIELD, theme.LINE))
    colours = {
        "dark_bg": field,
        "normal_border": line,
        "hovered_border": line,
        "selected_border": line,
        "normal_text": ink,
        "placeholder_text": hint,
        "selected_bg": _hex(theme.CHOSEN),
        "selected_text": ink,
        "text_cursor": ink,
    }
    size = str(theme.px(17))
    return {
        "text_entry_line": {
            "colours": colours,
            "font": {"name": CUT, "size": size, "bold": "0", "italic": "0"},
            "misc": {
                "shape": "rounded_rectangle",
                "shape_corner_radius": str(theme.px(3)),
                "border_width": "1",
                "shadow_width": "0",
                "padding": f"{theme.px(8)},{theme.px(3)}",
            },
        }
    }


def _hex(color: tuple[int, int, int]) -> str:
    return "#{:02X}{:02X}{:02X}".format(*color)
