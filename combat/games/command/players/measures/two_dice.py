"""What comes up with two dice, and how often: a whole deck shows every pair as often as any other (2.1)."""

from __future__ import annotations

from functools import cache
from itertools import product

PAIRS = tuple(product(range(1, 7), repeat=2))
_LEADS = tuple(sum(one) - sum(other) for one in PAIRS for other in PAIRS)


@cache
def over(lead: int) -> float:
    """How often a roll with a lead is higher than another roll."""
    return sum(lead + gap > 0 for gap in _LEADS) / len(_LEADS)


@cache
def level(lead: int) -> float:
    """How often both come to the same."""
    return sum(lead + gap == 0 for gap in _LEADS) / len(_LEADS)


@cache
def below(need: int) -> float:
    """How often a roll is lower than a number."""
    return sum(sum(pair) < need for pair in PAIRS) / len(PAIRS)


@cache
def exactly(need: int) -> float:
    """How often a roll is a number."""
    return sum(sum(pair) == need for pair in PAIRS) / len(PAIRS)


@cache
def hitting(far: int) -> float:
    """How often the product of both dice is more than a distance (11.9)."""
    return sum(white * colour > far for white, colour in PAIRS) / len(PAIRS)


def breaking(lead: int, *, moving: bool = False) -> float:
    """How often an attack breaks a unit; `lead` is its FP less the unit's Morale (11.8)."""
    return over(lead) + (level(lead) if moving else 0.0)
