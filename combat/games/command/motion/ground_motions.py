"""Motions in hexes: spotting rounds and drift, smoke, fire, light, works, melee."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, shapes, theme
from combat.engine.tabletop.effects.painted import bursts, footwork, muzzles
from combat.engine.tabletop.effects.shocks import MET, charging
from combat.engine.tabletop.motion import between, eased, faded
from combat.engine.words import text
from combat.games.command.motion.command_motion import BAD, GOOD, CommandMotion, note
from combat.games.command.rules.events import fight_events as fight
from combat.games.command.rules.events import ground_events as ground
from combat.games.command.rules.events import mission_events as missions
from combat.games.command.rules.events import turn_events as course
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.pieces import markers
from combat.games.command.words import command_names as names

Appears: TypeAlias = ground.SmokeLaid | ground.BlazeLit | ground.StarshellLit | ground.WorkPlaced | course.WorkSetUp
Clears: TypeAlias = ground.SmokeLifted | ground.StarshellDied | ground.WorkRemoved
AIM = theme.rgb("#D0341F")
"""Colour of the spotting crosshairs."""


class CalledDown(CommandMotion[missions.RoundPlaced | course.HexRead]):
    """Motion of a spotting round or a random hex: crosshairs close around it."""

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.event.hex,) if self.event.hex else ()

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        for hex_ in self.where():
            grown = 1.0 if eyes.still() else 1.8 - 0.8 * eased(min(1.0, share * 2))
            cross_hairs(surface, self.desk.view.centre(hex_), self.desk.view.place_height * 0.5 * grown)


class Spotted(CommandMotion[missions.AccuracyRolled]):
    """Motion of an accuracy roll: its total against the range."""

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        order = self.desk.state.order
        return (order.hex,) if order is not None and order.hex else ()

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        event = self.event
        for hex_ in self.where():
            cross_hairs(surface, self.desk.view.centre(hex_), self.desk.view.place_height * 0.5)
            words = text("motion-targeting", total=sum(part.value for part in event.sum), range=event.range)
            verdict = text("log-accuracy-rolled-result", result="hit" if event.hit else "missed")
            ink = GOOD if event.hit else BAD
            note(surface, f"{words} · {verdict}", self.foot(hex_), self.desk.view.camera.free, ink)


class Drifts(CommandMotion[missions.RoundDrifted]):
    """Motion of a drifting round, and the outline of its area."""

    def __init__(self, desk: CommandHub, event: missions.RoundDrifted, duration: float, wait: bool) -> None:
        order = desk.state.order
        self.start = order.hex if order is not None and order.hex else event.hex
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return tuple(dict.fromkeys(hex_ for hex_ in (self.event.hex, *self.event.area, self.start) if hex_))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        view, event = self.desk.view, self.event
        if not self.start:
            return
        if event.hex:
            at = between(view.centre(self.start), view.centre(event.hex), eased(min(1.0, share * 1.6)))
            cross_hairs(surface, at, view.place_height * 0.5)
        if share > 0.55 or eyes.still():
            for hex_ in event.area:
                cross_hairs(surface, view.centre(hex_), view.place_height * 0.22)
        if not event.area:
            card = self.desk.state.book.cards[event.card]
            words = text("log-round-drifted", result="lost", hex=self.start, white=card.white, colour=card.colour)
            note(surface, words, self.foot(self.start), view.camera.free, BAD)


class Appearing(CommandMotion[Appears]):
    """Motion of smoke, fire, light or a work appearing in a hex."""

    def __init__(self, desk: CommandHub, event: Appears, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        match event:
            case ground.SmokeLaid():
                self.cast(bursts.HISS, event.hex, offset=(0.0, 0.12))
            case ground.BlazeLit():
                for number, (x, y) in enumerate(((0.0, 0.0), (-0.28, 0.14), (0.26, 0.18), (0.08, -0.24))):
                    self.cast(bursts.BLASTS["grenade"], event.hex, offset=(x, y), after=number * duration * 0.12)
            case ground.StarshellLit():
                self.cast(muzzles.FLARE, event.hex)

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.event.hex,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        side = round(self.desk.title_desk.units.size * 0.8)
        match self.event:
            case ground.SmokeLaid(marker=marker):
                piece = markers.smoke(marker // 10, side)
            case ground.BlazeLit():
                piece = markers.marker("blaze", side)
            case ground.StarshellLit():
                piece = markers.marker("starshell", side)
            case _:
                piece = markers.works(self.event.work, side)
        x, y = self.desk.view.centre(self.event.hex)
        drop = round((1 - eased(min(1.0, share * 1.6))) * side * 0.5)
        picture = piece.surface.copy()
        picture.set_alpha(round(255 * (1 - faded(max(0.0, share - 0.6) / 0.4))))
        surface.blit(picture, picture.get_rect(center=(x, y - drop)))


class Clearing(CommandMotion[Clears]):
    """Motion of a removed marker: a pale ring spreads and fades."""

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first."""
        return (self.event.hex,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        side = round(self.desk.view.place_height * (0.4 + 0.5 * (0.5 if eyes.still() else faded(share))))
        ink = (*theme.rgb("#F3ECD6"), round(210 * (1 - share)))
        ring = shapes.rounded((side, side), side / 2, (0, 0, 0, 0), ink, max(2.0, theme.px(3)))
        surface.blit(ring, ring.get_rect(center=self.desk.view.centre(self.event.hex)))


class Charge(CommandMotion[fight.MeleeBegan]):
    """Motion of a melee: both stacks charge at each other."""

    def __init__(self, desk: CommandHub, event: fight.MeleeBegan, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.cast(footwork.CLASH, event.hex, after=0.0 if eyes.still() else self.duration * MET * 0.6)

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.event.hex,)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions (upper left corners) of displaced pieces, by id; `share` runs from 0 to 1."""
        if eyes.still():
            return {}
        out = charging(share, self.duration)
        found: dict[str, tuple[int, int]] = {}
        for unit in self.desk.state.units_in(self.event.hex):
            found |= self.step(unit.id, ((-1 if unit.side == self.desk.title_desk.seat else 1) * out, 0.0))
        return found

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        side = round(self.desk.title_desk.units.size * 0.55)
        x, y = self.desk.view.centre(self.event.hex)
        markers.marker("melee", side).draw(surface, x - side // 2, y - round(self.desk.title_desk.units.size * 0.9))


class MeleeTotal(CommandMotion[fight.MeleeRolled]):
    """Motion of a side's melee total, beside its stack."""

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.event.hex,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        own = self.event.side == self.desk.title_desk.seat
        x, y = self.foot(self.event.hex)
        words = text("log-melee-rolled", side=names.side(self.event.side), total=self.event.total)
        aside = theme.px(96) * (-1 if own else 1)
        note(surface, words, (x + aside, y), self.desk.view.camera.free)


def cross_hairs(surface: pygame.Surface, at: tuple[int, int], radius: float) -> None:
    """Draw crosshairs: a ring with four strokes; nothing if the radius is below 4 pixels."""
    wide, reach = max(2, theme.px(2.5)), round(radius)
    if reach < 4:
        return
    pygame.draw.circle(surface, theme.DARK, at, reach + 1, wide + 2)
    pygame.draw.circle(surface, AIM, at, reach, wide)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        start = (at[0] + dx * reach * 6 // 10, at[1] + dy * reach * 6 // 10)
        end = (at[0] + dx * reach * 13 // 10, at[1] + dy * reach * 13 // 10)
        pygame.draw.line(surface, AIM, start, end, wide)
