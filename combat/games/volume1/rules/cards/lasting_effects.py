"""Effects of cards and events that last for the turn and modify sums (5.1.1)."""

from __future__ import annotations

from combat.games.volume1.rules.book import Effect
from combat.games.volume1.rules.events import Ledger, Term
from combat.games.volume1.rules.state import Man, State

LASTING = ("weapon-skill", "troop-quality", "spotting", "restrict")
"""Kinds of effect that last until the end of the turn; all others are immediate."""


def falls_on(effect: Effect, man: Man) -> bool:
    """Return whether an effect applies to a man's side and team."""
    return effect.side in ("both", man.side) and effect.team in ("", man.team)


def effect_terms(state: State, kind: str, man: Man) -> Ledger:
    """Return the terms that this turn's effects of a kind add to a man's sum; may be empty."""
    if not state.effects:
        return ()
    fallen = [effect for effect in state.effects if effect.kind == kind and falls_on(effect, man)]
    return tuple([Term("card", effect.amount, "5.1.1", kind) for effect in fallen])


def only_order(state: State, man: str) -> str:
    """Return the id of the one order to which a card restricts a man this turn; "" if there is no restriction
    (5.1.1).
    """
    for effect in state.effects:
        if effect.kind == "restrict" and effect.of == man:
            return effect.order
    return ""
