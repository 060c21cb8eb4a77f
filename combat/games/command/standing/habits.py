"""Habits: questions answered automatically because the player can do nothing, wants nothing, or has one answer.

In hot-seat play, whether a player is asked must not reveal the player's hand; then only public information decides.
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
from combat.games.command.standing.likely_picks import idle_pick
from combat.games.command.standing.roll_order import ROLLS, order_matters

Asks = Literal["always", "matters", "never"]
ASKS: tuple[Asks, ...] = get_args(Asks)
"""The settings for a playable card: asked whenever it fits, when it could matter, or never."""
REROLL = "reroll"
"""Name of this setting for the initiative card."""
NEXT_ROLL = "next-roll"
"""Name of this setting for the order of rolls."""
SET_OFF = "set-off"
"""Name of this setting for a single unit that must move."""
OP_FIRE = "fire"
"""Name of this setting for Op Fire."""
NOBODY = ""
"""Seat that sees only public information."""
FORCED = (PickUnit, PickWeapon, PickHex, PickWord)


class CommandHabits:
    """Automatic answers for a player; each is journalled as a habit."""

    def __init__(self, asks: Callable[[str], str], together: Callable[[], bool] = lambda: False) -> None:
        """Create the answers by settings: `asks` returns the setting for an action or another name.

        `together` returns whether two players share the window.
        """
        self._asks, self._together = asks, together

    def go_by(self, asks: Callable[[str], str]) -> None:
        """Use `asks`, which maps an action to a setting, in place of the player's settings; used in lessons."""
        self._asks = asks

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """Return the automatic answer, or None if the player must be asked."""
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
        idle = idle_pick(decision, state) if isinstance(decision, PickUnit | PickWeapon) else None
        return only_answer(decision, state) if idle is None else idle

    def _judged(self, state: State) -> State:
        """Return the state to decide by: in hot-seat play the public view, without hands."""
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
        """Return whether a card that the player has, or in hot-seat play could have, is worth a question."""
        if SHOOT in decision.answers and (self._asks(OP_FIRE) == "always" or shot_matters(state, decision)):
            return True
        actions = could_hold(state, decision) if self._together() else held(decision)
        return any(self._is_asked(state, decision, action) for action in actions)

    def _is_asked(self, state: State, decision: React, action: str) -> bool:
        asks = self._asks(action)
        return asks == "always" or (asks == "matters" and matters(state, decision, action))


def held(decision: React) -> Iterable[str]:
    """Return the kinds of action among the answers of a window, without duplicates."""
    found = dict[str, None]()
    for answer in decision.answers:
        if answer == INITIATIVE:
            found[INITIATIVE] = None
        elif answer not in (PASS, SHOOT):
            found[CardUse.read(str(answer)).use] = None
    return found


def _sole_group(state: State) -> Answer | None:
    """Return the only group left to move, if it must move, or None; it can play cards on its way (9.3)."""
    order = state.order
    waiting = unmoved(state, order) if order is not None else ()
    return Pieces(waiting) if order is not None and len(waiting) == 1 and must_move(state, order) else None


def only_answer(decision: Decision, state: State) -> Answer | None:
    """Return the answer of a decision that has only one and reveals nothing; None for any other decision."""
    if not isinstance(decision, FORCED) or not isinstance(decision, Choice):
        return None
    options = list(islice(decision.options(state), 2))
    return options[0] if len(options) == 1 else None
