"""The after-action report of a saved battle: its men, its dice, its board and its course, a tab for each."""

from __future__ import annotations

from pathlib import Path

import pygame

from combat.engine.files import folders
from combat.engine.files.plain_files import write_whole
from combat.engine.journal.faults import SaveError
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import INNER, Backdrop, draw_sheet, rule
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.page import Page
from combat.engine.stage.scene import Scene
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.choice import Choice
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text, translated
from combat.games.volume1.reports.after_action.after_action import AfterAction, of_save
from combat.games.volume1.reports.after_action.report_page import page
from combat.games.volume1.rules.play import victory
from combat.games.volume1.scenes.after_action.report_tabs import TABS
from combat.games.volume1.words import names

WIDTH, HEIGHT, TOP, FOOT = 1180, 840, 152, 76
"""The sheet, and what lies above and below its page, in pixels at scale 1."""
TAB = 136
"""The width of a tab at scale 1, where there is room."""
FOLDER = "reports"
"""Where pages are kept, among what the player owns."""


def report(app: Stage, path: Path) -> Screen:
    """The report of a save, or a slip that says why it cannot be used."""
    try:
        return ReportScene(app, of_save(path), path)
    except SaveError as fault:
        return Message(app, text("dialog-fault"), [str(fault)])


class ReportScene(Scene):
    """Left and Right turn from tab to tab; Enter and Esc close it."""

    def __init__(self, app: Stage, report: AfterAction, path: Path) -> None:
        super().__init__(app)
        self.report, self._path = report, path
        self.tab = 0
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._page = Page(self._fill)
        self._tabs = Choice([text(f"report-tab-{tab}") for tab in TABS], 0, self._turn_to)
        self._buttons = [
            Button(text("button-ok"), app.pop, "Enter", "commit"),
            Button(text("report-button-page"), self.write_page, "Ctrl+S"),
            Button(text("button-back"), app.pop, "Esc"),
        ]
        self.group = Group([*self._buttons, self._tabs])

    def write_page(self) -> None:
        """Keep the report as a page that a browser opens, and say where."""
        target = folders.data() / FOLDER / f"{self._path.stem}.html"
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, page(self.report))
            title, line = text("report-kind"), text("report-page-kept", file=str(target))
        except OSError as fault:
            title, line = text("dialog-fault"), f"{target}: {fault.strerror}"
        self.app.push(Message(self.app, title, [line]))

    def _turn_to(self, tab: int) -> None:
        self.tab = tab
        self._page.offset = 0
        self._page.rewrite()
        self.invalidate()

    def _fill(self, surface: pygame.Surface | None, width: int) -> int:
        return tuple(TABS.values())[self.tab](surface, width, self.report)

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        px, (width, height) = theme.px, self.app.size
        self._sheet = pygame.Rect(0, 0, min(px(WIDTH), width - px(48)), min(px(HEIGHT), height - px(40)))
        self._sheet.center = (width // 2, height // 2 + px(6))
        inner = self._sheet.inflate(-2 * px(INNER), 0)
        wide = min(inner.width, px(TAB) * len(TABS))
        self._tabs.rect = pygame.Rect(inner.x, self._sheet.y + px(108), wide, px(30))
        self._page.place(pygame.Rect(inner.x, inner.y + px(TOP), inner.width, inner.height - px(TOP + FOOT)))
        right, y = inner.right, self._sheet.bottom - px(54)
        for button in self._buttons:
            right = button.place(right, y, px(34)).left - px(8)
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            taken = self._tabs.turn(1 if event.key == pygame.K_RIGHT else -1)
        else:
            taken = self._page.handle(event) or self.group.handle(event)
        self.dirty |= taken or self.group.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        px, window = theme.px, self._page.window
        self._backdrop.draw(surface)
        draw_sheet(surface, self._sheet)
        self._draw_head(surface, window.left, window.right)
        rule(surface, window.left, window.right, self._sheet.y + px(94))
        self._page.draw(surface)
        rule(surface, window.left, window.right, window.bottom + px(6))
        self.group.draw(surface)

    def _draw_head(self, surface: pygame.Surface, left: int, right: int) -> None:
        """Which battle it is, and how it ended or how far it has come."""
        state, y = self.report.state, self._sheet.y + theme.px(78)
        small = theme.font("heading", 18)
        ended = state.clock.phase == "over"
        said = translated(victory.verdict(state, state.points).title) if ended else names.moment(state.clock.moment)
        taken = small.draw(surface, said, (right, y), theme.INK_2, align="right", room=(right - left) // 2)
        room = right - left - round(taken) - theme.px(20)
        theme.font("heading", 28).draw(surface, translated(state.book.scenario.title), (left, y), theme.INK, room=room)
