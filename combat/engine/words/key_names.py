"""Names of keys on key caps and in sentences: "Ctrl+Enter" in the current language."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.context import ContextField
from combat.engine.kernel.record import MutableRecord
from combat.engine.words import has, text

MODIFIERS = ("Ctrl", "Alt", "Shift")


def key_name(chord: str) -> str:
    """Return the name of a key with modifiers in the current language; a single character is unchanged."""
    if len(chord) == 1:
        return chord
    named, rest = "", chord
    for held in MODIFIERS:
        if rest.startswith(f"{held}+"):
            named += f"{_cap(held)}+"
            rest = rest[len(held) + 1 :]
    return named + _cap(rest)


class KeyCaps(MutableRecord):
    """The setting of what key caps show."""

    buttons: Mapping[str, str] | None = None
    """Key -> the gamepad button with the same function; None while no gamepad is in use."""


_CAPS = ContextField(KeyCaps)


def show_buttons(buttons: Mapping[str, str] | None) -> None:
    """Show gamepad buttons instead of keys from now on; None shows keys again."""
    _CAPS.value.buttons = buttons


def cap_name(chord: str) -> str:
    """Return the label of a key's cap: its name, or the gamepad button instead; "" if there is no such button."""
    buttons = _CAPS.value.buttons
    return key_name(chord if buttons is None else buttons.get(chord, ""))


def is_button(chord: str) -> bool:
    """Return whether the cap of a key shows a gamepad button."""
    buttons = _CAPS.value.buttons
    return buttons is not None and bool(buttons.get(chord))


def _cap(key: str) -> str:
    message = f"cap-{key.lower()}"
    return text(message) if len(key) > 1 and has(message) else key
