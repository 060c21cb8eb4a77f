"""The sums that events carry: terms with their rules."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Term(Record):
    """One summand of a modified value: a message id, the amount, and the rule that adds it.

    `detail` says more where the id alone does not: an order, a terrain, a weapon, a distance.
    """

    name: str
    value: int
    rule: str
    detail: str = ""


Ledger = tuple[Term, ...]


def total(ledger: Ledger) -> int:
    """The sum of a ledger."""
    amount = 0
    for term in ledger:
        amount += term.value
    return amount
