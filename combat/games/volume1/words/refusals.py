"""Texts of refusals; ids in them are replaced by names."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import refused, text
from combat.engine.words.line import Line
from combat.engine.words.messages import Value
from combat.games.volume1.rules.answers import NO_ORDER, OrderGiven
from combat.games.volume1.rules.events import ManHeld
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names


def namer(state: State, key: str, value: Value) -> Value:
    """Return the text for an argument of a refusal: the name for an id, other values unchanged."""
    if isinstance(value, Hex) or not isinstance(value, str):
        return value
    if value in state.book.figures:
        return names.man(state, value)
    if key == "deck":
        return text(f"deck-{value}")
    return names.detail(state.book, value) if value else value


def reason(state: State, refusal: Refusal) -> str:
    """Return the reason of a refusal, short enough for a disabled marker: "his wounds forbid it"."""
    return refused.reason(state, refusal, namer)


def refusal(state: State, refusal: Refusal, about: str = "") -> Line:
    """Return a refusal as a line with its rule: "Sprint: his wounds forbid it", 16.0.

    `about` is the id of the refused order or man; "" for none.
    """
    return refused.refused(state, refusal, namer, about)


def held(state: State, event: ManHeld) -> str:
    """Return the reason why a man did not carry out his order; if he did not fire, what barred the shot (7.01)."""
    if event.why in fire.NO_SHOT:
        none = event.why == "no-target"
        why = fire.nobody_in_sight(state, state.men[event.man], event.rule) if none else Refusal(event.why, event.rule)
        return reason(state, why)
    return names.why(event.why)


def meant(decision: Decision, answer: Answer) -> str:
    """Return the id of the order that an answer would give; "" for an answer that gives none."""
    said = decision.read(answer)
    return said.order if isinstance(said, OrderGiven) and said.order != NO_ORDER else ""
