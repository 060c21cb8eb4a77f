"""Prompt for moves of spearheads before the first turn (L767)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.rules.play.spearhead import MoveSpearhead, spearhead_refusal
from combat.games.armour.standing.move_plan import MovePlan


class AskSpearhead(AskMoves[MoveSpearhead]):
    """Prompt for `MoveSpearhead`: the spearhead teams move once, as in a turn but not near the enemy."""

    done = "spearhead-done"

    def _made(self, anchor: str, pose: Pose) -> MovePlan:
        """Return the plan of the group of an anchor to a pose; without moves where a spearhead may not end."""
        plan = super()._made(anchor, pose)
        refused = spearhead_refusal(self.state, self.decision.seat, plan.moves) if plan.parts else None
        return plan if refused is None else replace(plan, parts=(), rolls=(), short=refused)
