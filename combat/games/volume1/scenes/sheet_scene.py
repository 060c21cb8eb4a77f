"""Scenario sheet: mission, place and forces, victory conditions and options (22.0)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import button_of
from combat.engine.stage.paper.backdrop import Backdrop, draw_sheet, margin, rule, tight
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.page import Page
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.choice import CheckBox
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text
from combat.games.volume1.content.at_a_glance import glances
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import squads
from combat.games.volume1.rules.play.optional_rules import rivals, with_options
from combat.games.volume1.scenes import option_boxes, sheet_form

WIDTH, GUTTER, HEAD, FOOT = 1240, 56, 40, 72
"""Width of the sheet, the space between its columns, and the margins above and below them, in pixels at scale 1."""

BLEED, COLUMNS = 18, 780
"""Distance by which the page extends beyond its columns, and its minimum width for two, in pixels at scale 1."""


class Errand(Protocol):
    """Protocol of an object that begins the battle of a sheet and stores its optional rules."""

    @property
    def fixed(self) -> bool:
        """Whether the rules of the battle cannot be changed."""

    def chosen(self) -> Collection[str]:
        """Return the ids of the optional rules chosen so far."""

    def book(self, chosen: Collection[str]) -> Book:
        """Apply the chosen optional rules, store the choice, and return the book of the battle."""

    def begin(self) -> None:
        """Begin the battle; the sheet is closed already."""

    def buttons(self) -> Sequence[Button]:
        """Return buttons for further actions."""


class SheetScene(Scene):
    """Shows one scenario; Left and Right go through all, B lists them.

    During a battle its sheet is read-only. If two columns do not fit, the right one follows below the left.
    """

    least = (640, 360)

    def __init__(
        self, app: Stage, played: Book | None = None, errand: Errand | None = None, shown: str = "", to_beat: str = ""
    ) -> None:
        """Show the scenario with id `shown`, or the first one where it is unknown.

        `to_beat` is another player's result.
        """
        self._to_beat = to_beat
        self.watched = () if played or errand else ("scenarios", "boards", "packs")
        super().__init__(app)
        self._played, self._errand = played, errand
        self._backdrop = Backdrop()
        self._library = Library()
        self._ids = [] if played or errand else self._library.scenario_ids()
        self._place = self._ids.index(shown) if shown in self._ids else 0
        self._book: Book | None = None
        self._plain: Book | None = None
        self._fault = ""
        self._chosen: set[str] = set()
        self._picked: tuple[str, ...] = ()
        """The chosen squad; empty while a die decides."""
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._page = Page(self._fill)
        self.options = self._page.group
        self.study = CheckBox(text("sheet-study"), self._set_study, note=text("sheet-study-note"), key="T")
        ours = errand is not None and not errand.fixed
        self.begin = Button(text("campaign-begin" if ours else "sheet-begin"), self._begin, "Enter", "commit")
        self._back = Button(text("sheet-back"), app.pop, "Esc")
        self._squad = Button(text("who-choose"), self._choose_squad, "Q")
        self._other = Button(text("sheet-other"), lambda: self._leaf(1), "Right")
        self._all = Button(text("sheet-all"), self._list, "B")
        self._challenge = Button(text("sheet-challenge"), self._dare, "C")
        self.buttons = Group()
        self._read()

    @property
    def shown(self) -> str:
        """Id of the scenario shown; "" if it cannot be read."""
        return self._book.scenario.id if self._book else ""

    # -- the scenario shown -------------------------------------------------------------------------------------

    def _read(self) -> None:
        self._book, self._plain, self._fault, self._chosen = self._played, self._played, "", set()
        self._picked = ()
        if self._played is not None:
            self.buttons.replace([self._back])
            return
        self._open()
        self.begin.reason = self._fault.partition("\n")[0]
        squad = [self._squad] if not self._errand and self._book and squads.is_open(self._book.scenario) else []
        other = [self._other, self._all] if len(self._ids) > 1 else []
        dare = [self._challenge] if not self._errand and self._book else []
        errand = self._errand.buttons() if self._errand else ()
        self.buttons.replace([self.begin, self._back, *squad, *other, *dare, *errand])
        fixed = self._errand is not None and self._errand.fixed
        offered = self._book.scenario.options if self._book and not fixed else ()
        alone = [self.study] if self._book and self._errand is None else []
        self.options.replace([*option_boxes.boxes(offered, self._chosen, self._choose), *alone])

    def _open(self) -> None:
        """Read the Book of the current scenario, or record why it cannot be read."""
        try:
            if self._errand is not None:
                self._book = self._plain = self._errand.book(self._errand.chosen())
                self._chosen = set(self._book.chosen)
            else:
                self._book = self._plain = self._library.load_book(self._ids[self._place])
        except ContentError as error:
            self._fault = str(error)
        except IndexError:
            self._fault = text("sheet-none")

    def _choose(self, option: str, on: bool) -> None:
        """Choose or drop a rule, and drop its rivals; the sheet is updated (22.0)."""
        assert self._plain is not None
        (self._chosen.add if on else self._chosen.discard)(option)
        if on:
            self._chosen.difference_update(rivals(self._plain.scenario.options, option))
        self._write()

    def _set_study(self, on: bool) -> None:
        """Set whether the battle is a study, and its box."""
        self.dirty = True

    def _choose_squad(self) -> None:
        """Open the sheet on which the player chooses who goes."""
        assert self._plain is not None
        self.app.open("who-goes", book=self._plain, squad=self._picked, on_done=self._take)

    def _take(self, squad: tuple[str, ...]) -> None:
        self._picked = squad
        self._write()

    def _write(self) -> None:
        """Write the sheet again with the chosen rules and men."""
        assert self._plain is not None
        if self._errand is not None:
            self._book = self._errand.book(self._chosen)
            self._chosen = set(self._book.chosen)
        else:
            self._book = with_options(self._plain, self._chosen)
            if self._picked:
                self._book = squads.with_squad(self._book, self._picked)
        for offer, box in zip(self._plain.scenario.options, self.options.widgets, strict=False):
            assert isinstance(box, CheckBox)
            box.value = offer.id in self._chosen
        self._page.rewrite()
        self.dirty = True

    def _list(self) -> None:
        """Open the list of the scenario book."""
        self.app.open("scenarios", shown=self._ids[self._place], take=self._open_at)

    def _leaf(self, step: int) -> None:
        self._turn_to((self._place + step) % len(self._ids))

    def _open_at(self, scenario: str) -> None:
        """Show a scenario that was chosen in the book."""
        self._look_up()
        if scenario in self._ids:
            self._turn_to(self._ids.index(scenario))

    def _look_up(self) -> None:
        """Read the list of existing scenarios again."""
        self._library = Library()
        self._ids = self._library.scenario_ids()

    def _turn_to(self, place: int) -> None:
        self._place, self._page.offset = place, 0
        self._read()
        self.resize()

    def on_content_changed(self) -> None:
        """Reload the scenario; keep the choices made for it if its content is unchanged."""
        before, chosen, picked = self._plain, self._chosen, self._picked
        shown = self._ids[self._place] if self._ids else ""
        self._look_up()
        self._place = self._ids.index(shown) if shown in self._ids else min(self._place, max(0, len(self._ids) - 1))
        self._read()
        if before is not None and self._plain is not None and self._plain.scenario == before.scenario:
            self._chosen, self._picked = chosen, picked if set(picked) <= set(self._plain.figures) else ()
            self._write()
        self.resize()

    def _dare(self) -> None:
        """Open the sheet of a challenge with the scenario as chosen, which shows its code."""
        self.app.open("challenge", scenario=self._ids[self._place], options=tuple(self._chosen))

    def _begin(self) -> None:
        if self._errand is not None:
            self.app.pop()
            self._errand.begin()
        elif self._book is not None:
            self.app.replace(self.app.make("battle", book=self._book, study=self.study.value))

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        width, height = self.app.size
        close = tight(self.app.size)
        edge = 12 if close else 56
        self._sheet = pygame.Rect(0, 0, min(px(WIDTH), width - px(min(edge, 48))), min(px(840), height - px(edge)))
        self._sheet.center = (width // 2, height // 2 + (0 if close else px(6)))
        inner = self._sheet.inflate(-2 * margin(self.app.size), 0)
        counted = theme.font("sans", 14).width(self._count()) + px(16)
        room = pygame.Rect(inner.x, inner.y, inner.width, inner.height - px(8 if close else 18))
        room.width, room.x = inner.width - round(counted), inner.x + round(counted)
        foot = lay_abreast([each for each in self.buttons.widgets if isinstance(each, Button)], room, tight=close)
        top, bleed = self._sheet.y + px(4 if close else HEAD - BLEED), min(px(BLEED), margin(self.app.size) - px(4))
        bottom = foot - px(10 if close else FOOT - 52)
        self._page.place(pygame.Rect(inner.x - bleed, top, inner.width + 2 * bleed, bottom - top))
        self.invalidate()

    def _count(self) -> str:
        """Return the number of this sheet and their count, or that it is a challenge; "" for the only one."""
        if self._errand is not None and self._errand.fixed:
            return text("challenge-give-title")
        return text("sheet-number", place=self._place + 1, count=len(self._ids)) if len(self._ids) > 1 else ""

    def _at_foot(self, event: pygame.event.Event) -> bool:
        """Handle the gamepad for the buttons at the foot, LB and RB to go there, up and down to go back; return
        whether it did.
        """
        button = button_of(event)
        if button in ("LB", "RB"):
            self.options.focus(None)
        elif button in ("Up", "Down"):
            self.buttons.focus(None)
        return bool(button) and (button in ("LB", "RB") or self.buttons.focused is not None)

    def _step_over(self, event: pygame.event.Event) -> bool:
        """Handle Tab between the page and the buttons at the foot; return whether it did."""
        if event.type != pygame.KEYDOWN or event.key != pygame.K_TAB:
            return False
        back = bool(event.mod & pygame.KMOD_SHIFT)
        here, there = (self.buttons, self.options) if self.buttons.focused is not None else (self.options, self.buttons)
        stops = [widget for widget in here.widgets if widget.focusable]
        if here.focused is not None and here.focused is not stops[0 if back else -1]:
            return here is self.buttons and here.handle(event)
        if not there.widgets or (here.focused is None and here.widgets):
            return False
        here.focus(None)
        there.focus([widget for widget in there.widgets if widget.focusable][-1 if back else 0])
        self._page.show(self.options.focused)
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if self._at_foot(event) and self.buttons.handle(event):
            self.dirty = True
            return True
        if self._step_over(event) or self._page.handle(event):
            self.dirty = True
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_LEFT and len(self._ids) > 1:
            self._leaf(-1)
            return True
        taken = self.buttons.handle(event)
        self.dirty |= self.options.dirty or self.buttons.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        px, window = theme.px, self._page.window
        self._backdrop.draw(surface)
        draw_sheet(surface, self._sheet)
        self._page.draw(surface)
        inset, close = margin(self.app.size), tight(self.app.size)
        left = self._sheet.left + inset
        rule(surface, left, self._sheet.right - inset, window.bottom + px(2 if close else 8))
        base = self._sheet.bottom - px(20 if close else 30)
        theme.font("sans", 14).draw(surface, self._count(), (left, base), theme.INK_3)
        self.buttons.draw(surface)

    # -- the form -----------------------------------------------------------------------------------------------

    def _fill(self, page: pygame.Surface | None, width: int) -> int:
        """Draw the form, or only measure it; return its height."""
        px = theme.px
        if self._book is None:
            column = Column(page, px(BLEED), px(BLEED), width - 2 * px(BLEED))
            for line in self._fault.splitlines():
                column.typed(line)
            return column.y
        gutter, bleed = px(GUTTER), px(BLEED)
        one = width < px(COLUMNS)
        room = width - 2 * bleed - (0 if one else gutter)
        left = Column(page, bleed, bleed, room if one else room * 55 // 100)
        sheet_form.fill_orders(left, self._book)
        fought = self._played or (self._book if self._errand is not None and self._errand.fixed else None)
        if fought is not None:
            sheet_form.fill_chosen(left, fought)
            sheet_form.fill_to_beat(left, self._to_beat)
        elif self._book.scenario.options:
            self._fill_options(left)
        if self.study in self.options.widgets:
            left.section(text("sheet-manner"))
            left.gap(4)
            option_boxes.put(left, self._page, self.study)
        right = left if one else Column(page, left.right + gutter, bleed, room - left.width)
        left.gap(14 if one else 0)
        sheet_form.fill_map(right, self._book, self._page.window.height - theme.px(24))
        sheet_form.fill_victory(right, self._book)
        sheet_form.fill_ends(right, self._book)
        if self._played is None:
            sheet_form.fill_glance(right, self._book, glances(self._library))
            sheet_form.fill_record(right, self._book)
            sheet_form.fill_note(right, self._book)
        return max(left.y, right.y) + px(8)

    def _fill_options(self, column: Column) -> None:
        """Write the optional rules with their boxes."""
        option_boxes.fill(column, self._page, [box for box in self.options.widgets if box is not self.study])
        if self._errand is not None:
            column.note(text("campaign-options-note"))
