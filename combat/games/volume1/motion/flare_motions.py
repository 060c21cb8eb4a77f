"""Animations of flares: fired, opening, swaying in the wind, burning out (21.1)."""

from __future__ import annotations

import math
from typing import TypeVar

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.hexes.night_light import Lamp
from combat.engine.tabletop.motion import between, eased
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.casting import cast, repertoire
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table.overlays.things_on_board import flare_at
from combat.games.volume1.table.volume_desk import VolumeDesk

E = TypeVar("E")

RISING, SPARKS = 0.34, 9
"""The share of the time in which a flare climbs, and the number of sparks in its trail."""
SWAY, SWINGS = 0.22, 2.5
"""Distance of the light's swing to each side, in hex widths, and number of swings, until it settles."""
BREEZE = 0.09
"""Distance by which the other flares lean while another event is shown, in hex widths."""
SPARK, EMBER = theme.rgb("#FFE9B0"), theme.rgb("#7A4A1C")
MUZZLE = 0.42
"""Height above the centre of the hex at which the flare leaves the man's pistol, in hex widths."""
GONE = 0.85
"""The share of the time after which a flare that burns out is no longer drawn."""


def swing(show: BattleMotion[E], share: float) -> int:
    """Return the horizontal offset of a flare's light in pixels; the swing fades as `share` approaches 1."""
    calm = max(0.0, 1 - share)
    return round(math.sin(share * SWINGS * math.tau) * calm * SWAY * show.desk.view.place_width)


def sway(share: float, duration: float, hex_width: float) -> int:
    """Return by how many pixels burning flares swing while another event is shown; 0 at its start and end.

    `duration` is that of the event in seconds, `hex_width` in pixels.
    """
    return round(math.sin(share * math.tau) * math.sin(share * math.pi) * BREEZE * min(1.0, duration) * hex_width)


class InTheAir(BattleMotion[E]):
    """Base class of motions of a flare in the air."""

    @property
    def aloft(self) -> int:
        """The flare's index among the burning flares; -1 if it is none of them."""
        return -1

    def at(self, share: float) -> tuple[int, int] | None:
        """Return the flare's screen position, or None while it is not visible."""
        return None

    def strength(self, share: float) -> float:
        """Return the flare's brightness, 0 to 1."""
        return 1.0

    def lamp(self, share: float) -> Lamp | None:
        """Return the flare's light on the ground as (x, y, strength), or None while it is not visible."""
        at = self.at(share)
        return None if at is None else (*at, round(self.strength(share), 2))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the flare's marker, if it is visible; `share` runs from 0 to 1."""
        at = self.at(share)
        if at is not None:
            flare_at(surface, self.desk, at)


class FlareUp(InTheAir[ev.FlareLit]):
    """A flare climbing from the man who fired it, opening, drifting and settling over the hex that it lights."""

    def __init__(self, desk: VolumeDesk, event: ev.FlareLit, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        if event.man:
            cast(self, repertoire().deed("flare"), self.place_of(event.man), offset=(0.0, -MUZZLE))

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        start = self.place_of(self.event.man) if self.event.man else None
        return tuple(hex_ for hex_ in (self.event.landed or self.event.aimed_at, start) if hex_)

    @property
    def aloft(self) -> int:
        """The flare's index among the burning flares; -1 if it is none of them."""
        return len(self.desk.state.flares) - 1 if self.event.landed else -1

    def at(self, share: float) -> tuple[int, int] | None:
        """Return the flare's screen position, or None while it is still climbing."""
        if share < RISING:
            return None
        part, view = (share - RISING) / (1 - RISING), self.desk.view
        aimed = view.centre(self.event.aimed_at)
        landed = view.centre(self.event.landed) if self.event.landed else self._beyond(aimed)
        x, y = between(aimed, landed, eased(min(1.0, part * 1.6)))
        return x + swing(self, part), y

    def strength(self, share: float) -> float:
        """Return the flare's brightness, 0 to 1."""
        part = (share - RISING) / (1 - RISING)
        return min(1.0, part * 4) * (1.0 if self.event.landed else 1 - part)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the flare's trail while it climbs, then its marker; `share` runs from 0 to 1."""
        if share >= RISING:
            super().draw(surface, share)
            return
        aimed = self.desk.view.centre(self.event.aimed_at)
        start = self.place_of(self.event.man) if self.event.man else None
        below = (aimed[0], aimed[1] + round(2 * self.desk.view.place_height))
        self._trail(surface, self.desk.view.centre(start) if start else below, aimed, share / RISING)

    def _beyond(self, aimed: tuple[int, int]) -> tuple[int, int]:
        """Return a point beyond the edge of the board, straight outwards."""
        sheet = self.desk.view.paper.sheet
        away = 3 * self.desk.view.place_width
        x, y = aimed[0] - sheet.centerx, aimed[1] - sheet.centery
        length = math.hypot(x, y) or 1.0
        return round(aimed[0] + x / length * away), round(aimed[1] + y / length * away)

    def _trail(self, surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int], share: float) -> None:
        """Draw the sparks along its curved path upwards, the newest brightest."""
        lift = 0.8 * self.desk.view.place_height
        for spark in range(SPARKS):
            along = eased(share) - spark * 0.045
            if along <= 0:
                break
            x, y = between(start, end, along)
            y -= round(math.sin(along * math.pi) * lift)
            size = theme.px(max(1.0, 5 - 0.45 * spark))
            pygame.draw.circle(surface, theme.mix(SPARK, EMBER, spark / SPARKS), (x, y), size)


class FlareDrift(InTheAir[ev.FlareDrifted]):
    """A flare carried by the wind into the next hex, its light swinging; off the board it fades."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return tuple(hex_ for hex_ in (self.event.hex, self.event.start) if hex_)

    @property
    def aloft(self) -> int:
        """The flare's index among the burning flares; -1 if it leaves the board."""
        return int(self.event.flare) if self.event.hex else -1

    def at(self, share: float) -> tuple[int, int]:
        """Return the flare's screen position."""
        view = self.desk.view
        start = view.centre(self.event.start)
        end = view.centre(self.event.hex) if self.event.hex else (start[0], start[1] - round(view.place_height))
        x, y = between(start, end, eased(share))
        return x + swing(self, share), y

    def strength(self, share: float) -> float:
        """Return the flare's brightness, 0 to 1."""
        return 1.0 if self.event.hex else 1 - share


class FlareOut(InTheAir[ev.FlareDied]):
    """A flare flickering and going out."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.hex,)

    def at(self, share: float) -> tuple[int, int] | None:
        """Return the flare's screen position, or None once it is out."""
        return self.desk.view.centre(self.event.hex) if share < GONE else None

    def strength(self, share: float) -> float:
        """Return the flare's flickering brightness, 0 to 1."""
        return (1 - share) * (0.7 + 0.3 * math.cos(share * 31))
