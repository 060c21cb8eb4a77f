"""The few dry sounds of the table; a machine without a sound device simply stays silent."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from combat.engine.stage.drawing.artwork import asset


class Sounds:
    """Plays sounds by name at the player's volume; loads each when it is first wanted."""

    def __init__(self, *, wanted: bool = True, volume: float = 0.8) -> None:
        self.volume = volume
        self._wanted = wanted
        self._ready = False
        self._opening: threading.Thread | None = None
        self._held = True
        """No picture stands yet, and the first one is to come before the first sound."""
        self._first = ""
        """What is heard as soon as the device is open: the last of what was wanted before."""
        self._loaded: dict[str, pygame.mixer.Sound] = {}

    def play(self, name: str) -> None:
        """Play a sound; nothing happens without a device, with volume 0 or with `--no-sound`.

        The device opens in a thread of its own when the first sound is wanted and a picture stands: none waits for it.
        """
        if not name or not self._wanted or self.volume <= 0:
            return
        if self._ready:
            self._heard(name)
            return
        self._first = name
        if not self._held:
            self._begin()

    def let_go(self) -> None:
        """A picture stands: what is to be heard may be heard from now on."""
        self._held = False
        if self._first:
            self._begin()

    def _begin(self) -> None:
        if self._opening is None:
            self._opening = threading.Thread(target=self._open, name="sound", daemon=True)
            self._opening.start()

    def wait(self) -> None:
        """Come back when the device is open, or it is known that there is none."""
        if self._opening is not None:
            self._opening.join()

    def _heard(self, name: str) -> None:
        sound = self._loaded.get(name)
        if sound is None:
            sound = self._loaded[name] = pygame.mixer.Sound(asset(f"sounds/{name}.wav"))
        sound.set_volume(self.volume)
        sound.play()

    def _open(self) -> None:
        """Open the device; a machine that has none is not asked again."""
        with contextlib.suppress(pygame.error, OSError):
            with _unheard():
                pygame.mixer.init(22_050, -16, 1, 512)
            self._heard(self._first)
            self._ready = True


@contextmanager
def _unheard() -> Iterator[None]:
    """What C libraries print on a machine without a sound device is kept from the terminal."""
    if sys.stderr is not None:
        sys.stderr.flush()
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123
        try:
            kept = os.dup(2)
        except OSError:  # no standard error, as under a windowed launcher
            yield
            return
        try:
            os.dup2(nowhere.fileno(), 2)
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
