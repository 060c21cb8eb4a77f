"""What the dice owed and what they paid, in words (2.0)."""

from __future__ import annotations

from combat.engine.chance.luck import Luck
from combat.engine.words import language, text
from combat.engine.words.patterns import number

PLAIN, RARE = 0.2, 0.05
"""From this share of battles on an outcome is nothing special; below the second one it is worth the word luck."""


def fortune(luck: Luck) -> str:
    """How the outcome of some tries stands among all that they could have had."""
    below = luck.actual < luck.expected
    share = luck.at_most if below else luck.at_least
    if share >= PLAIN:
        return text("report-luck-even")
    degree = "plain" if share >= RARE else "rare"
    return text(f"report-luck-{'bad' if below else 'good'}-{degree}", odds=round(1 / share) if share else 0)


def tenths(value: float) -> str:
    """What was to be expected, to one decimal, as the language writes it."""
    return number(round(value, 1), language(), least=1, most=1)
