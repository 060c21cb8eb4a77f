"""Scenario list: choose a scenario and the sides of the players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.files import folders
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Font
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.dialog import Dialog
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.previewed_list_scene import PreviewedListScene
from combat.engine.words import text, translated
from combat.games.command.content.kinds.measured_file import MeasuredFile
from combat.games.command.content.kinds.scenario_file import ForcePart, ScenarioFile
from combat.games.command.content.library import Library
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.switches import Options
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.scenes.measured_games import measured_of
from combat.games.command.scenes.rules_chosen import changed, with_rules
from combat.games.command.scenes.seats_taken import BOTH, NOBODY
from combat.games.command.table.drawn_sheet import pictures_of
from combat.games.command.title import TITLE
from combat.games.command.words import command_names as names

SIZES_OF_TYPE = (14, 13, 12, 11)
"""Font sizes for the size of a row's forces; the largest that fits is used."""
SIDE, LEAST, INNER = 44, 320, 20
"""Space beside the description of the selected scenario, its least width, and its margin, in pixels at scale 1."""
SEATS = ((AXIS, "1"), (ALLIES, "2"), (BOTH, "3"), (NOBODY, "4"))
"""Choices of persons, with the key of each."""


def kept_folder() -> Path:
    """Return the folder of the generated scenarios of this game that the player has saved."""
    return folders.scenarios() / TITLE.id


class ListedScenario(Record, gc=True):
    """Row of the scenario list."""

    path: Path
    title: str
    about: str
    """Place and date, or why it cannot be used."""
    file: ScenarioFile | None = None
    size: str = ""
    """Number of units of both sides and length of the game, as far as known."""


