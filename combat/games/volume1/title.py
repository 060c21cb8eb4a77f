"""COMBAT! Volume 1 as a title of the house."""

from __future__ import annotations

from combat.engine.title import Title
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES

TITLE: Title[State, Book] = Title("volume1", "COMBAT! Volume 1", RULES)
