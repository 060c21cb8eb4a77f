"""Base of list scenes, as for saves, lab files and packs: one selected row, and buttons below the list."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, TypeVar

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import chords
from combat.engine.stage.paper.backdrop import HOLES, Backdrop, draw_sheet, margin, place_sheet, rule, tight
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_scale import READING
from combat.engine.words import text
from combat.engine.words.line import Spoken, shown

ROW, NOTE = 56, 18
"""Height of a row, and of a line of the note below the title, in pixels at scale 1."""
LOW, ROOMY = 330, 720
"""Window heights at scale 1: below the first the note is dropped, above the second the desk is visible."""
Row = TypeVar("Row")


class TypedListScene(Scene, Generic[Row]):
    """A list of rows: Up, Down and the mouse select a row, Enter or a second click opens it."""

    least = READING

    title = ""
    """Message id of the heading; `note` is shown below it, `empty` if there are no rows."""
    note = ""
    empty = ""
    width = 660
    """Width of the sheet in pixels at scale 1."""

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self.list: ScrollList[Row] = ScrollList(
            lambda row, _width: theme.px(ROW) + self.above(row) + self.below(row),
            self._draw_line,
            follow=False,
            on_hover=self._hover,
            on_click=self._click,
        )
        self.acts: Sequence[Button] = self.buttons()
        """Buttons from the right; the first is the one Enter presses."""
        self._back_button = Button(text("button-back"), app.pop, "Esc")
        self.group = Group([*self.acts, self._back_button])
        self.chosen = 0
        self._buttons_top = self._inset = self._rule = 0
        self.why: Spoken = ""
        """The reason why the button pressed last is disabled; "" if it is not."""
        self._noted: list[str] = []
        """The lines of the note below the title."""
        self.read()

    @abstractmethod
    def rows(self) -> Iterable[Row]:
        """Return the rows from top to bottom."""

    @abstractmethod
    def key(self, row: Row) -> Hashable:
        """Return the key that identifies a row, so that the row stays selected when the list is reloaded."""

    @abstractmethod
    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from right to left."""

    @abstractmethod
    def open(self, row: Row) -> None:
        """Open a row; called on Enter or a second click."""

    @abstractmethod
    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: Row) -> None:
        """Draw a row on its background."""

    def above(self, row: Row) -> int:
        """Return the extra height in pixels above a row's own lines, such as for a group heading."""
        return 0

    def below(self, row: Row) -> int:
        """Return the extra height in pixels below a row's own lines, such as for details."""
        return 0

    def draw_above(self, surface: pygame.Surface, box: pygame.Rect, row: Row) -> None:
        """Draw the space above a row's own lines; nothing by default."""

    def refusals(self, row: Row | None) -> Sequence[str]:
        """Return for each button the reason why it is disabled for a row; "" if it is enabled."""
        return [text(self.empty) if row is None else ""] * len(self.acts)

    @property
    def heading(self) -> str:
        """Return the heading of the sheet."""
        return text(self.title)

    @property
    def row(self) -> Row | None:
        """Return the selected row; None if the list is empty."""
        return self.list.rows[self.chosen] if 0 <= self.chosen < len(self.list.rows) else None

    def read(self) -> None:
        """Reload the rows; the same row stays selected, or else the row at its index."""
        before, rows = self.row, list(self.rows())
        self.list.set_rows(rows)
        keys = [self.key(row) for row in rows]
        known = before is not None and self.key(before) in keys
        self.choose(keys.index(self.key(before)) if known and before is not None else self.chosen)

    def choose(self, place: int) -> None:
        """Select the row at an index, clamped to the list."""
        before, self.chosen = self.row, max(0, min(place, len(self.list.rows) - 1))
        if any(self.below(row) for row in (before, self.row) if row is not None):
            self.list.place(self.list.rect)
        self.group.focus(None)
        for button, reason in zip(self.acts, self.refusals(self.row), strict=True):
            button.reason = reason
        if self.row is not None:
            self.list.show_row(self.chosen)
        self.invalidate()

    def open_chosen(self) -> None:
        """Open the selected row, unless opening is disabled for it."""
        row = self.row
        if row is not None and not self.refusals(row)[0]:
            self.open(row)

    def _hover(self, row: Row | None) -> None:
        self.dirty = True

    def _click(self, row: Row) -> None:
        place = self.list.rows.index(row)
        if place == self.chosen:
            self.open_chosen()
        else:
            self.choose(place)

    # -- the scene ----------------------------------------------------------------------------------------------

    def on_content_changed(self) -> None:
        """Handle a change of the shown content: files have changed on disk, or other packs are in use."""
        self.read()

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, size = theme.px, self.app.size
        spared = 120 if size[1] > px(ROOMY) else 56
        self._sheet = place_sheet(size, self.width, round(size[1] / theme.scale()) - spared)
        self._inset = margin(size)
        inner = self._sheet.inflate(-2 * self._inset, 0)
        close = tight(size)
        noted = text(self.note) if self.note and not (close and size[1] < px(LOW)) else ""
        self._noted = theme.font("sans", 14).wrap(noted, inner.width) if noted else []
        lower = 22 + NOTE * (len(self._noted) - 1) if noted else 0
        self._rule = self._sheet.y + px(90 + lower - (HOLES if close else 0))
        bottom = self._place_buttons(inner) - px(12 if close else 28)
        top = self._rule + px(3 if close else 10)
        bleed = min(px(16), self._inset - px(2))
        self.list.place(pygame.Rect(inner.x - bleed, top, inner.width + 2 * bleed, bottom - top))
        if self.row is not None:
            self.list.show_row(self.chosen)
        self.invalidate()

    def _place_buttons(self, inner: pygame.Rect) -> int:
        """Place the buttons at the bottom of the sheet; return the top of the upper row."""
        close = tight(self.app.size)
        room = pygame.Rect(inner.x, inner.y, inner.width, inner.height - theme.px(8 if close else 22))
        self._buttons_top = lay_abreast(self.acts, room, self._back_button, tight=close)
        return self._buttons_top

    @property
    def title_base(self) -> int:
        """Return the baseline of the title in pixels."""
        return self._sheet.y + theme.px(76 - HOLES if tight(self.app.size) else 76)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        self.dirty |= self._ask_why(event)
        if event.type == pygame.KEYDOWN and event.key in self._steps():
            self.choose(self.chosen + self._steps()[event.key])
            return True
        taken = self.list.handle(event) or self.group.handle(event)
        self.dirty |= self.list.dirty or self.group.dirty
        return taken

    def _ask_why(self, event: pygame.event.Event) -> bool:
        """Update the reason shown for a disabled button that is pressed or hovered; return whether it changed."""
        before = self.why
        if event.type == pygame.KEYDOWN:
            self.why = next((act.reason for act in self.acts if act.key in chords(event) and act.key), "")
        elif event.type == pygame.MOUSEMOTION:
            self.why = next((act.reason for act in self.acts if act.rect.collidepoint(event.pos)), "")
        return self.why != before

    def _steps(self) -> dict[int, int]:
        """Return how many rows each navigation key moves."""
        page, whole = max(1, self.list.rect.height // theme.px(ROW)), len(self.list.rows)
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        return steps | {pygame.K_HOME: -whole, pygame.K_END: whole}

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        px, sheet = theme.px, self._sheet
        self._backdrop.draw(surface)
        draw_sheet(surface, sheet)
        left, right = sheet.x + self._inset, sheet.right - self._inset
        close = tight(self.app.size)
        base = self.title_base
        wide = round(theme.font("heading", 23).draw_typed(surface, self.heading, (left, base), theme.INK))
        small, room = theme.font("sans", 14), right - left - wide - px(16)
        small.draw(surface, shown(self.why), (right, base), theme.MISSING, align="right", room=room)
        for place, line in enumerate(self._noted):
            small.draw(surface, line, (left, base + px(24 + NOTE * place)), theme.INK_2)
        rule(surface, left, right, self._rule)
        rule(surface, left, right, self._buttons_top - px(8 if close else 18))
        if not self.list.rows:
            face, y = theme.font("sans", 16), self._rule + px(10)
            for line in face.wrap(text(self.empty), right - left):
                y += px(22)
                face.draw(surface, line, (left, y), theme.INK_2)
        self.list.draw(surface)
        self.group.draw(surface)

    def _draw_line(self, surface: pygame.Surface, box: pygame.Rect, row: Row, hot: bool) -> None:
        above = self.above(row)
        if above:
            self.draw_above(surface, pygame.Rect(box.topleft, (box.width, above)), row)
            box = pygame.Rect(box.x, box.y + above, box.width, box.height - above)
        if row is self.row:
            theme.draw_box(surface, box, (*theme.CHOSEN, 104), radius=1)
        elif hot:
            theme.draw_box(surface, box, (*theme.CHOSEN, 38), radius=1)
        self.draw_row(surface, box, row)
