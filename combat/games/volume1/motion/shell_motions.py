"""Shells: a slip that tells how many, the markers laid and drifting, each burst, the ground rolled for (20.0)."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import dice_faces, pencil, shapes, theme
from combat.engine.stage.drawing.artwork import picture
from combat.engine.tabletop.motion import between, eased
from combat.engine.words import text, translated
from combat.games.volume1.motion import blast_motions
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.card_motions import draw_slip
from combat.games.volume1.motion.dice_motions import ROLLING
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table.overlays import dice_on_board
from combat.games.volume1.table.overlays.things_on_board import SHELL, draw_marker
from combat.games.volume1.table.volume_desk import VolumeDesk

FALLING, FLASH, RING, DUST = 0.34, 0.46, 0.62, 1.0
"""The shares of a burst's time at which the shell is down, flash and ring are over, and the dust has settled."""
EARTH, LIT = theme.rgb("#5A4A33"), theme.rgb("#FFF3CF")


class Announced(BattleMotion[ev.StrikeBegan]):
    """A strike begins: what it is and how many shells."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        barrage = self.desk.state.book.scenario.barrage(self.event.barrage)
        line = text("log-strike-shells", shells=self.event.shells)
        draw_slip(surface, self.desk, translated(barrage.title), line, eased(min(1.0, share * 5)))


class Aimed(BattleMotion[ev.ShellAimed]):
    """A marker is laid on the hex that the die named."""

    def where(self) -> tuple[Hex, ...]:
        return (self.event.hex,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        x, y = self.desk.view.centre(self.event.hex)
        grow = 1.0 - eased(share)
        arm = self.desk.view.hex_height * (0.32 + 0.5 * grow)
        pencil.loop(surface, (x - arm, y - arm, x + arm, y + arm), theme.CUT, 3.0)


class Drift(BattleMotion[ev.ShellScattered]):
    """A marker slides to where its shell will come down, or off the sheet."""

    def where(self) -> tuple[Hex, ...]:
        return (self.event.end or self.event.start, self.event.start)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        view = self.desk.view
        start = view.centre(self.event.start)
        end = view.centre(self.event.end) if self.event.end else start
        at = between(start, end, eased(share))
        pencil.dots(surface, start, at, theme.CUT)
        if not self.event.end:
            pencil.cross(surface, start, theme.CUT)
        draw_marker(surface, SHELL, at, view.camera.zoom * 1.15)


class Burst(BattleMotion[ev.ShellBurst]):
    """The shell falls out of the sky: its streak, a flash, a ring that runs outwards, clods of earth, dust."""

    def __init__(self, desk: VolumeDesk, event: ev.ShellBurst, duration: float, wait: bool) -> None:
        blast = desk.state.book.weapons[event.weapon].blast
        self.reach = 1.0 + 0.18 * (blast.frag[0] if blast is not None else 4)
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Hex, ...]:
        return (self.event.hex,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        x, y = self.desk.view.centre(self.event.hex)
        unit = self.desk.view.hex_height / 2
        if share < FALLING:
            self._streak(surface, (x, y), unit, share / FALLING)
            return
        since = (share - FALLING) / (DUST - FALLING)
        _dust(surface, (x, y), unit * self.reach, since)
        blast_motions.draw_clods(surface, (x, y), unit * self.reach * 1.3, since)
        if share < FLASH:
            _flash(surface, (x, y), unit * self.reach, (share - FALLING) / (FLASH - FALLING))
        if share < RING:
            _ring(surface, (x, y), unit * self.reach, (share - FALLING) / (RING - FALLING))

    def _streak(self, surface: pygame.Surface, at: tuple[int, int], unit: float, share: float) -> None:
        """The shell comes down steeply from the north-west, with a mark that closes on the hex."""
        back = (1 - share) * unit * 9
        tip = (at[0] - back * 0.42, at[1] - back)
        tail = (tip[0] - unit * 0.55, tip[1] - unit * 1.3)
        pygame.draw.line(surface, EARTH, tail, tip, max(2, round(unit * 0.07)))
        pygame.draw.line(surface, LIT, tip, (tip[0] - unit * 0.1, tip[1] - unit * 0.25), max(2, round(unit * 0.1)))
        shade = _disc(round(unit * (0.25 + 0.35 * share)), (*theme.INK, round(110 * share)))
        surface.blit(shade, shade.get_rect(center=at))


def _flash(surface: pygame.Surface, at: tuple[int, int], reach: float, share: float) -> None:
    """A ragged star of fire, white within, that is gone in a moment."""
    side = max(8, round(reach * (1.5 + share) / 4) * 4)
    star = blast_motions.star(side)
    star.set_alpha(round(255 * (1 - share**3)))
    surface.blit(star, star.get_rect(center=at))


def _ring(surface: pygame.Surface, at: tuple[int, int], reach: float, share: float) -> None:
    radius = round(reach * (0.4 + 1.5 * eased(share)))
    plate = _circle(radius, max(2, round(reach * 0.09 * (1 - share))), round(210 * (1 - share)))
    surface.blit(plate, plate.get_rect(center=at))


def _dust(surface: pygame.Surface, at: tuple[int, int], reach: float, share: float) -> None:
    """A column of dirt that widens, climbs and thins out."""
    strength = round(255 * (1 - share) ** 0.9)
    for across, up, size in ((-0.35, 0.25, 1.3), (0.38, 0.3, 1.25), (0.0, 0.7, 1.35), (0.0, 0.05, 1.7)):
        grown = 0.45 + 0.75 * math.sqrt(share)
        cloud = _cloud(max(4, round(reach * size * grown / 4) * 4))
        cloud.set_alpha(strength)
        where = (at[0] + reach * across * grown, at[1] - reach * up * grown)
        surface.blit(cloud, cloud.get_rect(center=where))


@lru_cache(maxsize=64)
def _cloud(width: int) -> pygame.Surface:
    """The painted smoke, brown with earth. Remembered for some widths."""
    whole = picture("boards/overlays/smoke-2.png")
    whole.fill((*theme.mix(EARTH, LIT, 0.35), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(whole, (width, width))


@lru_cache(maxsize=256)
def _disc(radius: int, ink: tuple[int, int, int, int]) -> pygame.Surface:
    """A soft disc: three rims that fade outwards. Remembered."""
    side = max(2, radius)
    plate = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)
    for share, part in ((1.0, 0.3), (0.82, 0.62), (0.62, 1.0)):
        pygame.draw.circle(plate, (*ink[:3], round(ink[3] * part)), (side, side), side * share)
    return plate


@lru_cache(maxsize=128)
def _circle(radius: int, width: int, strength: int) -> pygame.Surface:
    plate = shapes.Plate(2 * radius + 2 * width, 2 * radius + 2 * width, LIT)
    plate.ring((radius + width, radius + width), radius, (*LIT, strength), width)
    return plate.reduce()


class GroundRolled(BattleMotion[ev.GroundStruck]):
    """A die beside the hex: a crater, or does the house come down?"""

    def where(self) -> tuple[Hex, ...]:
        return (self.event.hex,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        event, side = self.event, theme.px(dice_faces.SIDE)
        x, y = self.desk.view.centre(event.hex)
        lies = share > ROLLING
        turn = 0 if lies else int((1 - share) * dice_on_board.TUMBLES)
        row = pygame.Rect(x - side // 2, y + round(self.desk.view.hex_height * 0.4), side, side)
        dice_faces.die(str((event.roll + 3 * turn) % 10), side, lies and event.left).draw(surface, row.x, row.y)
        if lies:
            result = text(f"log-{event.mark}-left" if event.left else f"log-{event.mark}-spared")
            dice_on_board.note(surface, text("check-dice", need=event.need, result=result), row, self.desk.view.rect)
