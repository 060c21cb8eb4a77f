"""Report scene of a saved game: a sheet with a tab for each page, which can be exported as HTML."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

import pygame

from combat.engine.files import folders
from combat.engine.files.plain_files import write_whole
from combat.engine.files.system_faults import reason
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import Backdrop, draw_sheet, margin, rule, tight
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.page import Page
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.choice import Choice
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text

R = TypeVar("R")
Tab: TypeAlias = Callable[[pygame.Surface | None, int, R], int]
"""Draws a tab of a report at a width, or only measures without a surface; returns its lower edge."""

WIDTH, HEIGHT, UP = 1180, 840, 44
"""Size of the sheet, and how much higher its heading is in a tight window, in pixels at scale 1."""
TAB = 136
"""Usual width of a tab at scale 1."""
FOLDER = "reports"
"""Folder of exported pages in the player's folder."""


class ReportSheet(Scene, Generic[R]):
    """Base class of report scenes; a game defines the content.

    Left and Right switch tabs, Enter and Esc close the report.
    """

    least = (640, 360)
    tabs: Mapping[str, Tab[R]]
    """Tab name (suffix of its heading's message id) -> its drawing function."""

    def __init__(self, app: Stage, report: R, path: Path) -> None:
        super().__init__(app)
        self.report, self._path = report, path
        self.tab = self._base = 0
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._fills = {text(f"report-tab-{tab}"): partial(self._fill_by, write) for tab, write in self.tabs.items()}
        self._page = Page(self._fill)
        self._tabs = Choice(list(self._fills), 0, self._turn_to)
        self._buttons = [
            Button(text("button-ok"), app.pop, "Enter", "commit"),
            Button(text("report-button-page"), self.write_page, "Ctrl+S"),
        ]
        self.group = Group([*self._buttons, self._tabs])

    # -- content of the game ------------------------------------------------------------------------------------

    @abstractmethod
    def head(self) -> tuple[str, str]:
        """Return the two lines of the heading: the name of the game played, and its result or progress."""

    @abstractmethod
    def page(self) -> str:
        """Return the report as an HTML page."""

    # -- buttons ------------------------------------------------------------------------------------------------

    def write_page(self) -> None:
        """Write the report to an HTML file, and show the file's path or the error."""
        target = folders.data() / FOLDER / f"{self._path.stem}.html"
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, self.page())
            title, line = text("report-button"), text("report-page-kept", file=str(target))
        except OSError as fault:
            title, line = text("dialog-fault"), f"{target}: {reason(fault)}"
        self.app.push(Message(self.app, title, [line]))

    def _turn_to(self, tab: int) -> None:
        self.tab = tab
        self._page.offset = 0
        self._page.rewrite()
        self.invalidate()

    def _fill_by(self, write: Tab[R], surface: pygame.Surface | None, width: int) -> int:
        return write(surface, width, self.report)

    def _fill(self, surface: pygame.Surface | None, width: int) -> int:
        return tuple(self._fills.values())[self.tab](surface, width)

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (width, height) = theme.px, self.app.size
        close = tight(self.app.size)
        across, down = (20, 12) if close else (48, 40)
        self._sheet = pygame.Rect(0, 0, min(px(WIDTH), width - px(across)), min(px(HEIGHT), height - px(down)))
        self._sheet.center = (width // 2, height // 2 + (0 if close else px(6)))
        inner = self._sheet.inflate(-2 * margin(self.app.size), 0)
        wide = min(inner.width, px(TAB) * len(self._fills))
        up = px(UP) if close else 0
        self._base = self._sheet.y + px(78) - up
        self._tabs.rect = pygame.Rect(inner.x, self._base + px(30) - up // 4, wide, px(30))
        room = pygame.Rect(inner.x, inner.y, inner.width, inner.height - px(8 if close else 20))
        foot = lay_abreast(self._buttons, room, tight=close) - px(8 if close else 22)
        top = self._tabs.rect.bottom + px(6 if close else 14)
        self._page.place(pygame.Rect(inner.x, top, inner.width, foot - top))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            taken = self._tabs.turn(1 if event.key == pygame.K_RIGHT else -1)
        elif event.type == pygame.KEYDOWN and self.app.keys.is_(event, "cancel"):
            self.app.pop()
            return True
        else:
            taken = self._page.handle(event) or self.group.handle(event)
        self.dirty |= taken or self.group.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        px, window = theme.px, self._page.window
        self._backdrop.draw(surface)
        draw_sheet(surface, self._sheet)
        self._draw_head(surface, window.left, window.right)
        rule(surface, window.left, window.right, self._base + px(10 if tight(self.app.size) else 16))
        self._page.draw(surface)
        rule(surface, window.left, window.right, window.bottom + px(2 if tight(self.app.size) else 6))
        self.group.draw(surface)

    def _draw_head(self, surface: pygame.Surface, left: int, right: int) -> None:
        (title, said), y = self.head(), self._base
        small = theme.font("heading", 18)
        taken = small.draw(surface, said, (right, y), theme.INK_2, align="right", room=(right - left) // 2)
        room = right - left - round(taken) - theme.px(20)
        theme.font("heading", 28).draw(surface, title, (left, y), theme.INK, room=room)
