"""Animations of shots and checks: line of fire, die roll and number needed (13.0, 19.0, 12.0)."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.effects.shocks import along, settled
from combat.engine.tabletop.effects.tracers import streaks, tracers
from combat.engine.tabletop.hexes.hex_ways import way_between
from combat.engine.tabletop.motion import lead
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.casting import cast, repertoire
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table.overlays import dice_on_board
from combat.games.volume1.table.volume_desk import VolumeDesk

BESIDE, BEHIND, GROUND = 0.44, 0.60, 0.26
"""Distances in hex widths: of a bullet's hit before the hex's centre, of its strike behind it, and of the ground below
it."""
KICK, RECOVERY, LEAST = 0.05, 0.09, 0.004
"""Seconds in which most of a recoil, and of a blow, has passed; and the smallest visible share of a counter's width.
"""
JOLT, DIP = 0.12, 0.08
"""Distances in counter widths: of a counter pushed back by a hit, and of a man who ducks."""

ROLLING = 0.45
"""The share of the time during which the last die still rolls."""


class Shot(BattleMotion[ev.ShotFired]):
    """One shot: muzzle flash, smoke, recoil, a die rolling beside the target, and the bullet's impact (13.1).

    The tracer crosses the board while the die rolls, and ends at the target's edge whatever the result. The impact
    reveals the result, so it is shown only after the die stops.
    """

    def __init__(self, desk: VolumeDesk, event: ev.ShotFired, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.start, self.end = self.place_of(event.man), self.place_of(event.target)
        self.weapon = desk.state.book.weapons[event.weapon]
        self.muzzle, self.lead = repertoire().muzzle(self.weapon.kind), lead(desk)
        self.way = 0.0
        if self.start is not None and self.end is not None:
            self.way = way_between(self.start, self.end) if self.start != self.end else -90.0
            cast(self, self.muzzle.effect, self.start, way=self.way)
            self._strike(self.end)

    def _strike(self, end: Hex) -> None:
        """Start the impact effect: a hit at the counter's edge, a miss in the ground behind it."""
        after = 0.0 if eyes.still() else max(0.0, self.duration * ROLLING - self.lead)
        if self.event.result == "hit":
            x, y = along(self.way, -BESIDE)
            cast(self, repertoire().deed("hit"), end, way=self.way + 180, offset=(x, y), after=after)
            return
        side = 1 if math.cos(math.radians(self.way)) > 0 else -1
        ground = repertoire().near(self.desk.state.board.terrain(end))
        cast(self, ground, end, way=-90.0, offset=(side * BEHIND, GROUND), after=after)

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        found = (self.place_of(self.event.target), self.place_of(self.event.man))
        return tuple(hex_ for hex_ in found if hex_ is not None)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions of shooter and target, displaced by recoil and impact, by man.

        `share` runs from 0 to 1. Return {} if animations are switched off.
        """
        if eyes.still():
            return {}
        passed = share * self.duration - self.lead
        found: dict[str, tuple[int, int]] = {}
        kicks = (passed - number * self.muzzle.every for number in range(self.muzzle.kicks))
        back = max((self.muzzle.recoil * settled(kick, KICK) for kick in kicks), default=0.0)
        if back > LEAST:
            found |= self.step(self.event.man, along(self.way, -back))
        struck = share * self.duration - max(self.lead, self.duration * ROLLING)
        if self.event.result == "hit":
            found |= self.step(self.event.target, along(self.way, JOLT * settled(struck, RECOVERY)))
        elif self.event.result == "check":
            found |= self.step(self.event.target, (0.0, DIP * settled(struck, RECOVERY)))
        return found

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die and the tracers; `share` runs from 0 to 1."""
        throw = self.desk.title_desk.story.throw
        if throw is not None:
            dice_on_board.draw(surface, self.desk, throw, min(1.0, share / ROLLING))
        if self.start is None or self.end is None:
            return
        if self.weapon.belt_fed:
            tracers(surface, self.desk.view, self.start, self.end, min(1.0, share / ROLLING))
        elif (flight := ROLLING * self.duration - self.lead) > 0:
            flown = (share * self.duration - self.lead) / flight
            streaks(surface, self.desk.view, self.start, self.end, flown, self.muzzle.kicks)


class Fragment(BattleMotion[ev.FragmentRolled]):
    """A damage roll: a die beside the man near the explosion."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        hex_ = self.place_of(self.event.man)
        return (hex_,) if hex_ is not None else ()

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die; `share` runs from 0 to 1."""
        throw = self.desk.title_desk.story.throw
        if throw is not None:
            dice_on_board.draw(surface, self.desk, throw, min(1.0, share / ROLLING))


class Check(BattleMotion[ev.CheckMade | ev.GrenadeFell]):
    """A check: a die rolling beside the man concerned."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        about = (self.event.target, self.event.man)
        return tuple(hex_ for man in about if man and (hex_ := self.place_of(man)) is not None)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die; `share` runs from 0 to 1."""
        throw = self.desk.title_desk.story.throw
        if throw is not None:
            dice_on_board.draw(surface, self.desk, throw, min(1.0, share / ROLLING))
