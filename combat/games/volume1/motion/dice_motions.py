"""Shots and checks: the line, the die that rolls, and the number that was needed (13.0, 19.0, 12.0)."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.flare_motions import muzzle
from combat.games.volume1.motion.gun_motions import tracers
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table.overlays import dice_on_board

ROLLING = 0.45
"""The share of the time during which the last die still tumbles."""


class Shot(BattleMotion[ev.ShotFired]):
    """One shot: the line flashes from shooter to target and a die rolls beside him; a belt-fed burst flies (13.1)."""

    def where(self) -> tuple[Hex, ...]:
        found = (self.hex_of(self.event.target), self.hex_of(self.event.man))
        return tuple(hex_ for hex_ in found if hex_ is not None)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        throw = self.desk.battle.story.throw
        muzzle(surface, self, self.hex_of(self.event.man), share)
        if throw is not None:
            dice_on_board.draw(surface, self.desk, throw, min(1.0, share / ROLLING))
        start, end = self.hex_of(self.event.man), self.hex_of(self.event.target)
        if self.desk.state.book.weapons[self.event.weapon].belt_fed and start is not None and end is not None:
            tracers(surface, self.desk, start, end, min(1.0, share / ROLLING))


class Fragment(BattleMotion[ev.FragmentRolled]):
    """A damage roll: a die falls beside the man near the explosion."""

    def where(self) -> tuple[Hex, ...]:
        hex_ = self.hex_of(self.event.man)
        return (hex_,) if hex_ is not None else ()

    def draw(self, surface: pygame.Surface, share: float) -> None:
        throw = self.desk.battle.story.throw
        if throw is not None:
            dice_on_board.draw(surface, self.desk, throw, min(1.0, share / ROLLING))


class Check(BattleMotion[ev.CheckMade | ev.GrenadeFell]):
    """A check: a die rolls beside the man whom it is about."""

    def where(self) -> tuple[Hex, ...]:
        about = (self.event.target, self.event.man)
        return tuple(hex_ for man in about if man and (hex_ := self.hex_of(man)) is not None)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        throw = self.desk.battle.story.throw
        if throw is not None:
            dice_on_board.draw(surface, self.desk, throw, min(1.0, share / ROLLING))
