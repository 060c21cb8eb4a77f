"""A simple bot as a baseline: walks to the nearest goal and takes the shots with the best odds."""

from __future__ import annotations

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.players.moving.formations import facing, formation
from combat.games.armour.players.shooting.aims import choices
from combat.games.armour.players.weights import weights_of
from combat.games.armour.rules.answers import DONE, Aim, FireOrder, Moves
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.shoot_units import ShootUnits, shooters
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.state import State, Unit

THERE = 8 * CM
"""Distance from a goal at which a unit stays."""


class BaselinePlayer:
    """Bot without a plan: it moves and fires; every other question is answered at random."""

    def __init__(self, seed: int = 0) -> None:
        self._numbers, self._weights = SplitMix(seed), weights_of(0)

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return the answer to a decision; a random one if it has none or an illegal one.

        `state` is the deciding seat's view.
        """
        found = self._chosen(decision, Outlook(state, decision.seat, self._weights))
        if found is not None and decision.refusal(state, found) is None:
            return found
        return decision.sample(state, self._numbers)

    def _chosen(self, decision: Decision, outlook: Outlook) -> Answer | None:
        match decision:
            case MoveUnits():
                return next((moves for unit in outlook.units() if (moves := _walk(outlook, unit)) is not None), DONE)
            case ShootUnits():
                return next((fire for unit in outlook.units() if (fire := _fire(outlook, unit)) is not None), DONE)
            case ActInAssault() | MoveByOrder():
                return DONE
        return None


def _walk(outlook: Outlook, unit: Unit) -> Moves | None:
    """Return the moves of a unit to the nearest goal; None if it is there or has moved."""
    state, chief = outlook.state, outlook.chief(unit)
    if chief is None or unit.moved or any(team.moved for team in outlook.teams(unit)):
        return None
    start = pose_of(chief).point
    goals = [goal.at for goal in (outlook.own_goals or outlook.enemy_goals)]
    goal = min(goals, key=lambda at: apart(at, start), default=None)
    speeds = state.card(chief).speeds
    if goal is None or speeds is None or apart(goal, start) <= THERE:
        return None
    end = outlook.way(goal, chief).along(start, min(speeds.tactical, round(apart(goal, start))))
    to = Point(*end)
    return formation(state, unit, to, facing(state, to, outlook.theirs, goal), "tactical")


def _fire(outlook: Outlook, unit: Unit) -> FireOrder | None:
    """Return the shots of a unit, each with the best odds; None if it has none."""
    aims = list[Aim]()
    for team in shooters(outlook.state, unit):
        best = max(
            choices(outlook, team), key=lambda each: (each.harm(outlook.weights.bailed), each.hits), default=None
        )
        aims.extend(best.aims if best is not None else ())
    return FireOrder(aims) if aims else None
