"""Drop a dead man's live grenade and Papers in his hex (7.15, 14.2)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.volume1.rules.orders import search
from combat.games.volume1.rules.orders.duck_back import drop_grenade
from combat.games.volume1.rules.state import State


def drop_all(state: State, man: str) -> Steps[None]:
    """Drop everything that a dead man held in the hex where he fell."""
    yield from drop_grenade(state, man)
    yield from search.drop_papers(state, man)
