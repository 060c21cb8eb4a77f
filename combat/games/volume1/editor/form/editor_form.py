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
from combat.games.volume1.editor.form.form_words import values
from combat.games.volume1.editor.form.new_entries import with_another

Tip: TypeAlias = tuple[str, tuple[Spoken, ...], pygame.Rect]
"""A tooltip: key, lines, and anchor."""
TAB, TAB_COLUMNS = 28, 5
"""Height of a tab in pixels at scale 1, and tabs per row."""


class EditorForm:
    """Pages with tabs. `focus` is the line for the keyboard; a line that takes hexes is then the board's brush."""

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
        self.read()

    # -- lines --------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Rebuild the lines from the scenario; the focus is kept if possible."""
        rows = list(page_rows(self.page, self.bench.draft.data))
        self.list.set_rows(rows)
        if rows and not any(self._is_focus(row) for row in rows):
            self._set_focus(rows[0])
        self.dirty = True

    def open(self, page: str) -> None:
        """Show a page of the form by its name."""
        found = next(each for each in PAGES if each.id == page)
        if found is not self.page:
            self.page, self.focus, self.resting = found, ((), False), False
            self.list.scroll(-self.list.total)
            self.read()
            self.bench.turned()

    def turn(self, step: int) -> None:
        """Open the next or previous page."""
        self.open(PAGES[(PAGES.index(self.page) + step) % len(PAGES)].id)

    def go_to(self, path: KeyPath) -> None:
        """Scroll to the line of a value and focus it."""
        rows = self.list.rows
        fitting = [row for row in rows if path[: len(row.path)] == row.path or row.path[: len(path)] == path]
        if fitting:
            chosen = max(fitting, key=lambda row: len(row.path) if len(row.path) <= len(path) else -len(row.path))
            self._set_focus(chosen)
            self.list.show_row(rows.index(chosen))

    def _is_focus(self, row: Row) -> bool:
        return (row.path, row.entry) == self.focus

    def _set_focus(self, row: Row) -> None:
        self.focus, self.dirty, self.resting = (row.path, row.entry), True, False

    @property
    def row(self) -> Row | None:
        """The line in focus; None for none."""
        return next((row for row in self.list.rows if self._is_focus(row)), None)

    @property
    def brush(self) -> Row | None:
        """The line that takes hexes by clicks on the board: the focused one, one of the same entry, or the page's.

        Returns None for none.
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
        """Deactivate the brush: the board only scrolls until a line is used again."""
        self.resting, self.dirty = True, True

    # -- control actions ----------------------------------------------------------------------------------------

    def put(self, row: Row, value: object) -> None:
        """Set a line's value, None removes it, and focus the line.

        For "board" move the scenario to that board.
        """
        draft = self.bench.draft
        if row.path == ("board",) and isinstance(value, str):
            self._set_focus(row)
            self.bench.move_to(value)
            return
        if value is None:
            draft.drop(row.path)
        else:
            draft.put(row.path, value)
        self._set_focus(row)
        self.bench.touched()

    def step(self, row: Row, way: int) -> None:
        """Change the value by `way` steps: numbers stop at their limits, picks and flags wrap.

        Other lines stay unchanged.
        """
        field, value = row.field, self.bench.draft.get(row.path, row.field.default)
        if field.kind == "number":
            number = value if isinstance(value, int) else field.low - way if field.low >= 0 else 0
            self.put(row, max(field.low, min(field.high, number + way)))
        elif field.kind in ("flag", "pick"):
            every = values(self.bench.known, field)
            place = every.index(value) if value in every else -1
            self.put(row, every[(place + way) % len(every)])

    def add(self, row: Row) -> None:
        """Append an entry to the list of a line and focus it.

        Open the input of a long text or a group of men.
        """
        entries, place = with_another(row.field, self.bench.draft.get(row.path, []))
        self.put(row, entries)
        added = (*row.path, place)
        self.go_to(added)
        for inner in self.list.rows:
            if inner.path == added and not inner.entry and inner.field.kind in ("long", "men"):
                self.use(inner)
                break

    def toggle(self, row: Row, choice: str) -> None:
        """Add a value to a set, or remove it; the order of values is fixed."""
        chosen = {*self.bench.draft.get(row.path, row.field.default or [])} ^ {choice}
        self.put(row, [each for each in self.bench.known.choices(row.field) if each in chosen])

    def move(self, row: Row, way: int) -> None:
        """Move an entry up (-1) or down (1) in its list; nothing beyond either end.

        The row must be an entry.
        """
        path, index = row.path[:-1], row.path[-1]
        assert isinstance(index, int)
        entries, there = list(self.bench.draft.get(path, [])), index + way
        if 0 <= there < len(entries):
            entries[index], entries[there] = entries[there], entries[index]
            self.bench.draft.put(path, entries)
            self.focus = ((*path, there), True)
            self.bench.touched()

    def remove(self, row: Row) -> None:
        """Remove an entry, with its list if it was the last and the list is not kept.

        For other rows, clear an optional line; empty a line of hexes or men; otherwise do nothing.
        """
        if row.entry:
            last = len(self.bench.draft.get(row.path[:-1], [])) == 1 and not row.field.kept
            self.bench.draft.drop(row.path[:-1] if last else row.path)
            self.focus = (row.path[:-1], False)
            self.bench.touched()
        elif row.field.optional:
            self.put(row, None)
        elif row.field.kind in ("hexes", "men"):
            self.put(row, [])

    def use(self, row: Row) -> None:
        """Do what Enter does in a line."""
        kind = row.field.kind
        if row.field.placed and self.brush == row:
            self.rest()
            return
        self._set_focus(row)
        if kind == "list" and not row.entry:
            self.add(row)
        elif kind == "table" and row.field.optional:
            self.put(row, None if self.bench.draft.get(row.path) is not None else row.field.new)
        elif kind == "flag" and not row.field.optional:
            self.put(row, not self.bench.draft.get(row.path, row.field.default))
        elif kind in ("words", "long", "number", "name"):
            self.bench.questions.write(row)
        elif kind in ("man", "men", "set") or (kind == "pick" and len(self.bench.known.choices(row.field)) > 3):
            self.bench.questions.choose(row)
        elif kind in ("pick", "flag"):
            self.step(row, 1)

    # -- input --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle the mouse over the form, and keys that other parts of the editor did not use.

        Returns whether the event was used.
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
            self._set_focus(self.list.rows[place_])
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
            self.step(row, 1 if chord == "Right" else -1)
        elif chord in ("Alt+Up", "Alt+Down") and row.entry:
            self.move(row, 1 if chord == "Alt+Down" else -1)
        elif chord == "Enter":
            self.use(row)
        elif chord in ("Del", "Backspace"):
            self.remove(row)
        else:
            return False
        return True

    def _walk(self, way: int) -> None:
        rows = self.list.rows
        place = next((place for place, row in enumerate(rows) if self._is_focus(row)), -1) + way
        if 0 <= place < len(rows):
            self._set_focus(rows[place])
            self.list.show_row(place)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the tab or line under the pointer; None for none."""
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
        """Return the rectangle of a page's tab."""
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
        """Return whether a finding is about a value or anything inside it; False for the empty path."""
        return any(path and trouble.path[: len(path)] == path for trouble in self.bench.troubles)
