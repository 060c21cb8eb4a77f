"""Units waiting for set-up, side by side; clicked or dragged onto the board (20.2)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import text
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.table.command_hub import CommandHub

COUNTER, SMALL, GAP, EDGE, HEAD = 64, 44, 8, 12, 24
"""Greatest and least width of a counter, gap, margin, and height of the heading, at scale 1."""
TAIL = 0.3
"""Share of a counter's height by which its weapon extends below it."""


class WaitingUnits:
    """Draws and hit-tests the units that are still to be set up."""

    def __init__(self, desk: CommandHub) -> None:
        self.desk = desk

    def places(self, area: pygame.Rect, prompt: AskSetUp) -> dict[str, pygame.Rect]:
        """Return the rectangle of each unit in `area`, in rows; counters are as large as possible down to a least
        size.
        """
        px, units = theme.px, prompt.waiting()
        room = area.inflate(-2 * px(EDGE), -2 * px(EDGE))
        room.y, room.height = room.y + px(HEAD), room.height - px(HEAD)
        size = px(COUNTER)
        while size > px(SMALL) and self._rows(len(units), room.width, size) * self._high(size) > room.height:
            size -= px(4)
        across = max(1, (room.width + px(GAP)) // (size + px(GAP)))
        return {
            unit: pygame.Rect(
                room.x + (place % across) * (size + px(GAP)), room.y + (place // across) * self._high(size), size, size
            )
            for place, unit in enumerate(units)
        }

    def _rows(self, count: int, width: int, size: int) -> int:
        across = max(1, (width + theme.px(GAP)) // (size + theme.px(GAP)))
        return -(-count // across)

    def _high(self, size: int) -> int:
        return size + round(size * TAIL) + theme.px(GAP)

    def needs(self, width: int, prompt: AskSetUp) -> int:
        """Return the height in pixels that all units need at their least size."""
        px, size = theme.px, theme.px(SMALL)
        rows = self._rows(len(prompt.waiting()), width - 2 * px(EDGE), size)
        return rows * self._high(size) + px(HEAD) + 2 * px(EDGE)

    def draw(self, surface: pygame.Surface, area: pygame.Rect, prompt: AskSetUp) -> None:
        """Draw the number of units still to be set up and their counters."""
        px = theme.px
        title = text("waiting-units", count=len(prompt.waiting()))
        at, room = (area.x + px(EDGE), area.y + px(EDGE + 12)), area.width - 2 * px(EDGE)
        theme.font("sans", 15, 600).draw(surface, title, at, theme.FRAME_TEXT, room=room)
        for unit, box in self.places(area, prompt).items():
            held = self.desk.input.held
            if held is not None and held.away(PieceId(unit)):
                continue
            if unit == prompt.piece:
                ring = box.inflate(px(6), px(6))
                theme.draw_box(surface, ring, theme.CHOSEN, radius=8)
            self.desk.title_desk.units.piece(unit, box.width).draw(surface, *box.topleft)

    def at(self, area: pygame.Rect, prompt: AskSetUp, position: tuple[int, int]) -> str:
        """Return the id of the unit at a position; "" for none."""
        found = self.places(area, prompt).items()
        return next((unit for unit, box in found if box.collidepoint(position)), "")

    def press(self, area: pygame.Rect, prompt: AskSetUp, position: tuple[int, int]) -> bool:
        """Select the unit at a point and start dragging it; return whether there was one."""
        unit = self.at(area, prompt, position)
        if not unit:
            return False
        prompt.take_unit(unit)
        self.desk.input.lift(PieceId(unit), position)
        return True
