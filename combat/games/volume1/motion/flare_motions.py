"""Flares in motion: fired, opening, swaying in the wind, burning out (21.1)."""

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
"""The share of the time in which a flare climbs, and the sparks of its trail."""
SWAY, SWINGS = 0.22, 2.5
"""How far its light swings to each side, in hex widths, and how often while it settles."""
BREEZE = 0.09
"""How far the lights that hang still lean while something else moves, in hex widths."""
SPARK, EMBER = theme.rgb("#FFE9B0"), theme.rgb("#7A4A1C")
MUZZLE = 0.42
"""How far above the middle of his hex it leaves the man's pistol, in hex widths."""
GONE = 0.85
"""The share of the time after which a flare that burns out is no longer seen."""


def swing(show: BattleMotion[E], share: float) -> int:
    """How far the light hangs to one side, in pixels: less and less."""
    calm = max(0.0, 1 - share)
    return round(math.sin(share * SWINGS * math.tau) * calm * SWAY * show.desk.view.place_width)


def sway(share: float, duration: float, hex_width: float) -> int:
    """How far the lights that burn lean to one side while something else is shown, in pixels; none at both its ends."""
    return round(math.sin(share * math.tau) * math.sin(share * math.pi) * BREEZE * min(1.0, duration) * hex_width)


class InTheAir(BattleMotion[E]):
    """A flare in the air: `aloft` is its number among those that burn, -1 for one that is none of them any more."""

    @property
    def aloft(self) -> int:
        """Which of the burning flares it is."""
        return -1

    def at(self, share: float) -> tuple[int, int] | None:
        """Where it hangs on the screen; None while it is not seen."""
        return None

    def strength(self, share: float) -> float:
        """How brightly it burns, 0 to 1."""
        return 1.0

    def lamp(self, share: float) -> Lamp | None:
        """Its light on the ground."""
        at = self.at(share)
        return None if at is None else (*at, round(self.strength(share), 2))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        at = self.at(share)
        if at is not None:
            flare_at(surface, self.desk, at)


class FlareUp(InTheAir[ev.FlareLit]):
    """It climbs from the man who fired it, opens, drifts off and settles over the hex that it lights."""

    def __init__(self, desk: VolumeDesk, event: ev.FlareLit, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        if event.man:
            cast(self, repertoire().deed("flare"), self.place_of(event.man), offset=(0.0, -MUZZLE))

    def where(self) -> tuple[Hex, ...]:
        start = self.place_of(self.event.man) if self.event.man else None
        return tuple(hex_ for hex_ in (self.event.landed or self.event.aimed_at, start) if hex_)

    @property
    def aloft(self) -> int:
        return len(self.desk.state.flares) - 1 if self.event.landed else -1

    def at(self, share: float) -> tuple[int, int] | None:
        if share < RISING:
            return None
        part, view = (share - RISING) / (1 - RISING), self.desk.view
        aimed = view.centre(self.event.aimed_at)
        landed = view.centre(self.event.landed) if self.event.landed else self._beyond(aimed)
        x, y = between(aimed, landed, eased(min(1.0, part * 1.6)))
        return x + swing(self, part), y

    def strength(self, share: float) -> float:
        part = (share - RISING) / (1 - RISING)
        return min(1.0, part * 4) * (1.0 if self.event.landed else 1 - part)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        if share >= RISING:
            super().draw(surface, share)
            return
        aimed = self.desk.view.centre(self.event.aimed_at)
        start = self.place_of(self.event.man) if self.event.man else None
        below = (aimed[0], aimed[1] + round(2 * self.desk.view.place_height))
        self._trail(surface, self.desk.view.centre(start) if start else below, aimed, share / RISING)

    def _beyond(self, aimed: tuple[int, int]) -> tuple[int, int]:
        """A point past the edge of the board, straight out."""
        sheet = self.desk.view.paper.sheet
        away = 3 * self.desk.view.place_width
        x, y = aimed[0] - sheet.centerx, aimed[1] - sheet.centery
        length = math.hypot(x, y) or 1.0
        return round(aimed[0] + x / length * away), round(aimed[1] + y / length * away)

    def _trail(self, surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int], share: float) -> None:
        """Sparks along its way up, the youngest brightest; it bends as it climbs."""
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
    """The wind carries it on by a hex, its light swinging under it; off the board it grows faint."""

    def where(self) -> tuple[Hex, ...]:
        return tuple(hex_ for hex_ in (self.event.hex, self.event.start) if hex_)

    @property
    def aloft(self) -> int:
        return int(self.event.flare) if self.event.hex else -1

    def at(self, share: float) -> tuple[int, int]:
        view = self.desk.view
        start = view.centre(self.event.start)
        end = view.centre(self.event.hex) if self.event.hex else (start[0], start[1] - round(view.place_height))
        x, y = between(start, end, eased(share))
        return x + swing(self, share), y

    def strength(self, share: float) -> float:
        return 1.0 if self.event.hex else 1 - share


class FlareOut(InTheAir[ev.FlareDied]):
    """It flickers and goes out."""

    def where(self) -> tuple[Hex, ...]:
        return (self.event.hex,)

    def at(self, share: float) -> tuple[int, int] | None:
        return self.desk.view.centre(self.event.hex) if share < GONE else None

    def strength(self, share: float) -> float:
        return (1 - share) * (0.7 + 0.3 * math.cos(share * 31))
