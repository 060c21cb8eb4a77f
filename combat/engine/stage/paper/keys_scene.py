"""Form with all key and gamepad bindings, in which each can be changed and all can be reset."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import button_of, chords
from combat.engine.stage.pad.pad_map import BINDABLE
from combat.engine.stage.paper.backdrop import HOLES, draw_sheet, margin, place_sheet, rule, tight
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_scale import READING
from combat.engine.words import text
from combat.engine.words.key_names import key_name

WIDTH, ROW, BUTTONS = 720, 30, 84
"""Width of the form, height of a row, and width of the gamepad column, at scale 1."""

NARROW, BELOW = 520, 28
"""List width below which keys are shown under their action, and how far below, in pixels at scale 1."""

FIXED = ("cancel", "accept", "numbers")
"""Actions whose keys cannot be changed: confirm, cancel and the digits."""


class KeysScene(Scene):
    """The list of bindings, as an overlay; Enter or a click on a row waits for the new key or button."""

    overlay, least = True, READING

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._inset = self._head = self._foot = 0
        self._note = ""
        self.waiting = ""
        """The action that waits for its new key; "" for none."""
        self.list: ScrollList[str] = ScrollList(self._high, self._draw_row, follow=False, on_click=self._wait_for)
        self.list.set_rows([row for section, actions in app.keys.sheet.sections.items() for row in (section, *actions)])
        self._reset = Button(text("settings-keys-reset"), self._put_back, "Del")
        self._done = Button(text("settings-done"), self._leave, "Esc", "commit")
        self.group = Group([self._reset, self._done])
        self.chosen = 1
        """Index of the selected row; row 0 is a heading."""

    def _put_back(self) -> None:
        self.app.settings.keys, self.app.settings.buttons = {}, {}
        self._take_up("")

    def _take_up(self, note: str) -> None:
        self.app.keys.change(self.app.settings.keys)
        self.app.keys.change_buttons(self.app.settings.buttons)
        self._note, self.waiting = note, ""
        self.invalidate()

    def _leave(self) -> None:
        fault = self.app.settings.save()
        self.app.pop()
        if fault:
            self.app.warn(text("settings-not-kept", cause=fault))

    def _wait_for(self, action: str) -> None:
        if action in self.app.keys.defaults and action not in FIXED:
            self.chosen = self.list.rows.index(action)
            self.waiting, self._note = action, ""
            self.invalidate()

    def _bind(self, event: pygame.event.Event) -> None:
        written = chords(event)
        if not written:
            return
        action, chord = self.waiting, written[-1]
        if chord == "Esc":
            self._take_up("")
            return
        second = self.app.keys.bindings[action][1:2]
        self.app.settings.keys[action] = tuple(dict.fromkeys((chord, *second)))
        self._take_up("")
        rival = self.app.keys.rivals(action).get(chord, "")
        self._note = text("settings-key-taken", key=key_name(chord), action=text(f"key-{rival}")) if rival else ""

    def _bind_button(self, button: str) -> None:
        """Bind the waiting action to a gamepad button; B cancels."""
        action, pad = self.waiting, self.app.keys.pad
        if button not in BINDABLE:
            self._take_up("" if button == "B" else text("settings-button-fixed", button=key_name(button)))
            return
        self.app.settings.buttons[action] = (button,)
        self._take_up("")
        rival = pad.rivals(action).get(button, "")
        self._note = text("settings-key-taken", key=key_name(button), action=text(f"key-{rival}")) if rival else ""

    def _step(self, step: int) -> None:
        place = self.chosen + step
        while 0 <= place < len(self.list.rows):
            if self.list.rows[place] in self.app.keys.defaults:
                self.chosen = place
                self.list.show_row(place)
                break
            place += step
        self.invalidate()

    def _ways(self) -> dict[int, int]:
        """Return the row that each navigation key goes to."""
        page, last = max(1, self.list.rect.height // theme.px(ROW) - 1), len(self.list.rows) - 1
        ways = {pygame.K_PAGEUP: self.chosen - page, pygame.K_PAGEDOWN: self.chosen + page}
        return ways | {pygame.K_HOME: 0, pygame.K_END: last}

    def _go(self, place: int) -> None:
        """Select the row at an index, or the nearest that is not a heading, and scroll to it."""
        places = [n for n, row in enumerate(self.list.rows) if row in self.app.keys.defaults]
        self.chosen = min(places, key=lambda each: abs(each - place))
        self.list.show_row(0 if self.chosen == places[0] else self.chosen)
        self.invalidate()

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        size = self.app.size
        close = tight(size)
        self._sheet = place_sheet(size, WIDTH, round(size[1] / theme.scale()) - 100)
        self._inset = margin(size)
        inner = self._sheet.inflate(-2 * self._inset, 0)
        self._head, self._foot = (38, 48) if close else (88, 72)
        top, bottom = self._sheet.y + px(self._head + (2 if close else 10)), self._sheet.bottom - px(self._foot + 2)
        if not close:
            bottom -= px(10)
        self.list.place(pygame.Rect(inner.x - px(12), top, inner.width + px(24), bottom - top))
        y = self._sheet.bottom - px(41 if close else 56)
        self._done.place(inner.right, y, px(34))
        self._reset.place(inner.left + self._reset.width(), y, px(34))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if self.waiting:
            if event.type == pygame.KEYDOWN:
                self._bind_button(button_of(event)) if button_of(event) else self._bind(event)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            self._step(1 if event.key == pygame.K_DOWN else -1)
            return True
        if event.type == pygame.KEYDOWN and event.key in (ways := self._ways()):
            self._go(ways[event.key])
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._wait_for(self.list.rows[self.chosen])
            return True
        if self.app.keys.is_(event, "keys"):  # already open
            return True
        taken = self.list.handle(event) or self.group.handle(event)
        self.dirty |= self.list.dirty or self.group.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        px, sheet = theme.px, self._sheet
        draw_sheet(surface, sheet)
        left, right = sheet.x + self._inset, sheet.right - self._inset
        close = tight(self.app.size)
        base = sheet.y + px(72 - HOLES + 4 if close else 72)
        taken = theme.font("heading", 23).draw_typed(surface, text("keys-title"), (left, base), theme.INK)
        column = theme.font("condensed", 13, 700)
        over = base if close else sheet.y + px(84)
        column.draw(surface, text("keys-pad"), (right, over), theme.INK_3, align="right")
        beside = max(px(BUTTONS - 12), round(column.width(text("keys-pad"))) + px(16))
        if self.list.rect.width >= px(NARROW):
            said, at = text("keys-board"), (right - beside, over)
            beside += round(column.draw(surface, said, at, theme.INK_3, align="right")) + px(16)
        note, room = theme.font("sans", 14, 500), right - beside - left - round(taken) - px(16)
        note.draw(surface, self._note, (right - beside, base), theme.MISSING, align="right", room=room)
        rule(surface, left, right, sheet.y + px(self._head))
        rule(surface, left, right, sheet.bottom - px(self._foot))
        self.list.draw(surface)
        self.group.draw(surface)

    def _high(self, row: str, width: int) -> int:
        """Return a row's height; in a narrow list the keys are below the action."""
        return theme.px(ROW + (BELOW if width < theme.px(NARROW) and row in self.app.keys.defaults else 0))

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: str, hot: bool) -> None:
        px = theme.px
        left, right, base = box.x + px(12), box.right - px(12), box.y + px(20)
        if row not in self.app.keys.defaults:
            heading = theme.font("condensed", 14, 700)
            heading.draw(surface, text(row).upper(), (left, base + px(3)), theme.FORM_RULE, tracking=px(1))
            return
        if row == self.list.rows[self.chosen]:
            theme.draw_box(surface, box, (*theme.CHOSEN, 104), radius=1)
        elif hot and row not in FIXED:
            theme.draw_box(surface, box, (*theme.CHOSEN, 38), radius=1)
        below = box.height > px(ROW)
        end = self._draw_bound(surface, row, right, box.y + (px(BELOW - 2) if below else 0))
        room = (right if below else end - px(8)) - left
        theme.font("sans", 15).draw(surface, text(f"key-{row}"), (left, base), theme.INK, room=room)

    def _draw_bound(self, surface: pygame.Surface, row: str, right: int, top: int) -> int:
        """Draw the bindings of a row, or its prompt; return their left edge."""
        px, base = theme.px, top + theme.px(20)
        if row == self.waiting:
            said = text("settings-key-press")
            hand = theme.font("hand", 18, 700)
            return right - round(hand.draw(surface, said, (right, base), theme.CUT, align="right"))
        edge = right
        for button in reversed(self.app.keys.pad.bindings.get(row, ())):
            right -= theme.named_cap_size(key_name(button), round_=True)[0]
            theme.draw_named_cap(surface, key_name(button), right, top + px(5), round_=True)
            right -= px(6)
        right = edge - px(BUTTONS)
        for chord in reversed(self.app.keys.bindings[row]):
            right -= theme.named_cap_size(key_name(chord))[0]
            theme.draw_named_cap(surface, key_name(chord), right, top + px(5))
            right -= px(6)
        keys = self.app.keys
        rival = next(iter((keys.rivals(row) | keys.pad.rivals(row)).values()), "")
        if rival:
            words, small = text("settings-key-rival", action=text(f"key-{rival}")), theme.font("sans", 13, 500)
            right -= round(small.draw(surface, words, (right - px(4), base), theme.MISSING, align="right"))
        return right
