"""Danger overlay: a line to a unit from each known enemy that could hit it, with its best shot and the odds."""

from __future__ import annotations

import pygame

from combat.engine.words import text
from combat.games.contact.rules.state import Unit
from combat.games.contact.standing.dangers import Danger, Dangers
from combat.games.contact.standing.forecast_lines import forecast_lines
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.board.drawn_lines import on_screen
from combat.games.miniatures.looks.danger_lines import DrawnDanger, draw_dangers
from combat.games.miniatures.words import wording


class DangerLook:
    """The danger overlay; it grows with each call of `follow`."""

    def __init__(self, desk: ContactHub) -> None:
        self._desk = desk
        self.dangers: Dangers | None = None

    def follow(self, unit: Unit | None) -> bool:
        """Compute a few more enemies of a unit; return whether there is more to draw."""
        if unit is None or unit.pose is None:
            changed, self.dangers = self.dangers is not None, None
            return changed
        if self.dangers is None or not self.dangers.is_about(self._desk.state, unit):
            self.dangers = Dangers(self._desk.state, unit)
        return self.dangers.step()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines, the best shot of each enemy, and the sum at the unit."""
        found, desk = self.dangers, self._desk
        if found is None or found.unit.pose is None:
            return
        spot = pygame.Rect(desk.view.centre(found.unit.pose), (1, 1)).inflate(30, 30)
        end, labels = on_screen(desk.view, found.unit.pose.point), desk.title_desk.labels
        drawn = [line for each in found.found if (line := self._drawn(each)) is not None]
        draw_dangers(surface, labels, end, spot, self._sum(found), drawn)

    def _drawn(self, danger: Danger) -> DrawnDanger | None:
        desk, piece = self._desk, self._desk.title_desk.units.find(danger.unit)
        if piece is None or piece.pose is None:
            return None
        name, far = names.unit(desk.state, danger.unit), wording.length(danger.distance)
        lines = [text("danger-from", unit=name, distance=far), *forecast_lines(desk.state, danger.shot)]
        return DrawnDanger(on_screen(desk.view, piece.pose.point), desk.title_desk.units.box(piece), lines)

    @staticmethod
    def _sum(found: Dangers) -> list[str]:
        if not found.found:
            return [text("danger-none" if found.is_whole else "danger-looking")]
        safe = 1.0
        for each in found.found:
            safe *= 1 - each.shot.lost
        return [text("danger-sum", count=len(found.found), lost=round(100 * (1 - safe)))]
