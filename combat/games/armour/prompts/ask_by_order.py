"""Prompt for the moves that an order grants (L587-L595)."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.orders.order import ORDERS
from combat.games.armour.standing.ahead_plan import ahead_plan
from combat.games.armour.standing.movable import most_granted
from combat.games.armour.standing.move_plan import MovePlan


class AskByOrder(AskMoves[MoveByOrder]):
    """Prompt for `MoveByOrder`: the teams that the order allows move as far as it allows; by Follow Me straight
    ahead.
    """

    done = "move-order-done"

    def _made(self, anchor: str, pose: Pose) -> MovePlan:
        """Return the plan of the group of an anchor to a pose: by some orders straight ahead."""
        granted = self.state.granted
        if granted is None or not ORDERS[granted.order].ahead:
            return super()._made(anchor, pose)
        most = most_granted(self.state, self.decision)
        return ahead_plan(self.state, self.planner(anchor).group, anchor, pose.point, most)
