"""Why something is not allowed or cannot be taken back, in words and with its rule."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.kernel.game import Barrier
from combat.engine.words import capital, text
from combat.engine.words.messages import Value
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names


def reason(state: State, refusal: Refusal) -> str:
    """Why something is not allowed, short enough for a greyed marker: "his wounds forbid it"."""
    return text(f"refusal-{refusal.message}", **_worded(state, refusal))


def refusal(state: State, refusal: Refusal, about: str = "") -> str:
    """Why something is not allowed, in one line with its rule: "Sprint: his wounds forbid it · 16.0".

    `about` is the id of the order or man that was meant, or "".
    """
    why = reason(state, refusal)
    if about:
        meant = names.man(state, about) if about in state.book.figures else names.detail(state.book, about)
        why = text("refusal-about", about=meant, reason=why)
    return text("with-rule", text=capital(why), rule=refusal.rule)


def refused(state: State, decision: Decision, answer: Answer) -> str:
    """Why the pending decision would not take an answer, in one line; "" if it would."""
    why = decision.refusal(state, answer)
    if why is None:
        return ""
    meant = str(answer).partition(" ")[2] if isinstance(decision, give_orders.GiveOrders) else ""
    return refusal(state, why, "" if meant == "none" else meant)


def _worded(state: State, refusal: Refusal) -> dict[str, Value]:
    """The arguments of a refusal with ids turned into names."""
    return {key: _word(state, key, value) for key, value in refusal.args}


def _word(state: State, key: str, value: Value) -> Value:
    if not isinstance(value, str):
        return value
    if value in state.book.figures:
        return names.man(state, value)
    if key == "deck":
        return text(f"deck-{value}")
    return names.detail(state.book, value) if value else value


def undo_refusal(barrier: Barrier) -> str:
    """Why the last answer cannot be taken back: "Undo stops here: a die was rolled"."""
    return text(f"undo-{barrier.kind}")
