"""Motions of counters: placed, moving, exiting, turned over, trembling, eliminated."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Generic, Protocol, TypeAlias, TypeVar

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, shapes, theme
from combat.engine.tabletop.effects import toppling
from combat.engine.tabletop.effects.painted import footwork
from combat.engine.tabletop.effects.shocks import trembling
from combat.engine.tabletop.hexes.hex_ways import way_between
from combat.engine.tabletop.motion import between, eased, faded
from combat.games.command.motion.command_motion import AWAY, CommandMotion
from combat.games.command.rules.events import fight_events as fight
from combat.games.command.rules.events import turn_events as course
from combat.games.command.rules.events import unit_events as units
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.pieces import counters
from combat.games.command.table.pieces.faces_from_state import unit_face

PutDown: TypeAlias = course.UnitPlaced | units.UnitArrived | units.UnitReturned | units.UnitRecruited | units.UnitSplit
Moved: TypeAlias = fight.GroupMoved | units.UnitMoved
Turned: TypeAlias = units.UnitBroke | units.UnitRallied
Marked: TypeAlias = (
    units.UnitSuppressed | units.SuppressionLifted | units.VeteranMade | units.WeaponBroke | units.WeaponRepaired
    | units.WeaponTaken | course.SpotterNamed
)  # fmt: skip
HEIGHT = 0.55
"""Height from which a counter is placed, in its own widths."""
SHAKE = 0.09
"""Amplitude of a counter that breaks or is suppressed, in its own widths."""
FALL = toppling.Fall(lean=58, small=0.76, down=0.45, gone=0.72)
RINGS = {units.UnitSuppressed: theme.rgb("#35606E"), units.WeaponBroke: theme.rgb("#8C2A1C")}
"""Ring colours of markings; golden for good news."""


class SetDown(CommandMotion[PutDown]):
    """Motion of counters placed in a hex."""

    def ids(self) -> tuple[str, ...]:
        """Return the ids of the placed units."""
        return self.event.teams if isinstance(self.event, units.UnitSplit) else (self.event.unit,)

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        if isinstance(self.event, units.UnitSplit):
            return self.hexes_of((self.event.unit,))
        return (self.event.hex,) if self.event.hex else ()

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions (upper left corners) of displaced pieces, by id; `share` runs from 0 to 1."""
        left = 1 - eased(min(1.0, share * 1.4))
        found: dict[str, tuple[int, int]] = {}
        for id_ in self.ids():
            found |= self.step(id_, (0.0, -HEIGHT * left))
        return found


