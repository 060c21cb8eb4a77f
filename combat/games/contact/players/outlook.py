"""Knowledge and aims of a bot: enemies, objectives, the value of units and shots, derived from its seat's view."""

from __future__ import annotations

import math
from collections.abc import Iterator

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM, Point
from combat.games.contact.players.weights import Weights
from combat.games.contact.rules.fire.aiming import Context
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.standing.shot_forecast import Forecast, best_aims

NEAR_GOAL = 10 * CM
"""Distance to an objective within which a unit holds it (section 10)."""


def apart(a: Point, b: Point) -> float:
    """Return the distance of two points in cm."""
    return math.dist(a, b) / CM


class Outlook:
    """A seat's view at one question, with the aims of the seat."""

    def __init__(self, state: State, seat: Seat, weights: Weights) -> None:
        self.state, self.seat, self.weights = state, seat, weights
        self.mission = state.book.mission
        self.enemies = [each for each in state.units.values() if each.seat != seat and each.known]
        self.markers = [each for each in state.markers.values() if each.seat != seat]
        self.goals = [each.at for each in self.mission.objectives]
        held = state.held
        self.wanted = [each.at for each in self.mission.objectives if held.get(each.name) != seat]
        """Objectives that the seat does not hold."""

    @property
    def attacks(self) -> bool:
        """Return whether the seat must take an objective."""
        side = self.mission.side(self.seat)
        return bool(self.wanted) and not side.holds

    @property
    def late(self) -> bool:
        """Return whether the battle is in its last turns."""
        return self.state.turn > self.mission.turns - round(self.weights.late_turns)

    def goal_of(self, at: Point) -> Point | None:
        """Return the objective to take that is nearest to a point, else the nearest to hold; None if there are no
        objectives.
        """
        goals = self.wanted or self.goals
        return min(goals, key=lambda goal: apart(goal, at), default=None)

    def worth(self, unit: Unit) -> float:
        """Return the value of a unit in points, which is higher for leaders and for units on an objective."""
        card, weights = self.state.card(unit), self.weights
        found = float(max(card.points, 1))
        if card.arm == "command" or "observer" in card.traits:
            found *= weights.leader
        if unit.pose is not None and any(math.dist(pose_of(unit).point, goal) <= NEAR_GOAL for goal in self.goals):
            found *= weights.on_goal
        return found

    def gain(self, shot: Forecast, target: Unit) -> float:
        """Return the expected gain of a shot at a unit, in points."""
        weights = self.weights
        middle = weights.immobilised if shot.face else weights.demoralised * (not target.demoralised)
        share = shot.lost + middle * shot.demoralised + weights.suppressed * shot.suppressed * (not target.suppressed)
        return self.worth(target) * share

    def shots(self, unit: Unit, context: Context = "full") -> Iterator[tuple[float, Forecast, Unit]]:
        """Yield the best shots of a unit's weapons at each known enemy, as gain in points, shot and target.

        `context` is the kind of fire, which modifies it.
        """
        for enemy in self.enemies:
            for shot in best_aims(self.state, unit, enemy.id, context):
                yield self.gain(shot, enemy), shot, enemy

    def best_shots(self, unit: Unit, context: Context = "full") -> tuple[float, tuple[Forecast, ...]]:
        """Return the best fire of a unit in one act: the sum of its gains in points, and its shots.

        A vehicle fires each weapon once, any other unit only one weapon. Returns 0 and () without a useful shot.
        `context` is the kind of fire, which modifies it.
        """
        best = dict[str, tuple[float, Forecast]]()
        for gain, shot, _ in self.shots(unit, context):
            if gain > best.get(shot.aim.weapon, (0.0,))[0]:
                best[shot.aim.weapon] = gain, shot
        ranked = sorted(best.values(), key=lambda each: (-each[0], each[1].aim))
        if self.state.card(unit).arm != "vehicle":
            ranked = ranked[:1]
        return sum(gain for gain, _ in ranked), tuple(shot for _, shot in ranked)

    def least_fire(self, unit: Unit) -> float:
        """Return the gain in points from which a shot is worth a unit's act."""
        weights, card = self.weights, self.state.card(unit)
        if not self.attacks:
            least = weights.defend_fire
        else:
            least = weights.late_fire if self.late and card.on_foot else weights.attack_fire
        silent = unit.where in ("hidden", "marker") and card.arm == "gun"
        if silent and not any(
            apart(pose_of(unit).point, pose_of(each).point) <= weights.silent_within for each in self.enemies
        ):
            least = max(least, weights.silent * self.worth(unit))
        return least
