"""A planned move of one team or several in formation, before it is declared."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Moves, Speed, TeamRoute


class CrossRoll(Record):
    """A Cross roll, or roll among mines, that a planned move requires (L563)."""

    team: str
    ground: str
    """Kind of the scenery."""
    need: int

    @property
    def odds(self) -> float:
        """Return the chance of success, from 0.0 to 1.0."""
        return max(0.0, min(1.0, (7 - self.need) / 6))


class MovePlan(Record):
    """The moves of a group, limited to what is legal."""

    speed: Speed
    parts: tuple[TeamRoute, ...]
    """Moves in the order in which they are made; empty if the group cannot move that way at all."""
    distance: int
    """Length of the way in units of 0.1 mm."""
    limit: int
    """Greatest length for the slowest of them at this speed on this ground."""
    rolls: tuple[CrossRoll, ...] = ()
    short: Refusal | None = None
    """Reason why the way ends before the wanted place; None if it does not."""

    @property
    def moves(self) -> Moves:
        """Return the plan as an answer; raise ValueError if no team moves."""
        return Moves(self.parts)

    def end_of(self, team: str) -> Pose | None:
        """Return the pose of a team at the end of the plan; None if it does not move."""
        return next((each.route.end for each in self.parts if each.team == team), None)

    def corners_of(self, team: str) -> tuple[Point, ...]:
        """Return the corners of a team's route; empty if it does not move."""
        return next((each.route.corners for each in self.parts if each.team == team), ())