class March(CommandMotion[Moved]):
    """Motion of units into the next hex; retreating units run."""

    def __init__(self, desk: CommandHub, event: Moved, duration: float, wait: bool) -> None:
        who = event.units if isinstance(event, fight.GroupMoved) else (event.unit,)
        self.starts: dict[str, tuple[Hex, int, int]] = {}
        """Start of each unit: its hex, and its counter's offset from the centre."""
        for id_ in who:
            hex_, place = desk.title_desk.place_of(id_), desk.title_desk.units.place_of(id_)
            if hex_ is not None and place is not None:
                x, y = desk.view.centre(hex_)
                self.starts[id_] = hex_, place.x - x, place.y - y
        super().__init__(desk, event, duration, wait)
        order = desk.state.order
        runs = order is not None and order.kind == "rout"
        for start in dict.fromkeys(hex_ for hex_, *_ in self.starts.values()):
            effect = footwork.ROUT if runs else footwork.TROT
            self.cast(effect, start, way=way_between(start, event.hex) if start != event.hex else 0.0)

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        starts = (hex_ for hex_, *_ in self.starts.values())
        return tuple(dict.fromkeys(hex_ for hex_ in (self.event.hex, *starts) if hex_))

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions (upper left corners) of displaced pieces, by id; `share` runs from 0 to 1."""
        found: dict[str, tuple[int, int]] = {}
        for id_, (hex_, dx, dy) in self.starts.items():
            place = self.place(id_)
            if place is not None:
                x, y = self.desk.view.centre(hex_)
                found[id_] = between((x + dx, y + dy), (place.x, place.y), eased(share))
        return found


class OfUnit(Protocol):
    """Protocol of events about one unit."""

    @property
    def unit(self) -> str:
        """Return the id of the unit that the event is about."""


U = TypeVar("U", bound=OfUnit)


class WithCounter(CommandMotion[U], Generic[U]):
    """Base of motions of a unit whose counter may change or disappear: the old counter is kept for drawing."""

    def __init__(self, desk: CommandHub, event: U, duration: float, wait: bool) -> None:
        place = desk.title_desk.units.place_of(event.unit)
        self.at = (place.x, place.y) if place is not None else None
        unit = desk.state.units.get(event.unit)
        self.hex = unit.hex if unit is not None and unit.hex else None
        known = unit is not None and place is not None
        self.before = unit_face(desk.state, event.unit) if known else None
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.hex,) if self.hex else ()


class TurnOver(WithCounter[Turned]):
    """Motion of a counter turning over, when it breaks or rallies; a breaking unit also trembles."""

    def __init__(self, desk: CommandHub, event: Turned, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.breaks = isinstance(event, units.UnitBroke)
        if self.breaks:
            self.cast(footwork.QUAKE, self.hex)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions (upper left corners) of displaced pieces, by id; `share` runs from 0 to 1."""
        if eyes.still() or self.before is None or share >= 1:
            return {}
        return {self.event.unit: AWAY}

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        place = self.place(self.event.unit)
        if place is None or self.before is None or eyes.still() or share >= 1:
            return
        turned = min(1.0, share / 0.7)
        face = self.before if turned < 0.5 else unit_face(self.desk.state, self.event.unit)
        piece = counters.unit(face, place.size)
        wide = max(2, round(piece.surface.get_width() * abs(1 - 2 * turned)))
        picture = pygame.transform.smoothscale(piece.surface, (wide, piece.surface.get_height()))
        aside = round(SHAKE * place.size * trembling(share * self.duration, 0.16)) if self.breaks else 0
        middle = (place.x + place.size // 2 + aside, place.y - piece.origin[1] + piece.surface.get_height() // 2)
        surface.blit(picture, picture.get_rect(center=middle))


class Pulse(CommandMotion[Marked]):
    """Motion of a marked unit: a ring spreads around its counter; a suppressed unit ducks."""

    def about(self) -> str:
        """Return the id of the counter that the ring is drawn around: the weapon or unit that the event marks."""
        match self.event:
            case units.WeaponBroke() | units.WeaponRepaired():
                return self.event.weapon
            case units.WeaponTaken():
                return self.event.taker
        return self.event.unit

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.hexes_of((self.about(),))

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions (upper left corners) of displaced pieces, by id; `share` runs from 0 to 1."""
        if eyes.still() or not isinstance(self.event, units.UnitSuppressed):
            return {}
        return self.step(self.event.unit, (0.0, SHAKE * math.sin(math.pi * share)))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        place = self.place(self.about())
        if place is None:
            return
        grown = 0.5 if eyes.still() else faded(share)
        side = round(place.size * (1.0 + 0.5 * grown))
        ink = (*RINGS.get(type(self.event), theme.CHOSEN), round(220 * (1 - share)))
        ring = shapes.rounded((side, side), theme.px(8), (0, 0, 0, 0), ink, max(2.0, theme.px(3)))
        surface.blit(ring, ring.get_rect(center=place.rect.center))


class Fallen(WithCounter[units.UnitEliminated]):
    """Motion of an eliminated unit: its counter leaps, tips over and fades."""

    def __init__(self, desk: CommandHub, event: units.UnitEliminated, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self._toppling = toppling.Toppling(FALL)
        if self.before is not None:
            self.cast(footwork.FALL, self.hex, after=0.0 if eyes.still() else self.duration * FALL.down)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        if self.before is None or self.at is None or self.hex is None:
            return
        face, size = self.before, self.desk.title_desk.units.size
        corner = self.desk.title_desk.units.single_corner(self.hex)
        self._toppling.draw(surface, lambda: counters.unit(face, size).surface, corner, size, share)


class Departs(WithCounter[units.UnitExited]):
    """Motion of a unit exiting by the enemy edge: its counter moves off and fades."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        if self.before is None or self.hex is None:
            return
        size = self.desk.title_desk.units.size
        x, y = self.desk.title_desk.units.single_corner(self.hex)
        edge = self.desk.state.book.forces[self.before.side].edge
        ways = {"top": (0, 1), "bottom": (0, -1), "left": (1, 0), "right": (-1, 0)}
        right, down = ways[edge]
        far = 0.0 if eyes.still() else eased(share) * self.desk.view.place_height
        picture = counters.unit(self.before, size).surface.copy()
        picture.set_alpha(round(255 * (1 - faded(share))))
        surface.blit(picture, (x + round(right * far), y + round(down * far)))
