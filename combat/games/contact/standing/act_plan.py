"""A planned act of a unit before it is declared: its path, cut to the legal part, and its targets."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record, replace
from combat.engine.space.plane.heading import Heading, heading_to
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.snapping import snap_to_lattice
from combat.games.contact.rules.answers import Act, Mode, Verb
from combat.games.contact.rules.command.acting import straight_charge
from combat.games.contact.rules.ground.ways import Way
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.moves.figures_of_moves import allowance, move_way
from combat.games.contact.rules.state import State, Unit

ROUNDS = 14
"""Number of times that a way is halved in search of the longest one that is allowed."""
SHORTEST = 5 * MM
"""Ways shorter than this are no moves."""


class WayPlan(Record, gc=True):
    """Plan of a unit's move towards a wanted place."""

    act: Act | None
    """The act with its route; None if the unit cannot move at all that way."""
    way: Way | None
    most: int
    """Length that it may go on clear ground, in units of 0.1 mm."""
    short: Refusal | None = None
    """The reason why the way ends before the wanted place; None if it does not."""

    @property
    def end(self) -> Pose | None:
        """Return the last pose of the path; None if the unit cannot move."""
        return None if self.act is None or self.act.route is None else self.act.route.end

    @property
    def left(self) -> int:
        """Return the distance that the unit can still move after the costs of the ground, in units of 0.1 mm; 0 if
        it cannot move.
        """
        return 0 if self.way is None else max(0, self.most - self.way.minus - self.way.cost)


def plan_way(
    state: State, unit: Unit, verb: Verb, corners: Sequence[Point], heading: Heading | None,
    modes: Sequence[Mode] = (), judged: Sequence[Refusal] = (),
) -> WayPlan:  # fmt: skip
    """Return the plan of a move over some corners; without a heading the unit ends facing along its last leg.

    A path that is not legal as a whole is cut to its longest legal part. `modes` are those of the act, such as "back".
    `judged` is ignored.
    """
    start = pose_of(unit).point
    most = allowance(state, unit, verb, back="back" in modes, shows="show" in modes)
    whole = sum(math.dist(a, b) for a, b in pairwise((start, *corners)))
    act, found = _tried(state, unit, verb, corners, heading, modes)
    if isinstance(found, Way):
        return WayPlan(act, found, most)
    low, high, best = 0.0, whole, None
    for _ in range(ROUNDS):
        far = (low + high) / 2
        if far < SHORTEST:
            break
        cut, way = _tried(state, unit, verb, _cut(start, corners, far), heading, modes)
        if isinstance(way, Way):
            low, best = far, (cut, way)
        else:
            high = far
    return WayPlan(None, None, most, found) if best is None else WayPlan(best[0], best[1], most, found)


def _tried(
    state: State, unit: Unit, verb: Verb, corners: Sequence[Point], heading: Heading | None, modes: Sequence[Mode]
) -> tuple[Act, Way | Refusal]:
    start = pose_of(unit)
    legs = [(a, b) for a, b in pairwise((start.point, *corners)) if a != b]
    along = heading_to(*legs[-1]) if legs else start.heading
    kept = start.heading if "back" in modes else along
    act = Act(verb, Route(tuple(corners), kept if heading is None else heading), modes=modes)
    return act, move_way(state, unit, act)


def _cut(start: Point, corners: Sequence[Point], far: float) -> list[Point]:
    """Return the corners of a way that is at most so long, on whole millimetres."""
    found, left = list[Point](), far
    for a, b in pairwise((start, *corners)):
        long = math.dist(a, b)
        if long > left:
            share = left / long
            found.append(snap_to_lattice(Point(round(a.x + (b.x - a.x) * share), round(a.y + (b.y - a.y) * share))))
            return found
        found.append(b)
        left -= long
    return found


def plan_charge(state: State, unit: Unit, target: Unit) -> Act | None:
    """Return the straight charge of a unit at a target; None if it cannot move towards the target."""
    return straight_charge(state, unit, target)


def moved_there(state: State, unit: Unit, plan: WayPlan, verb: Verb) -> Unit:
    """Return a unit as it would be at the end of a plan; unchanged if it cannot move."""
    if plan.end is None or plan.way is None:
        return unit
    return replace(unit, pose=plan.end, moved=0 if verb == "crawl" else plan.way.length, cover=False, camouflaged=False)


NEAR_END = 15 * CM // 10
"""A second click within this distance of the end of a plan takes it, in units of 0.1 mm."""
