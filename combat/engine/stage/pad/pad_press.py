"""The press of a pad's button as the key press that whoever listens to keys understands."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.keys import key_code

_HELD = {"Ctrl": pygame.KMOD_LCTRL, "Alt": pygame.KMOD_LALT, "Shift": pygame.KMOD_LSHIFT}


def pad_press(button: str, actions: Sequence[str], chords: Sequence[str], *, down: bool = True) -> pygame.event.Event:
    """A key going down or up that says by itself what it means: the `actions`, and the keys that do the same.

    It carries the name of the pad's `button` as `pad`, so that it can be told from a key, and the code of the first of
    those keys.
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
