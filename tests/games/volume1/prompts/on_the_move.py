"""Create a battle in which men move."""

from __future__ import annotations

from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.prompts.ask_move import AskMove
from tests.games.volume1.table.sitting import Sitting


def sprinting(order: str) -> Sitting:
    """Return a battle in which every man has the given order, at the first question where to move."""
    sitting, player = Sitting(pace="instant"), CautiousPlayer()
    for _ in range(200):
        sitting.settle()
        prompt = sitting.desk.prompt
        assert prompt is not None
        if isinstance(prompt, AskMove):
            return sitting
        if prompt.decision.kind == "give-orders":
            for man in prompt.candidates():
                sitting.desk.controls.answer(f"{man} {order}")
            sitting.desk.controls.answer("commit")
        else:
            sitting.desk.controls.answer(player.answer(prompt.decision, sitting.session.view))
    raise AssertionError("nobody ever moves")
