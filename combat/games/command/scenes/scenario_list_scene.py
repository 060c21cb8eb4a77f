"""The scenarios of COMMAND!: one is chosen, and who plays which side."""

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
from combat.engine.stage.paper.dialog import Dialog, Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
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
"""Of what is said of a row's size: the largest that finds room."""
SIDE, LEAST, INNER = 44, 320, 20
"""The space beside what is told of the chosen scenario, the least room for it, and its margin, in pixels at scale 1."""
PAUSE = 0.15
"""Seconds for which a scenario is chosen before its map is read."""
SEATS = ((AXIS, "1"), (ALLIES, "2"), (BOTH, "3"), (NOBODY, "4"))
"""Who may be a person, and the key that seats him."""


def kept_folder() -> Path:
    """Where the made-up scenarios lie that the player has kept: apart from the scenarios of other games."""
    return folders.scenarios() / TITLE.id


class ListedScenario(Record, gc=True):
    """A scenario as its row shows it."""

    path: Path
    title: str
    about: str
    """Where and when, or why it cannot be used."""
    file: ScenarioFile | None = None
    size: str = ""
    """How many units each side has and how long its games take, as far as that is known."""


class ScenarioListScene(TypedListScene[ListedScenario]):
    """The buttons lay the chosen one on the table, each with other persons at it."""

    title, note, empty, width = "scenarios-title", "scenarios-note", "scenarios-empty", 720
    watched = ("scenarios", "packs")

    def __init__(self, app: Stage, file: Path | None = None, shown: str = "") -> None:
        """`file`: a scenario that lies anywhere else, and is listed alone; `shown`: the one that is chosen at first."""
        self._file = file
        self._looked: tuple[Path, int, pygame.Surface | None] | None = None
        self._waited = 0.0
        super().__init__(app)
        self.choose(next((place for place, row in enumerate(self.list.rows) if row.path.stem == shown), 0))

    def rows(self) -> Iterable[ListedScenario]:
        library = Library()
        measured = measured_of(library)
        if self._file is not None:
            return [listed(self._file, measured)]
        own = map(library.scenario_file, library.scenario_ids())
        return [listed(path, measured) for path in (*own, *sorted(kept_folder().glob("*.toml")))]

    def buttons(self) -> Sequence[Button]:
        self._rules = Button(text("switches-button", count=0), self._open_rules, "O")
        return [*(Button(text(f"seats-{seat}"), partial(self._play, seat), key) for seat, key in SEATS), self._rules,
                Button(text("sheet-button"), self._open_sheet, "B")]  # fmt: skip

    def refusals(self, row: ListedScenario | None) -> Sequence[str]:
        why = text(self.empty) if row is None else row.about if row.file is None else ""
        return [why] * (len(SEATS) + 2)

    def key(self, row: ListedScenario) -> Path:
        return row.path

    def open(self, row: ListedScenario) -> None:
        """Say what it is about, and ask who plays which side."""
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
        """Do what was chosen on the slip, which goes."""
        self.app.pop()
        then()

    def _play(self, seat: str) -> None:
        book = self._book()
        if book is not None:
            self.app.replace(self.app.make("battle", book=with_rules(book, self.app.settings), seat=seat))

    def _open_sheet(self) -> None:
        """The whole sheet of the chosen scenario."""
        book = self._book()
        if book is not None and self.row is not None:
            state = RULES.new_state(with_rules(book, self.app.settings))
            self.app.open("briefing", state=state, file=self.row.file)

    def _open_rules(self) -> None:
        if self.row is not None and self.row.file is not None:
            self.app.open("rules", options=_options(self.row.file), on_change=self._count_rules)

    def _count_rules(self) -> None:
        """How many rules are played otherwise than the chosen scenario has them, on the button."""
        sheet = None if self.row is None else self.row.file
        count = 0 if sheet is None else len(changed(_options(sheet), self.app.settings))
        label = text("switches-button", count=count)
        if label != self._rules.label:
            self._rules.label = label
            if self._sheet.width:
                self.resize()

    def _book(self) -> Book | None:
        """What the chosen scenario is played with; where it cannot be, a slip says why."""
        if self.row is None:
            return None
        try:
            return self.book_of(self.row)
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(finding) for finding in fault.findings]))
            return None

    def book_of(self, row: ListedScenario) -> Book:
        """What a scenario is played with; raises ContentError."""
        return Library().load_book(row.path)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ListedScenario) -> None:
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
        """The type in which a row's size finds room, and whether that is beside its title instead of below."""
        title, about = theme.font("heading", 18).width(row.title), theme.font("sans", 14).width(row.about)
        faces = [theme.font("sans", size) for size in SIZES_OF_TYPE]
        ways = ((face, beside) for face in faces for beside in (False, True))
        fits = (
            (face, beside)
            for face, beside in ways
            if (title if beside else about) + theme.px(24) + face.width(row.size) <= room
        )
        return next(fits, (faces[-1], False))

    def draw(self, surface: pygame.Surface) -> None:
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

    def choose(self, place: int) -> None:
        self._waited = 0.0
        super().choose(place)
        self._count_rules()

    def update(self, dt: float) -> None:
        """The map of the chosen one is read once it has been chosen for a moment."""
        super().update(dt)
        before, self._waited = self._waited, self._waited + dt
        self.dirty |= before < PAUSE <= self._waited

    def _map_of(self, row: ListedScenario, wide: int) -> pygame.Surface | None:
        """Its map in small, made once for each row and width."""
        if self._waited < PAUSE:
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
    """What a scenario is about; returns how high that is."""
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
    """The optional rules as a scenario has them."""
    return replace(Options(), **file.options)


def _units(force: ForcePart) -> int:
    return sum(troop.count for troop in force.troop)


def _force(force: ForcePart, side: Seat) -> str:
    units = _units(force)
    return text("scenario-force", nation=names.nation(force.nation, side), posture=force.posture, units=units)


def listed(path: Path, measured: MeasuredFile | None = None) -> ListedScenario:
    """A scenario's row, by its file alone."""
    try:
        file = read(path, ScenarioFile).content
    except ContentError as fault:
        return ListedScenario(path, path.stem, str(fault.findings[0]))
    return row_of(path, file, measured)


def row_of(path: Path, file: ScenarioFile, measured: MeasuredFile | None = None) -> ListedScenario:
    """The row of a scenario that was found sound."""
    about = text("scenario-about", place=translated(file.place), date=translated(file.date))
    size = text("scenario-units", axis=_units(file.axis), allies=_units(file.allies))
    if measured is not None and path.stem in measured.scenario:
        size = text("scenario-size", units=size, half=measured.scenario[path.stem].half)
    return ListedScenario(path, translated(file.title), about, file, size)
