"""The seeds of a day: from them its battle is made up, and its dice lie dealt (22.0)."""

from __future__ import annotations

from datetime import date

from combat.engine.kernel.digest import text_digest
from combat.games.volume1.challenges.challenge import Challenge

FIGURES = 8
"""Hexadecimal figures of a digest from which a seed comes."""


def seed_of(what: str, day: date) -> int:
    """The seed of a day's "battle" or of its "dice"."""
    return int(text_digest(f"{what} of {day.isoformat()}".encode())[:FIGURES], 16)


def is_of_its_day(challenge: Challenge) -> bool:
    """Whether a challenge that says so is a day's own: anybody can write a day into a code."""
    return bool(challenge.day) and challenge.seed == seed_of("dice", date.fromisoformat(challenge.day))
