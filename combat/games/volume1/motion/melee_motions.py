"""Animations of melee: men clash, strike and surrender (15.0, 17.4)."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.effects.shocks import MET, charging
from combat.engine.tabletop.motion import eased
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.casting import cast, repertoire
from combat.games.volume1.motion.man_motions import AboutMan
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table import palette
from combat.games.volume1.table.volume_desk import VolumeDesk

LUNGE, RECOIL = 0.55, 0.18
"""Distances in counter widths: of a man's lunge at his opponent, and of the opponent thrown back by a hit."""

STRUCK = 0.4
"""The share of the time after which the blow lands."""


class Clash(BattleMotion[ev.MeleeBegan]):
    """Men of both sides meeting in a hex: both stacks charge into each other, and crossed knives appear."""

    def __init__(self, desk: VolumeDesk, event: ev.MeleeBegan, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        cast(self, repertoire().deed("clash"), event.hex, after=self.duration * MET * 0.6)

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.hex,)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions of the charging counters, by man; `share` runs from 0 to 1."""
        if eyes.still():
            return {}
        found: dict[str, tuple[int, int]] = {}
        out = charging(share, self.duration)
        for man in self.desk.state.men_in(self.event.hex):
            if not man.held_by:
                found |= self.step(man.id, ((-1 if man.side == "friendly" else 1) * out, 0.0))
        return found

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the crossed knives once the men have met; `share` runs from 0 to 1."""
        if share < MET and not eyes.still():
            return
        x, y = self.desk.view.centre(self.event.hex)
        grow = 1.5 - 0.5 * eased(1.0 if eyes.still() else min(1.0, (share - MET) * 3))
        draw_badge(
            surface, "melee", (x, y - self.desk.title_desk.people.size // 2), round(theme.px(46) * grow), fading(share)
        )


class Blow(AboutMan[ev.BlowStruck]):
    """A man lunging at his opponent; a blow that hits throws the opponent back."""

    def __init__(self, desk: VolumeDesk, event: ev.BlowStruck, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        places = {name: desk.title_desk.people.place_of(name) for name in (event.man, event.target)}
        self.places = {name: (place.x, place.y, place.size) for name, place in places.items() if place is not None}
        if len(self.places) == 2:
            deed = repertoire().deed("blow" if event.hit else "parried")
            cast(self, deed, self.place_of(event.target), offset=(0.0, -0.06), after=self.duration * STRUCK)

    def _way(self) -> tuple[float, float]:
        """Return the unit vector from the striker to his opponent; to the right where both are in the same place."""
        (x, y, _), (tx, ty, _) = self.places[self.event.man], self.places[self.event.target]
        long = math.hypot(tx - x, ty - y)
        return ((tx - x) / long, (ty - y) / long) if long else (1.0, 0.0)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions of attacker and opponent, by man; `share` runs from 0 to 1."""
        if len(self.places) < 2 or eyes.still():
            return {}
        dx, dy = self._way()
        (x, y, size), (tx, ty, _) = self.places[self.event.man], self.places[self.event.target]
        out = math.sin(math.pi * min(1.0, share / (2 * STRUCK))) * LUNGE * size
        found = {self.event.man: (round(x + dx * out), round(y + dy * out))}
        if self.event.hit and share > STRUCK:
            back = math.sin(math.pi * (share - STRUCK) / (1 - STRUCK)) * RECOIL * size
            found[self.event.target] = (round(tx + dx * back), round(ty + dy * back))
        return found

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the badge of a hit on the opponent; `share` runs from 0 to 1."""
        if share < STRUCK or not self.event.hit or self.event.target not in self.places:
            return
        x, y, size = self.places[self.event.target]
        at = (x + size // 2, y + size // 2)
        draw_badge(surface, "melee", at, theme.px(34), fading(share), (theme.CUT, theme.LIGHT))


class HandsUp(AboutMan[ev.Surrendered]):
    """A man surrendering."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the badge of surrender above the man; `share` runs from 0 to 1."""
        place = self.desk.title_desk.people.place_of(self.event.man)
        if place is not None:
            at = (place.x + place.size // 2, place.y - theme.px(6))
            draw_badge(surface, "prisoner", at, theme.px(44), fading(share))


def fading(share: float) -> float:
    """Return the opacity at a share of the duration: 1.0 up to a share of 0.7, then falling to 0."""
    return 1.0 if share < 0.7 else (1 - share) / 0.3


def draw_badge(
    surface: pygame.Surface,
    icon: str,
    at: tuple[int, int],
    size: int,
    strength: float,
    look: tuple[Rgb, Rgb] | None = None,
) -> None:
    """Draw a round badge with an icon, centred at a screen position, `size` pixels wide.

    `strength` is its opacity, 0.0 to 1.0; `look` are its background and foreground colours, by default those of the
    icon.
    """
    ground, ink = look or palette.state_look(icon)
    badge = pygame.Surface((size, size), pygame.SRCALPHA)
    badge.blit(shapes.rounded(badge.get_size(), size / 2, ground, theme.EDGE, max(1.0, theme.px(1.6))), (0, 0))
    theme.draw_icon(badge, icon, badge.get_rect().inflate(-size // 4, -size // 4), ink)
    badge.set_alpha(round(255 * max(0.0, min(1.0, strength))))
    surface.blit(badge, badge.get_rect(center=at))
