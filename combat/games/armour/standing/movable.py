"""Teams that may move by a decision about moves, and how far; for all kinds of such decisions (L551, L587, L737)."""

from __future__ import annotations

from combat.engine.kernel.decision import Decision, Refusal
from combat.games.armour.rules.assault.consolidation import Consolidate, consolidating
from combat.games.armour.rules.moves.move_limits import mover_refusal
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.move_by_order import MoveByOrder, granted_limit
from combat.games.armour.rules.play.spearhead import MoveSpearhead, may_move_as_spearhead
from combat.games.armour.rules.state import State


def may_move(state: State, decision: Decision, team: str) -> bool:
    """Return whether a decision allows a team to move; False for decisions that are not about moves."""
    match decision:
        case MoveUnits() if team in state.teams:
            return state.seat_of(team) == decision.seat and mover_refusal(state, state.teams[team]) is None
        case MoveByOrder():
            return state.granted is not None and team in state.granted.teams
        case MoveSpearhead():
            return may_move_as_spearhead(state, decision.seat, team)
        case Consolidate():
            return any(each.id == team for each in consolidating(state, decision.units))
    return False


def why_not(state: State, decision: Decision, team: str) -> Refusal | None:
    """Return the reason why a decision does not allow a team of its seat to move; None if it does, or without a
    reason.
    """
    if may_move(state, decision, team):
        return None
    match decision:
        case MoveUnits():
            return mover_refusal(state, state.teams[team])
        case MoveByOrder():
            return Refusal("order-not-granted", "L585", (("team", team),))
        case MoveSpearhead():
            return Refusal("no-spearhead", "L767")
        case Consolidate():
            return Refusal("no-victor", "L737")
    return None


def most_granted(state: State, decision: Decision) -> int:
    """Return the greatest length of a move that a decision allows, in units of 0.1 mm; 0 for the team's own speed."""
    match decision:
        case MoveByOrder() if state.granted is not None:
            return granted_limit(state, state.granted).distance
        case Consolidate():
            return state.book.limits.consolidation.distance
    return 0
