"""What keys are called on their caps and in sentences: "Ctrl+Enter" as the language spoken writes it."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.context import ContextField
from combat.engine.kernel.record import MutableRecord
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


class KeyCaps(MutableRecord):
    """What stands on the caps of keys."""

    buttons: Mapping[str, str] | None = None
    """Key -> the button of a gamepad that does the same, while one is played with."""


_CAPS = ContextField(KeyCaps)


def show_buttons(buttons: Mapping[str, str] | None) -> None:
    """From now on caps show these buttons of a gamepad in place of keys; None: keys again."""
    _CAPS.value.buttons = buttons


def cap_name(chord: str) -> str:
    """What stands on the cap of a key: its name, or the button in its place; "" where there is no such button."""
    buttons = _CAPS.value.buttons
    return key_name(chord if buttons is None else buttons.get(chord, ""))


def is_button(chord: str) -> bool:
    """Whether the cap shows the button of a gamepad."""
    buttons = _CAPS.value.buttons
    return buttons is not None and bool(buttons.get(chord))


def _cap(key: str) -> str:
    message = f"cap-{key.lower()}"
    return text(message) if len(key) > 1 and has(message) else key
