"""What keys are called on their caps and in sentences: "Ctrl+Enter" as the language spoken writes it."""

from __future__ import annotations

from combat.engine.words import has, text

MODIFIERS = ("Ctrl", "Alt", "Shift")


def key_name(chord: str) -> str:
    """A key with those that are held with it, as the keymap writes it, in the language spoken; a sign stays a sign."""
    if len(chord) == 1:
        return chord
    named, rest = "", chord
    for held in MODIFIERS:
        if rest.startswith(f"{held}+"):
            named += f"{_cap(held)}+"
            rest = rest[len(held) + 1 :]
    return named + _cap(rest)


def _cap(key: str) -> str:
    message = f"cap-{key.lower()}"
    return text(message) if len(key) > 1 and has(message) else key
