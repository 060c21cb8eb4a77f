"""Texts of lessons that contain names of keys."""

from __future__ import annotations

from combat.engine.stage.keys import Keymap
from combat.engine.words import text


def keyed_text(message: str, keys: Keymap) -> str:
    """Return a message in which the parameter `key-ACTION` is replaced by the player's key for that action."""
    named = {f"key-{action}": keys.named(action) or text("lesson-no-key") for action in keys.bindings}
    return text(message, **named)
