"""A large sheet with soldiers on it, a title above them and a foot below."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import INNER, Backdrop, draw_sheet
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.widget import Group
from combat.games.volume1.scenes.men.soldier_grid import SoldierPiece

WIDTH, AIR, BETWEEN = 1180, 48, 28
"""Of the sheet at most, what stays free beside it, and how far the note stands below the title; pixels at scale 1."""


class SoldierSheet(Scene):
    """What the sheets have in common on which men are picked."""

    tall, air_above = 700, 40
    """The sheet's height at most, and what stays free above and below it together; pixels at scale 1."""
    first = 66
    """The line of the title, from the sheet's upper edge."""

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._headings: list[tuple[str, pygame.Rect]] = []
        self.group = Group()

    def place_sheet(self, head: int, foot: int) -> pygame.Rect:
        """Lays the sheet into the window; returns the room for the men between its head and its foot."""
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
        """Where what is written on the sheet begins and ends."""
        return self._sheet.x + theme.px(INNER), self._sheet.right - theme.px(INNER)

    def draw_head(self, surface: pygame.Surface, title: str, note: str) -> None:
        """The desk, the sheet, its title and the note below it."""
        left, right = self.edges
        self._backdrop.draw(surface)
        draw_sheet(surface, self._sheet)
        base = self._sheet.y + theme.px(self.first)
        theme.font("heading", 23).draw_typed(surface, title, (left, base), theme.INK)
        theme.font("sans", 14).draw(surface, note, (left, base + theme.px(BETWEEN)), theme.INK_2, room=right - left)

    def draw_heading(self, surface: pygame.Surface, name: str, box: pygame.Rect, indent: int = 0) -> None:
        """The printed name of a group of men, in the room that it was given."""
        face = theme.font("condensed", 14, 700)
        at = (box.x + theme.px(indent), box.centery + theme.px(5))
        face.draw(surface, name.upper(), at, theme.FORM_RULE, tracking=theme.px(1))

    def pass_on(self, event: pygame.event.Event) -> bool:
        """Hands an event to what lies on the sheet."""
        taken = self.group.handle(event)
        self.dirty |= self.group.dirty
        return taken

    @property
    def pointed(self) -> SoldierPiece | None:
        """The man under the pointer, else the one with the focus."""
        both = (self.group.hovered, self.group.focused)
        return next((piece for piece in both if isinstance(piece, SoldierPiece)), None)
