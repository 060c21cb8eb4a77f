"""A short introduction to the game, before the chapters of the rulebook."""

from __future__ import annotations

from combat.engine.words import text
from combat.engine.words.topic import Topic

PHASES = {"starting": "3.1", "movement": "3.5", "shooting": "3.6", "assault": "3.7"}
"""Phases of a turn, and their paragraphs."""


def introduction(help_key: str, keys_key: str) -> tuple[Topic, ...]:
    """Return the introduction for beginners as topics (1.0, 3.0); the arguments are the names of the keys for help
    and keys.
    """
    phases = tuple(f"{text(f'intro-{phase}')} ({number})" for phase, number in PHASES.items())
    return (
        Topic(text("intro-game-title"), text("intro-game"), (), "1.0"),
        Topic(text("intro-turn-title"), text("intro-turn"), phases, "3.0"),
        Topic(text("intro-shot-title"), text("intro-shot"), (), "10.0"),
        Topic(text("intro-win-title"), text("intro-win"), (), "20.7"),
        Topic(text("intro-keys-title"), text("intro-keys", help=help_key, keys=keys_key)),
    )
