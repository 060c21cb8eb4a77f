"""Campaign scene: the map case with its pins, and the orders for the next battle on a typed sheet."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

import pygame

from combat.engine.chance.seeds import any_seed
from combat.engine.content.findings import ContentError
from combat.engine.journal.faults import SaveError
from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import INNER, Backdrop, draw_sheet, rule
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.paper.hover_notes import HoverNotes, Spot
from combat.engine.stage.paper.page import Page
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text
from combat.engine.words.ago import moment
from combat.engine.words.topic import Topic
from combat.games.volume1.campaign import course
from combat.games.volume1.campaign.campaign_state import Campaign
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.campaign.letters import letters
from combat.games.volume1.campaign.muster import next_book
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book, Figure
from combat.games.volume1.rules.made_names import LARGEST_SEED
from combat.games.volume1.scenes.campaign import campaign_keeping, orders_sheet
from combat.games.volume1.scenes.campaign.battle_errand import BattleErrand
from combat.games.volume1.scenes.campaign.campaign_list import Case, cases, is_same
from combat.games.volume1.scenes.campaign.map_case import draw_map_case, fitted, pins_at
from combat.games.volume1.scenes.campaign.memorial_scene import has_any
from combat.games.volume1.scenes.campaign.plan_help import plan_help

if TYPE_CHECKING:
    from combat.games.volume1.table.volume_scene import VolumeScene

SHEET, HEAD, FOOT, BLEED, CASE = 560, 44, 116, 14, 200
"""Width of the sheet, margins above and below its page, bleed of the page, and the least useful width of a map case;
pixels at scale 1.
"""

SEED_BYTES = 4
LOOKS = ("S", "W", "R", "L", "F", "M", "Q", "Del")
"""The keys of the secondary buttons, which have a row of their own."""


class CampaignScene(Scene):
    """Shows one campaign at a time; Left and Right go through those saved and those that can be begun."""

    watched = ("saves", "scenarios", "boards", "packs")
    air = ("campaign", "")

    def __init__(self, app: Stage, shown: Diary | None = None, played: VolumeScene | None = None) -> None:
        """Show `shown` first; `played` is the table of its battle, which will be opened above this scene."""
        super().__init__(app)
        self._backdrop = Backdrop()
        self._library = Library()
        self._cases: list[Case] = []
        self._told: frozenset[str] = frozenset()
        self._seed = 1 + any_seed(SEED_BYTES) % LARGEST_SEED
        self._place = 0
        self._lay_out(shown)
        self._sheet = self._case = pygame.Rect(0, 0, 0, 0)
        self._played = played
        self._notes = HoverNotes(app, self._stop_at)
        self._read: tuple[Campaign | None, Book | None] = (None, None)
        self._page = Page(self._fill)
        self.group = Group()
        self._label()

    # -- the list of campaigns ----------------------------------------------------------------------------------

    def _lay_out(self, shown: Case | None) -> None:
        """Read the campaigns again; the one shown remains shown, and no fault is reported twice."""
        self._cases, faults = cases(self._library)
        for fault in faults:
            if fault not in self._told:
                self.app.warn(fault)
        self._told = frozenset(faults)
        for case in self._cases:
            if isinstance(case, Diary):
                case.warn = self.app.warn
        same = (place for place, case in enumerate(self._cases) if shown is not None and is_same(case, shown))
        self._place = next(same, max(0, min(self._place, len(self._cases) - 1)))

    def on_content_changed(self) -> None:
        """Reload the campaigns, because files have changed on disk or other packs are in use."""
        self._library = Library()
        self.__dict__.pop("parts", None)
        self._read = (None, None)
        self._lay_out(self._cases[self._place] if self._cases else None)
        self._label()
        self.resize()

    @property
    def diary(self) -> Diary | None:
        """Diary of the campaign shown; None if it has not begun."""
        case = self._cases[self._place] if self._cases else None
        return case if isinstance(case, Diary) else None

    @property
    def campaign(self) -> Campaign | None:
        """State of the campaign shown; None if it has not begun."""
        return self.diary.campaign if self.diary is not None else None

    @property
    def plan(self) -> Plan | None:
        """Plan of the campaign shown; None if no campaign is shown."""
        case = self._cases[self._place] if self._cases else None
        if isinstance(case, Diary):
            return case.campaign.plan
        return replace(case, seed=self._seed) if case is not None and case.endless is not None else case

    @cached_property
    def parts(self) -> ContentLibrary:
        """Content in use, with the printed values of men and weapons."""
        return self._library.parts()

    @property
    def figures(self) -> Mapping[str, Figure]:
        """Printed values of all men, by id."""
        return self.parts.figures

    def _label(self) -> None:
        """Set the buttons that fit the state of the campaign."""
        buttons = []
        if self.plan is not None and (self.campaign is None or not self.campaign.over):
            buttons.append(Button(self._next_step(), self.go_on, "Enter", "commit"))
        if self.campaign is not None:
            if not self.campaign.over:
                buttons.append(Button(text("campaign-sheet"), self.show_sheet, "S"))
                if not self.campaign.journal:
                    buttons.append(Button(text("campaign-muster"), self.show_muster, "W"))
            buttons.append(Button(text("campaign-roster"), self.show_roster, "R"))
            if self._has_letters:
                buttons.append(Button(text("campaign-letters"), self.show_letters, "L"))
            if has_any(self.campaign, self.figures):
                buttons.append(Button(text("campaign-memorial"), self.show_memorial, "F"))
            buttons.append(Button(text("campaign-name"), self._ask_name, "M"))
            buttons.append(Button(text("load-delete"), self._ask_throw_away, "Del"))
        elif self.plan is not None and self.plan.endless is not None:
            buttons.append(Button(text("campaign-seed"), self._ask_seed, "S"))
        if self.campaign is None or self.campaign.over:
            buttons.append(Button(text("served-title"), lambda: self.app.open("served"), "Q"))
        buttons.append(Button(text("button-back"), self.app.pop, "Esc"))
        if len(self._cases) > 1:
            buttons.append(Button(text("campaign-another"), lambda: self._leaf(1), "Right"))
        self.group.replace(buttons)

    def _next_step(self) -> str:
        if self.diary is None:
            return text("campaign-set-out")
        return text("campaign-continue" if course.waiting(self.diary) else "campaign-begin")

    def _leaf(self, step: int) -> None:
        self.app.sounds.play("page")
        self._place = (self._place + step) % len(self._cases)
        self._take_in_battle()
        self._label()
        self.resize()

    def _take_in_battle(self) -> None:
        """Record a battle that has ended, and show its effect on the squad."""
        if self.diary is None:
            return
        try:
            if course.take_in_battle(self.diary, self._library):
                self._label()
                self.resize()
                self.show_roster()
                self.show_letters()
        except (SaveError, ContentError) as fault:
            self.app.warn(str(fault))

    # -- button actions -----------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Begin the campaign or its next battle, or resume the battle in progress."""
        if self.diary is None:
            self._set_out()
        elif course.waiting(self.diary) is None:
            self._begin()
        else:
            self._take_up()

    def _set_out(self) -> None:
        """Begin the campaign once it has a name."""
        plan = self.plan
        assert plan is not None

        def begin(name: str) -> str:
            try:
                begun = course.set_out(plan, self._library, name, plan.seed)
            except (SaveError, ContentError) as fault:
                return str(fault)
            begun.warn = self.app.warn
            self._cases.insert(0, begun)
            self.app.sounds.play("stamp")
            self._place = 0
            self._label()
            self.resize()
            return ""

        taken = [case.campaign.title for case in self._cases if isinstance(case, Diary)]
        campaign_keeping.ask_first_name(self.app, plan, taken, begin)

    def _ask_seed(self) -> None:
        campaign_keeping.ask_seed(self.app, self._seed, self._take_seed)

    def _take_seed(self, seed: int) -> None:
        self._seed = seed
        self.resize()

    def _begin(self) -> None:
        assert self.diary is not None
        try:
            self._play("campaign-battle", diary=self.diary, library=self._library)
        except (SaveError, ContentError) as fault:
            self.app.warn(str(fault))

    def _take_up(self) -> None:
        assert self.diary is not None
        try:
            self._play("campaign-battle-waiting", diary=self.diary)
        except SaveError as fault:
            lines = [str(fault), text("campaign-again-text")]
            self.app.push(Confirm(self.app, text("campaign-again-title"), lines, text("campaign-again"), self._begin))

    def _ask_name(self) -> None:
        if self.diary is not None:
            campaign_keeping.ask_name(self.app, self.diary, self._named)

    def _named(self) -> None:
        self._label()
        self.resize()

    def _ask_throw_away(self) -> None:
        if self.diary is not None:
            campaign_keeping.ask_throw_away(self.app, self.diary, self.figures, self._when(), self._thrown_away)

    def _thrown_away(self) -> None:
        del self._cases[self._place]
        self._place = 0
        self._label()
        self.resize()

    def _play(self, name: str, **what: object) -> None:
        """Open the table of the campaign's battle above this scene; raise SaveError or ContentError."""
        self._played = cast("VolumeScene", self.app.make(name, **what))
        self.app.push(self._played)

    def show_sheet(self) -> None:
        """Open the scenario sheet of the next battle, on which its optional rules are chosen."""
        if self.diary is None:
            return
        try:
            book = next_book(self.diary.campaign, self._library)
        except ContentError as fault:
            self.app.warn(str(fault))
            return
        if course.waiting(self.diary) is None:
            self.app.open("scenario", errand=BattleErrand(self.app, self.diary, self._library, self._begin))
        else:
            self.app.open("scenario", played=book)

    def show_muster(self) -> None:
        """Open the muster: who takes part in the next battle, who leads, and which weapons are issued."""
        if self.diary is None:
            return
        try:
            self.app.open("muster", diary=self.diary, library=self._library, on_done=self._named)
        except ContentError as fault:
            self.app.warn(str(fault))

    def show_roster(self) -> None:
        """Open the roster: all men of the squad with their values and condition."""
        if self.campaign is not None:
            self.app.open("squad", campaign=self.campaign, parts=self.parts)

    def show_memorial(self) -> None:
        """Open the memorial page of the men lost."""
        if self.campaign is not None:
            self.app.open("memorial", campaign=self.campaign, parts=self.parts)

    @property
    def _has_letters(self) -> bool:
        """Whether the last battle had contact with the enemy, so that there are letters."""
        return self.campaign is not None and bool(self.campaign.fought) and self.campaign.fought[-1].contact

    def show_letters(self) -> None:
        """Open the letters written after the last battle, if there are any."""
        if self.campaign is not None and self._has_letters:
            self.app.open("letters", letters=letters(self.campaign, self.figures, self.parts.weapons))

    # -- the scene ----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Apply a battle that was finished meanwhile, when the screen is shown for the first time."""
        self._take_in_battle()

    def on_resume(self) -> None:
        """Apply the battle just played to the campaign, when the screen above is closed."""
        table, self._played = self._played, None
        if table is not None and table.session.record is not None and self.diary is not None:
            try:
                course.moved(self.diary, table.session.record.path)
            except SaveError as fault:
                self.app.warn(str(fault))
        self._take_in_battle()
        self._label()
        self.resize()

    def explained(self) -> Sequence[Topic]:
        """Return the help topics on the plan of the campaign shown; () if none is shown."""
        return plan_help(self.plan) if self.plan is not None else ()

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        width, height = self.app.size
        wide = max(min(px(SHEET), width // 2), self._least_width())
        self._sheet = pygame.Rect(0, 0, wide, min(px(840), height - px(56)))
        self._sheet.width = min(wide, width - px(24))
        self._sheet.midright = (width - px(44), height // 2 + px(6))
        room = pygame.Rect(px(34), self._sheet.y - px(8), self._sheet.x - px(34 + 40), self._sheet.height)
        self._case = fitted(room)
        if self._case.width < px(CASE):
            self._case = pygame.Rect(0, 0, 0, 0)
            self._sheet.centerx = width // 2
        inner = self._sheet.inflate(-2 * px(INNER - BLEED), 0)
        self._page.place(
            pygame.Rect(
                inner.x, self._sheet.y + px(HEAD - BLEED), inner.width, self._sheet.height - px(HEAD - BLEED + FOOT)
            )
        )
        for looks, up in ((True, 60), (False, 18)):
            row = [each for each in self.group.widgets if isinstance(each, Button) and (each.key in LOOKS) == looks]
            room = pygame.Rect(inner.x + px(BLEED), 0, inner.width - px(2 * BLEED), px(FOOT))
            room.bottom = inner.bottom - px(up)
            lay_abreast(row, room, tight=sum(each.width(bare=False) + px(8) for each in row) > room.width)
        self.invalidate()

    def _least_width(self) -> int:
        """Return the width that the longer row of buttons needs, in pixels; their key labels may be dropped for the
        map.
        """
        buttons = [button for button in self.group.widgets if isinstance(button, Button)]
        rows = [[button for button in buttons if (button.key in LOOKS) == looks] for looks in (True, False)]
        whole, bare = (
            max(sum(button.width(bare=less) + theme.px(8) for button in row) for row in rows) + theme.px(2 * INNER)
            for less in (False, True)
        )
        return whole if whole <= self.app.size[0] // 2 else bare

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        self.dirty |= self._notes.update(dt)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        self.dirty |= self._notes.handle(event)
        if self._page.handle(event):
            self.dirty = True
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_LEFT and len(self._cases) > 1:
            self._leaf(-1)
            return True
        taken = self.group.handle(event)
        self.dirty |= self.group.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        self._backdrop.draw(surface)
        if self.plan is not None and self._case.width:
            draw_map_case(surface, self._case, self.plan, self.campaign)
        draw_sheet(surface, self._sheet)
        self._page.draw(surface)
        self._draw_head(surface)
        left, right = self._page.window.x + theme.px(BLEED), self._page.window.right - theme.px(BLEED)
        rule(surface, left, right, self._page.window.bottom + theme.px(6))
        self.group.draw(surface)
        self._notes.draw(surface)

    def _stop_at(self, position: tuple[int, int]) -> Spot | None:
        """Return the text and rect of the pin under the pointer; None without one."""
        if self.plan is None:
            return None
        pins = pins_at(self._case, self.plan) if self._case.width else []
        found = next((place for place, pin in enumerate(pins) if pin.collidepoint(position)), None)
        return None if found is None else (orders_sheet.stop(self.plan, self.campaign, found), pins[found])

    def _when(self) -> str:
        """Return when the campaign shown was begun; "" for one not begun."""
        begun = self.diary.begun if self.diary is not None else None
        return text("campaign-begun", when=moment(begun)) if begun is not None else ""

    def _draw_head(self, surface: pygame.Surface) -> None:
        """Draw which of the listed campaigns this is."""
        small, y = theme.font("sans", 13), self._sheet.y + theme.px(28)
        inner = self._sheet.inflate(-2 * theme.px(INNER), 0)
        small.draw(surface, self._when(), (inner.x, y), theme.INK_3)
        if len(self._cases) > 1:
            place = text("campaign-number", place=self._place + 1, count=len(self._cases))
            small.draw(surface, place, (inner.right, y), theme.INK_3, align="right")

    def _next_book(self) -> Book | None:
        """Return the next battle, read once per step; None where there is none, or it cannot be read."""
        campaign = self.campaign
        if campaign is not self._read[0]:
            self._read = (campaign, None)
            if campaign is not None and not campaign.over:
                with contextlib.suppress(ContentError):
                    self._read = (campaign, next_book(campaign, self._library))
        return self._read[1]

    def _fill(self, page: pygame.Surface | None, width: int) -> int:
        bleed = theme.px(BLEED)
        column = Column(page, bleed, bleed, width - 2 * bleed)
        if self.plan is None:
            column.typed(text("campaign-none"))
        else:
            orders_sheet.fill(column, self.plan, self.campaign, self.figures, self._next_book())
        return column.y + theme.px(8)
