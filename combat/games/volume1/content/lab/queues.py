"""What scripts of dice and cards call the decks of the box."""

from __future__ import annotations

QUEUES = {"friendly": "friendly_cards", "enemy": "enemy_cards"}
"""Deck -> its queue; the cup and the dice go by their own names."""
