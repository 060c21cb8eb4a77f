"""The single path for standing answers: every answer given for the player in advance goes through here.

It counts as the player's own answer: it is journalled with his name, can be refused like any other, and is undone
together with the last answer that he gave by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from combat.engine.kernel.decision import Answer, Decision
from combat.games.volume1.rules.state import State

Standing: TypeAlias = Callable[[Decision, State], Answer | None]
"""Returns the answer to a question from what the player sees, or None where he must be asked."""


def nothing(decision: Decision, state: State) -> Answer | None:
    """Return None: the player is asked every question."""
    return None


class StandingAnswers:
    """Habits answer as soon as the rules ask; plans only after the player has been shown all that happened before.

    So a plan can be changed until its next step is shown, and stops for whatever the player has just been shown.
    """

    def __init__(self, habits: Standing = nothing, plans: Standing = nothing) -> None:
        self.habits, self.plans = habits, plans

    def at_once(self, decision: Decision, state: State) -> Answer | None:
        """Return the answer given without a pause: the only legal one, or one that the player never wants to be asked.

        Returns None to ask.
        """
        return self.habits(decision, state)

    def when_shown(self, decision: Decision, state: State) -> Answer | None:
        """Return the answer given after all events are shown, the next step of the player's plan; None to ask."""
        return self.plans(decision, state)
