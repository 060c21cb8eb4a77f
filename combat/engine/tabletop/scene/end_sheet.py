"""Base class of the end sheet over a finished game: background, and buttons to continue."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.files.remembered import Ending, Remembered
from combat.engine.files.system_faults import reason
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.widget import Group
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.title import Title
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
E = TypeVar("E", bound=Ending)

MARGIN, FOOT, AROUND = 44, 24, 12
"""Side and bottom margins of the sheet, and space around it, in pixels at scale 1."""
WAITS = "…"
"""Label of a button whose scene is being opened."""
VEIL = (16, 15, 10, 170)
UNREAD = 1.0
"""Seconds without a press before keys and clicks count: those of a series begun in the game were meant for it."""


class EndSheet(Scene, Generic[S, B, P]):
    """The end sheet; Esc closes it and shows the board, only its buttons leave the game."""

    overlay = True
    plays: Title[Any, Any]
    """The title whose games it ends."""
    size = 820, 580
    """Width and height of the sheet, where the window has room, in pixels at scale 1."""

    def __init__(self, app: Stage, table: TableScene[S, B, P], offers: Sequence[Button] | None = None) -> None:
        """`offers` replaces the usual buttons to continue."""
        super().__init__(app)
        self.table, self.state = table, table.desk.state
        self._unread = UNREAD
        self._soon: Callable[[], None] | None = None
        """Opens the scene of the button that was pressed, once that was drawn."""
        leave = Button(text(f"button-to-{table.leads_to}"), self._leave_table, "Enter", "commit")
        more = self.offers() if offers is None else offers
        self.buttons = [leave, *more, Button(text("button-look"), app.pop, "Esc")]
        self.group = Group(self.buttons)
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._foot = 0
        """Top of the buttons in pixels, once the sheet has been laid out."""

    @abstractmethod
    def offers(self) -> Sequence[Button]:
        """Return the buttons to continue."""

    def looks_back(self) -> list[Button]:
        """Return the buttons that replay the saved game, open its report, and share a challenge's result."""
        record = self.table.session.record
        kept = (("button-watch", "W", "watched-battle"), ("report-button", "R", "report"))
        found = [] if record is None else [self._opening(text(name), key, scene) for name, key, scene in kept]
        return [*found, *self.shares()]

    def shares(self) -> list[Button]:
        """Return a list with the button that shares a challenge's result; empty after any other game."""
        marks = self.table.session.marks
        return [Button(text("button-result"), self._give_result, "C")] if marks.challenge and marks.counts else []

    def remember(self, records: Remembered[E], ended: E) -> None:
        """Store the result in the player's records; if that fails, show a warning."""
        try:
            aside = records.keep(ended)
        except OSError as fault:
            self.app.warn(text("records-not-kept", file=str(records.file()), cause=str(reason(fault))))
        else:
            if aside is not None:
                self.app.warn(text("records-put-aside", file=str(records.file()), aside=str(aside)))

    def _opening(self, label: str, key: str, scene: str) -> Button:
        """Return a button that opens a scene about the game's save, which takes a moment: it is drawn pressed first."""
        button = Button(label, lambda: None, key)

        def use() -> None:
            if self._soon is None:
                button.label, self._soon, self.dirty = WAITS, open_it, True

        def open_it() -> None:
            record = self.table.session.record
            assert record is not None
            button.label = label
            self.app.open(scene, path=record.path)
            pygame.event.clear((pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN))  # meant for this sheet

        button.on_use = use
        return button

    def _give_result(self) -> None:
        """Open a dialog with the result code of a challenge."""
        session, game = self.table.session, self.table.session.game
        code, ours = session.marks.challenge, self.plays.part("challenges", CHALLENGES)
        self.app.open("challenge-result", game=ours, code=code, state=game.state, entries=game.entries)

    def _leave_table(self) -> None:
        """Go back to where the game was begun, or to the start screen, as the button says."""
        self.app.pop()
        self.app.pop()
        if self.table.leads_to == "menu":
            self.app.go_home()

    @property
    def person(self) -> Seat:
        """Return the seat of the only human player at the table, or "" if there are several or none."""
        persons = [seat for seat in self.plays.rules.seats if seat in self.table.session.party]
        return persons[0] if len(persons) == 1 else ""

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (width, height) = theme.px, self.app.size
        room = width - px(2 * AROUND), height - px(2 * AROUND)
        sheet = pygame.Rect(0, 0, min(px(self.size[0]), room[0]), min(px(self.size[1]), room[1]))
        sheet.center = (width // 2, height // 2)
        self._sheet = sheet
        self._foot = lay_abreast(self.buttons, sheet.inflate(-2 * px(MARGIN), -2 * px(FOOT)))
        self.invalidate()

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        self._unread = max(0.0, self._unread - dt)
        if self._soon is not None and not self.dirty:
            soon, self._soon = self._soon, None
            soon()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if self._unread and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._unread = UNREAD
            return True
        self.group.handle(event)
        self.dirty |= self.group.dirty
        return True

    def on_resume(self) -> None:
        """Resume this sheet and also the table below it, as after watching the replay."""
        self.table.on_resume()
        super().on_resume()

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the paper of the sheet with its frame over the darkened table."""
        px, sheet = theme.px, self._sheet
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(VEIL)
        surface.blit(veil, (0, 0))
        blur = 12 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*sheet.size, 2, blur, 200), (sheet.x - margin, sheet.y + px(6) - margin))
        theme.lay_paper(surface, sheet, "form")
        pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.5), sheet.inflate(-px(16), -px(16)), px(1))

    def draw_stamp(
        self, surface: pygame.Surface, words: str, ink: Rgb, size: tuple[int, int], top: int, alpha: int | None = None
    ) -> int:
        """Draw words as a rubber stamp in the upper right corner of the sheet; return the stamp's width in pixels.

        `size` is font size and stamp height, `top` the offset from the upper edge, in pixels at scale 1. `alpha` is the
        opacity, 0 to 255; None is full.
        """
        px, face = theme.px, theme.font("stencil", size[0], 700)
        wide, high = round(face.width(words)) + px(36), px(size[1])
        plate = pygame.Surface((wide, high), pygame.SRCALPHA)
        plate.fill((*ink, 0))
        plate.blit(shapes.rounded((wide, high), px(6), (*ink, 0), (*ink, 215), max(2.0, px(3))), (0, 0))
        face.draw_in(plate, words, (0, 0, wide, high), ink, align="center")
        turned = pygame.transform.rotozoom(plate, 4, 1.0)
        if alpha is not None:
            turned.set_alpha(alpha)
        surface.blit(turned, (self._sheet.right - px(MARGIN) - turned.get_width(), self._sheet.y + px(top)))
        return turned.get_width()


def instead(app: Stage, then: Callable[[], None]) -> Callable[[], None]:
    """Return a callback that closes the top screen and calls `then`."""

    def go_on() -> None:
        app.pop()
        then()

    return go_on
