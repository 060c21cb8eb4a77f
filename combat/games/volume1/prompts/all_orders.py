"""What concerns the orders of all men: giving those of last turn again, and what committing them leaves open (7.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.words import capital, text
from combat.games.volume1.rules.men import guards
from combat.games.volume1.rules.orders import give_orders as rules
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names


def repeatable(state: State, last: Mapping[str, str]) -> list[tuple[str, str]]:
    """The men without an order and what they did last turn, where they may do it again at no cost."""
    found = [(man, last.get(man, "")) for man in rules.without_orders(state)]
    free = [(man, order) for man, order in found if order and rules.order_refusal(state, man, order) is None]
    return [(man, order) for man, order in free if not _rolls_or_frees(state, man, order)]


def _rolls_or_frees(state: State, man: str, order: str) -> bool:
    """Whether an order does at once what cannot be taken back, so that it is given by itself or not at all."""
    return rules.rolls_first(state, man, order) or bool(guards.freed_at_once(state, man, order))


def open_ends(state: State, *, forgotten: bool) -> list[str]:
    """What the player should know before he commits: men without an order if he wants it, prisoners always (17.4)."""
    lines = list[str]()
    missing = rules.without_orders(state) if forgotten else []
    if missing:
        lines.append(text("ask-commit-text", left=len(missing), men=names.men(state, missing)))
    left = guards.left_behind(state)
    if left:
        lines.append(text("ask-commit-prisoners", count=len(left), men=capital(names.men(state, left))))
    return lines
