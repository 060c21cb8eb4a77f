"""Names of keys on key caps and in sentences: "Ctrl+Enter" in the current language."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.context import ContextField
from combat.engine.kernel.record import MutableRecord
from combat.engine.words import has, text

MODIFIERS = ("Ctrl", "Alt", "Shift")


def key_name(chord: str) -> str:
    """Return the name of a key with its modifiers in the current language; a single character is returned unchanged."""
    if len(chord) == 1:
        return chord
    named, rest = "", chord
    for held in MODIFIERS:
        if rest.startswith(f"{held}+"):
            named += f"{_cap(held)}+"
            rest = rest[len(held) + 1 :]
    return named + _cap(rest)


class KeyCaps(MutableRecord):
    """The setting whether key caps show keys or gamepad buttons."""

    buttons: Mapping[str, str] | None = None
    """Key -> the gamepad button with the same function; None while no gamepad is in use."""


_CAPS = ContextField(KeyCaps)


def show_buttons(buttons: Mapping[str, str] | None) -> None:
    """Show gamepad buttons instead of keys on key caps; None shows keys again.

    `buttons` maps keys to button labels.
    """
    _CAPS.value.buttons = buttons


def cap_name(chord: str) -> str:
    """Return the label of a key cap: the key's name, or its gamepad button if buttons are shown; "" if it has none."""
    buttons = _CAPS.value.buttons
    return key_name(chord if buttons is None else buttons.get(chord, ""))


def is_button(chord: str) -> bool:
    """Return whether the cap of a key currently shows a gamepad button."""
    buttons = _CAPS.value.buttons
    return buttons is not None and bool(buttons.get(chord))


def _cap(key: str) -> str:
    message = f"cap-{key.lower()}"
    return text(message) if len(key) > 1 and has(message) else key
