"""Decision on a granted move: which teams make it, and their routes (L587-L595)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import DONE, Moves, TeamRoute
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.ground.way import way
from combat.games.armour.rules.moves.move_limits import after_moves
from combat.games.armour.rules.moves.random_ways import random_route
from combat.games.armour.rules.orders.ahead import ahead, is_ahead
from combat.games.armour.rules.orders.order import ORDERS, GrantedMoves
from combat.games.armour.rules.state import State, Team

TRIES = 3
"""Number of random routes that `samples` tries for a team."""


class MoveByOrder(WrittenDecision[State, Moves]):
    """Which teams make the move that an order grants? "move a1-1 tactical 12,30", or "done" (L587-L595)."""

    kind: ClassVar[str] = "move-by-order"
    notations = (Moves,)
    declined_with = DONE
    order: str = ""

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers endlessly: a move of one team, or "done"."""
        teams = state.granted.teams if state.granted else ()
        while True:
            move = None
            if teams and numbers.below(len(teams) + 1):
                move = self._random_move(state, state.teams[teams[numbers.below(len(teams))]], numbers)
            yield move or DONE

    def _random_move(self, state: State, team: Team, numbers: RandomSource) -> Moves | None:
        """Return a random legal move of a team; None if none of a few tries is legal."""
        assert state.granted is not None
        most = granted_limit(state, state.granted).distance
        for _ in range(TRIES):
            route: Route | None
            if ORDERS[state.granted.order].ahead:
                point = ahead(pose_of(team), 1 + numbers.below(most))
                route = Route([point], pose_of(team).heading) if min(point) >= 0 else None
            else:
                route = random_route(state, team, most, numbers)
            if route is not None:
                move = Moves([TeamRoute(team.id, "tactical", route)])
                if self.refusal(state, move) is None:
                    return move
        return None

    def refused(self, state: State, moves: Moves) -> Refusal | None:
        """Return the reason why the moves are refused; None if they are legal."""
        after = after_moves(state, self.seat, moves, _granted_refusal)
        return after if isinstance(after, Refusal) else None


def granted_limit(state: State, granted: GrantedMoves) -> Limit:
    """Return the limit on the distance of the moves that an order grants; raise ValueError if it grants none."""
    limits = state.book.limits
    match ORDERS[granted.order].move:
        case "blitz_move":
            return limits.blitz_move
        case "scoot_move":
            return limits.scoot_move
        case "follow_move":
            return limits.follow_move
    raise ValueError(granted.order)


def _granted_refusal(view: State, team: Team, part: TeamRoute) -> Refusal | None:
    """Return the reason why a team cannot make such a move by the current order."""
    granted = view.granted
    assert granted is not None
    order = ORDERS[granted.order]
    if team.id not in granted.teams:
        return Refusal("order-not-granted", order.line, (("team", team.id),))
    if part.speed == "dash":
        return Refusal("order-no-dash", order.line)
    limit = granted_limit(view, granted)
    if order.ahead and not is_ahead(pose_of(team), part.route, limit.distance):
        return Refusal("order-ahead", order.line, (("most", limit.distance),))
    gone = way(view, team, part.route, dash=False, facing="kept" if order.ahead else "along")
    if isinstance(gone, Refusal):
        return gone
    if not order.ahead and gone.distance > limit.distance:
        return Refusal("too-far", order.line, (("most", limit.distance), ("way", gone.distance)))
    return None
