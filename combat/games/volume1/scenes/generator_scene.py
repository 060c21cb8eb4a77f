"""Form of the scenario generator: every choice by hand or by a die, with a preview beside it (22.0)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pygame

from combat.engine.chance.seeds import any_seed
from combat.engine.content.findings import ContentError
from combat.engine.content.hexes.board_files import JOINT
from combat.engine.files import folders
from combat.engine.files.file_names import file_name
from combat.engine.files.system_faults import reason
from combat.engine.files.toml_writing import free_file
from combat.engine.kernel.record import MutableRecord, replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import closer
from combat.engine.stage.paper.backdrop import INNER, Backdrop, draw_sheet, rule
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.page import Page
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.scene import Scene
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.choice import Choice, Slider
from combat.engine.stage.widgets.wheel import Die, Wheel
from combat.engine.stage.widgets.widget import Group, Widget
from combat.engine.words import in_english, text, translated
from combat.games.volume1.content.generator import request as asked
from combat.games.volume1.content.generator.request import Request, origin
from combat.games.volume1.content.generator.workshop import Made, Workshop
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.scenario_writing import write_scenario
from combat.games.volume1.content.terrain import made_boards
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.made_names import LARGEST_SEED, any_name, made_name
from combat.games.volume1.rules.play.optional_rules import with_options
from combat.games.volume1.scenes import ground_choice, option_boxes
from combat.games.volume1.scenes.ground_ahead import GroundAhead
from combat.games.volume1.scenes.ground_choice import MADE, board_name, ground_name, ground_of, joined
from combat.games.volume1.scenes.map_print import draw_map_print
from combat.games.volume1.scenes.seed_wheel import SeedWheel
from combat.games.volume1.words import names

WIDTH, HEIGHT, HEAD, FOOT = 1240, 840, 96, 76
"""Size of the sheet, and the space above and below its columns, in pixels at scale 1."""
LABEL, LINE, DIE, GUTTER = 104, 40, 24, 44
"""Width of a label, height of a line, a die's width, and the space between columns, in pixels at scale 1."""
PAUSE = 0.12
"""Seconds without a change after which the scenario is generated again."""
SEED_BYTES = 4
CHOICES: dict[str, Sequence[Any]] = {
    "kind": asked.KINDS,
    "quality": asked.QUALITIES,
    "machine_gun": (False, True),
    "readiness": asked.READINESS,
    "hour": asked.HOURS,
    "artillery": asked.GUNS,
}
"""The properties with a fixed list of values."""


class Field(MutableRecord):
    """A line of the form: its name, its control, and the button that rolls its value."""

    name: str
    widget: Widget
    die: Die


