"""What the scenario editor can open, on a typed list: drafts, own scenarios, ours as copies, and boards."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from combat.client import theme
from combat.client.editor.opening import Opening, open_draft, openings
from combat.client.scene import Scene
from combat.client.scenes.dialog import Message
from combat.client.scenes.folder import INNER, Backdrop, draw_sheet, rule
from combat.client.widgets.base import Group
from combat.client.widgets.button import Button
from combat.client.widgets.scroll_list import ScrollList
from combat.content.findings import ContentError
from combat.words import text

if TYPE_CHECKING:
    from combat.client.app import App

ROW, WIDTH = 54, 720
"""Height of a row and width of the sheet in pixels at scale 1."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Something to open as its row shows it."""

    opening: Opening
    title: str


def listed(opening: Opening) -> Listed:
    """The row of something: a scenario by its title, where that can be read."""
    if opening.sort == "board" or opening.path is None:
        return Listed(opening, text("edit-list-board", board=opening.name.replace("-", " ").capitalize()))
    return Listed(opening, _title(opening.path) or opening.name)


def _title(path: Path) -> str:
    import tomllib

    try:
        return str(tomllib.loads(path.read_text(encoding="utf-8")).get("title", ""))
    except (OSError, ValueError, RecursionError):
        return ""


class EditListScene(Scene):
    """Enter opens the chosen one; a scenario file dropped onto the window is opened too."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self.list: ScrollList[Listed] = ScrollList(
            lambda _row, _width: theme.px(ROW),
            self._draw_row,
            follow=False,
            on_hover=self._hover,
            on_click=self._click,
        )
        self._open_button = Button(text("edit-open"), self._open, "Enter", "commit")
        self._back_button = Button(text("button-back"), app.pop, "Esc")
        self.group = Group([self._open_button, self._back_button])
        self.chosen = 0
        self._read()

    def _read(self) -> None:
        self.list.set_rows(listed(opening) for opening in openings())
        self._choose(self.chosen)

    def back(self) -> None:
        self._read()
        self.invalidate()

    def _choose(self, place: int) -> None:
        self.chosen = max(0, min(place, len(self.list.rows) - 1))
        self._open_button.reason = "" if self.list.rows else text("edit-list-empty")
        if self.list.rows:
            self.list.show_row(self.chosen)
        self.invalidate()

    def _open(self) -> None:
        if self.list.rows:
            self.open(self.list.rows[self.chosen].opening)

    def open(self, opening: Opening) -> None:
        """Lay something out to be edited, or say why it cannot be shown."""
        from combat.client.editor.scene import EditorScene

        try:
            scene = EditorScene(self.app, open_draft(opening))
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(finding) for finding in fault.findings]))
            return
        self.app.push(scene)

    def _hover(self, row: Listed | None) -> None:
        self.dirty = True

    def _click(self, row: Listed) -> None:
        place = self.list.rows.index(row)
        if place == self.chosen:
            self._open()
        else:
            self._choose(place)

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        px = theme.px
        width, height = self.app.size
        self._sheet = pygame.Rect(0, 0, px(WIDTH), height - px(120))
        self._sheet.midright = (width - px(74), height // 2 + px(8))
        inner = self._sheet.inflate(-2 * px(INNER), 0)
        top, bottom = self._sheet.y + px(122), self._sheet.bottom - px(84)
        self.list.place(pygame.Rect(inner.x - px(16), top, inner.width + px(32), bottom - top))
        y = self._sheet.bottom - px(56)
        self._open_button.place(inner.right, y, px(32))
        self._back_button.place(inner.left + self._back_button.width(), y, px(32))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            path = Path(event.file)
            self.open(Opening("own", path.stem, path))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            self._choose(self.chosen + (1 if event.key == pygame.K_DOWN else -1))
            return True
        taken = self.list.handle(event) or self.group.handle(event)
        self.dirty |= self.list.dirty or self.group.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        px, sheet = theme.px, self._sheet
        self._backdrop.draw(surface)
        draw_sheet(surface, sheet)
        left, right = sheet.x + px(INNER), sheet.right - px(INNER)
        theme.font("heading", 23).draw_typed(surface, text("menu-editor"), (left, sheet.y + px(76)), theme.INK)
        small = theme.font("sans", 14)
        small.draw(surface, text("edit-list-note"), (left, sheet.y + px(100)), theme.INK_2, room=right - left)
        rule(surface, left, right, sheet.y + px(112))
        rule(surface, left, right, sheet.bottom - px(74))
        self.list.draw(surface)
        self.group.draw(surface)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: Listed, hot: bool) -> None:
        px = theme.px
        if row is self.list.rows[self.chosen]:
            theme.draw_box(surface, box, (*theme.CHOSEN, 104), radius=1)
        elif hot:
            theme.draw_box(surface, box, (*theme.CHOSEN, 38), radius=1)
        left, room = box.x + px(16), box.width - px(32)
        theme.font("heading", 18).draw_typed(surface, row.title, (left, box.y + px(23)), theme.INK)
        note = text(f"edit-sort-{row.opening.sort}", name=row.opening.name)
        ink = theme.MISSING if row.opening.sort == "draft" else theme.INK_2
        theme.font("sans", 14).draw(surface, note, (left, box.y + px(43)), ink, room=room)
