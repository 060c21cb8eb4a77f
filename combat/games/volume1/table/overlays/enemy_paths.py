"""Path of an enemy's order; its directions are public (9.3, 10.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import pencil, shapes, theme
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.table import palette
from combat.games.volume1.table.volume_desk import VolumeDesk

DISC = 13


class EnemyPaths:
    """Path shown for the enemy under the pointer, unless events are being shown."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dashed path with the impulse of each step, in another colour where the enemy may fire instead."""
        man = self.desk.state.men.get(self.desk.input.pointer.piece)
        if man is None or man.side == "friendly" or self.desk.mirror.busy or self.desk.title_desk.sight:
            return
        view = self.desk.view
        steps = prospects.way_ahead(self.desk.state, man)
        for step in steps:
            pencil.dashes(surface, view.centre(step.start), view.centre(step.end), theme.FIELD)
        for step in steps:
            side = theme.px(DISC) * 2
            box = pygame.Rect(0, 0, side, side)
            box.center = view.centre(step.end)
            ink = palette.FIRE if step.doubtful else palette.MUST
            surface.blit(shapes.rounded(box.size, side / 2, theme.FIELD, ink, 1.8 * theme.scale()), box)
            theme.font("sans", DISC * 1.1, 700).draw_in(surface, str(step.impulse), box, ink, align="center")
