"""What cards and events add to every sum this turn (5.1.1)."""

from __future__ import annotations

from combat.games.volume1.rules.book import Effect
from combat.games.volume1.rules.events import Ledger, Term
from combat.games.volume1.rules.state import Man, State

LASTING = ("weapon-skill", "troop-quality", "spotting", "restrict")
"""Effects that hold until the end of the turn; all others happen at once."""


def falls_on(effect: Effect, man: Man) -> bool:
    """Whether an effect of a side and perhaps a team is about this man."""
    return effect.side in ("both", man.side) and effect.team in ("", man.team)


def effect_terms(state: State, kind: str, man: Man) -> Ledger:
    """The summands that this turn's cards and events give him."""
    if not state.effects:
        return ()
    fallen = [effect for effect in state.effects if effect.kind == kind and falls_on(effect, man)]
    return tuple([Term("card", effect.amount, "5.1.1", kind) for effect in fallen])


def only_order(state: State, man: str) -> str:
    """The one order that a card allows a man this turn, or "" (5.1.1)."""
    for effect in state.effects:
        if effect.kind == "restrict" and effect.of == man:
            return effect.order
    return ""
