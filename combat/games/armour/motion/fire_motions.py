"""Motions of fire: muzzle flashes, shells and tracers, dice to hit, saves, bail outs and burning tanks."""

from __future__ import annotations

import math

import pygame

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import total
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.effects.painted import bursts, footwork, muzzles, strikes
from combat.engine.tabletop.effects.tracers import streaks, tracers
from combat.engine.words import text
from combat.games.armour.motion.armour_motion import ArmourMotion
from combat.games.armour.rules.events.fire_events import (
    BailedAgain,
    HitResolved,
    HitsSwapped,
    ShotRolled,
    TeamBailed,
    TeamDestroyed,
    UnitPinned,
)
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.dice_chip import BAD, GOOD, PLAIN

FLIGHT = 0.45
"""Share of the time in which shells and bullets fly."""


class Fires(ArmourMotion[ShotRolled]):
    """Motion of a shot: the flash, the projectile, and the dice of the shooter."""

    def __init__(self, desk: ArmourHub, event: ShotRolled, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        shot = event.shot
        self.weapon = desk.state.book.weapons[shot.weapon]
        self.start, self.end = self.at(shot.shooter), self.at(shot.target)
        if self.start is None or self.end is None:
            return
        (x, y), (to_x, to_y) = self.start.point, self.end.point
        way = math.degrees(math.atan2(to_y - y, to_x - x))
        kind = "rifle-grenade" if self.weapon.shells else "machine-gun"
        self.cast(muzzles.MUZZLES[kind].effect, self.start, way=way)
        if event.hits:
            self.cast(strikes.NEAR["earth"], self.end, way=-90.0, after=self.duration * FLIGHT)

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.shot.target, self.event.shot.shooter))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the projectile, then the dice beside the shooter; `share` is the progress of the motion from 0 to 1."""
        if self.start is not None and self.end is not None and share < FLIGHT:
            flown = share / FLIGHT
            if self.weapon.shells:
                streaks(surface, self.desk.view, self.start, self.end, flown, min(3, self.event.shot.dice))
            else:
                tracers(surface, self.desk.view, self.start, self.end, flown)
        event, state = self.event, self.desk.state
        need = event.shot.need
        words = text("motion-shot", team=names.team(state, event.shot.shooter), need=need, hits=event.hits)
        dice = [(number, number >= min(need, 6)) for number in event.numbers]
        dice += [(number, True) for number in event.confirmed]
        self.draw_dice(surface, event.shot.shooter, words, dice, share, GOOD if event.hits else PLAIN)


class Saves(ArmourMotion[HitResolved]):
    """Motion of a hit: the dice of the owner for armour or save, that of the shooter for firepower."""

    def __init__(self, desk: ArmourHub, event: HitResolved, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        if event.outcome in ("bailed", "destroyed"):
            self.cast(bursts.BLASTS["mortar"], self.at(event.hit.team), after=self.duration * 0.5)
        else:
            self.cast(strikes.HIT, self.at(event.hit.team))

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.hit.team,))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the dice and their sum; `share` is the progress of the motion from 0 to 1."""
        event, state = self.event, self.desk.state
        name = names.team(state, event.hit.team)
        if event.against:
            words = text(
                "motion-armour", team=name, armour=total(event.save), sum=total(event.save) + event.number,
                against=event.against, outcome=event.outcome,
            )  # fmt: skip
            saved = total(event.save) + event.number > event.against
        else:
            need = event.save[0].value
            words, saved = text("motion-save", team=name, need=need, outcome=event.outcome), event.number >= need
        dice = [(event.number, saved)]
        if event.firepower:
            dice.append((event.firepower, event.outcome in ("bailed", "destroyed")))
        ink = BAD if event.outcome in ("bailed", "destroyed") else GOOD
        self.draw_dice(surface, event.hit.team, words, dice, share, ink)


class Struck(ArmourMotion[Event]):
    """Motion of an effect on a team or unit: a word beside it."""

    ink = BAD

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self._about(),))

    def _about(self) -> str:
        return str(getattr(self.event, "team", "") or getattr(self.event, "unit", ""))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the word; `share` is the progress of the motion from 0 to 1."""
        about = self._about()
        self.draw_dice(
            surface,
            about,
            text(f"motion-{self.event.kind}", about=names.subject(self.desk.state, about)),
            (),
            share,
            self.ink,
        )


class Recovers(Struck):
    """Motion of a crew that is back, or of a unit that rallies."""

    ink = GOOD


class Bails(Struck):
    """Motion of a crew that bails out."""

    def __init__(self, desk: ArmourHub, event: TeamBailed, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.cast(footwork.ROUT, self.at(event.team))


class BlowsUp(Struck):
    """Motion of a team that is lost: a tank or an aircraft explodes."""

    def __init__(self, desk: ArmourHub, event: TeamDestroyed, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        blast = event.wreck or desk.state.card(event.team).arm == "aircraft"
        self.cast(bursts.BLASTS["howitzer"] if blast else footwork.FALL, self.at(event.team))


class Pinned(Struck):
    """Motion of a unit that is pinned."""

    def __init__(self, desk: ArmourHub, event: UnitPinned, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.cast(footwork.QUAKE, self.at(event.unit))


class HoldsOut(ArmourMotion[BailedAgain]):
    """Motion of a crew that is tested after a second bail out."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.team,))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die; `share` is the progress of the motion from 0 to 1."""
        event = self.event
        words = text(
            "motion-test",
            about=names.team(self.desk.state, event.team),
            test="bailed-again",
            need=event.need,
            passed="yes" if event.holds else "no",
        )
        dice = [(number, number >= event.need) for number in event.numbers]
        self.draw_dice(surface, event.team, words, dice, share, GOOD if event.holds else BAD)


class Swaps(ArmourMotion[HitsSwapped]):
    """Motion of Mistaken Target: the die beside the first of the two teams."""

    def where(self) -> tuple[Pose, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.seen((self.event.first, self.event.second))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the die and the names of both; `share` is the progress of the motion from 0 to 1."""
        event, state = self.event, self.desk.state
        words = text(
            "motion-swap",
            first=names.team(state, event.first),
            second=names.team(state, event.second),
            swaps="yes" if event.swaps else "no",
        )
        self.draw_dice(surface, event.first, words, [(event.number, event.swaps)], share, GOOD if event.swaps else BAD)
