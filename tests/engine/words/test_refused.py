"""Refusals use a title's names, and show their rule beside them."""

from __future__ import annotations

from combat.engine import words
from combat.engine.kernel.decision import Refusal
from combat.engine.words.line import Line
from combat.engine.words.messages import Value
from combat.engine.words.refused import ABOUT, reason, refused


def namer(state: dict[str, str], key: str, value: Value) -> Value:
    """Return "key:name" for a piece of the state; return any other value unchanged."""
    return f"{key}:{state[value]}" if value in state and isinstance(value, str) else value


def test_ids_are_named_by_the_title_and_the_rule_stands_beside() -> None:
    words.use("en", strict=True)
    state = {"rifle": "M1 Garand", "clark": "Clark"}
    refusal = Refusal("not-an-option", "7.0")
    assert refused(state, refusal, namer) == Line(words.capital(reason(state, refusal, namer)), "7.0")
    about = refused(state, refusal, namer, "clark")
    assert about.rule == "7.0"
    assert about.text.casefold().startswith(f"{ABOUT}:clark: ")
