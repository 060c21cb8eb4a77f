"""Card flips from a deck: rolls, which can be cancelled and trigger effects, and looks, which cannot (2.0)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.deck import Card
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import REROLL, Reroll
from combat.games.command.rules.events.card_events import CardFlipped, RollCancelled
from combat.games.command.rules.fate.interruptions import interrupt
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.state import State


def roll(state: State, side: Seat, why: str, rule: str, subject: str = "") -> Steps[FateCard]:
    """Roll for a side and return the card that counts, after all interruptions (2.4).

    The holder of the initiative card may cancel the roll any number of times. Then follow the end of the deck, if this
    was its last card, and the trigger of the card; nothing triggers inside a trigger (2.6). `why` names the roll,
    `subject` is the id of the piece concerned.
    """
    while True:
        card = yield from _flip(state, side, why, rule, subject)
        cancelled = yield from _cancelled(state, side, card, why, subject)
        empty = not state.decks[side].left
        if empty:
            yield from interrupt(state, side, "time", empty=True)
        if not cancelled:
            break
    fate = state.card(card)
    advanced = fate.trigger == "time" and empty
    if fate.trigger and fate.trigger != "jammed" and not advanced and not state.trigger:
        yield from interrupt(state, side, fate.trigger)
    return fate


def look(state: State, side: Seat, why: str, rule: str) -> Steps[FateCard]:
    """Flip a card that is not a roll and return it (2.3).

    It cannot be cancelled and its trigger has no effect, but the end of the deck is handled.
    """
    card = yield from _flip(state, side, why, rule, "")
    if not state.decks[side].left:
        yield from interrupt(state, side, "time", empty=True)
    return state.card(card)


def _flip(state: State, side: Seat, why: str, rule: str, subject: str) -> Steps[Card]:
    card = yield from state.decks[side].draw(why, rule, subject)
    yield CardFlipped(side, card, why)
    return card


def _cancelled(state: State, side: Seat, card: Card, why: str, subject: str) -> Steps[bool]:
    """Ask the holder of the initiative card whether to cancel the roll; return whether it is rolled again (3.7)."""
    holder = state.initiative
    asked = Reroll("3.7", subject, (REROLL, PASS), PASS, holder, side, card, why)
    if (yield from ask(asked)) == PASS:
        return False
    yield RollCancelled(holder, side, card)
    return True
