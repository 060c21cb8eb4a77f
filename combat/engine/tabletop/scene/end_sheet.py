"""The sheet over a table whose game is over: what can be gone on with, and the ground that its end is written on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.files.remembered import Ending, Remembered
from combat.engine.files.system_faults import reason
from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.title import Title
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
E = TypeVar("E", bound=Ending)

MARGIN = 44
"""The sheet's margins at the sides, in pixels at scale 1."""
VEIL = (16, 15, 10, 170)
UNREAD = 0.6
"""Seconds for which keys and clicks that were meant for the game's last moments are let pass."""


class EndSheet(Scene, Generic[S, B, P]):
    """Esc looks at the board again, and nothing but its buttons leaves it."""

    overlay = True
    plays: Title[Any, Any]
    """The title whose games end so."""

    def __init__(self, app: Stage, table: TableScene[S, B, P], offers: Sequence[Button] | None = None) -> None:
        """`offers` are what may be gone on with, where it is not what every game leads to."""
        super().__init__(app)
        self.table, self.state = table, table.desk.state
        self._unread = UNREAD
        leave = Button(text(f"button-to-{table.leads_to}"), self._leave_table, "Enter", "commit")
        more = self.offers() if offers is None else offers
        self.buttons = [leave, *more, Button(text("button-look"), app.pop, "Esc")]
        self.group = Group(self.buttons)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    @abstractmethod
    def offers(self) -> Sequence[Button]:
        """What every game leads to."""

    def looks_back(self) -> list[Button]:
        """To watch the game and to read its report, where it is kept; to tell others what came of a challenge."""
        marks, record = self.table.session.marks, self.table.session.record
        kept = (("button-watch", "W", "watched-battle"), ("report-button", "R", "report"))
        found = [] if record is None else [Button(text(name), self._opened(scene), key) for name, key, scene in kept]
        if marks.challenge and marks.counts:
            found.append(Button(text("button-result"), self._give_result, "C"))
        return found

    def remember(self, records: Remembered[E], ended: E) -> None:
        """Keep how the game ended among the player's records; what stands in the way is said."""
        try:
            aside = records.keep(ended)
        except OSError as fault:
            self.app.warn(text("records-not-kept", file=str(records.file()), cause=str(reason(fault))))
        else:
            if aside is not None:
                self.app.warn(text("records-put-aside", file=str(records.file()), aside=str(aside)))

    def _opened(self, scene: str) -> Callable[[], None]:
        """Lays a scene about the game's save over the sheet."""
        record = self.table.session.record
        assert record is not None
        return lambda: self.app.open(scene, path=record.path)

    def _give_result(self) -> None:
        """Lay a slip with the code of what a challenge came to over the sheet."""
        session, game = self.table.session, self.table.session.game
        code, ours = session.marks.challenge, self.plays.part("challenges", CHALLENGES)
        self.app.open("challenge-result", game=ours, code=code, state=game.state, entries=game.entries)

    def _leave_table(self) -> None:
        """Back to where the game was begun."""
        self.app.pop()
        self.app.pop()

    # -- the scene ----------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        self._unread = max(0.0, self._unread - dt)

    def handle(self, event: pygame.event.Event) -> bool:
        if self._unread and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return True
        self.group.handle(event)
        self.dirty |= self.group.dirty
        return True

    def on_resume(self) -> None:
        """From the game watched once more: the table below lies as it was."""
        self.table.on_resume()
        super().on_resume()

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The sheet with its frame, over the table in shade."""
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
        """Words as a rubber stamp in the right corner; returns its width.

        `size` is that of the type and the height of the stamp, `top` how far down it is, in pixels at scale 1.
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
    """Puts the sheet away and goes on in the place of the table."""

    def go_on() -> None:
        app.pop()
        then()

    return go_on
