"""The one door of standing answers: whatever is answered for the player because he has said so in advance comes by it.

What it answers is the player's own answer, and journalled as such: it names him as every answer does, is refused like
any other, and is taken back together with the last answer that he gave by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from combat.engine.kernel.decision import Answer, Decision
from combat.games.volume1.rules.state import State

Standing: TypeAlias = Callable[[Decision, State], Answer | None]
"""An answer to a question that the player need not be asked, judged by what he sees; None where he must be asked."""


def nothing(decision: Decision, state: State) -> Answer | None:
    """Be asked everything."""
    return None


class StandingAnswers:
    """Habits answer as soon as the rules ask; plans only when the player has been shown all that happened before.

    So a plan can be changed until the moment at which its next step is seen to be taken, and stops for whatever its
    man's player has just been shown. Of both the plans know the question better, and of none is it asked twice.
    """

    def __init__(self, habits: Standing = nothing, plans: Standing = nothing) -> None:
        self.habits, self.plans = habits, plans

    def at_once(self, decision: Decision, state: State) -> Answer | None:
        """What is answered without a pause: one answer is left, or the player never wants to be asked for it."""
        return self.habits(decision, state)

    def when_shown(self, decision: Decision, state: State) -> Answer | None:
        """What is answered once nothing is left to be shown: the next step of what the player has planned."""
        return self.plans(decision, state)
