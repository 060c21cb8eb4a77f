"""Machine guns in motion: tracers of a long burst, and badges that change hands (13.1, 14.3)."""

from __future__ import annotations

import math

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, shapes, theme
from combat.engine.tabletop.motion import eased
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table import palette
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names

TRACERS, LENGTH, FLIGHT = 9, 0.07, 0.3
"""Strokes of a burst, how long each is as a share of the way, and how long it flies as a share of the time."""
GLOW, CORE = theme.rgb("#C8642A"), theme.rgb("#FBE3B0")


def tracers(surface: pygame.Surface, desk: VolumeDesk, start: Hex, end: Hex, share: float) -> None:
    """Draws the strokes that are under way from the muzzle to the target, one after the other."""
    (x, y), (goal_x, goal_y) = desk.view.centre(start), desk.view.centre(end)
    way = math.hypot(goal_x - x, goal_y - y)
    if not way:
        return
    aside = (-(goal_y - y) / way, (goal_x - x) / way)
    for number in range(TRACERS):
        at = (share - number * (1 - FLIGHT) / TRACERS) / FLIGHT
        if eyes.still() and share < 1:
            at = (number + 0.5) / TRACERS
        if not 0 < at < 1:
            continue
        off = theme.px(5) * math.sin(number * 2.4)
        tail, head = (
            (round(x + part * (goal_x - x + aside[0] * off)), round(y + part * (goal_y - y + aside[1] * off)))
            for part in (max(0.0, at - LENGTH), at)
        )
        pygame.draw.line(surface, GLOW, tail, head, max(3, theme.px(4)))
        pygame.draw.line(surface, CORE, tail, head, max(1, theme.px(1.6)))


class Served(BattleMotion[ev.WeaponManned | ev.WeaponLeft | ev.RolesSwapped]):
    """A weapon gets another crew, or is left: its badge stands over each man for a moment."""

    def men(self) -> tuple[str, ...]:
        """Operator and assistant, or the man who leaves it."""
        if isinstance(self.event, ev.WeaponLeft):
            return (self.event.man,)
        crew = tuple(name for name in (self.event.operator, self.event.assistant) if name)
        return crew if all(names.is_known(self.desk.state, name) for name in crew) else ()

    def where(self) -> tuple[Hex, ...]:
        return tuple(hex_ for man in self.men() if (hex_ := self.hex_of(man)) is not None)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        for number, man in enumerate(self.men()):
            place = self.desk.battle.people.place_of(man)
            if place is None:
                continue
            icon = "assistant" if number else "operator"
            ground, ink = palette.state_look(icon)
            size = round(theme.px(38) * (1.25 - 0.25 * eased(min(1.0, share * 2.5))))
            box = pygame.Rect(0, 0, size, size)
            box.midbottom = (place.x + place.size // 2, place.y - theme.px(4))
            badge = shapes.rounded(box.size, size / 2, ground, theme.EDGE, max(1.0, theme.px(1.6))).copy()
            theme.draw_icon(badge, icon, badge.get_rect().inflate(-size // 4, -size // 4), ink)
            badge.set_alpha(round(255 * min(1.0, (1 - share) / 0.3)))
            surface.blit(badge, box)
