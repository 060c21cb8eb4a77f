"""Form beside the board: the lines of one page, with mouse and keyboard handling."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import chords
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.words import text
from combat.engine.words.line import Spoken, ruled
from combat.games.volume1.editor.form import form_lines
from combat.games.volume1.editor.form.bench import Bench
from combat.games.volume1.editor.form.fields import FormPage, KeyPath
from combat.games.volume1.editor.form.form_pages import PAGES
from combat.games.volume1.editor.form.form_rows import Row, page_of, page_rows
from combat.games.volume1.editor.form.row_edits import RowEdits

Tip: TypeAlias = tuple[str, tuple[Spoken, ...], pygame.Rect]
"""A tooltip: key, lines, and anchor."""
TAB, TAB_COLUMNS = 28, 5
"""Height of a tab in pixels at scale 1, and tabs per row."""


class EditorForm:
    """Form with a tab for each page.

    `focus` is the line with the keyboard focus; if it takes hexes, clicks on the board change them.
    """

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.page: FormPage = PAGES[0]
        self.focus: tuple[KeyPath, bool] = ((), False)
        self.resting = False
        """Whether the brush is inactive until a line is used again."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.dirty = True
        self.list: ScrollList[Row] = ScrollList(self._measure, self._draw_row, follow=False)
        self._zones: list[tuple[pygame.Rect, Callable[[], None]]] = []
        self._hot: pygame.Rect | None = None
        self._pointer = (-1, -1)
        self.edits: RowEdits = RowEdits(self)
        self.read()

    # -- lines --------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Rebuild the lines from the scenario; the focus stays on the same line if possible."""
        rows = list(page_rows(self.page, self.bench.draft.data))
        self.list.set_rows(rows)
        if rows and not any(self._is_focus(row) for row in rows):
            self.focus_on(rows[0])
        self.dirty = True

    def open(self, page: str) -> None:
        """Show a page of the form by its id."""
        found = next(each for each in PAGES if each.id == page)
        if found is not self.page:
            self.page, self.focus, self.resting = found, ((), False), False
            self.list.scroll(-self.list.total)
            self.read()
            self.bench.turned()

    def turn(self, step: int) -> None:
        """Open the next (1) or previous (-1) page."""
        self.open(PAGES[(PAGES.index(self.page) + step) % len(PAGES)].id)

    def go_to(self, path: KeyPath) -> None:
        """Scroll to the line of a value and focus it."""
        rows = self.list.rows
        fitting = [row for row in rows if path[: len(row.path)] == row.path or row.path[: len(path)] == path]
        if fitting:
            chosen = max(fitting, key=lambda row: len(row.path) if len(row.path) <= len(path) else -len(row.path))
            self.focus_on(chosen)
            self.list.show_row(rows.index(chosen))

    def _is_focus(self, row: Row) -> bool:
        return (row.path, row.entry) == self.focus

    def focus_on(self, row: Row) -> None:
        """Focus a line."""
        self.focus, self.dirty, self.resting = (row.path, row.entry), True, False

    @property
    def row(self) -> Row | None:
        """The line with the focus; None if no line has it."""
        return next((row for row in self.list.rows if self._is_focus(row)), None)

    @property
    def brush(self) -> Row | None:
        """The line whose hexes are changed by clicks on the board; None if there is none.

        It is the focused line, one of the same entry, or the page's default.
        """
        row, rows = self.row, self.list.rows
        if self.resting:
            return None
        if row is not None and row.path:
            if row.field.placed:
                return row
            placed = [each for each in rows if each.field.placed]
            within = [each for each in placed if each.path[: len(row.path)] == row.path]
            beside = [each for each in placed if len(row.path) > 2 and each.path[:-1] == row.path[:-1]]
            if within or beside:
                return (within or beside)[0]
        return next((each for each in rows if each.field.placed and each.path == self.page.brush), None)

    def rest(self) -> None:
        """Deactivate the brush: clicks only scroll the board until a line is used again."""
        self.resting, self.dirty = True, True

    # -- input --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle the mouse over the form, and keys that other parts of the editor did not use.

        Return whether the event was used.
        """
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
            hot = next((zone for zone, _ in self._zones if zone.collidepoint(event.pos)), None)
            if hot != self._hot:
                self._hot, self.dirty = hot, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._press(event.pos):
            return True
        taken = self.list.handle(event)
        self.dirty |= self.list.dirty
        return taken

    def _press(self, position: tuple[int, int]) -> bool:
        for place, page in enumerate(PAGES):
            if self.tab(place).collidepoint(position):
                self.open(page.id)
                return True
        for zone, act in reversed(self._zones):
            if zone.collidepoint(position) and self.list.rect.collidepoint(position):
                act()
                self.dirty = True
                return True
        place_ = self.list.row_at(position)
        if place_ is not None:
            self.focus_on(self.list.rows[place_])
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        written, row = chords(event), self.row
        chord = written[0] if written else ""
        if chord in ("Tab", "Shift+Tab", "PgDn", "PgUp"):
            self.turn(1 if chord in ("Tab", "PgDn") else -1)
        elif row is None:
            return False
        elif chord in ("Up", "Down"):
            self._walk(1 if chord == "Down" else -1)
        elif chord in ("Left", "Right"):
            self.edits.step(row, 1 if chord == "Right" else -1)
        elif chord in ("Alt+Up", "Alt+Down") and row.entry:
            self.edits.move(row, 1 if chord == "Alt+Down" else -1)
        elif chord == "Enter":
            self.edits.use(row)
        elif chord in ("Del", "Backspace"):
            self.edits.remove(row)
        else:
            return False
        return True

    def _walk(self, way: int) -> None:
        rows = self.list.rows
        place = next((place for place, row in enumerate(rows) if self._is_focus(row)), -1) + way
        if 0 <= place < len(rows):
            self.focus_on(rows[place])
            self.list.show_row(place)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the tab or line under the pointer, or None."""
        for place, page in enumerate(PAGES):
            if self.tab(place).collidepoint(position):
                title, told = text(f"edit-page-{page.id}"), ruled(f"edit-page-{page.id}-tip")
                return page.id, (title, told), self.tab(place)
        at = self.list.row_at(position)
        if at is None:
            return None
        row = self.list.rows[at]
        if row.entry or not (row.field.key or row.field.kind == "name"):
            return None
        return str(row.path), (text(row.field.message), ruled(row.field.tip)), self.list.box(at)

    # -- drawing ------------------------------------------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        """Set the rectangle of the form in pixels."""
        self.rect = rect.copy()
        top = self.tab(len(PAGES) - 1).bottom + theme.px(6)
        inner = rect.inflate(-2 * theme.px(12), 0)
        self.list.place(pygame.Rect(inner.x, top, inner.width, rect.bottom - theme.px(6) - top))
        self.dirty = True

    def tab(self, place: int) -> pygame.Rect:
        """Return the rectangle of the tab of the page with an index."""
        px, left = theme.px, self.rect.x + theme.px(10)
        room = self.rect.width - px(20)
        column, line = place % TAB_COLUMNS, place // TAB_COLUMNS
        start, end = (room * edge // TAB_COLUMNS for edge in (column, column + 1))
        return pygame.Rect(left + start, self.rect.y + px(8) + line * px(TAB + 3), end - start - px(3), px(TAB))

    def wrong_pages(self) -> set[str]:
        """Return the ids of the pages with findings."""
        return {page_of(trouble.path) for trouble in self.bench.troubles if not trouble.file}

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the tabs and the lines of the page."""
        self.dirty = False
        theme.lay_paper(surface, self.rect, "form")
        wrong = self.wrong_pages()
        for place, page in enumerate(PAGES):
            form_lines.draw_tab(surface, self.tab(place), page.id, chosen=page is self.page, wrong=page.id in wrong)
        self._zones = []
        self.list.draw(surface)
        self._draw_note(surface)

    def _draw_note(self, surface: pygame.Surface) -> None:
        """Draw what a page is for, if it has only headings."""
        rows, px = self.list.rows, theme.px
        if any(row.entry or row.field.kind not in ("list", "table") for row in rows):
            return
        face, y = theme.font("sans", 14), self.list.rect.y + self.list.total + px(14)
        for line in face.wrap(text(f"edit-page-{self.page.id}-tip"), self.list.rect.width - px(24)):
            y += px(20)
            face.draw(surface, line, (self.list.rect.x + px(12), y), theme.INK_2)

    def _measure(self, row: Row, width: int) -> int:
        return form_lines.height(self.bench, row, width)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: Row, hot: bool) -> None:
        if self._is_focus(row):
            theme.draw_box(surface, box.inflate(0, -2), (*theme.CHOSEN, 78), radius=3)
        zones = form_lines.draw(surface, box, row, self, self._pointer)
        self._zones += zones

    def faulty(self, path: KeyPath) -> bool:
        """Return whether a finding is about a value or anything within it; False for the empty path."""
        return any(path and trouble.path[: len(path)] == path for trouble in self.bench.troubles)
