"""Distance that infantry and guns keep from enemies that they see only during the move (L553)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.ground.pinned_ways import stations
from combat.games.armour.rules.ground.sighting import sees
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat


def near_refusal(state: State, team: Team, route: Route) -> Refusal | None:
    """Return the reason why infantry or a gun cannot follow a route; None if it can, or for tanks (L553).

    It must not see an enemy that is too near from a corner or the end. Enemies seen from the start are handled by
    `zones`.
    """
    if state.card(team).arm == "tank":
        return None
    limit, enemies = state.book.limits.foot_approach, list(state.on_table(other_seat(state.seat_of(team.id))))
    for pose in stations(team, route):
        there = replace(team, pose=pose)
        for enemy in enemies:
            if not holds(state, limit, there, enemy) and sees(state, there, enemy):
                return Refusal("too-near", "L553", (("team", enemy.id),))
    return None
