"""Motions of tests, of leaders, and banners of turns and phases."""

from __future__ import annotations

import pygame

from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import shapes, theme
from combat.engine.words import text
from combat.games.armour.motion.armour_motion import ArmourMotion
from combat.games.armour.rules.events.assault_events import AssaultRolled
from combat.games.armour.rules.events.morale_events import CommanderRolled, RatingTested
from combat.games.armour.rules.events.order_events import OrderGiven
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.armour_log import TELLERS
from combat.games.miniatures.board.dice_chip import BAD, GOOD, NOTE, PLAIN


class Tested(ArmourMotion[RatingTested]):
    """Motion of a test: the dice of the team or unit."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.subject,))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the dice; `share` is the progress of the motion from 0 to 1."""
        event = self.event
        words = text(
            "motion-test", about=names.subject(self.desk.state, event.subject), test=event.test, need=event.need,
            passed="yes" if event.passed else "no",
        )  # fmt: skip
        dice = [(number, number >= event.need) for number in event.numbers]
        self.draw_dice(surface, event.subject, words, dice, share, GOOD if event.passed else BAD)


class Ordered(ArmourMotion[OrderGiven]):
    """Motion of an order: the die of the leader."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.unit,))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die; `share` is the progress of the motion from 0 to 1."""
        event = self.event
        words = text(
            "motion-order", unit=names.unit(self.desk.state, event.unit), order=text(f"order-{event.order}"),
            need=event.need, passed="yes" if event.passed else "no",
        )  # fmt: skip
        ink = GOOD if event.passed else BAD
        self.draw_dice(surface, event.unit, words, [(event.number, event.passed)], share, ink)


class Strikes(ArmourMotion[AssaultRolled]):
    """Motion of the rolls of an assault: the dice of all who strike, beside the first of them."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen(roll.team for roll in self.event.rolls)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the dice; `share` is the progress of the motion from 0 to 1."""
        rolls = self.event.rolls
        if not rolls:
            return
        dice = [(roll.number, roll.number >= roll.need) for roll in rolls]
        hits = sum(1 for _, success in dice if success)
        words = text("motion-assault", need=rolls[0].need, hits=hits)
        self.draw_dice(surface, rolls[0].team, words, dice, share, GOOD if hits else PLAIN)


class Survives(ArmourMotion[CommanderRolled]):
    """Motion of the die for the survival of a commander."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.formation,))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die; `share` is the progress of the motion from 0 to 1."""
        event = self.event
        words = text("motion-commander", survives="yes" if event.survives else "no")
        self.draw_dice(
            surface, event.formation, words, [(event.number, event.survives)], share, GOOD if event.survives else BAD
        )


class Banner(ArmourMotion[Event]):
    """Motion of a turn, a phase or an ending: its log line across the board."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the line in the upper third of the board; nothing if the event has none."""
        entry = TELLERS[self.event.__class__](self.desk.state, self.event)
        if entry is None:
            return
        face, area, px = theme.font("heading", 24), self.desk.view.rect, theme.px
        words = entry.line
        strip = pygame.Rect(0, 0, min(area.width - px(40), round(face.width(words)) + px(56)), px(52))
        strip.center = area.centerx, area.y + area.height // 4
        surface.blit(shapes.rounded(strip.size, px(6), (*NOTE, 240), theme.INK, max(1.0, px(1.4))), strip)
        face.draw_in(surface, words, strip.inflate(-px(20), 0), theme.INK, align="center")
