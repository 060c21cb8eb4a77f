"""Motions of bombardments: the dice of ranging in, shells that fall, screens of smoke."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.effects.painted import bursts, muzzles
from combat.engine.words import text
from combat.games.armour.motion.armour_motion import ArmourMotion
from combat.games.armour.rules.events.artillery_events import BombardmentDeclared, RangeRolled, TeamShelled
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.dice_chip import BAD, GOOD, PLAIN


class Bombards(ArmourMotion[BombardmentDeclared]):
    """Motion of a bombardment that begins: each gun fires."""

    def __init__(self, desk: ArmourHub, event: BombardmentDeclared, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        for gun in event.fire.guns:
            pose = self.at(gun)
            self.cast(
                muzzles.MUZZLES["rifle-grenade"].effect, pose, way=0.0 if pose is None else pose.heading / 10 - 90
            )

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return (Pose(*self.event.fire.at), *self.seen(self.event.fire.guns))


class RangesIn(ArmourMotion[RangeRolled]):
    """Motion of an attempt to range in: the die beside the spotter, a shell that falls."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.spotter,))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die and its purpose; `share` is the progress of the motion from 0 to 1."""
        event, passed = self.event, "yes" if self.event.passed else "no"
        words = text("motion-range", attempt=event.attempt, need=event.need, passed=passed)
        dice = [(event.number, event.passed)]
        self.draw_dice(surface, event.spotter, words, dice, share, GOOD if event.passed else BAD)


class Shelled(ArmourMotion[TeamShelled]):
    """Motion of shells on a team: a blast, and the dice."""

    def __init__(self, desk: ArmourHub, event: TeamShelled, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.cast(bursts.BLASTS["mortar"], self.at(event.team))

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.team,))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die, and the one that was rolled again; `share` is the progress of the motion from 0 to 1."""
        event = self.event
        words = text(
            "motion-shelled", team=names.team(self.desk.state, event.team), need=event.need,
            hit="yes" if event.hit else "no",
        )  # fmt: skip
        dice = [(number, number >= event.need) for number in (event.number, event.again) if number]
        self.draw_dice(surface, event.team, words, dice, share, GOOD if event.hit else PLAIN)