class ScenarioListScene(PreviewedListScene[ListedScenario]):
    """List of scenarios; the buttons start the selected one, each with another choice of human players."""

    title, note, empty, width = "scenarios-title", "scenarios-note", "scenarios-empty", 720
    watched = ("scenarios", "packs")

    def __init__(self, app: Stage, file: Path | None = None, shown: str = "") -> None:
        """Open the list; with `file`, a scenario file anywhere, it is the only row.

        `shown` is the id of the scenario that is selected at first.
        """
        self._file = file
        self._looked: tuple[Path, int, pygame.Surface | None] | None = None
        self._alike: tuple[tuple[int, tuple[ListedScenario, ...]], tuple[Font, bool] | None] = ((0, ()), None)
        """Room and rows, and how the sizes of all of them are placed; None if no way fits them all."""
        super().__init__(app)
        self.choose(next((place for place, row in enumerate(self.list.rows) if row.path.stem == shown), 0))

    def rows(self) -> Iterable[ListedScenario]:
        """Return the rows: built-in scenarios and saved generated ones, or only the given file."""
        library = Library()
        measured = measured_of(library)
        if self._file is not None:
            return [listed(self._file, measured)]
        own = map(library.scenario_file, library.scenario_ids())
        return [listed(path, measured) for path in (*own, *sorted(kept_folder().glob("*.toml")))]

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from the right."""
        self._rules = Button(text("switches-button", count=0), self._open_rules, "O")
        return [*(Button(text(f"seats-{seat}"), partial(self._play, seat), key) for seat, key in SEATS), self._rules,
                Button(text("net-host-button"), self._host, "5"),
                Button(text("sheet-button"), self._open_sheet, "B")]  # fmt: skip

    def fault(self, row: ListedScenario) -> str:
        """Return the reason why a scenario cannot be used; "" if it can."""
        return row.about if row.file is None else ""

    def key(self, row: ListedScenario) -> Path:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row.path

    def open(self, row: ListedScenario) -> None:
        """Show a dialog that describes the scenario and asks who plays which side; nothing for an unusable one."""
        if row.file is None:
            return
        file, slip = row.file, list[Button]()
        for seat, key in SEATS:
            slip.append(Button(text(f"seats-{seat}"), partial(self._leave_slip, partial(self._play, seat)), key))
        slip.append(Button(text("sheet-button"), partial(self._leave_slip, self._open_sheet), "B"))
        slip.append(Button(text("button-back"), self.app.pop, "Esc"))
        sides = (AXIS, file.axis), (ALLIES, file.allies)
        forces = [f"{names.side(side)}: {_force(force, side)}" for side, force in sides]
        first = f"{text('scenario-first')}: {names.side(file.first)}"
        self.app.push(Dialog(self.app, row.title, [translated(file.story), *forces, first, row.size], slip))

    def _leave_slip(self, then: Callable[[], None]) -> None:
        """Close the dialog, then run the chosen action."""
        self.app.pop()
        then()

    def _play(self, seat: str) -> None:
        book = self._book()
        if book is not None:
            self.app.replace(self.app.make("battle", book=with_rules(book, self.app.settings), seat=seat))

    def _host(self) -> None:
        """Begin the selected scenario with somebody at another machine."""
        book = self._book()
        if book is not None:
            self.app.open("net-host", title=TITLE, book=with_rules(book, self.app.settings))

    def _open_sheet(self) -> None:
        """Open the briefing of the selected scenario."""
        book = self._book()
        if book is not None and self.row is not None:
            state = RULES.new_state(with_rules(book, self.app.settings))
            self.app.open("briefing", state=state, file=self.row.file)

    def _open_rules(self) -> None:
        if self.row is not None and self.row.file is not None:
            self.app.open("rules", options=_options(self.row.file), on_change=self._count_rules)

    def _count_rules(self) -> None:
        """Show on the button how many optional rules differ from the selected scenario."""
        sheet = None if self.row is None else self.row.file
        count = 0 if sheet is None else len(changed(_options(sheet), self.app.settings))
        label = text("switches-button", count=count)
        if label != self._rules.label:
            self._rules.label = label
            if self._sheet.width:
                self.resize()

    def _book(self) -> Book | None:
        """Return the Book of the selected scenario; None after a message if it is invalid."""
        return self.loaded(self.book_of)

    def book_of(self, row: ListedScenario) -> Book:
        """Return the Book of a listed scenario; raise ContentError."""
        return Library().load_book(row.path)

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ListedScenario) -> None:
        """Draw a row on its background."""
        px = theme.px
        left, room = box.x + px(16), box.width - px(32)
        theme.font("heading", 18).draw_typed(surface, row.title, (left, box.y + px(24)), theme.INK)
        ink = theme.MISSING if row.file is None else theme.INK_2
        small, base = theme.font("sans", 14), box.y + px(45)
        face, beside_title = self._beside(row, room)
        high = box.y + px(24) if beside_title else base
        face.draw(surface, row.size, (left + room, high), theme.INK_2, align="right")
        taken = 0 if beside_title or not row.size else round(face.width(row.size)) + px(24)
        small.draw(surface, row.about, (left, base), ink, room=room - taken)

    def _beside(self, row: ListedScenario, room: int) -> tuple[Font, bool]:
        """Return the font of a row's size, and whether it is beside the title instead of below.

        All rows are alike if some way fits them all; otherwise each is as it fits.
        """
        rows = tuple(self.list.rows)
        if self._alike[0] != (room, rows):
            self._alike = (room, rows), _placed(rows, room)
        return self._alike[1] or _placed([row], room) or (theme.font("sans", SIZES_OF_TYPE[-1]), False)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call: the list, and beside it the selected scenario if there is room."""
        super().draw(surface)
        row, wide = self.row, self._sheet.left - theme.px(2 * SIDE)
        if row is None or row.file is None or wide < theme.px(LEAST):
            return
        picture = self._map_of(row, wide)
        high = picture.get_height() if picture is not None else 0
        told = _write(None, pygame.Rect(0, 0, wide, 0), row.file)
        room = self._sheet.height
        if high + told > room:
            picture, high = None, 0
        card = pygame.Rect(theme.px(SIDE), 0, wide, min(room, high + told))
        card.centery = self._sheet.centery
        theme.lay_paper(surface, card, "form")
        if picture is not None:
            surface.blit(picture, card.topleft)
        surface.set_clip(card)
        _write(surface, pygame.Rect(card.x, card.y + high, wide, told), row.file)
        surface.set_clip(None)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; Enter opens the selected row as a second click does. Return whether it was used."""
        if super().handle(event):
            return True
        enters = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enters:
            self.open_chosen()
        return enters

    def choose(self, place: int) -> None:
        """Select the row at an index, clamped to the list, and update the count of changed optional rules."""
        super().choose(place)
        self._count_rules()

    def _map_of(self, row: ListedScenario, wide: int) -> pygame.Surface | None:
        """Return the small map of a scenario; cached for one row and width."""
        if not self.rested:
            return self._looked[2] if self._looked is not None and self._looked[:2] == (row.path, wide) else None
        if self._looked is None or self._looked[:2] != (row.path, wide):
            self._looked = row.path, wide, None
            try:
                tiles = pictures_of(self.book_of(row).map)
            except ContentError:
                return None
            whole = tiles.overview
            high = round(wide * whole.get_height() / whole.get_width())
            self._looked = row.path, wide, pygame.transform.smoothscale(whole, (wide, high))
            tiles.close()
        return self._looked[2]


def _write(surface: pygame.Surface | None, box: pygame.Rect, file: ScenarioFile) -> int:
    """Draw the description of a scenario, or only measure it; return its height."""
    px = theme.px
    column = Column(surface, box.x + px(INNER), box.y + px(6), box.width - 2 * px(INNER))
    column.note(translated(file.story))
    column.gap(6)
    for side, force in ((AXIS, file.axis), (ALLIES, file.allies)):
        column.fact(names.side(side), _force(force, side))
    column.fact(text("scenario-first"), names.side(file.first))
    column.fact(text("top-time"), text("scenario-ends", space=file.sudden_death))
    return column.y - box.y + px(14)


def _options(file: ScenarioFile) -> Options:
    """Return the optional rules of a scenario."""
    return replace(Options(), **file.options)


def _units(force: ForcePart) -> int:
    return sum(troop.count for troop in force.troop)


def _force(force: ForcePart, side: Seat) -> str:
    units = _units(force)
    return text("scenario-force", nation=names.nation(force.nation, side), posture=force.posture, units=units)


def listed(path: Path, measured: MeasuredFile | None = None) -> ListedScenario:
    """Return the row of a scenario file; for a faulty file it has the first finding instead of the description."""
    try:
        file = read(path, ScenarioFile).content
    except ContentError as fault:
        return ListedScenario(path, path.stem, str(fault.findings[0]))
    return row_of(path, file, measured)


def row_of(path: Path, file: ScenarioFile, measured: MeasuredFile | None = None) -> ListedScenario:
    """Return the row of a valid scenario."""
    about = text("scenario-about", place=translated(file.place), date=translated(file.date))
    size = text("scenario-units", axis=_units(file.axis), allies=_units(file.allies))
    if measured is not None and path.stem in measured.scenario:
        size = text("scenario-size", units=size, half=measured.scenario[path.stem].half)
    return ListedScenario(path, translated(file.title), about, file, size)


def _placed(rows: Sequence[ListedScenario], room: int) -> tuple[Font, bool] | None:
    """Return the largest font in which the sizes of rows fit, and whether beside their titles; None if none does."""
    rows = [row for row in rows if row.size]
    title, about = theme.font("heading", 18), theme.font("sans", 14)
    for face, beside in ((theme.font("sans", size), beside) for size in SIZES_OF_TYPE for beside in (False, True)):
        first = (title.width(row.title) if beside else about.width(row.about) for row in rows)
        if all(wide + theme.px(24) + face.width(row.size) <= room for wide, row in zip(first, rows, strict=True)):
            return face, beside
    return None
