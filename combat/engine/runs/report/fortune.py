"""What dice or cards owed and what they paid, in words."""

from __future__ import annotations

from combat.engine.chance.luck import Luck
from combat.engine.words import language, text
from combat.engine.words.patterns import number


def fortune(luck: Luck) -> str:
    """How the outcome of some tries stands among all that they could have had."""
    if luck.degree == "even":
        return text("report-luck-even")
    return text(f"report-luck-{'bad' if luck.below else 'good'}-{luck.degree}", odds=luck.odds)


def tenths(value: float) -> str:
    """A figure to one decimal, as the language writes it."""
    return number(round(value, 1), language(), least=1, most=1)
