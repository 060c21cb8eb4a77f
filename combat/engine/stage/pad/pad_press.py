"""Key events made from gamepad buttons, for code that handles keys."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.keys import key_code

_HELD = {"Ctrl": pygame.KMOD_LCTRL, "Alt": pygame.KMOD_LALT, "Shift": pygame.KMOD_LSHIFT}


def pad_press(button: str, actions: Sequence[str], chords: Sequence[str], *, down: bool = True) -> pygame.event.Event:
    """Return a key event for a gamepad button: KEYDOWN, or KEYUP without `down`.

    It has the key and modifiers of the first chord, and the attributes `actions`, `chords` and `pad`. The attribute
    `pad` names the button, which distinguishes the event from that of a real key.
    """
    *held, name = next(iter(chords), "").split("+")
    return pygame.event.Event(
        pygame.KEYDOWN if down else pygame.KEYUP,
        key=key_code(name),
        mod=sum(_HELD.get(modifier, 0) for modifier in held),
        unicode="",
        scancode=0,
        pad=button,
        actions=tuple(actions),
        chords=tuple(chords),
    )
