"""Motions of units: moves, dice to hit and to destroy, saves, tests, harm, discoveries."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import pygame

from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.tabletop.effects.painted import bursts, footwork, muzzles, strikes
from combat.engine.tabletop.effects.tracers import streaks, tracers
from combat.engine.tabletop.motion import eased
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.engine.words import text
from combat.games.contact.motion.contact_motion import ContactMotion, Told
from combat.games.contact.rules.events.act_events import DummyMoved, UnitFound, UnitMoved
from combat.games.contact.rules.events.close_events import CloseRolled, UnitWithdrew
from combat.games.contact.rules.events.fire_events import CheckRolled, FireFell, PlateTested, ShotRolled, UnitHarmed
from combat.games.contact.rules.events.turn_events import InitiativeRolled
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.board.along_route import place_on_route
from combat.games.miniatures.board.dice_chip import BAD, GOOD, draw_chip
from combat.games.miniatures.board.models_on_board import draw_at
from combat.games.miniatures.words import wording

Going: TypeAlias = UnitMoved | UnitWithdrew
FLIGHT = 0.45
"""Share of the time in which shells and bullets fly."""


class Goes(ContactMotion[Going]):
    """Motion of a unit along its path, turning at each corner; it shows nothing if the unit is unknown to the
    viewer.
    """

    def where(self) -> tuple[Pose, ...]:
        """Return the end of the path, then the unit's pose; empty if the unit is unknown to the viewer."""
        unit = self.desk.state.units.get(self.event.unit)
        known = unit is not None and unit.pose is not None
        return (self.event.path[-1], *self.seen((self.event.unit,))) if known and self.event.path else ()

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the unit with an offset of (0, 0), so that only the motion draws it; empty if the unit is unknown to
        the viewer."""
        return self.hides(self.event.unit) if self.where() else {}

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the unit where it is on its path at `share` (0 to 1) of the display time."""
        unit = self.desk.state.units.get(self.event.unit)
        if unit is None or unit.pose is None or not self.event.path:
            return
        route = Route(tuple(pose.point for pose in self.event.path), self.event.path[-1].heading)
        (x, y), heading = place_on_route(unit.pose, route, eased(share))
        piece = self.desk.title_desk.units.model(unit, Pose.at(unit.pose.point, heading))
        draw_at(surface, piece, self.desk.view.camera.to_screen((x / UNITS, y / UNITS)))


class Sneaks(ContactMotion[DummyMoved]):
    """Motion of a dummy, which only its owner sees move."""

    calls = False


