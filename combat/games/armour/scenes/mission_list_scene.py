"""Mission list: choose a mission and who plays which side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.plane.table_sheet import TableSheet
from combat.engine.tabletop.scene.previewed_list_scene import PreviewedListScene
from combat.engine.tabletop.scene.seated_games import BOTH, NOBODY
from combat.engine.words import text, translated
from combat.games.armour.content.kinds.mission_file import MissionFile
from combat.games.armour.content.library import Library
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.forces.force_list import ForceList
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.armour.scenes.forces.force_slip import force_slip
from combat.games.armour.scenes.mission_sheet import force_line
from combat.games.armour.scenes.table_slip import table_slip
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.words import wording

SIDE, LEAST, INNER = 44, 320, 20
"""Space beside the description of the selected mission, its least width, and its margin, in pixels at scale 1."""
PLAYERS = ((ATTACKER, "1"), (DEFENDER, "2"), (BOTH, "3"), (NOBODY, "4"))
"""Choices of persons, with the key of each."""
FORCES = ((ATTACKER, "A"), (DEFENDER, "D"))
"""The sides for which another force can be chosen, with the key of each."""


class ListedMission(Record, gc=True):
    """Row of the mission list."""

    path: Path
    title: str
    about: str
    """Place and date, or the reason why it cannot be used."""
    file: MissionFile | None = None


class MissionListScene(PreviewedListScene[ListedMission]):
    """List of missions; the buttons start the selected one, each with another choice of human players."""

    title, note, empty, width = "missions-title", "missions-note", "missions-empty", 640
    watched = ("scenarios", "packs")

    def __init__(self, app: Stage, file: Path | None = None, shown: str = "") -> None:
        """Open the list; with `file`, a mission file anywhere, it is the only row.

        `shown` is the id of the mission that is selected at first.
        """
        self._file = file
        self._looked: tuple[Path, int, pygame.Surface, Book] | None = None
        self._forces: dict[Path, dict[Seat, ForceList]] = {}
        self._tables: dict[Path, str] = {}
        super().__init__(app)
        self.choose(next((place for place, row in enumerate(self.list.rows) if row.path.stem == shown), 0))

    def rows(self) -> Iterable[ListedMission]:
        """Return the rows: all built-in missions, or only the given file."""
        if self._file is not None:
            return [listed(self._file)]
        library = Library()
        return [listed(library.scenario_file(name)) for name in library.scenario_ids()]

    def key(self, row: ListedMission) -> Path:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row.path

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from the right."""
        found = [Button(text(f"seats-{seat}"), partial(self._play, seat), key) for seat, key in PLAYERS]
        forces = [Button(text(f"mission-force-{seat}"), partial(self._choose_force, seat), key) for seat, key in FORCES]
        host = Button(text("net-host-button"), self._host, "5")
        self._ground = Button(text("mission-table-button"), self._choose_table, "T")
        return [*found, host, *forces, self._ground, Button(text("sheet-button"), self._open_sheet, "B")]

    def refusals(self, row: ListedMission | None) -> Sequence[str]:
        """Return the reason why each button is disabled for a row; "" for an enabled one.

        Another table can be chosen only if the mission allows any ground.
        """
        fixed = row is not None and row.file is not None and not row.file.any_forces
        own = text("mission-table-fixed") if fixed else ""
        return [
            why or (own if button is self._ground else "")
            for why, button in zip(super().refusals(row), self.acts, strict=True)
        ]

    def fault(self, row: ListedMission) -> str:
        """Return the reason why a mission cannot be used; "" if it can."""
        return row.about if row.file is None else ""

    def open(self, row: ListedMission) -> None:
        """Open the briefing of the selected mission, on Enter or a second click."""
        self._open_sheet()

    def _forces_of(self, row: ListedMission) -> dict[Seat, ForceList]:
        """Return the forces that were chosen for a mission instead of its own."""
        return self._forces.get(row.path, {})

    def _choose_force(self, seat: Seat) -> None:
        """Let the player choose a force for a side: any legal one of the mission's points."""
        row, named = self.row, self._load({}, "")
        if row is None or named is None:
            return
        chosen = self._forces_of(row)

        def take(force: ForceList | None) -> None:
            rest = {each: kept for each, kept in chosen.items() if each != seat}
            self._forces[row.path] = rest if force is None else {**rest, seat: force}
            self._looked = None
            self.invalidate()

        self.app.push(force_slip(self.app, Library().assembly(), named, seat, chosen.get(seat), take))

    def _choose_table(self) -> None:
        """Let the player choose the ground of a mission that may be fought on any."""
        row, named = self.row, self._load({}, "")
        if row is None or named is None:
            return

        def take(table: str) -> None:
            self._tables[row.path] = table
            self._looked = None
            self.invalidate()

        now = self._tables.get(row.path, "")
        self.app.push(table_slip(self.app, Library().assembly(), named, now, take))

    def _play(self, seat: str) -> None:
        book = self._book()
        if book is not None:
            self.app.replace(self.app.make("battle", book=book, seat=seat))

    def _host(self) -> None:
        """Begin the selected mission with somebody at another machine."""
        book = self._book()
        if book is not None:
            self.app.open("net-host", title=TITLE, book=book)

    def _open_sheet(self) -> None:
        """Open the briefing of the selected mission."""
        book = self._book()
        if book is not None and self.row is not None:
            self.app.open("briefing", book=book, file=self.row.file)

    def _book(self) -> Book | None:
        """Return the Book of the selected mission as it was chosen; None after a message if it is invalid."""
        row = self.row
        return None if row is None else self._load(self._forces_of(row), self._tables.get(row.path, ""))

    def _load(self, forces: Mapping[Seat, ForceList], table: str) -> Book | None:
        """Return the Book of the selected mission with forces and a table; None after a message if it is invalid."""
        return self.loaded(lambda row: Library().book_on(row.path, forces, table))

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ListedMission) -> None:
        """Draw a row on its background."""
        px = theme.px
        left, room = box.x + px(16), box.width - px(32)
        theme.font("heading", 18).draw_typed(surface, row.title, (left, box.y + px(24)), theme.INK)
        ink = theme.MISSING if row.file is None else theme.INK_2
        size = "" if row.file is None else text("mission-turns", turns=row.file.turns)
        small = theme.font("sans", 14)
        wide = (
            round(small.draw(surface, size, (left + room, box.y + px(45)), theme.INK_2, align="right")) if size else 0
        )
        small.draw(surface, row.about, (left, box.y + px(45)), ink, room=room - wide - px(20))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the list, and beside it the table and story of the selected mission if there is room."""
        super().draw(surface)
        row, wide = self.row, self._sheet.left - theme.px(2 * SIDE)
        if row is None or row.file is None or wide < theme.px(LEAST):
            return
        looked = self._table_of(row, wide)
        if looked is None:
            return
        picture, book = looked
        told = _write(None, pygame.Rect(0, 0, wide, 0), row.file, book)
        high = picture.get_height() if picture.get_height() + told <= self._sheet.height else 0
        card = pygame.Rect(theme.px(SIDE), 0, wide, min(self._sheet.height, high + told))
        card.centery = self._sheet.centery
        theme.lay_paper(surface, card, "form")
        if high:
            surface.blit(picture, card.topleft)
        surface.set_clip(card)
        _write(surface, pygame.Rect(card.x, card.y + high, wide, told), row.file, book)
        surface.set_clip(None)

    def _table_of(self, row: ListedMission, wide: int) -> tuple[pygame.Surface, Book] | None:
        """Return the small table of a mission and its Book; cached for one row and width, None until it is loaded."""
        if self._looked is None or self._looked[:2] != (row.path, wide):
            if not self.rested:
                return None
            try:
                book = Library().book_on(row.path, self._forces_of(row), self._tables.get(row.path, ""))
            except ContentError:
                return None
            sheet = TableSheet(book.table, TABLE.styles, TABLE.place_size)
            whole = sheet.overview
            high = round(wide * whole.get_height() / whole.get_width())
            self._looked = row.path, wide, pygame.transform.smoothscale(whole, (wide, high)), book
            sheet.close()
        return self._looked[2:]


def _write(surface: pygame.Surface | None, box: pygame.Rect, file: MissionFile, book: Book) -> int:
    """Draw the description of a mission, or only measure it; return its height."""
    px = theme.px
    column = Column(surface, box.x + px(INNER), box.y + px(6), box.width - 2 * px(INNER))
    column.note(translated(file.story))
    column.gap(6)
    for seat in SEATS:
        column.fact(wording.seat(seat), force_line(book, seat))
    if file.any_forces:
        column.fact(text("mission-ground"), names.table_name(book.table.id))
    column.fact(text("mission-length"), text("sheet-turns", turns=file.turns))
    return column.y - box.y + px(14)


def listed(path: Path) -> ListedMission:
    """Return the row of a mission file; for a faulty file it has the first finding instead of the description."""
    try:
        file = read(path, MissionFile).content
    except ContentError as fault:
        return ListedMission(path, path.stem, str(fault.findings[0]))
    about = text("mission-about", place=translated(file.place), date=translated(file.date))
    return ListedMission(path, translated(file.title), about, file)
