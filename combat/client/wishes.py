"""The player's standing wishes: what he need not be asked, because one answer is left or he has said so in advance."""

from __future__ import annotations

from itertools import islice

from combat.client.settings import Settings
from combat.kernel.decisions import Answer, Decision
from combat.rules import eyes
from combat.rules.decisions import PASS, ChooseMan, ChooseMove, ChooseRate, ChooseWeapon, DuckBack
from combat.rules.state import State

FORCED = (ChooseMan, ChooseMove, ChooseWeapon, ChooseRate)
"""Questions that are not put where they have one answer."""


class Wishes:
    """Answers for the player; each is journalled as a habit, and taken back with the answer before it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """The answer that need not be asked for, or None."""
        if isinstance(decision, DuckBack):
            return self._duck_back(decision, state)
        return forced(decision, state)

    def _duck_back(self, decision: DuckBack, state: State) -> Answer | None:
        """Asked always, never, or only in sight of a known enemy, as the settings say (7.19)."""
        wish = self._settings.duck_back
        if wish == "always":
            return None
        if wish == "in-sight" and eyes.sees_known_foe(state, state.men[decision.subject]):
            return None
        return PASS


def forced(decision: Decision, state: State) -> Answer | None:
    """The only answer of a question that is not worth asking."""
    if not isinstance(decision, FORCED):
        return None
    options = list(islice(decision.options(state), 2))
    return options[0] if len(options) == 1 else None
