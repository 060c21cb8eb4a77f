"""Seeds of daily games, derived from the date."""

from __future__ import annotations

from datetime import date
from typing import Any

from combat.engine.challenges.challenge import Challenge
from combat.engine.kernel.digest import text_digest

FIGURES = 8
"""Hexadecimal digits of a digest that make a seed."""


def seed_of(what: str, day: date) -> int:
    """Return the seed of a day for one purpose: "battle", "dice" or "seat"."""
    return int(text_digest(f"{what} of {day.isoformat()}".encode())[:FIGURES], 16)


def is_of_its_day(challenge: Challenge[Any]) -> bool:
    """Return whether a challenge with a date has the seed of that date; codes may claim any date."""
    return bool(challenge.day) and challenge.seed == seed_of("dice", date.fromisoformat(challenge.day))
