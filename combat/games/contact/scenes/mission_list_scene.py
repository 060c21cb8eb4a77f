"""Mission list: choose a mission and the players of both sides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.previewed_list_scene import PreviewedListScene
from combat.engine.tabletop.scene.seated_games import BOTH, NOBODY
from combat.engine.words import text, translated
from combat.games.contact.content.kinds.mission_file import MissionFile
from combat.games.contact.content.library import Library
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.scenes.mission_sheet import force_line
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE
from combat.games.miniatures.scenes.table_print import print_table
from combat.games.miniatures.words import wording

SIDE, LEAST, INNER = 44, 320, 20
"""Space beside the preview of the selected mission, its least width, and its margin, in pixels at scale 1."""


class ListedMission(Record, gc=True):
    """Row of a mission: its file, or the reason why it cannot be used."""

    path: Path
    file: MissionFile | None
    fault: str = ""


class MissionListScene(PreviewedListScene[ListedMission]):
    """List of missions; the buttons start the selected one, each with another choice of human players."""

    title, note, empty, width = "missions-title", "missions-note", "missions-empty", 640
    watched = ("scenarios", "packs")

    def __init__(self, app: Stage, file: Path | None = None, shown: str = "") -> None:
        """Open the list; with `file`, a mission file anywhere, it is the only row.

        `shown` is the id of the mission that is selected at first.
        """
        self._only = file
        self._preview: tuple[Path, pygame.Surface, Book] | None = None
        super().__init__(app)
        wanted = [place for place, row in enumerate(self.list.rows) if row.path.stem == shown]
        self.choose(wanted[0] if wanted else 0)

    def rows(self) -> Iterable[ListedMission]:
        """Return the rows from top to bottom."""
        library = Library()
        files = [library.scenario_file(name) for name in library.scenario_ids()] if self._only is None else [self._only]
        return map(listed, files)

    def key(self, row: ListedMission) -> Path:
        """Return the mission's path, which identifies the row when the list is reloaded."""
        return row.path

    def fault(self, row: ListedMission) -> str:
        """Return the reason why a mission cannot be used; "" if it can."""
        return row.fault

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from right to left."""
        found = [
            Button(text(f"seats-{seat}"), partial(self._play, seat), str(number))
            for number, seat in enumerate((*SEATS, BOTH, NOBODY), 1)
        ]
        host = Button(text("net-host-button"), self._host, "5")
        return [*found, host, Button(text("sheet-button"), self._brief, "B")]

    def open(self, row: ListedMission) -> None:
        """Open the briefing; called on Enter or a second click."""
        self._brief()

    def _book(self) -> Book | None:
        """Return the Book of the selected mission; None after a message if it is invalid."""
        return self.loaded(lambda row: Library().load_book(row.path))

    def _open_with(self, scene: str, **more: object) -> None:
        """Open a scene about the Book of the selected mission."""
        found = self._book()
        if found is not None:
            self.app.open(scene, book=found, **more)

    def _host(self) -> None:
        self._open_with("net-host", title=TITLE)

    def _brief(self) -> None:
        self._open_with("briefing", file=None if self.row is None else self.row.file)

    def _play(self, seat: str) -> None:
        if (found := self._book()) is not None:
            self.app.replace(self.app.make("battle", book=found, seat=seat))

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ListedMission) -> None:
        """Draw a row on its background: title, then place, date and length, or the fault."""
        file, px = row.file, theme.px
        left, room = box.x + px(16), box.width - px(32)
        title = row.path.stem if file is None else translated(file.title)
        theme.font("heading", 18).draw_typed(surface, title, (left, box.y + px(24)), theme.INK)
        about = row.fault
        if file is not None:
            about = text("mission-about", place=translated(file.place), date=translated(file.date))
            about += " · " + text("mission-turns", turns=file.turns)
        ink = theme.INK_2 if file is not None else theme.MISSING
        theme.font("sans", 14).draw(surface, about, (left, box.y + px(45)), ink, room=room)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the list, and beside it the table and the story of the selected mission."""
        super().draw(surface)
        wide = self._sheet.left - theme.px(2 * SIDE)
        if self.row is None or self.row.file is None or wide < theme.px(LEAST):
            return
        found = self._looked_at(self.row, wide)
        if found is not None:
            self._draw_preview(surface, self.row.file, *found)

    def _looked_at(self, row: ListedMission, wide: int) -> tuple[pygame.Surface, Book] | None:
        """Return the small table of a mission and its Book; None until it is loaded."""
        kept = self._preview
        if kept is None or kept[0] != row.path or kept[1].get_width() != wide:
            if not self.rested:
                return None
            try:
                book = Library().load_book(row.path)
            except ContentError:
                return None
            kept = row.path, print_table(book.table, TABLE.styles, TABLE.place_size, wide), book
            self._preview = kept
        return kept[1], kept[2]

    def _draw_preview(self, surface: pygame.Surface, file: MissionFile, picture: pygame.Surface, book: Book) -> None:
        """Draw a card with the table above, if it has room, and the story below."""
        wide, inner = picture.get_width(), theme.px(INNER)
        told = self._tell(None, pygame.Rect(0, 0, wide - 2 * inner, 0), file, book)
        high = picture.get_height()
        if high + told > self._sheet.height:
            high = 0
        card = pygame.Rect(theme.px(SIDE), 0, wide, min(self._sheet.height, high + told))
        card.centery = self._sheet.centery
        theme.lay_paper(surface, card, "form")
        surface.set_clip(card)
        if high:
            surface.blit(picture, card.topleft)
        self._tell(surface, pygame.Rect(card.x + inner, card.y + high, wide - 2 * inner, told), file, book)
        surface.set_clip(None)

    @staticmethod
    def _tell(surface: pygame.Surface | None, box: pygame.Rect, file: MissionFile, book: Book) -> int:
        """Draw the description of a mission, or only measure it; return its height."""
        column = Column(surface, box.x, box.y + theme.px(8), box.width)
        column.note(translated(file.story))
        column.gap(6)
        for seat in SEATS:
            column.fact(wording.seat(seat), force_line(book, seat))
        return column.y - box.y + theme.px(14)


def listed(path: Path) -> ListedMission:
    """Return the row of a mission file, with its first finding if it cannot be read."""
    try:
        return ListedMission(path, read(path, MissionFile).content)
    except ContentError as fault:
        return ListedMission(path, None, str(fault.findings[0]))
