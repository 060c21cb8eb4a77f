"""Run the game with a virtual gamepad: `python -m tests.e2e.padded play first-light`.

SDL provides the pad, through the library that pygame has loaded, so that no kernel device is needed. It is handled like
a real one, through SDL's controller database and its events. Commands are read from standard input, one a line: plug,
unplug, down BUTTON, up BUTTON, axis NUMBER VALUE (-1 to 1), wait SECONDS.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from pathlib import Path

import pygame

from combat.cli import main
from combat.engine.stage.pad.pad_hand import BUTTONS, FULL, TRIGGERS

CODES = {name: code for code, name in BUTTONS.items()}
AXES = {name: axis for axis, name in TRIGGERS.items()}
GAMEPAD, MOST_AXES, MOST_BUTTONS = 1, 6, 21


class VirtualPad:
    """Virtual gamepad of SDL."""

    def __init__(self) -> None:
        loaded = Path("/proc/self/maps").read_text()
        self._sdl = ctypes.CDLL(next(line.split()[-1] for line in loaded.splitlines() if "libSDL2-2" in line))
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._place = -1
        self._pad = ctypes.c_void_p()

    def do(self, word: str, *values: str) -> None:
        """Perform a command: plug, unplug, wait, axis, down or up."""
        if word == "plug":
            self._place = self._sdl.SDL_JoystickAttachVirtual(GAMEPAD, MOST_AXES, MOST_BUTTONS, 0)
            self._pad = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(self._place))
        elif word == "unplug":
            self._sdl.SDL_JoystickDetachVirtual(self._place)
        elif word == "wait":
            pygame.time.wait(round(1000 * float(values[0])))
        elif word == "axis":
            value = ctypes.c_int16(round(float(values[1]) * FULL))
            self._sdl.SDL_JoystickSetVirtualAxis(self._pad, int(values[0]), value)
        elif values[0] in AXES:
            value = ctypes.c_int16(FULL if word == "down" else -FULL - 1)
            self._sdl.SDL_JoystickSetVirtualAxis(self._pad, AXES[values[0]], value)
        else:
            self._sdl.SDL_JoystickSetVirtualButton(self._pad, CODES[values[0]], ctypes.c_uint8(word == "down"))


def listen() -> None:
    """Perform the commands from standard input, after the game has initialised its gamepads."""
    pad = VirtualPad()
    for line in sys.stdin:
        while not pygame.joystick.get_init():
            pygame.time.wait(20)
        pad.do(*line.split())


if __name__ == "__main__":
    os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"  # nobody gives windows the focus on a bare screen
    threading.Thread(target=listen, daemon=True).start()
    sys.exit(main(sys.argv[1:]))
