"""Grenades in the air, what they do when they go off, and smoke that rises, drifts and thins out (7.09, 14.2, 18.0)."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.motion import between, eased, faded
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.dice_motions import ROLLING
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.fighting import weapons
from combat.games.volume1.table.overlays import dice_on_board, smoke_clouds
from combat.games.volume1.table.pieces.faces import StateFace
from combat.games.volume1.table.pieces.markers import state as marker
from combat.games.volume1.table.volume_desk import VolumeDesk

FLIGHT = 0.55
"""The share of the time in which a grenade flies; the rest it rolls on, if it scatters."""

HEIGHT = 0.9
"""How high it flies, in hexes."""

FLAMES = (theme.rgb("#B8481F"), theme.rgb("#EBAE3E"), theme.rgb("#FFF4D2"))
DUST, EARTH = theme.rgb("#8C7F66"), theme.rgb("#4A4032")
SPIKES, PUFFS, CLODS = 22, 9, 16
FLASHES = 0.4
"""The share of the time in which an explosion flashes."""


class Flight(BattleMotion[ev.GrenadeThrown]):
    """A grenade flies from hand to hex while its die rolls, and then rolls on where it scatters."""

    in_hand = 1

    def __init__(self, desk: VolumeDesk, event: ev.GrenadeThrown, duration: float, wait: bool) -> None:
        self.start = desk.state.men[event.man].hex or event.aimed_at
        weapon = desk.state.book.weapons[event.weapon]
        self.icon = weapon.kind if weapon.kind in ("smoke-grenade", "rifle-grenade") else "grenade"
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Hex, ...]:
        return self.event.landed, self.event.aimed_at, self.start

    def draw(self, surface: pygame.Surface, share: float) -> None:
        view, flown = self.desk.view, min(1.0, share / FLIGHT)
        aim, end = view.centre(self.event.aimed_at), view.centre(self.event.landed)
        x, y = between(view.centre(self.start), aim, flown)
        y -= round(math.sin(math.pi * flown) * HEIGHT * view.hex_height)
        if share > FLIGHT:
            x, y = between(aim, end, eased((share - FLIGHT) / (1 - FLIGHT)))
        size = max(14, round(26 * view.camera.zoom))
        marker(StateFace(self.icon), size).draw(surface, x - size // 2, y - size // 2)
        throw = self.desk.battle.story.throw
        if throw is not None:
            dice_on_board.draw(surface, self.desk, throw, min(1.0, share / ROLLING))


class Blast(BattleMotion[ev.GrenadeExploded]):
    """A jagged flash, clods of earth, and dust that spreads and settles; a smoke grenade only hisses."""

    def where(self) -> tuple[Hex, ...]:
        return (self.event.hex,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        view = self.desk.view
        centre, wide = view.centre(self.event.hex), view.hex_width
        if weapons.is_smoke_grenade(self.desk.state.book.weapons[self.event.weapon]):
            smoke_clouds.stamp(surface, self.desk, self.event.hex, centre, fading=True, strength=faded(share) * 0.8)
            return
        _draw_dust(surface, centre, wide, share)
        draw_clods(surface, centre, wide, share)
        if share < FLASHES:
            burst = share / FLASHES
            grown = round(wide * (0.45 + 0.75 * eased(min(1.0, burst * 2))))
            flash = pygame.transform.smoothscale(star(round(wide)), (grown, grown))
            flash.set_alpha(round(255 * (1.0 if burst < 0.5 else 2 - 2 * burst)))
            surface.blit(flash, flash.get_rect(center=centre))


@lru_cache(maxsize=32)
def star(size: int) -> pygame.Surface:
    """The flash, jagged, from ember to white heat; remembered for a few zooms."""
    plate = Plate(size, size, FLAMES[0])
    for step, ink in enumerate(FLAMES):
        far = size / 2 * (0.98 - 0.27 * step)
        points = []
        for corner in range(SPIKES):
            reach = far * ((0.8 + 0.2 * (corner * 5 % 7) / 6) if corner % 2 == 0 else 0.5)
            angle = math.tau * corner / SPIKES + 0.2 * step
            points.append((size / 2 + reach * math.cos(angle), size / 2 + reach * math.sin(angle)))
        plate.polygon(points, ink)
    return plate.reduce()


def _draw_dust(surface: pygame.Surface, centre: tuple[int, int], wide: float, share: float) -> None:
    """Puffs that roll outwards over the hex and its rim."""
    for puff in range(PUFFS):
        angle, reach = (
            math.tau * puff / PUFFS + 0.4,
            wide * (0.12 + 0.42 * eased(share)) * (0.75 + 0.25 * (puff % 3) / 2),
        )
        side = max(4, round(wide * (0.2 + 0.26 * share) * (0.8 + 0.2 * (puff % 2)) / 4) * 4)
        patch = _puff(side, dark=puff % 2 == 0)
        patch.set_alpha(round(150 * (1 - share)))
        at = (round(centre[0] + reach * math.cos(angle)), round(centre[1] + reach * 0.8 * math.sin(angle)))
        surface.blit(patch, patch.get_rect(center=at))


@lru_cache(maxsize=64)
def _puff(side: int, *, dark: bool) -> pygame.Surface:
    """A round patch of dust; remembered, its alpha set anew each time."""
    plate = Plate(side, side, EARTH if dark else DUST)
    plate.circle((side / 2, side / 2), side / 2 - 0.5, EARTH if dark else DUST)
    return plate.reduce()


def draw_clods(surface: pygame.Surface, centre: tuple[int, int], wide: float, share: float) -> None:
    """Clods of earth that fly up and fall."""
    for clod in range(CLODS):
        angle = math.tau * (clod * 0.618 % 1.0)
        reach = wide * (0.3 + 0.5 * (clod * 3 % 5) / 4) * share
        lift = wide * 0.5 * math.sin(math.pi * min(1.0, share * 1.15)) * (0.5 + 0.5 * (clod % 3) / 2)
        at = (round(centre[0] + reach * math.cos(angle)), round(centre[1] + reach * 0.6 * math.sin(angle) - lift))
        if share < 0.87:
            pygame.draw.circle(surface, EARTH, at, max(2, round(wide * (0.02 + 0.014 * (clod % 2)))))


class Rise(BattleMotion[ev.SmokeRose]):
    """Smoke rises where something has gone off; where smoke lies already it grows thicker."""

    def where(self) -> tuple[Hex, ...]:
        return (self.event.hex,)

    def hides(self) -> frozenset[Hex]:
        return frozenset({self.event.hex})

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        at = self.desk.view.centre(self.event.hex)
        smoke_clouds.stamp(surface, self.desk, self.event.hex, at, fading=False, strength=faded(share))


class Drift(BattleMotion[ev.SmokeDrifted]):
    """A cloud sends smoke on into the next hex downwind; off the board it drifts away unseen."""

    def __init__(self, desk: VolumeDesk, event: ev.SmokeDrifted, duration: float, wait: bool) -> None:
        self.start = desk.state.clouds[event.cloud].hexes[-1]
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Hex, ...]:
        return tuple(hex_ for hex_ in (self.event.hex, self.start) if hex_)

    def hides(self) -> frozenset[Hex]:
        return frozenset({self.event.hex}) if self.event.hex else frozenset()

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        if not self.event.hex or not self.start:
            return
        view = self.desk.view
        at = between(view.centre(self.start), view.centre(self.event.hex), eased(share))
        smoke_clouds.stamp(surface, self.desk, self.event.hex, at, fading=False, strength=0.35 + 0.65 * share)


class Thin(BattleMotion[ev.SmokeThinned]):
    """The marker farthest downwind of a fading cloud dissolves."""

    def where(self) -> tuple[Hex, ...]:
        return (self.event.hex,) if self.event.hex else ()

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        if self.event.hex:
            at = self.desk.view.centre(self.event.hex)
            smoke_clouds.stamp(surface, self.desk, self.event.hex, at, fading=True, strength=1 - faded(share))


class Fade(BattleMotion[ev.SmokeFaded]):
    """All markers of a cloud are turned: thick smoke gives way to thin."""

    def __init__(self, desk: VolumeDesk, event: ev.SmokeFaded, duration: float, wait: bool) -> None:
        self.hexes = tuple(hex_ for hex_ in desk.state.clouds[event.cloud].hexes if hex_)
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Hex, ...]:
        return self.hexes

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        for hex_ in self.hexes:
            at = self.desk.view.centre(hex_)
            smoke_clouds.stamp(surface, self.desk, hex_, at, fading=False, strength=1 - faded(share))
