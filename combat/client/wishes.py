"""The player's standing wishes: what he need not be asked, because only one answer is left or he has said so."""

from __future__ import annotations

from itertools import islice

from combat.kernel.decisions import Answer, Decision
from combat.rules.decisions import ChooseMan, ChooseMove, ChooseRate, ChooseWeapon
from combat.rules.state import State

FORCED = (ChooseMan, ChooseMove, ChooseWeapon, ChooseRate)
"""Questions that are not put where they have one answer."""


def forced(decision: Decision, state: State) -> Answer | None:
    """The only answer of a question that is not worth asking."""
    if not isinstance(decision, FORCED):
        return None
    options = list(islice(decision.options(state), 2))
    return options[0] if len(options) == 1 else None
