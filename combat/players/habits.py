"""Standing wishes of a player: questions that he need not be asked, and what is answered for him.

The answers are journalled as habits, so undo takes each back together with the wish before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from combat.kernel.decisions import Answer, Decision
from combat.rules import eyes
from combat.rules.decisions import PASS, ChooseMan, ChooseMove, ChooseRate, ChooseWeapon, DuckBack
from combat.rules.state import Man, State

WITH_ONE_ANSWER = (ChooseMan, ChooseMove, ChooseWeapon, ChooseRate)
"""Questions that say nothing where they have one answer; a lone target is still the player's to fire at."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What a player does not care to be asked."""

    only_answers: bool = True
    """Where one answer is left, it is given."""
    calm: bool = True
    """Nobody ducks back where no enemy counter is in sight (7.19)."""
    idle_order: bool = True
    """Who of a team acts first is not asked where none of those left moves, fires or fights in this impulse (4.0)."""

    def answer(self, decision: Decision, state: State) -> Answer | None:
        """The habitual answer to a decision; None where the player must be asked."""
        if self.only_answers and isinstance(decision, WITH_ONE_ANSWER):
            options = list(islice(decision.options(state), 2))
            if len(options) == 1:
                return options[0]
        match decision:
            case DuckBack() if self.calm and not _in_sight_of_anyone(state, state.men[decision.subject]):
                return PASS
            case ChooseMan() if self.idle_order and all(_idles(state, state.men[str(man)]) for man in decision.answers):
                return decision.passes_with
        return None


def _in_sight_of_anyone(state: State, man: Man) -> bool:
    """Whether an enemy counter, known or not, has a line of sight to him."""
    return any(eyes.sees(state, foe, man) for foe in state.on_board("enemy"))


def _idles(state: State, man: Man) -> bool:
    """Whether his order lets him do nothing but look in this impulse, and no melee holds him."""
    if man.order is None or man.hex in state.melee:
        return False
    return state.book.charts.orders[man.order.id].figures[state.clock.impulse - 1] == "none"
