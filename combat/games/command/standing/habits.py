"""What a player need not be asked: windows in which he could do nothing, or wants to do nothing, and only answers.

Where two play at one window, whether one of them is asked must tell the other nothing of a hand: there a habit looks at
what everybody sees, and not at the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Literal, get_args

from combat.engine.kernel.decision import Answer, Choice, Decision
from combat.games.command.rules.actions.boosts import INITIATIVE
from combat.games.command.rules.answers import PASS, Cards, CardUse, Pieces
from combat.games.command.rules.decisions import PickHex, PickUnit, PickWeapon, PickWord, React, Reroll
from combat.games.command.rules.orders.move import SetOff, must_move, unmoved
from combat.games.command.rules.orders.op_fire import SHOOT
from combat.games.command.rules.play.turns import DiscardCards
from combat.games.command.rules.state import State
from combat.games.command.rules.view import visible
from combat.games.command.standing.better_rolls import reroll_matters
from combat.games.command.standing.could_matter import could_hold, matters, shot_matters
from combat.games.command.standing.roll_order import ROLLS, order_matters

Asks = Literal["always", "matters", "never"]
ASKS: tuple[Asks, ...] = get_args(Asks)
"""When a player is asked about a card that he could play: whenever it fits, where it could matter, or never."""
REROLL = "reroll"
"""The name under which he says so of the initiative card."""
NEXT_ROLL = "next-roll"
"""And of which of several units rolls next."""
SET_OFF = "set-off"
"""And of a single unit that has to set off."""
OP_FIRE = "fire"
"""And of Op Fire, by a card or by those who were activated for it."""
NOBODY = ""
"""The seat of who sees what lies open to all."""
FORCED = (PickUnit, PickWeapon, PickHex, PickWord)


class CommandHabits:
    """Answers for a player; each is journalled as a habit."""

    def __init__(self, asks: Callable[[str], str], together: Callable[[], bool] = lambda: False) -> None:
        """`asks` tells when he wants to be asked about an action, or about a `REROLL`; `together` whether two persons
        play at this window."""
        self._asks, self._together = asks, together

    def go_by(self, asks: Callable[[str], str]) -> None:
        """Go by other settings than the player's, as in a lesson, which asks what it speaks of."""
        self._asks = asks

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """The answer that need not be asked for, or None."""
        if isinstance(decision, Reroll):
            return None if self._wants_reroll(self._judged(state), decision) else PASS
        if isinstance(decision, React):
            return None if self._wants(self._judged(state), decision) else PASS
        if isinstance(decision, PickUnit) and decision.why in ROLLS:
            return None if self._wants_order(self._judged(state), decision) else decision.answers[0]
        if isinstance(decision, DiscardCards):
            return None if state.hands[decision.seat] else Cards(())
        if isinstance(decision, SetOff):
            return None if self._asks(SET_OFF) == "always" else _sole_group(state)
        return only_answer(decision, state)

    def _judged(self, state: State) -> State:
        """What it is judged by: where two sit together what everybody sees, and no hand."""
        return visible(state, NOBODY) if self._together() else state

    def _wants_reroll(self, state: State, decision: Reroll) -> bool:
        asks = self._asks(REROLL)
        return asks == "always" or (asks == "matters" and reroll_matters(state, decision))

    def _wants_order(self, state: State, decision: PickUnit) -> bool:
        asks = self._asks(NEXT_ROLL)
        if len(decision.answers) == 1 or asks == "never":
            return False
        return asks == "always" or order_matters(state, decision, hand_known=not self._together())

    def _wants(self, state: State, decision: React) -> bool:
        """Whether one of the cards that he has, or where two sit together could have, is worth a question."""
        if SHOOT in decision.answers and (self._asks(OP_FIRE) == "always" or shot_matters(state, decision)):
            return True
        actions = could_hold(state, decision) if self._together() else held(decision)
        return any(self._is_asked(state, decision, action) for action in actions)

    def _is_asked(self, state: State, decision: React, action: str) -> bool:
        asks = self._asks(action)
        return asks == "always" or (asks == "matters" and matters(state, decision, action))


def held(decision: React) -> Iterable[str]:
    """The actions that the answers of a window play."""
    found = dict[str, None]()
    for answer in decision.answers:
        if answer == INITIATIVE:
            found[INITIATIVE] = None
        elif answer not in (PASS, SHOOT):
            found[CardUse.read(str(answer)).use] = None
    return found


def _sole_group(state: State) -> Answer | None:
    """The single unit that is left to set off, where it has to; cards it may play on its way (9.3)."""
    order = state.order
    waiting = unmoved(state, order) if order is not None else ()
    return Pieces(waiting) if order is not None and len(waiting) == 1 and must_move(state, order) else None


def only_answer(decision: Decision, state: State) -> Answer | None:
    """The answer of a question that has no other and tells nothing new."""
    if not isinstance(decision, FORCED) or not isinstance(decision, Choice):
        return None
    options = list(islice(decision.options(state), 2))
    return options[0] if len(options) == 1 else None
