"""Text field based on the system's text input, with dead keys and input methods."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Font
from combat.engine.stage.keys import is_shortcut
from combat.engine.stage.widgets.line_editor import LineEditor, Way

SIZE, PADDING = 17, 9
"""Font size and padding in pixels at scale 1."""
BLINK, RESTLESS = 0.5, 10.0
"""Seconds that the caret is shown or hidden, and after which it stops blinking."""
SEVERAL_CLICKS = 0.4
"""Seconds within which a second click selects a word, and a third the line."""
MAC = sys.platform == "darwin"
BY_WORD, TO_END = (pygame.KMOD_ALT, pygame.KMOD_META) if MAC else (pygame.KMOD_CTRL, 0)
"""Modifiers to move by words with the arrows, and to the ends of the line."""

WAYS: dict[int, Way] = {
    pygame.K_LEFT: -1,
    pygame.K_RIGHT: 1,
    pygame.K_HOME: -1,
    pygame.K_END: 1,
    pygame.K_BACKSPACE: -1,
    pygame.K_DELETE: 1,
}
LATIN = {
    pygame.KSCAN_A: "a",
    pygame.KSCAN_C: "c",
    pygame.KSCAN_V: "v",
    pygame.KSCAN_X: "x",
    pygame.KSCAN_Y: "y",
    pygame.KSCAN_Z: "z",
}
"""Scan codes of these letters, for non-Latin keyboard layouts."""


class TextEntry:
    """A one-line text field; `on_change` is called with every new text. Keys that neither type nor edit are not used.

    Unused keys are Enter, Escape, Tab, up and down, page and function keys, and other shortcuts. While an input method
    composes, it uses all keys.
    """

    def __init__(self, on_change: Callable[[str], None], hint: str = "", limit: int = 60, text: str = "") -> None:
        self.on_change, self.hint = on_change, hint
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.dirty = True
        self._line = LineEditor(text, limit)
        self._composed, self._composed_caret = "", 0
        self._listens = self._dragging = self._over = False
        self._offset = 0.0
        """Pixels of the text scrolled out at the left."""
        self._now = self._since_change = 0.0
        self._clicked_at, self._clicked, self._clicks = 0.0, (0, 0), 0

    @property
    def text(self) -> str:
        """Return the text, without text that is still being composed."""
        return self._line.text

    @text.setter
    def text(self, text: str) -> None:
        """Replace the text; the undo history is lost."""
        self._line = LineEditor(text, self._line.limit)
        self._touch()

    def place(self, rect: pygame.Rect) -> None:
        """Set the field's rectangle; the first call also starts text input."""
        if not self.rect:
            pygame.key.start_text_input()
        self.rect = rect.copy()
        self._touch()

    def select_all(self) -> None:
        """Select the whole text, so that typing replaces it."""
        self._line.mark_all()
        self._touch()

    def close(self) -> None:
        """Release the mouse, and discard text that is being composed."""
        self._composed, self._dragging = "", False
        self._point(over=False)

    def update(self, dt: float) -> bool:
        """Advance the time by `dt` seconds for the blinking caret; return whether a redraw is needed."""
        self._listens = True  # not before: the letter of the key that opened the field may still follow
        shown = self._caret_shown
        self._now += dt
        self._since_change += dt
        self.dirty |= shown != self._caret_shown
        return self.dirty

    @property
    def _caret_shown(self) -> bool:
        return self._since_change >= RESTLESS or self._since_change % (2 * BLINK) < BLINK

    def _touch(self) -> None:
        """Mark it for redrawing with a visible caret."""
        self._since_change, self.dirty = 0.0, True

    # -- input --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle a key, text or mouse event; return whether it was used."""
        if not self._listens:
            return False
        before = self._line.text
        used = self._take(event)
        if used:
            self._touch()
        if self._line.text != before:
            self.on_change(self._line.text)
        return used

    def _take(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self._composed = ""
            self._line.write(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            changed = event.text != self._composed or bool(event.text)
            self._composed, self._composed_caret = event.text, event.start + event.length
            return changed
        if event.type == pygame.WINDOWFOCUSLOST:
            self._composed = ""
            return False
        if event.type == pygame.KEYDOWN:
            return bool(self._composed) or self._key(event)
        return self._mouse(event)

    def _key(self, event: pygame.event.Event) -> bool:
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key in WAYS and not is_shortcut(event.mod & ~(BY_WORD | TO_END)):
            return bool(self.text) and self._edit(event.key, event.mod, shift=shift)
        if event.key == pygame.K_INSERT and (shift or event.mod & pygame.KMOD_CTRL):
            self._paste() if shift else self._copy()
            return True
        if is_shortcut(event.mod):
            return not event.mod & pygame.KMOD_ALT and self._shortcut(_letter(event), shift=shift)
        return _writes(event.key)

    def _edit(self, key: int, mod: int, *, shift: bool) -> bool:
        """Handle keys that move, select and delete."""
        way, by_word = WAYS[key], bool(mod & BY_WORD)
        if key == pygame.K_DELETE and shift:
            self._copy(cut=True)
        elif key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._line.erase(way, by_word=by_word)
        elif key in (pygame.K_HOME, pygame.K_END) or mod & TO_END:
            self._line.go(len(self.text) if way > 0 else 0, mark=shift)
        else:
            self._line.step(way, by_word=by_word, mark=shift)
        return True

    def _shortcut(self, letter: str, *, shift: bool) -> bool:
        act: dict[str, Callable[[], object]] = {
            "a": self._line.mark_all,
            "c": self._copy,
            "x": lambda: self._copy(cut=True),
            "v": self._paste,
            "z": self._line.redo if shift else self._line.undo,
            "y": self._line.redo,
        }
        if letter not in act:
            return False
        act[letter]()
        return True

    def _copy(self, *, cut: bool = False) -> None:
        if marked := self._line.marked_text:
            with contextlib.suppress(pygame.error):  # the clipboard may be locked by another program
                pygame.scrap.put_text(marked)
                if cut:
                    self._line.erase(1)

    def _paste(self) -> None:
        with contextlib.suppress(pygame.error):  # the clipboard is empty or holds no text
            self._line.write(pygame.scrap.get_text(), pasted=True)

    # -- the mouse ----------------------------------------------------------------------------------------------

    def _mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._point(over=self.rect.collidepoint(event.pos))
            if self._dragging and self._clicks == 1:
                self._line.go(self._place_at(event.pos[0]), mark=True)
            return self._dragging
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self._dragging:
            self._dragging = False
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self.rect.collidepoint(event.pos) and self._press(event.pos)
        return False

    def _press(self, position: tuple[int, int]) -> bool:
        near = max(abs(position[0] - self._clicked[0]), abs(position[1] - self._clicked[1])) <= theme.px(4)
        again = near and self._now - self._clicked_at <= SEVERAL_CLICKS
        self._clicks = self._clicks % 3 + 1 if again else 1
        self._clicked, self._clicked_at, self._dragging, self._composed = position, self._now, True, ""
        place = self._place_at(position[0])
        if self._clicks == 2:
            self._line.mark_word(place)
        elif self._clicks == 3:
            self._line.mark_all()
        else:
            self._line.go(place, mark=bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        return True

    def _place_at(self, x: int) -> int:
        """Return the caret position nearest to an x coordinate."""
        face, wanted = self._face(), x - self._inner().x + self._offset
        return min(range(len(self.text) + 1), key=lambda place: abs(face.width(self.text[:place]) - wanted))

    def _point(self, *, over: bool) -> None:
        """Set the text cursor while the pointer is over the field."""
        if over != self._over:
            self._over = over
            with contextlib.suppress(pygame.error):  # a display without such a cursor
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_IBEAM if over else pygame.SYSTEM_CURSOR_ARROW)

    # -- the picture --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the field, scrolled so that the caret is visible."""
        self.dirty = False
        face, inner, (start, end) = self._face(), self._inner(), self._line.marked
        theme.draw_box(surface, self.rect, theme.FIELD, edge=theme.LINE)
        shown, caret = self.text, self._line.caret
        if self._composed:
            shown = self.text[:start] + self._composed + self.text[end:]
            caret, end = start + min(self._composed_caret, len(self._composed)), start + len(self._composed)
        self._keep_in_view(face.width(shown[:caret]), face.width(shown), inner.width)
        clip = surface.get_clip()
        surface.set_clip(inner.inflate(theme.px(2), 0).clip(clip))
        left = inner.x - self._offset
        if start != end:
            self._draw_part(surface, left + face.width(shown[:start]), left + face.width(shown[:end]))
        if shown:
            face.draw(surface, shown, (left, self._baseline(face)), theme.INK)
        else:
            face.draw(surface, self.hint, (left, self._baseline(face)), theme.INK_3, room=inner.width)
        self._draw_caret(surface, round(left + face.width(shown[:caret])))
        surface.set_clip(clip)

    def _draw_part(self, surface: pygame.Surface, left: float, right: float) -> None:
        """Draw the selection's background, or the underline of what is being composed."""
        bar = self._bar(round(left))
        bar.width = round(right) - bar.x
        if self._composed:
            bar = pygame.Rect(bar.x, bar.bottom - theme.px(3), bar.width, theme.px(1.5))
        surface.fill(theme.INK if self._composed else theme.CHOSEN, bar)

    def _draw_caret(self, surface: pygame.Surface, x: int) -> None:
        caret = self._bar(x)
        pygame.key.set_text_input_rect(caret)  # where an input method opens its candidate list
        if self._caret_shown:
            surface.fill(theme.INK, caret)

    def _keep_in_view(self, caret: float, width: float, room: int) -> None:
        furthest = max(0.0, width + theme.px(1.5) - room)
        self._offset = min(max(self._offset, caret + theme.px(1.5) - room), caret, furthest)

    def _bar(self, x: int) -> pygame.Rect:
        """Return the rectangle of a caret at an x coordinate."""
        inner = self._inner()
        return pygame.Rect(x, inner.y, theme.px(1.5), inner.height)

    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-2 * theme.px(PADDING), -2 * theme.px(6))

    def _baseline(self, face: Font) -> float:
        return self.rect.y + (self.rect.height + face.cap) / 2

    @staticmethod
    def _face() -> Font:
        return theme.font("typewriter", SIZE)


def _letter(event: pygame.event.Event) -> str:
    """Return the Latin letter of a key: the letter on it, else the one at its place on a Latin keyboard."""
    sign = chr(event.key) if event.key < 0x80 else ""
    return sign if sign.isalpha() else LATIN.get(getattr(event, "scancode", 0), "")


def _writes(key: int) -> bool:
    """Return whether a key types a character, which follows as an event of its own."""
    sign = 0x20 <= key <= sys.maxunicode and key != pygame.K_DELETE
    return sign or (pygame.K_KP_DIVIDE <= key <= pygame.K_KP_PERIOD and key != pygame.K_KP_ENTER)
