"""Ledgers: the terms of a modified value, each with its rule, carried by events."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Term(Record):
    """One term of a modified value: a message id, the amount, and the rule that adds it.

    `detail` specifies the term further if needed: an order, a terrain, a weapon, a distance.
    """

    name: str
    value: int
    rule: str
    detail: str = ""


Ledger = tuple[Term, ...]


def total(ledger: Ledger) -> int:
    """Return the sum of a ledger."""
    amount = 0
    for term in ledger:
        amount += term.value
    return amount
