"""Data for stores in tests."""

from __future__ import annotations

from combat.engine.net.store.game_store import Stored


def made(first: int, *lines: bytes, over: bool = False) -> Stored:
    """Return journal lines to store, after `first` earlier ones, in a game in which "north" must answer next."""
    return Stored(first, lines, "north", over, "2026-01-02T00:00:00")