class GeneratorScene(Scene):
    """The form on the left, map and briefing on the right; a change is applied after a short pause."""

    watched = ("boards", "packs")

    def __init__(self, app: Stage, seed: int | None = None) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._page = Page(self._fill)
        self._workshop = Workshop()
        self._ahead = GroundAhead(self._workshop)
        self.wishes = self._workshop.roll(any_seed(SEED_BYTES) if seed is None else seed)
        self.made: Made | None = None
        self.book: Book | None = None
        self.fault = ""
        self._chosen: set[str] = set()
        self._waited: float | None = None
        self._unbound = False
        """Whether the scenario is generated but its Book is still to be built."""
        self._redrawn = False
        """Whether another board was chosen than the map shows."""
        self.fields = self._lines()
        self.begin = Button(text("sheet-begin"), self._begin, "Enter", "commit")
        self.save = Button(text("generate-save"), self._save, "Ctrl+S")
        self._all = Button(text("generate-all"), self._roll_all, "A")
        self._again = Button(text("generate-again"), self._reseed, "N")
        self._back = Button(text("button-back"), app.pop, "Esc")
        self.buttons = [self.begin, self.save, self._again, self._all, self._back]
        self.group = Group(self._controls())
        self._make()

    def on_content_changed(self) -> None:
        """Reload the content; keep the request if its boards still exist, else roll a new one.

        If the content is invalid, show the findings and keep the old content.
        """
        try:
            workshop = Workshop()
            there = all(map(workshop.library.has_board, self.wishes.board.split(JOINT)))
            self.wishes = self.wishes if there else workshop.roll(self.wishes.seed)
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(finding) for finding in fault.findings]))
            return
        self._workshop, self._ahead = workshop, GroundAhead(workshop)
        self.fields = self._lines()
        self.group.replace(self._controls())
        self._make()
        self.resize()

    # -- the lines of the form ----------------------------------------------------------------------------------

    def _controls(self) -> list[Widget]:
        return [*(field.widget for field in self.fields), *(field.die for field in self.fields), *self.buttons]

    def _lines(self) -> list[Field]:
        first, _, second = self.wishes.board.partition(JOINT)
        grounds, beside, made = self._grounds(), self._beside(first), made_name(first)
        board = Wheel(list(map(ground_name, grounds)), grounds.index(ground_of(first)), lambda _: self._set_board())
        seed = SeedWheel(made.seed if made else None, self._set_seed, self._write_seed)
        other = Wheel([board_name(id_) for id_ in beside], beside.index(second), lambda _: self._set_board())
        return [
            self._field("board", board),
            self._field("ground", seed),
            self._field("beside", other),
            self._choice("kind"),
            self._slider("men", asked.MEN),
            self._slider("enemies", asked.ENEMIES),
            self._choice("quality"),
            self._choice("machine_gun"),
            self._choice("readiness"),
            self._choice("hour"),
            self._choice("artillery"),
            self._slider("turns", asked.TURNS),
        ]

    def _grounds(self) -> list[str]:
        return ground_choice.grounds(self._workshop.boards)

    def _beside(self, first: str) -> list[str]:
        return ground_choice.beside(self._workshop.boards, first, self.wishes.board.partition(JOINT)[2])

    def _field(self, name: str, widget: Widget) -> Field:
        return Field(name, widget, Die(lambda: self._roll(name)))

    def _choice(self, name: str) -> Field:
        values = CHOICES[name]
        labels = [text(f"generate-{_id(name)}-{_id(str(value))}") for value in values]
        chosen = values.index(getattr(self.wishes, name))
        return self._field(name, Choice(labels, chosen, lambda place: self._wish(name, values[place])))

    def _slider(self, name: str, ends: tuple[int, int]) -> Field:
        slider = Slider(getattr(self.wishes, name), ends, 1, lambda value: self._wish(name, round(value)))
        return self._field(name, slider)

    def _wish(self, name: str, value: object) -> None:
        """Record a change; the scenario is generated if no other change follows soon."""
        self.wishes = replace(self.wishes, **{name: value})
        self._waited, self._unbound = 0.0, False
        if name == "board":
            self._clear_map()
        self.dirty = True

    def _clear_map(self) -> None:
        """Remove the map of the previous board, and show that the new one is being drawn."""
        self._redrawn, self._page.offset = True, 0
        self._page.group.replace(())
        if self._page.window.width:
            self._page.rewrite()

    def _set_board(self) -> None:
        """Record the chosen boards; a board moved to its neighbour's place is used alone."""
        board, _, other = (field.widget for field in self.fields[:3])
        assert isinstance(board, Wheel)
        assert isinstance(other, Wheel)
        before = self.wishes.board.partition(JOINT)[0]
        first, second = self._grounds()[board.chosen], self._beside(before)[other.chosen]
        if first.startswith(MADE):
            made = made_name(before)
            seed = made.seed if made else any_seed(SEED_BYTES)
            first = str(any_name(first.removeprefix(MADE), seed - 1))
        self._wish("board", joined(first, second))
        self._show_boards()

    def _set_seed(self, seed: int) -> None:
        """Choose another generated board of the same country."""
        first, _, second = self.wishes.board.partition(JOINT)
        made = made_name(first)
        if made is not None:
            self._wish("board", joined(str(any_name(made.country, seed - 1)), second))

    def _write_seed(self) -> None:
        """Ask for a seed; an invalid number is reported."""

        def taken(words: str) -> str:
            if not words.isdecimal() or not 1 <= int(words) <= LARGEST_SEED:
                return text("generate-ground-no-seed", most=LARGEST_SEED)
            self._set_seed(int(words))
            self._show_boards()
            return ""

        made = made_name(self.wishes.board.partition(JOINT)[0])
        words = str(made.seed) if made else ""
        self.app.push(WriteSlip(self.app, text("generate-ground"), words, taken, limit=len(str(LARGEST_SEED))))

    def _show_boards(self) -> None:
        """Show the requested boards on the two wheels, the second with all boards that fit beside the first."""
        first, _, second = self.wishes.board.partition(JOINT)
        board, seed, other = (field.widget for field in self.fields[:3])
        grounds, beside, made = self._grounds(), self._beside(first), made_name(first)
        assert isinstance(board, Wheel)
        assert isinstance(seed, SeedWheel)
        assert isinstance(other, Wheel)
        board.labels, board.chosen = tuple(map(ground_name, grounds)), grounds.index(ground_of(first))
        seed.show(made.seed if made else None)
        other.labels, other.chosen = tuple(map(board_name, beside)), beside.index(second)

    # -- dice ---------------------------------------------------------------------------------------------------

    def _roll(self, name: str) -> None:
        """Roll the die of one line."""
        fallen = self._workshop.roll(any_seed(SEED_BYTES))
        first, _, second = self.wishes.board.partition(JOINT)
        change: dict[str, Any]
        if name == "board":
            change = {"board": joined(fallen.board.partition(JOINT)[0], second)}
        elif name == "ground":
            made = made_name(first)
            change = {"board": joined(str(any_name(made.country, fallen.seed)), second)} if made else {}
        elif name == "beside":
            beside = self._beside(first)
            change = {"board": joined(first, beside[fallen.seed % len(beside)])}
        else:
            change = {name: getattr(fallen, name)}
        self._take(replace(self.wishes, **change), [name])

    def _roll_all(self) -> None:
        """Roll everything again; a generated board stays in its country."""
        wishes, made = self._workshop.roll(any_seed(SEED_BYTES)), made_name(self.wishes.board.partition(JOINT)[0])
        if made is not None:
            wishes = replace(wishes, board=str(any_name(made.country, wishes.seed)))
        self._take(wishes, [field.name for field in self.fields])

    def _reseed(self) -> None:
        """Keep the requested properties, and roll all others again with a new seed."""
        self._take(replace(self.wishes, seed=any_seed(SEED_BYTES)), [])

    def _take(self, wishes: Request, rolled: Sequence[str]) -> None:
        """Copy requested properties to the controls and generate the scenario; a new generated board waits for a
        frame.
        """
        elsewhere = wishes.board != self.wishes.board and made_name(wishes.board.partition(JOINT)[0]) is not None
        self.wishes = wishes
        self.app.sounds.play("die")
        self._show_boards()
        for field in self.fields:
            if field.name in rolled:
                field.die.pips = 1 + os.urandom(1)[0] % 6
            if isinstance(field.widget, Slider):
                field.widget.value = getattr(wishes, field.name)
            elif isinstance(field.widget, Choice):
                field.widget.chosen = CHOICES[field.name].index(getattr(wishes, field.name))
        if elsewhere:
            self._wish("board", wishes.board)
        else:
            self._make()

    # -- the scenario -------------------------------------------------------------------------------------------

    def _make(self) -> None:
        self._make_up()
        self._bind()

    def _make_up(self) -> None:
        """Generate the scenario; its book follows in the next frame, so that neither frame takes long."""
        self._unbound, self.made, self.book, self.fault = True, None, None, ""
        try:
            self.made = self._workshop.make(self.wishes, in_english)
        except (ContentError, ValueError) as fault:
            self.fault = _in_a_line(fault)

    def _bind(self) -> None:
        self._waited, self._unbound, self._redrawn = None, False, False
        if self.made is not None:
            try:
                self.book = self._workshop.book(self.made, self._name())
            except (ContentError, ValueError) as fault:
                self.fault = _in_a_line(fault)
        for button in (self.begin, self.save):
            button.reason = self.fault
        offered = self.book.scenario.options if self.book else ()
        self._page.group.replace(option_boxes.boxes(offered, self._chosen, self._choose))
        self._page.offset = 0
        if self._page.window.width:
            self._page.place(self._page.window)
        self.invalidate()

    def _name(self) -> str:
        """Return the scenario's file name, distinct from all existing ones."""
        assert self.made is not None
        words = file_name(translated(self.made.sheet.title)) or "made-up"
        taken, number, name = set(Library().scenario_ids()), 1, words
        while name in taken:
            number += 1
            name = f"{words}-{number}"
        return name

    def _settled(self) -> None:
        """Generate at once whatever is still pending."""
        if self._waited is not None:
            self._make()

    def _begin(self) -> None:
        self._settled()
        if self.book is not None and self._kept():
            self.app.replace(self.app.make("battle", book=with_options(self.book, self._chosen)))

    def _kept(self) -> bool:
        """Save a generated board among the player's own boards; return False, after a message, where that fails."""
        try:
            made_boards.keep_all(self.wishes.board)
        except OSError as fault:
            cause = str(reason(fault))
            self.app.push(Message(self.app, text("dialog-fault"), [text("generate-ground-not-saved", cause=cause)]))
            return False
        return True

    def _choose(self, option: str, on: bool) -> None:
        (self._chosen.add if on else self._chosen.discard)(option)

    def _save(self) -> None:
        """Save the scenario among the player's own, under an unused name."""
        self._settled()
        if self.made is None or self.book is None or not self._kept():
            return
        file = free_file(folders.scenarios(), self._name())
        try:
            own = self._workshop.make(self.wishes, names.made_up).sheet  # for the player to read and change
            write_scenario(own, file, origin(self.wishes), self.book.board)
        except OSError as fault:
            cause = str(reason(fault))
            self.app.push(Message(self.app, text("dialog-fault"), [text("generate-not-saved", cause=cause)]))
            return
        self.app.push(Message(self.app, text("generate-saved"), [text("generate-saved-as", path=str(file))]))

    # -- the scene ----------------------------------------------------------------------------------------------

    @property
    def wants_frames(self) -> bool:
        """Whether the generation of a scenario is pending; 60 frames per second are drawn then."""
        return self._waited is not None

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        unsaid = self._redrawn and self.dirty  # show that the ground is being drawn before that blocks
        if self._waited is not None and not unsaid:
            self._waited += dt
            if self._unbound:
                self._bind()
            elif self._waited >= PAUSE and self._ahead.is_ready(self.wishes.board):
                self._make_up()

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        width, height = self.app.size
        self._sheet = pygame.Rect(0, 0, min(px(WIDTH), width - px(48)), min(px(HEIGHT), height - px(48)))
        self._sheet.center = (width // 2, height // 2 + px(4))
        inner = self._sheet.inflate(-2 * px(INNER), 0)
        room = (inner.width - px(GUTTER)) * 46 // 100
        y = self._sheet.y + px(HEAD)
        step = min(px(LINE + 6), (self._sheet.bottom - px(FOOT) - y) // len(self.fields))
        for field in self.fields:
            wide = room - px(LABEL) - px(DIE + 12) - (px(34) if isinstance(field.widget, Slider) else 0)
            tall, side = min(px(28), step - 1), min(px(DIE), step - 1)
            field.widget.rect = pygame.Rect(inner.x + px(LABEL), y, wide, tall)
            field.die.rect = pygame.Rect(inner.x + room - px(DIE), y + (tall - side) // 2, side, side)
            y += step
        left = inner.x + room + px(GUTTER)
        top = self._sheet.y + px(36)
        self._page.place(pygame.Rect(left, top, inner.right - left, self._sheet.bottom - px(FOOT + 8) - top))
        right, y = inner.right, self._sheet.bottom - px(54)
        for button in self.buttons:
            right = button.place(right, y, px(34)).left - px(8)
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        steps = event.type == pygame.KEYDOWN and event.key == pygame.K_TAB
        if not steps and self._page.handle(event):
            self.dirty = True
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_r and not event.mod & pygame.KMOD_CTRL:
            return self._roll_focused()
        taken = self.group.handle(event)
        if steps:
            self._page.show(self.group.focused)
        self.dirty |= self.group.dirty or self._page.group.dirty
        return taken

    def _roll_focused(self) -> bool:
        """Roll the die of the line that has the focus; return whether there is one."""
        focused = self.group.focused
        line = next((field for field in self.fields if field.widget is focused), None)
        if line is not None:
            self._roll(line.name)
        return line is not None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        px, sheet = theme.px, self._sheet
        self._backdrop.draw(surface)
        draw_sheet(surface, sheet)
        left, right = sheet.x + px(INNER), sheet.right - px(INNER)
        theme.font("heading", 23).draw_typed(surface, text("generate-title"), (left, sheet.y + px(62)), theme.INK)
        figures = theme.font("typewriter", 16, 700)
        for field in self.fields:
            base, words = field.widget.rect.centery + px(5), text(f"generate-{_id(field.name)}")
            room = px(LABEL - 8)
            closer(words, room, 14, 500).draw(surface, words, (left, base), theme.INK, room=room)
            if isinstance(field.widget, Slider):
                edge = field.die.rect.x - px(10)
                value = str(getattr(self.wishes, field.name))
                figures.draw(surface, value, (edge, base), theme.INK, align="right")
        rule(surface, left, right, sheet.bottom - px(FOOT - 6))
        room, small, seed = self._back.rect.x - left - px(10), theme.font("sans", 13), str(self.wishes.seed)
        notes = (text(message, seed=seed) for message in ("generate-seed", "generate-seed-short"))
        note = next((note for note in notes if small.width(note) <= room), "")
        small.draw(surface, note, (left, sheet.bottom - px(31)), theme.INK_3)
        self._page.draw(surface)
        self.group.draw(surface)

    def _fill(self, page: pygame.Surface | None, width: int) -> int:
        """Draw map, title and briefing, or only measure them; return their height."""
        px = theme.px
        column = Column(page, px(4), px(18), width - px(12))
        if self._redrawn:
            column.typed(text("generate-drawing"))
            return column.y
        if self.book is None or self.made is None:
            column.typed(self.fault)
            return column.y
        area = pygame.Rect(column.left, column.y, column.width, 0)
        column.y += draw_map_print(page, self.book, area, enemies=True)
        column.gap(3)
        column.note(text("generate-map"))
        column.gap(8)
        column.title(translated(self.made.sheet.title), 24)
        column.gap(2)
        column.typed(f"{translated(self.made.sheet.date)} · {translated(self.made.sheet.place)}")
        for paragraph in self.made.sheet.briefing:
            column.typed(translated(paragraph))
        option_boxes.fill(column, self._page, self._page.group.widgets)
        return column.y + px(6)


def _in_a_line(fault: ContentError | ValueError) -> str:
    return str(fault.findings[0] if isinstance(fault, ContentError) else fault)


def _id(name: str) -> str:
    """Return a name in the form used in message ids."""
    return name.replace("_", "-").lower()


def generator(app: Stage) -> Screen:
    """Return the generator's form, or a message with the findings if boards or forces cannot be read."""
    try:
        return GeneratorScene(app)
    except ContentError as fault:
        return Message(app, text("dialog-fault"), [str(finding) for finding in fault.findings])
