"""A smoke bombardment before it is declared: start, angle, and length by number of guns (L693, L695)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import LayScreen
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.guns import artillery, artillery_weapon, gun_refusal
from combat.games.armour.rules.artillery.planning import plan, spotters
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen
from combat.games.armour.rules.state import State, Unit


class ScreenPlan:
    """Plan of a smoke screen by some guns of a unit, from a point along the heading of a pose."""

    def __init__(self, state: State, unit: Unit, at: Pose, guns: int) -> None:
        self.state, self.unit, self.at, self.guns = state, unit, at, guns
        self.refusal: Refusal | None = Refusal("no-spotter", "L667")
        """The reason why it cannot be fired; None if it can."""
        self.fire: FireMission | None = None
        self.call: LayScreen | None = None
        for spotter in spotters(state, unit):
            self._try(LayScreen(unit.id, spotter.id, at, guns))

    def _try(self, call: LayScreen) -> None:
        """Keep a call if its spotter ranges in more easily than those before."""
        found = plan(self.state, self.unit.seat, call)
        if isinstance(found, Refusal):
            self.refusal = found if self.call is None else None
        elif self.fire is None or found.need < self.fire.need:
            self.fire, self.call, self.refusal = found, call, None

    def shape(self) -> ConvexShape:
        """Return the area that the screen would cover."""
        figures = self.state.book.figures.artillery
        length = self.guns * figures.screen_per_gun
        band = SmokeScreen(self.unit.seat, self.at.point, self.at.heading, length, figures.screen_width)
        return band.shape()


def most_guns(state: State, unit: Unit) -> int:
    """Return the number of a unit's guns that could lay a screen now; 0 if it has none or has laid its screen
    (L693).
    """
    if unit.screened:
        return 0
    weapons = (artillery_weapon(state, team) for team in artillery(state, unit.id) if gun_refusal(state, team) is None)
    return sum(1 for weapon in weapons if weapon is not None and "smoke_bombardment" in weapon.traits)
