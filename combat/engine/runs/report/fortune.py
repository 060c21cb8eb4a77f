"""Describe luck with dice or cards in words."""

from __future__ import annotations

from combat.engine.chance.luck import Luck
from combat.engine.words import language, text
from combat.engine.words.patterns import number


def fortune(luck: Luck) -> str:
    """Return a description of the luck in some tries."""
    if luck.degree == "even":
        return text("report-luck-even")
    return text(f"report-luck-{'bad' if luck.below else 'good'}-{luck.degree}", odds=luck.odds)


def tenths(value: float) -> str:
    """Return a number with one decimal, in the format of the current language."""
    return number(round(value, 1), language(), least=1, most=1)
