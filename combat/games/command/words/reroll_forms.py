"""Forms that compare a roll which may be cancelled with a new one, for every unit that it affects (3.7)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.record import replace
from combat.engine.words import text
from combat.games.command.rules.odds.shot_odds import Becomes
from combat.games.command.rules.state import State
from combat.games.command.words import foretelling
from combat.games.command.words.form import Form, FormChances, FormPart

Compared = tuple[Becomes, Becomes]
"""Prediction for a unit if the roll stands, and with a new roll."""


def of_compared(state: State, roll: int, found: Sequence[Compared]) -> Form:
    """Return the form of a roll: bars for a single unit, a table for several."""
    title = text("form-roll", roll=roll)
    if len(found) == 1:
        return Form(title, chances=_bars(state, *found[0]))
    return Form(title, chances=tuple(_row(state, *one) for one in found), notes=(text("form-compared"),))


def _bars(state: State, stands: Becomes, again: Becomes) -> tuple[FormChances, ...]:
    first, second = foretelling.settled(state, stands, again)
    return first, replace(second, name=text("form-new-roll"), note="")


def _row(state: State, stands: Becomes, again: Becomes) -> FormChances:
    (told,) = foretelling.settled(state, stands)
    parts = tuple(
        FormPart(
            text(f"chance-{what}"),
            getattr(stands, what),
            comes,
            text(f"head-{what}"),
            getattr(again, what),
            is_state=True,
        )
        for what, comes in foretelling.HARM.items()
        if max(getattr(stands, what), getattr(again, what)) > foretelling.CERTAINLY_NOT
    )
    return replace(told, name=text("form-name-against", name=told.name, against=told.note), note="", parts=parts)
