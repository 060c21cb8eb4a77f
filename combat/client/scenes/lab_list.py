"""The rules lab's list: the examples that come with the game, and the player's own lab files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from combat.client import theme
from combat.client.lab_session import lab_files
from combat.client.scene import Scene
from combat.client.scenes.dialog import Message
from combat.client.scenes.folder import INNER, Backdrop, draw_sheet, rule
from combat.client.widgets.base import Group
from combat.client.widgets.button import Button
from combat.client.widgets.scroll_list import ScrollList
from combat.content.findings import ContentError
from combat.content.lab_file import LabFile
from combat.content.reading import read
from combat.words import text

if TYPE_CHECKING:
    from combat.client.app import App

ROW, WIDTH = 56, 720
"""Height of a row and width of the sheet in pixels at scale 1."""


@dataclass(frozen=True, slots=True)
class ListedLab:
    """A lab file as its row shows it."""

    path: Path
    title: str
    about: str
    """The first sentence of its text, or why it cannot be used."""
    faulty: bool = False


def listed(path: Path) -> ListedLab:
    """A file's row."""
    try:
        file = read(path, LabFile).content
    except ContentError as fault:
        return ListedLab(path, path.stem, str(fault.findings[0]), faulty=True)
    return ListedLab(path, file.title or path.stem, file.text[0] if file.text else path.name)


class LabListScene(Scene):
    """A typed list; a file dropped onto the window is opened too."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self.list: ScrollList[ListedLab] = ScrollList(
            lambda _lab, _width: theme.px(ROW),
            self._draw_row,
            follow=False,
            on_hover=self._hover,
            on_click=self._click,
        )
        self._open_button = Button(text("lab-open"), self._open, "Enter", "commit")
        self._back_button = Button(text("button-back"), app.pop, "Esc")
        self.group = Group([self._open_button, self._back_button])
        self.chosen = 0
        self._read()

    def _read(self) -> None:
        self.list.set_rows(listed(path) for path in lab_files())
        self._choose(self.chosen)

    def back(self) -> None:
        self._read()
        self.invalidate()

    @property
    def lab(self) -> ListedLab | None:
        """The file that is chosen."""
        return self.list.rows[self.chosen] if 0 <= self.chosen < len(self.list.rows) else None

    def _choose(self, place: int) -> None:
        self.chosen = max(0, min(place, len(self.list.rows) - 1))
        self._open_button.reason = text("lab-list-empty") if self.lab is None else ""
        if self.lab is not None:
            self.list.show_row(self.chosen)
        self.invalidate()

    def _open(self) -> None:
        if self.lab is not None:
            self.open(self.lab.path)

    def open(self, path: Path) -> None:
        """Lay a file on the table, or say why it cannot be used."""
        from combat.client.scenes.lab import LabScene

        try:
            scene = LabScene(self.app, path)
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(finding) for finding in fault.findings]))
            return
        self.app.push(scene)

    def _hover(self, lab: ListedLab | None) -> None:
        self.dirty = True

    def _click(self, lab: ListedLab) -> None:
        place = self.list.rows.index(lab)
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
            self.open(Path(event.file))
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
        theme.font("heading", 23).draw_typed(surface, text("lab-title"), (left, sheet.y + px(76)), theme.INK)
        small = theme.font("sans", 14)
        small.draw(surface, text("lab-list-note"), (left, sheet.y + px(100)), theme.INK_2, room=right - left)
        rule(surface, left, right, sheet.y + px(112))
        rule(surface, left, right, sheet.bottom - px(74))
        if not self.list.rows:
            theme.font("sans", 16).draw(surface, text("lab-list-empty"), (left, sheet.y + px(150)), theme.INK_2)
        self.list.draw(surface)
        self.group.draw(surface)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, lab: ListedLab, hot: bool) -> None:
        px = theme.px
        if lab is self.lab:
            theme.draw_box(surface, box, (*theme.CHOSEN, 104), radius=1)
        elif hot:
            theme.draw_box(surface, box, (*theme.CHOSEN, 38), radius=1)
        left, room = box.x + px(16), box.width - px(32)
        theme.font("heading", 18).draw_typed(surface, lab.title, (left, box.y + px(24)), theme.INK)
        ink = theme.MISSING if lab.faulty else theme.INK_2
        theme.font("sans", 14).draw(surface, lab.about, (left, box.y + px(45)), ink, room=room)
