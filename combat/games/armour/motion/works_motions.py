"""Motions of works and of the night: mines, crushed wire, and the distance that a unit sees."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.effects.painted import bursts, strikes
from combat.engine.words import text
from combat.games.armour.motion.armour_motion import ArmourMotion
from combat.games.armour.rules.events.move_events import MineRolled
from combat.games.armour.rules.events.night_events import NightSightRolled
from combat.games.armour.rules.events.works_events import WorkCrushed
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.dice_chip import BAD, GOOD, PLAIN
from combat.games.miniatures.words import wording


class Mined(ArmourMotion[MineRolled]):
    """Motion of a roll among mines: the die, and a blast if one goes off."""

    def __init__(self, desk: ArmourHub, event: MineRolled, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        if not event.safe:
            self.cast(bursts.BLASTS["mortar"], event.at, after=self.duration * 0.5)

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.event.at,)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die and its purpose; `share` is the progress of the motion from 0 to 1."""
        event = self.event
        words = text(
            "motion-mine", team=names.team(self.desk.state, event.team), need=event.need,
            safe="yes" if event.safe else "no",
        )  # fmt: skip
        self.draw_dice(surface, event.team, words, [(event.number, event.safe)], share, GOOD if event.safe else BAD)


class Crushes(ArmourMotion[WorkCrushed]):
    """Motion of a vehicle that crushes wire: earth flies."""

    def __init__(self, desk: ArmourHub, event: WorkCrushed, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.cast(strikes.NEAR["earth"], event.work.pose, way=-90.0)

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (self.event.work.pose,)


class LooksOut(ArmourMotion[NightSightRolled]):
    """Motion of a unit's roll for its sight by night: its die and the distance (A39)."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.unit,))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die beside the unit's leader; `share` is the progress of the motion from 0 to 1."""
        event = self.event
        words = text(
            "motion-night-sight", unit=names.unit(self.desk.state, event.unit), distance=wording.length(event.distance)
        )
        self.draw_dice(surface, event.unit, words, [(event.number, True)], share, PLAIN)
