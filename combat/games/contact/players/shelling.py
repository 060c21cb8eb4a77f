"""Bot's artillery: the point with the most enemies under the template and no friends near it (section 7)."""

from __future__ import annotations

import math

from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.contact.players.outlook import Outlook
from combat.games.contact.rules.answers import WAIT, At
from combat.games.contact.rules.measuring import ahead, pose_of
from combat.games.contact.rules.support.artillery import Adjust, Shift
from combat.games.miniatures.players.judged import Judged, judged

HARM = 0.25
"""Share of its worth that a unit under a volley loses, about."""
WAYS = 8
"""Directions in which a stray volley is shifted."""


def adjusted(outlook: Outlook, decision: Adjust) -> Judged:
    """Return the aiming point of a battery with the highest value; "wait" if no point is worth firing at."""
    battery = outlook.state.batteries[decision.subject]
    points = [pose_of(each).point for each in outlook.enemies if each.pose is not None and each.placed]
    points += [each.at for each in outlook.markers]
    points += [battery.at] if battery.at is not None else []
    disc = outlook.state.book.batteries[battery.card].disc
    ranked = sorted(((_worth(outlook, point, disc), str(Pose.at(point)), point) for point in points), reverse=True)
    for worth, _, point in ranked:
        answer = At(Pose.at(point))
        if worth > 0 and decision.refusal(outlook.state, answer) is None:
            return judged(answer, [("artillery", worth)])
    return judged(WAIT)


def _worth(outlook: Outlook, at: Point, disc: int) -> float:
    """Return what a volley at a point is worth; own units within its safety distance forbid it."""
    state, weights = outlook.state, outlook.weights
    safe = disc / 2 + weights.safety * CM
    if any(math.dist(pose_of(each).point, at) <= safe for each in state.placed(outlook.seat)):
        return 0.0
    under = [each for each in outlook.enemies if each.placed and math.dist(pose_of(each).point, at) <= disc / 2]
    signs = sum(math.dist(each.at, at) <= disc / 2 for each in outlook.markers)
    return HARM * sum(outlook.worth(each) for each in under) + HARM * weights.marker * signs


def shifted(outlook: Outlook, decision: Shift) -> Judged:
    """Return the point to which the other seat's stray volley is shifted: the farthest from own units."""
    start, table = decision.at.point, outlook.state.book.table
    ends = [start, *(ahead(start, turn * FULL // WAYS, decision.most - 1) for turn in range(WAYS))]
    inside = [point for point in ends if 0 <= point.x <= table.width and 0 <= point.y <= table.height]
    own = [pose_of(each).point for each in outlook.state.placed(outlook.seat)]
    best = max(inside, key=lambda point: (min((math.dist(point, each) for each in own), default=0.0), point))
    return judged(At(Pose.at(best)))
