"""Standing answers: the only place that gives answers for the player in advance.

They count as the player's own: they are journalled with his name, can be refused like others, and are undone together
with the last answer that he gave by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from combat.engine.kernel.decision import Answer, Decision
from combat.games.volume1.rules.state import State

Standing: TypeAlias = Callable[[Decision, State], Answer | None]
"""Returns the answer to a question from what the player sees, or None where he must be asked."""


def nothing(decision: Decision, state: State) -> Answer | None:
    """Return None, so that the player is asked every question."""
    return None


class StandingAnswers:
    """Combines habits, which answer as soon as the rules ask, with plans, which answer after all events are shown.

    So a plan can be changed until its next step is shown, and it can stop because of what the player has just been
    shown.
    """

    def __init__(self, habits: Standing = nothing, plans: Standing = nothing) -> None:
        self.habits, self.plans = habits, plans

    def at_once(self, decision: Decision, state: State) -> Answer | None:
        """Return the answer that the player's habits give without a pause, or None to ask."""
        return self.habits(decision, state)

    def when_shown(self, decision: Decision, state: State) -> Answer | None:
        """Return the answer that the player's plans give after all events are shown, or None to ask."""
        return self.plans(decision, state)
