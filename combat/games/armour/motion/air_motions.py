"""Motions of aircraft: the die of a flight, flying in from beyond the table, flying off."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.motion import eased
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.engine.words import text
from combat.games.armour.motion.armour_motion import ArmourMotion
from combat.games.armour.rules.events.air_events import AircraftPlaced, FlightLeft, FlightRolled
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.dice_chip import BAD, GOOD, draw_chip

FAR = 150 * CM
"""Distance behind its place from which an aircraft comes, and ahead of it to which it leaves, in units of 0.1 mm."""


class ArrivalDie(ArmourMotion[FlightRolled]):
    """Motion of the die that brings a flight, in the upper part of the board since its aircraft have no place."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die and its purpose; `share` is the progress of the motion from 0 to 1."""
        event, area = self.event, self.desk.view.rect
        whose = names.unit(self.desk.state, event.unit)
        words = text(
            "motion-flight", unit=whose, need=event.need,
            arrives="yes" if event.arrives else "no",
        )  # fmt: skip
        at = area.centerx, area.y + area.height // 5
        draw_chip(
            surface, at, area, words, [(event.number, event.arrives)], share, GOOD if event.arrives else BAD, whose
        )


class FliesIn(ArmourMotion[AircraftPlaced]):
    """Motion of an aircraft that flies in to its place."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.event.pose,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the aircraft at a share of its way."""
        pose, back = self.event.pose, (1 - eased(share)) * FAR
        at = _ahead(pose, -back)
        self.draw_team(surface, self.event.team, self.desk.view.camera.to_screen(at), pose, pose.heading)


class FliesOff(ArmourMotion[FlightLeft]):
    """Motion of a flight that leaves: its aircraft fly on, faster and faster."""

    calls = False

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen(self.event.teams)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the aircraft, each with an offset of (0, 0), so that only the motion draws them."""
        return self.hides(*self.event.teams)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the aircraft at a share of their way."""
        for team in self.event.teams:
            pose = self.at(team)
            if pose is not None:
                at = _ahead(pose, eased(share) * share * FAR)
                self.draw_team(surface, team, self.desk.view.camera.to_screen(at), pose, pose.heading)


def _ahead(pose: Pose, far: float) -> tuple[float, float]:
    """Return the point so far ahead of a pose, in units of the sheet; behind it for a distance below 0."""
    x, y = pose.point.moved(*turned(Point(0, -round(far)), pose.heading))
    return x / UNITS, y / UNITS
