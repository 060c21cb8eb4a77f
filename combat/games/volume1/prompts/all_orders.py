"""Functions for the orders of all men: repeating last turn's, and the open questions of a commit (7.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.words import capital, text
from combat.games.volume1.rules.men import guards
from combat.games.volume1.rules.orders import give_orders as rules
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names


def repeatable(state: State, last: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the men without an order, each with his order of last turn, if it is legal without a roll or a loss."""
    found = [(man, last.get(man, "")) for man in rules.without_orders(state)]
    free = [(man, order) for man, order in found if order and rules.order_refusal(state, man, order) is None]
    return [(man, order) for man, order in free if not _rolls_or_frees(state, man, order)]


def _rolls_or_frees(state: State, man: str, order: str) -> bool:
    """Return whether an order has an immediate irrevocable effect, so that it must be given by itself."""
    return rules.rolls_first(state, man, order) or bool(guards.freed_at_once(state, man, order))


def open_ends(state: State, *, forgotten: bool) -> list[str]:
    """Return warnings before a commit: men without an order if `forgotten`, and lost prisoners (17.4)."""
    lines = list[str]()
    missing = rules.without_orders(state) if forgotten else []
    if missing:
        lines.append(text("ask-commit-text", left=len(missing), men=names.men(state, missing)))
    left = guards.left_behind(state)
    if left:
        lines.append(text("ask-commit-prisoners", count=len(left), men=capital(names.men(state, left))))
    return lines
