"""Animations of shells: announcement, markers placed and drifting, each burst, and ground rolls (20.0)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import takewhile

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import dice_faces, eyes, pencil, theme
from combat.engine.tabletop.hexes.blasts import SHOCK
from combat.engine.tabletop.motion import between, eased, lead
from combat.engine.words import text, translated
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.blast_motions import thrown_about
from combat.games.volume1.motion.card_motions import draw_slip
from combat.games.volume1.motion.casting import cast, repertoire
from combat.games.volume1.motion.dice_motions import ROLLING
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table.overlays import dice_on_board
from combat.games.volume1.table.overlays.things_on_board import SHELL, draw_marker
from combat.games.volume1.table.volume_desk import VolumeDesk

FALLING = 0.34
"""The share of a burst's time at which the shell lands."""
EARTH, LIT = theme.rgb("#5A4A33"), theme.rgb("#FFF3CF")


class Announced(BattleMotion[ev.StrikeBegan]):
    """The start of a strike: its kind and number of shells; the camera shows all target hexes at once."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        shells = takewhile(lambda event: not isinstance(event, ev.StrikeBegan), self.desk.mirror.upcoming())
        struck = (event.hex for event in shells if isinstance(event, (ev.ShellAimed, ev.ShellBurst)))
        return tuple(dict.fromkeys(struck))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the notice of the strike; `share` runs from 0 to 1."""
        barrage = self.desk.state.book.scenario.barrage(self.event.barrage)
        line = text("log-strike-shells", shells=self.event.shells)
        draw_slip(surface, self.desk, translated(barrage.title), line, eased(min(1.0, share * 5)))


class Aimed(BattleMotion[ev.ShellAimed]):
    """A marker being placed on the hex selected by the die."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.hex,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the ring that closes on the hex; `share` runs from 0 to 1."""
        x, y = self.desk.view.centre(self.event.hex)
        grow = 1.0 - eased(share)
        arm = self.desk.view.place_height * (0.32 + 0.5 * grow)
        pencil.loop(surface, (x - arm, y - arm, x + arm, y + arm), theme.CUT, 3.0)


class Drift(BattleMotion[ev.ShellScattered]):
    """A shell's marker sliding to where the shell will land, or off the sheet."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.end or self.event.start, self.event.start)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the marker and its path; `share` runs from 0 to 1."""
        view = self.desk.view
        start = view.centre(self.event.start)
        end = view.centre(self.event.end) if self.event.end else start
        at = between(start, end, eased(share))
        pencil.dots(surface, start, at, theme.CUT)
        if not self.event.end:
            pencil.cross(surface, start, theme.CUT)
        draw_marker(surface, SHELL, at, view.camera.zoom * 1.15)


class Burst(BattleMotion[ev.ShellBurst]):
    """A shell falling and bursting: a streak, fire, a ring of dust running outwards, and earth thrown up."""

    def __init__(self, desk: VolumeDesk, event: ev.ShellBurst, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        weapon = desk.state.book.weapons[event.weapon]
        falls = 0.0 if eyes.still() else max(0.0, self.duration * FALLING - lead(desk))
        cast(self, repertoire().blast(weapon.id, weapon.kind), event.hex, after=falls)

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.hex,)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions of the counters shaken by the burst, by man; `share` runs from 0 to 1."""
        return thrown_about(self, self.event.hex, (share - FALLING) * self.duration, SHOCK * 1.6)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the streak of the falling shell; `share` runs from 0 to 1."""
        if share < FALLING and not eyes.still():
            view = self.desk.view
            self._streak(surface, view.centre(self.event.hex), view.place_height / 2, share / FALLING)

    def _streak(self, surface: pygame.Surface, at: tuple[int, int], unit: float, share: float) -> None:
        """Draw the shell coming down steeply from the north-west, and a mark that closes on the hex."""
        back = (1 - share) * unit * 9
        tip = (at[0] - back * 0.42, at[1] - back)
        tail = (tip[0] - unit * 0.55, tip[1] - unit * 1.3)
        pygame.draw.line(surface, EARTH, tail, tip, max(2, round(unit * 0.07)))
        pygame.draw.line(surface, LIT, tip, (tip[0] - unit * 0.1, tip[1] - unit * 0.25), max(2, round(unit * 0.1)))
        shade = _disc(round(unit * (0.25 + 0.35 * share)), (*theme.INK, round(110 * share)))
        surface.blit(shade, shade.get_rect(center=at))


@lru_cache(maxsize=64)
def _disc(radius: int, ink: tuple[int, int, int, int]) -> pygame.Surface:
    """Return a soft disc: three rings that fade outwards. Cached."""
    side = max(2, radius)
    plate = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)
    for share, part in ((1.0, 0.3), (0.82, 0.62), (0.62, 1.0)):
        pygame.draw.circle(plate, (*ink[:3], round(ink[3] * part)), (side, side), side * share)
    return plate


class GroundRolled(BattleMotion[ev.GroundStruck]):
    """A die beside a hex that decides whether a crater is made or a building collapses."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.hex,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die and its result; `share` runs from 0 to 1."""
        event, side = self.event, theme.px(dice_faces.SIDE)
        x, y = self.desk.view.centre(event.hex)
        lies = share > ROLLING
        turn = 0 if lies else int((1 - share) * dice_on_board.TUMBLES)
        row = pygame.Rect(x - side // 2, y + round(self.desk.view.place_height * 0.4), side, side)
        dice_faces.die(str((event.roll + 3 * turn) % 10), side, lies and event.left).draw(surface, row.x, row.y)
        if lies:
            result = text(f"log-{event.mark}-left" if event.left else f"log-{event.mark}-spared")
            dice_on_board.note(surface, text("check-dice", need=event.need, result=result), row, self.desk.view.rect)
