"""End of a battle: winner, how it ended, goals and losses of both sides (A32, A33)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.tabletop.scene.end_sheet import MARGIN
from combat.engine.words import text, translated
from combat.games.armour.rules.play.goals import holder, points_destroyed
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS, other_seat
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.title import TITLE
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.armour_prompts import over
from combat.games.miniatures.scenes.battle_end import BattleEnd
from combat.games.miniatures.words import wording

HEAD = 160
"""Height of the sheet's head in pixels at scale 1."""


class BattleEndScene(BattleEnd[State, ArmourDesk]):
    """Sheet over the table; Esc shows the board again."""

    plays = TITLE

    def said(self) -> tuple[str, str]:
        """Return the result and how it came about."""
        return self.verdict(self.state.winner), over(self.state).title

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        px, sheet = theme.px, self._sheet
        self.draw_ground(surface)
        self._draw_head(surface)
        wide = (sheet.width - px(2 * MARGIN) - px(40)) // 2
        surface.set_clip(pygame.Rect(sheet.x, sheet.y, sheet.width, self._foot - px(8) - sheet.y))
        for place, seat in enumerate(SEATS):
            self._draw_side(surface, sheet.x + px(MARGIN) + place * (wide + px(40)), wide, seat)
        surface.set_clip(None)
        self.group.draw(surface)

    def _draw_head(self, surface: pygame.Surface) -> None:
        px, sheet, state = theme.px, self._sheet, self.state
        left, room = sheet.x + px(MARGIN), sheet.width - px(2 * MARGIN)
        small = theme.font("heading", 16)
        small.draw_typed(surface, translated(state.book.mission.title), (left, sheet.y + px(50)), theme.INK_3)
        turn = text("top-turn-value", turn=state.turn)
        small.draw(surface, turn, (sheet.right - px(MARGIN), sheet.y + px(50)), theme.INK_3, align="right")
        surface.fill(theme.mix(theme.FORM, theme.FORM_RULE, 0.6), (left, sheet.y + px(62), room, px(1)))
        won, how = self.said()
        theme.font("heading", 34).draw(surface, won, (left, sheet.y + px(108)), theme.INK, room=room)
        theme.font("typewriter", 16).draw(surface, how, (left, sheet.y + px(136)), theme.INK_2, room=room)

    def _draw_side(self, surface: pygame.Surface, left: int, wide: int, seat: Seat) -> None:
        """Draw the goals of a side and what is left of its units, on the table or off it."""
        state = self.state
        column = Column(surface, left, self._sheet.y + theme.px(HEAD), wide)
        nation = translated(state.book.nations[state.book.forces[seat].nation].name)
        column.section(f"{wording.seat(seat)} · {nation}")
        for goal in state.book.mission.side(seat).goals:
            held = wording.seat(holder(state, goal)) or text("end-nobody")
            column.item(text("end-goal", goal=names.goal(goal)), held)
        column.item(text("end-points"), names.points(points_destroyed(state, other_seat(seat))))
        column.gap(8)
        for unit in state.units.values():
            if unit.seat == seat:
                teams = list(state.all_of(unit.id))
                left_over = sum(1 for team in teams if team.where != "destroyed")
                column.item(names.unit(state, unit.id), text("end-teams", count=left_over, of=len(teams)))
