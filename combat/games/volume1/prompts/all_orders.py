"""Orders of all men: repeat last turn's orders, and find what is still open before a commit (7.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.words import capital, text
from combat.games.volume1.rules.men import guards
from combat.games.volume1.rules.orders import give_orders as rules
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names


def repeatable(state: State, last: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the men without an order, each with his order of last turn.

    Left out are orders that are illegal, need a roll, or free a prisoner. `last` maps men to their orders of last
    turn.
    """
    found = [(man, last.get(man, "")) for man in rules.without_orders(state)]
    free = [(man, order) for man, order in found if order and rules.order_refusal(state, man, order) is None]
    return [(man, order) for man, order in free if not _rolls_or_frees(state, man, order)]


def _rolls_or_frees(state: State, man: str, order: str) -> bool:
    """Return whether an order has an immediate irrevocable effect, so that it must be given by itself."""
    return rules.rolls_first(state, man, order) or bool(guards.freed_at_once(state, man, order))


def open_ends(state: State, *, forgotten: bool) -> list[str]:
    """Return the warnings to show before orders are committed.

    They name prisoners who would be left behind (17.4) and, if `forgotten`, men without an order.
    """
    lines = list[str]()
    missing = rules.without_orders(state) if forgotten else []
    if missing:
        lines.append(text("ask-commit-text", left=len(missing), men=names.men(state, missing)))
    left = guards.left_behind(state)
    if left:
        lines.append(text("ask-commit-prisoners", count=len(left), men=capital(names.men(state, left))))
    return lines