class Shoots(ContactMotion[ShotRolled]):
    """Motion of a shot with 2D6: the flash, the shell, the dice beside the shooter."""

    def __init__(self, desk: ContactHub, event: ShotRolled, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.start, self.end = self.at(event.unit), self.at(event.target)
        if self.start is None or self.end is None:
            return
        (x, y), (to_x, to_y) = self.start.point, self.end.point
        way = math.degrees(math.atan2(to_y - y, to_x - x))
        self.cast(muzzles.MUZZLES["rifle-grenade"].effect, self.start, way=way)
        self.cast(strikes.HIT if event.hit else strikes.NEAR["earth"], self.end, after=self.duration * FLIGHT)

    def where(self) -> tuple[Pose, ...]:
        """Return the poses that should be in view: the target's, then the shooter's."""
        return self.seen((self.event.target, self.event.unit))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the shell, then the dice."""
        event = self.event
        if self.start is not None and self.end is not None and share < FLIGHT:
            streaks(surface, self.desk.view, self.start, self.end, share / FLIGHT, 1)
        words = text(
            "motion-shot", unit=names.subject(self.desk.state, event.unit), need=event.need, hit=wording.flag(event.hit)
        )
        dice = [(number, event.hit) for number in event.numbers]
        self.chip(surface, self.start or self.end, words, dice, share, GOOD if event.hit else BAD)


class Fires(ContactMotion[FireFell]):
    """Motion of several dice: bullets, shells or bombs, and the dice where they fall."""

    def __init__(self, desk: ContactHub, event: FireFell, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.start, self.end = self.at(event.unit), self.at(event.target) or event.at
        if self.end is not None and event.nature != "bullets":
            self.cast(bursts.BLASTS["howitzer" if event.nature == "bombardment" else "mortar"], self.end)
        elif self.start is not None and self.end is not None:
            (x, y), (to_x, to_y) = self.start.point, self.end.point
            way = math.degrees(math.atan2(to_y - y, to_x - x))
            self.cast(muzzles.MUZZLES["machine-gun"].effect, self.start, way=way)

    def where(self) -> tuple[Pose, ...]:
        """Return the poses that should be in view: the target's or the aiming point, then the shooter's."""
        places = (self.at(self.event.target) or self.event.at, self.at(self.event.unit))
        return tuple(pose for pose in places if pose is not None)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the bullets in flight, then the dice; `share` is the progress of the motion from 0 to 1."""
        event = self.event
        if self.start is not None and self.end is not None and event.nature == "bullets" and share < FLIGHT:
            tracers(surface, self.desk.view, self.start, self.end, share / FLIGHT)
        weapon = names.weapon(self.desk.state, event.weapon) if event.weapon else text("somebody")
        words = text("motion-fire", weapon=weapon, need=event.need, hits=event.hits)
        more = sum(term.value for term in event.scores)
        dice = [(number, number == 6 or number + more >= event.need) for number in event.numbers]
        self.chip(surface, self.end or self.start, words, dice, share, GOOD if event.hits else BAD)


class Tested(Told):
    """Motion of a test with one die."""

    event: CheckRolled

    def words(self) -> str:
        """Return the text on the test and its result."""
        event = self.event
        return text(
            "motion-test", about=names.subject(self.desk.state, event.unit), test=event.test, need=event.need,
            passed=wording.flag(event.passed),
        )  # fmt: skip

    def dice(self) -> Sequence[tuple[int, bool]]:
        """Return the die of the test, with whether it passed."""
        return [(self.event.number, self.event.passed)]


class Pierces(ContactMotion[PlateTested]):
    """Motion of the test whether a shot pierces the armour."""

    def where(self) -> tuple[Pose, ...]:
        """Return the pose of the target; empty if it is not on the table."""
        return self.seen((self.event.target,))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the dice and their sum against the armour."""
        event = self.event
        amount = sum(event.numbers) + sum(term.value for term in event.ledger)
        words = text("motion-plate", sum=amount, armour=event.armour, result=event.result)
        through = event.result != "none"
        dice = [(number, through) for number in event.numbers]
        self.chip(surface, self.at(event.target), words, dice, share, BAD if through else GOOD)


class Strikes(ContactMotion[CloseRolled]):
    """Motion of a die in close combat, against a vehicle, or of an overrun."""

    def where(self) -> tuple[Pose, ...]:
        """Return the poses that should be in view: the unit's, then its target's."""
        return self.seen((self.event.unit, self.event.target))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die beside the unit; `share` is the progress of the motion from 0 to 1."""
        event = self.event
        about = names.subject(self.desk.state, event.unit)
        words = text("motion-close", about=about, need=event.need, success=wording.flag(event.success))
        self.chip(
            surface, self.at(event.unit), words, [(event.number, event.success)], share, GOOD if event.success else BAD
        )


class Harmed(Told):
    """Motion of the effect of fire on a unit."""

    event: UnitHarmed
    ink = BAD

    def __init__(self, desk: ContactHub, event: Event, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        effects = {"wrecked": bursts.BLASTS["howitzer"], "lost": footwork.FALL, "demoralised": footwork.ROUT}
        self.cast(effects.get(self.event.harm, footwork.QUAKE), self.at(self.event.unit))

    def words(self) -> str:
        """Return the text on the effect on the unit."""
        return text("motion-harm", about=names.subject(self.desk.state, self.event.unit), harm=self.event.harm)


class Found(ContactMotion[UnitFound]):
    """Motion of the discovery of a unit, with the unit that found it."""

    def where(self) -> tuple[Pose, ...]:
        """Return the poses that should be in view: the found unit's, then its finder's."""
        return self.seen((self.event.unit, self.event.by))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the name of the finder beside the found unit."""
        event, state = self.event, self.desk.state
        by = names.subject(state, event.by) if event.by in state.units else "none"
        words = text("motion-found", about=names.subject(state, event.unit), by=by)
        self.chip(surface, self.at(event.unit) or self.at(event.by), words, (), share)


class Initiative(ContactMotion[InitiativeRolled]):
    """Motion of the initiative: the dice of both seats in the middle of the board."""

    calls = False

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the dice of both seats in the middle of the board; `share` is the progress of the motion from 0 to 1."""
        event, view = self.event, self.desk.view.rect
        words = text("motion-initiative", seat=wording.seat(event.winner))
        dice = [(number, seat == event.winner) for seat, number in zip(SEATS, event.numbers, strict=True)]
        draw_chip(surface, (view.centerx, view.centery - 60), view, words, dice, share)
