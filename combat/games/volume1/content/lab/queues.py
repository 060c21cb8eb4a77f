"""Names of the decks in scripts of dice and cards."""

from __future__ import annotations

QUEUES = {"friendly": "friendly_cards", "enemy": "enemy_cards"}
"""Queue of each deck; the cup and the dice have the same names as their queues."""
