"""Animations of grenades in flight, explosions, and smoke that rises, drifts and fades (7.09, 14.2, 18.0)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TypeVar

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.hexes.blasts import SHOCK, shaken
from combat.engine.tabletop.hexes.hex_ways import way_between
from combat.engine.tabletop.motion import between, eased, faded, lead
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.casting import cast, repertoire
from combat.games.volume1.motion.dice_motions import ROLLING
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.fighting import weapons
from combat.games.volume1.table.overlays import dice_on_board, smoke_clouds
from combat.games.volume1.table.pieces.faces import StateFace
from combat.games.volume1.table.pieces.markers import state as marker
from combat.games.volume1.table.volume_desk import VolumeDesk

E = TypeVar("E")

FLIGHT = 0.55
"""The share of the time in which a grenade flies; for the rest it rolls, if it scatters."""

HEIGHT = 0.9
"""The height of its flight, in hexes."""

CANISTER = (0.38, 0.30)
"""The position of a smoke grenade, low beside the counters, in hex widths from the hex's centre."""


class Flight(BattleMotion[ev.GrenadeThrown]):
    """A grenade flying from the thrower to its hex while its die rolls, then rolling on if it scatters."""

    in_hand = 1

    def __init__(self, desk: VolumeDesk, event: ev.GrenadeThrown, duration: float, wait: bool) -> None:
        self.start = desk.state.men[event.man].hex or event.aimed_at
        weapon = desk.state.book.weapons[event.weapon]
        self.icon = weapon.kind if weapon.kind in ("smoke-grenade", "rifle-grenade") else "grenade"
        super().__init__(desk, event, duration, wait)
        if weapon.kind == "rifle-grenade" and self.start != event.aimed_at:
            cast(self, repertoire().muzzle(weapon.kind).effect, self.start, way=way_between(self.start, event.aimed_at))

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return self.event.landed, self.event.aimed_at, self.start

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the grenade and the die; `share` runs from 0 to 1."""
        view, flown = self.desk.view, min(1.0, share / FLIGHT)
        aim, end = view.centre(self.event.aimed_at), view.centre(self.event.landed)
        x, y = between(view.centre(self.start), aim, flown)
        y -= round(math.sin(math.pi * flown) * HEIGHT * view.place_height)
        if share > FLIGHT:
            x, y = between(aim, end, eased((share - FLIGHT) / (1 - FLIGHT)))
        size = max(14, round(26 * view.camera.zoom))
        marker(StateFace(self.icon), size).draw(surface, x - size // 2, y - size // 2)
        throw = self.desk.title_desk.story.throw
        if throw is not None:
            dice_on_board.draw(surface, self.desk, throw, min(1.0, share / ROLLING))


class Blast(BattleMotion[ev.GrenadeExploded]):
    """An explosion with fire, earth and dust; a smoke grenade only hisses."""

    def __init__(self, desk: VolumeDesk, event: ev.GrenadeExploded, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        weapon = desk.state.book.weapons[event.weapon]
        self.burns, self.lead = weapons.is_smoke_grenade(weapon), lead(desk)
        found = repertoire()
        if self.burns:
            cast(self, found.deed("hiss"), event.hex, way=0.0, offset=CANISTER)
        else:
            cast(self, found.blast(weapon.id, weapon.kind), event.hex)

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.hex,)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions of the counters shaken by the explosion, by man; `share` runs from 0 to 1."""
        return {} if self.burns else thrown_about(self, self.event.hex, share * self.duration - self.lead)


def thrown_about(show: BattleMotion[E], hex_: Hex, passed: float, far: float = SHOCK) -> dict[str, tuple[int, int]]:
    """Return the screen positions (top left corners) of the counters shaken by an explosion, by man.

    Men in adjacent hexes are shaken less, and away from it. `passed` is the number of seconds since the explosion.
    Return {} before it, and if animations are switched off.
    """
    if eyes.still() or passed < 0:
        return {}
    found: dict[str, tuple[int, int]] = {}
    for man in show.desk.state.on_board():
        if man.hex is not None and (by := shaken(man.hex, hex_, passed, far)) is not None:
            found |= show.step(man.id, by)
    return found


class Rise(BattleMotion[ev.SmokeRose]):
    """Smoke rising where a grenade has exploded; existing smoke becomes thicker."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.hex,)

    def hides(self) -> frozenset[Hex]:
        """Return the hexes in which the motion itself draws one Smoke marker."""
        return frozenset({self.event.hex})

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        """Draw the rising smoke below the counters."""
        at = self.desk.view.centre(self.event.hex)
        smoke_clouds.stamp(surface, self.desk, self.event.hex, at, fading=False, strength=faded(share))


class Drift(BattleMotion[ev.SmokeDrifted]):
    """Smoke of a cloud moving to the next hex downwind; smoke that leaves the board is not shown."""

    def __init__(self, desk: VolumeDesk, event: ev.SmokeDrifted, duration: float, wait: bool) -> None:
        self.start = desk.state.clouds[event.cloud].hexes[-1]
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return tuple(hex_ for hex_ in (self.event.hex, self.start) if hex_)

    def hides(self) -> frozenset[Hex]:
        """Return the hexes in which the motion itself draws one Smoke marker."""
        return frozenset({self.event.hex}) if self.event.hex else frozenset()

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        """Draw the moving smoke below the counters."""
        if not self.event.hex or not self.start:
            return
        view = self.desk.view
        at = between(view.centre(self.start), view.centre(self.event.hex), eased(share))
        smoke_clouds.stamp(surface, self.desk, self.event.hex, at, fading=False, strength=0.35 + 0.65 * share)


class Thin(BattleMotion[ev.SmokeThinned]):
    """The marker of a fading cloud that is farthest downwind, disappearing."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.hex,) if self.event.hex else ()

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        """Draw the disappearing smoke below the counters."""
        if self.event.hex:
            at = self.desk.view.centre(self.event.hex)
            smoke_clouds.stamp(surface, self.desk, self.event.hex, at, fading=True, strength=1 - faded(share))


class Fade(BattleMotion[ev.SmokeFaded]):
    """All markers of a cloud being flipped from thick to thin smoke."""

    def __init__(self, desk: VolumeDesk, event: ev.SmokeFaded, duration: float, wait: bool) -> None:
        self.hexes = tuple(hex_ for hex_ in desk.state.clouds[event.cloud].hexes if hex_)
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return self.hexes

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        """Draw the thinning smoke below the counters."""
        for hex_ in self.hexes:
            at = self.desk.view.centre(hex_)
            smoke_clouds.stamp(surface, self.desk, hex_, at, fading=False, strength=1 - faded(share))
