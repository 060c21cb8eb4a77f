"""Why something is not allowed or cannot be taken back, in words and with its rule.

A title lends its namer, `(state, key, value) -> Value`: what stands in a sentence for an argument of a refusal, an id
turned into a name. Its key says which argument it is; what a refusal is about has the key ABOUT.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.game import Barrier
from combat.engine.words import capital, text
from combat.engine.words.line import Line
from combat.engine.words.messages import Value

S = TypeVar("S")
Namer = Callable[[S, str, Value], Value]
ABOUT = "about"


def reason(state: S, refusal: Refusal, namer: Namer[S]) -> str:
    """Why something is not allowed, short enough for a greyed marker: "his wounds forbid it"."""
    named = {key: namer(state, key, value) for key, value in refusal.args}
    return text(f"refusal-{refusal.message}", **named)


def refused(state: S, refusal: Refusal, namer: Namer[S], about: str = "") -> Line:
    """Why something is not allowed, with its rule: "Sprint: his wounds forbid it", 16.0.

    `about` is the id of what was meant, or "".
    """
    why = reason(state, refusal, namer)
    if about:
        why = text("refusal-about", about=namer(state, ABOUT, about), reason=why)
    return Line(capital(why), refusal.rule)


def undo_refusal(barrier: Barrier) -> str:
    """Why the last answer cannot be taken back: "Undo stops here: a die was rolled"."""
    return text(f"undo-{barrier.kind}")
