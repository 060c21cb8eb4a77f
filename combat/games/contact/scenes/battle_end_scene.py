"""End of a battle: the winner, the kind of ending, objectives and losses of both sides (section 10)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.tabletop.scene.end_sheet import MARGIN
from combat.engine.words import text, translated
from combat.games.contact.rules.play.endings import break_values
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.title import TITLE
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.scenes.battle_end import BattleEnd
from combat.games.miniatures.words import wording

LINES = ((50, 16), (108, 34), (136, 16))
"""Baseline and size of the lines of the head, at scale 1: mission, result, how it came about."""
TABLE_FROM, APART = 160, 40
"""Top of the sides' columns and the gap between them, in pixels at scale 1."""


class BattleEndScene(BattleEnd[State, ContactDesk]):
    """Sheet over the table; Esc shows the board again."""

    plays = TITLE

    def said(self) -> tuple[str, str]:
        """Return the result and the reason, as texts."""
        winner = self.state.winner
        return self.verdict(winner) if winner else text("end-draw"), text(f"ending-{self.state.ending}")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet; the previous drawing must still be on the surface."""
        sheet = self._sheet
        self.draw_ground(surface)
        left, room = sheet.x + theme.px(MARGIN), sheet.width - theme.px(2 * MARGIN)
        turn = text("top-turn-value", turn=self.state.turn)
        mission = f"{translated(self.state.book.mission.title)} · {turn}"
        for words, (base, size) in zip((mission, *self.said()), LINES, strict=True):
            theme.font("heading", size).draw(surface, words, (left, sheet.y + theme.px(base)), theme.INK, room=room)
        wide = (room - theme.px(APART)) // 2
        surface.set_clip(pygame.Rect(sheet.x, sheet.y, sheet.width, self._foot - theme.px(8) - sheet.y))
        for place, seat in enumerate(SEATS):
            x = left + place * (wide + theme.px(APART))
            self._fill_side(Column(surface, x, sheet.y + theme.px(TABLE_FROM), wide), seat)
        surface.set_clip(None)
        self.group.draw(surface)

    def _fill_side(self, column: Column, seat: str) -> None:
        """Draw what a side holds and what it has lost."""
        state = self.state
        lost, whole = break_values(state, seat)
        column.section(f"{wording.seat(seat)} · {translated(state.book.forces[seat].name)}")
        held = [names.goal(goal) for goal, holder in state.held.items() if holder == seat]
        column.item(text("top-goals"), ", ".join(held) or "–")
        column.item(text("end-break"), f"{lost} / {whole}")
        for unit in state.units.values():
            if unit.seat == seat and not unit.alive:
                column.item(names.unit(state, unit.id), text("state-wreck" if unit.wreck else "state-lost"))
