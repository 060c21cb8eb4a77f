"""Motions of teams on the table: deployment, moves along a way, turns towards a target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.motion import eased
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.engine.words import text
from combat.games.armour.motion.armour_motion import ArmourMotion
from combat.games.armour.rules.events.assault_events import TeamBrokeOff, TeamCharged, TeamConsolidated, TeamFellBack
from combat.games.armour.rules.events.fire_events import TeamFaced
from combat.games.armour.rules.events.move_events import CrossRolled, TeamMoved
from combat.games.armour.rules.events.turn_events import TeamDeployed
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.along_route import between_headings, place_on_route
from combat.games.miniatures.board.dice_chip import BAD, GOOD

Going: TypeAlias = TeamMoved | TeamCharged | TeamFellBack | TeamBrokeOff | TeamConsolidated
"""Events of a team that moves along a route."""


class Deployed(ArmourMotion[TeamDeployed]):
    """Motion of a team that is placed on the table: the camera moves there."""

    calls = False

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.event.pose,)


class Drives(ArmourMotion[Going]):
    """Motion of a team along its route, turning into each leg."""

    def __init__(self, desk: ArmourHub, event: Going, duration: float, wait: bool) -> None:
        self._before = desk.state.teams[event.team]
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Pose, ...]:
        """Return the end of the route, then the team's place; empty without a route."""
        return () if self.event.route is None else (self.event.route.end, *self.seen((self.event.team,)))

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the team with an offset of (0, 0), so that only the motion draws it; empty without a route."""
        return self.hides(self.event.team) if self.event.route is not None else {}

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the team at a share of its route."""
        team, start = self._before, self._before.pose
        if start is None or self.event.route is None:
            return
        (x, y), heading = place_on_route(start, self.event.route, eased(share))
        pose, turret = Pose.at(start.point, heading), team.turret + heading - start.heading
        self.draw_team(surface, team.id, self.desk.view.camera.to_screen((x / UNITS, y / UNITS)), pose, turret)


class Aims(ArmourMotion[TeamFaced]):
    """Motion of a shooter that turns its hull or its turret."""

    calls = False

    def __init__(self, desk: ArmourHub, event: TeamFaced, duration: float, wait: bool) -> None:
        self._before = desk.state.teams[event.team]
        super().__init__(desk, event, duration, wait)

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the team with an offset of (0, 0), so that only the motion draws it."""
        return self.hides(self.event.team)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the team at a share of its turn."""
        team, start = self._before, self._before.pose
        if start is None:
            return
        part = eased(share)
        heading = between_headings(start.heading, self.event.pose.heading, part)
        turret = between_headings(team.turret, self.event.turret, part)
        self.draw_team(surface, team.id, self.desk.view.centre(start), Pose.at(start.point, heading), turret)


class Crosses(ArmourMotion[CrossRolled]):
    """Motion of a Cross roll: the die where the ground is entered."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.event.at,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die and its purpose; `share` is the progress of the motion from 0 to 1."""
        event, state = self.event, self.desk.state
        words = text(
            "motion-cross", team=names.team(state, event.team), ground=names.ground(event.ground, state),
            need=event.need, crosses="yes" if event.crosses else "no",
        )  # fmt: skip
        self.draw_dice(
            surface, event.team, words, [(event.number, event.crosses)], share, GOOD if event.crosses else BAD
        )
