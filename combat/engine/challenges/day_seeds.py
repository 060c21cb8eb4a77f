"""The seeds of a day: from them its game is made up, and its dice lie dealt."""

from __future__ import annotations

from datetime import date
from typing import Any

from combat.engine.challenges.challenge import Challenge
from combat.engine.kernel.digest import text_digest

FIGURES = 8
"""Hexadecimal figures of a digest from which a seed comes."""


def seed_of(what: str, day: date) -> int:
    """Return the seed of a day's "battle", of its "dice" or of its "seat"."""
    return int(text_digest(f"{what} of {day.isoformat()}".encode())[:FIGURES], 16)


def is_of_its_day(challenge: Challenge[Any]) -> bool:
    """Whether a challenge that says so is a day's own: anybody can write a day into a code."""
    return bool(challenge.day) and challenge.seed == seed_of("dice", date.fromisoformat(challenge.day))
