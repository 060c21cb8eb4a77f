"""Motions of ambushes that appear, dice for reserves, and units that enter at the edge (L543, A36, A37)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.motion import eased
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.engine.words import text
from combat.games.armour.motion.armour_motion import ArmourMotion
from combat.games.armour.rules.answers import TeamPose
from combat.games.armour.rules.events.hidden_events import (
    AmbushRevealed,
    ReserveEntered,
    ReservesRolled,
    UnitWithdrawn,
)
from combat.games.armour.rules.hidden.edge_entry import stretch
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.dice_chip import BAD, GOOD, PLAIN, draw_chip
from combat.games.miniatures.board.models_on_board import draw_at
from combat.games.miniatures.words import wording

BEYOND = 8 * CM
"""Distance outside the table from which a unit of the reserve comes, in units of 0.1 mm."""
CLEAR = 0.6
"""Share of the time after which teams in ambush are no longer pale."""


class Appears(ArmourMotion[AmbushRevealed]):
    """Motion of an ambush: pale models that become clear, with a battle cry above them."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return _poses(self.event.places)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the teams, each with an offset of (0, 0), so that only the motion draws them."""
        return self.hides(*(place.team for place in self.event.places))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the teams where they appear; `share` is the progress of the motion from 0 to 1."""
        teams, state = self.desk.title_desk.teams, self.desk.state
        for name, pose in self.event.places:
            team, ghost = state.teams[name], share < CLEAR
            piece = teams.face(team, pose=pose, turret=pose.heading, ghost=ghost)
            draw_at(surface, piece, self.desk.view.centre(pose))
        words = text("motion-ambush", unit=names.unit(state, self.event.unit))
        draw_chip(surface, self.desk.view.centre(self.event.places[0].pose), self.desk.view.rect, words, (), share, BAD)


class Enters(ArmourMotion[ReserveEntered]):
    """Motion of a reserve: its teams drive and walk in from beyond the edge."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return _poses(self.event.places)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the teams, each with an offset of (0, 0), so that only the motion draws them."""
        return self.hides(*(place.team for place in self.event.places))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the teams on their way in; `share` is the progress of the motion from 0 to 1."""
        left = round(BEYOND * (1 - eased(share)))
        for name, pose in self.event.places:
            x, y = pose.point.moved(*turned(Point(0, left), pose.heading))
            self.draw_team(surface, name, self.desk.view.camera.to_screen((x / UNITS, y / UNITS)), pose, pose.heading)


class LooksForReserves(ArmourMotion[ReservesRolled]):
    """Motion of the dice for reserves, at their stretch of the edge."""

    @property
    def _middle(self) -> Pose:
        one, other = stretch(self.desk.state, self.event.seat)
        return Pose((one.x + other.x) // 2, (one.y + other.y) // 2)

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self._middle,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the dice and how many units they bring; `share` is the progress of the motion from 0 to 1."""
        event, need = self.event, self.desk.state.book.figures.arrivals.reserves
        words = text("motion-reserves", need=need, units=event.units, dice=len(event.numbers))
        dice = [(number, number >= need) for number in event.numbers]
        at, view = self.desk.view.centre(self._middle), self.desk.view.rect
        draw_chip(surface, at, view, words, dice, share, GOOD if event.units else PLAIN, wording.seat(event.seat))


class Leaves(ArmourMotion[UnitWithdrawn]):
    """Motion of a unit that leaves the table: its models stay for a while as ghosts."""

    def __init__(self, desk: ArmourHub, event: UnitWithdrawn, duration: float, wait: bool) -> None:
        self._teams = tuple(desk.state.teams_of(event.unit))
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return tuple(team.pose for team in self._teams if team.pose is not None)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the teams where they were; `share` is the progress of the motion from 0 to 1."""
        teams = self.desk.title_desk.teams
        for team, pose in zip(self._teams, self.where(), strict=True):
            draw_at(surface, teams.face(team, ghost=True), self.desk.view.centre(pose))


def _poses(places: Iterable[TeamPose]) -> tuple[Pose, ...]:
    return tuple(place.pose for place in places)
