"""Plan of the moves straight ahead that the order Follow Me grants, each as far as possible (L595)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.heading import direction
from combat.engine.space.plane.point import MM, Point
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.sines import SCALE
from combat.games.armour.rules.answers import TeamRoute
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.ground.way import way
from combat.games.armour.rules.orders.ahead import ahead
from combat.games.armour.rules.state import State
from combat.games.armour.standing.move_plan import MovePlan

STEP = 5 * MM
"""Length by which a way is shortened until it is legal."""


def ahead_plan(state: State, group: Sequence[str], anchor: str, wanted: Point, most: int) -> MovePlan:
    """Return the plan of a group whose team `anchor` moves straight ahead until it is beside a wanted point.

    `most` is the greatest length by the order, in units of 0.1 mm.
    """
    start = pose_of(state.teams[anchor])
    (along, down), (x, y) = direction(start.heading), start.point
    far = ((wanted.x - x) * along + (wanted.y - y) * down) // SCALE
    length, parts, refused = max(0, min(far, most)), list[TeamRoute](), dict[str, Refusal]()
    for team in group:
        route = _farthest(state, team, length, refused)
        if route is not None:
            parts.append(TeamRoute(team, "tactical", route))
    own = next((part.route for part in parts if part.team == anchor), None)
    if own is None:
        short = refused.get(anchor, Refusal("order-ahead", "L595", (("most", most),)))
        return MovePlan("tactical", (), 0, most, short=short)
    return MovePlan("tactical", tuple(parts), own.length(start.point), most, short=refused.get(anchor))


def _farthest(state: State, team: str, length: int, refused: dict[str, Refusal]) -> Route | None:
    """Return the longest way of a team straight ahead up to a length; why it is shorter is noted."""
    each = state.teams[team]
    start = pose_of(each)
    for far in range(length, 0, -STEP):
        point = ahead(start, far)
        gone = way(state, each, Route([point], start.heading), dash=False, facing="kept") if min(point) >= 0 else None
        if gone is not None and not isinstance(gone, Refusal):
            return Route([point], start.heading)
        refused.setdefault(team, gone or Refusal("off-table", "A45"))
    return None
