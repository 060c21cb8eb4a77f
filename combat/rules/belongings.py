"""What a man who dies leaves in his hex: a live grenade, and Papers (7.15, 14.2)."""

from __future__ import annotations

from combat.rules import search
from combat.rules.asking import Steps
from combat.rules.duck_back import drop_grenade
from combat.rules.state import State


def drop_all(state: State, man: str) -> Steps[None]:
    """Let everything fall that he held; he is dead by now and `fell_at` says where."""
    yield from drop_grenade(state, man)
    yield from search.drop_papers(state, man)
