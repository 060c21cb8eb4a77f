"""A large sheet with soldiers on it, a title above them, and buttons below."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import INNER, Backdrop, draw_sheet
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.widget import Group
from combat.games.volume1.scenes.men.soldier_grid import SoldierPiece

WIDTH, AIR, BETWEEN = 1180, 48, 28
"""The sheet's maximum width, the margin beside it, and the distance of the note below the title; pixels at scale 1.
"""


class SoldierSheet(Scene):
    """Base class of the sheets on which men are chosen."""

    tall, air_above = 700, 40
    """The sheet's maximum height, and the total margin above and below it; pixels at scale 1."""
    first = 66
    """The baseline of the title, from the sheet's upper edge."""

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._headings: list[tuple[str, pygame.Rect]] = []
        self.group = Group()

    def place_sheet(self, head: int, foot: int) -> pygame.Rect:
        """Place the sheet in the window; return the area for the men, between its head and foot (heights at scale
        1).
        """
        px = theme.px
        width, height = self.app.size
        self._sheet = pygame.Rect(
            0, 0, min(px(WIDTH), width - px(AIR)), min(px(self.tall), height - px(self.air_above))
        )
        self._sheet.center = (width // 2, height // 2 + px(6))
        left, right = self.edges
        return pygame.Rect(left, self._sheet.y + px(head), right - left, self._sheet.height - px(head + foot))

    @property
    def edges(self) -> tuple[int, int]:
        """Left and right x of the sheet's text."""
        return self._sheet.x + theme.px(INNER), self._sheet.right - theme.px(INNER)

    def draw_head(self, surface: pygame.Surface, title: str, note: str) -> None:
        """Draw the background, the sheet, its title and the note below it."""
        left, right = self.edges
        self._backdrop.draw(surface)
        draw_sheet(surface, self._sheet)
        base = self._sheet.y + theme.px(self.first)
        theme.font("heading", 23).draw_typed(surface, title, (left, base), theme.INK)
        theme.font("sans", 14).draw(surface, note, (left, base + theme.px(BETWEEN)), theme.INK_2, room=right - left)

    def draw_heading(self, surface: pygame.Surface, name: str, box: pygame.Rect, indent: int = 0) -> None:
        """Draw the name of a group of men in its rectangle."""
        face = theme.font("condensed", 14, 700)
        at = (box.x + theme.px(indent), box.centery + theme.px(5))
        face.draw(surface, name.upper(), at, theme.FORM_RULE, tracking=theme.px(1))

    def pass_on(self, event: pygame.event.Event) -> bool:
        """Pass an event to the widgets on the sheet; return whether one handled it."""
        taken = self.group.handle(event)
        self.dirty |= self.group.dirty
        return taken

    @property
    def pointed(self) -> SoldierPiece | None:
        """The man under the pointer, else the one with the focus; None if there is neither."""
        both = (self.group.hovered, self.group.focused)
        return next((piece for piece in both if isinstance(piece, SoldierPiece)), None)
