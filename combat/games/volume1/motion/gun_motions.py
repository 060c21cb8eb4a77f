"""Animation of machine guns: badges on the men of a changed crew (14.3)."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.motion import eased
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table import palette
from combat.games.volume1.words import names


class Served(BattleMotion[ev.WeaponManned | ev.WeaponLeft | ev.RolesSwapped]):
    """A weapon getting a new crew or being left; its badge is shown briefly over each man."""

    def men(self) -> tuple[str, ...]:
        """Return operator and assistant, or the man who leaves the weapon; () if the player does not know all of
        them.
        """
        if isinstance(self.event, ev.WeaponLeft):
            return (self.event.man,)
        crew = tuple(name for name in (self.event.operator, self.event.assistant) if name)
        return crew if all(names.is_known(self.desk.state, name) for name in crew) else ()

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return tuple(hex_ for man in self.men() if (hex_ := self.place_of(man)) is not None)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the badges; `share` runs from 0 to 1."""
        for number, man in enumerate(self.men()):
            place = self.desk.title_desk.people.place_of(man)
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
