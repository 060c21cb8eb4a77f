"""Refusal texts: why something is not allowed or cannot be undone, with the rule.

A title's namer, `(state, key, value) -> Value`, converts the arguments of refusals for display, such as ids to
names. The key is the argument's name; ABOUT for the subject of the refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.game import Barrier
from combat.engine.words import capital, text
from combat.engine.words.line import Line
from combat.engine.words.messages import Value
from combat.engine.words.rulebook import cited

S = TypeVar("S")
Namer = Callable[[S, str, Value], Value]
ABOUT = "about"


def reason(state: S, refusal: Refusal, namer: Namer[S]) -> str:
    """Return the reason of a refusal as text, short enough for a disabled marker; without its rule."""
    named = {key: namer(state, key, value) for key, value in refusal.args}
    return text(f"refusal-{refusal.message}", **named)


def refused(state: S, refusal: Refusal, namer: Namer[S], about: str = "") -> Line:
    """Return the reason of a refusal with the number of its rule.

    `about` is the id of the refused thing, which is then named first; "" for none.
    """
    why = reason(state, refusal, namer)
    if about:
        why = text("refusal-about", about=namer(state, ABOUT, about), reason=why)
    return Line(capital(why), cited(refusal.rule))


def undo_refusal(barrier: Barrier) -> str:
    """Return the text of the reason why the last answer cannot be undone: "Undo stops here: a die was rolled"."""
    return text(f"undo-{barrier.kind}")
