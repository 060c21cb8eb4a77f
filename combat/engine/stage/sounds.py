"""The few dry sounds of the table; a machine without a sound device simply stays silent."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from combat.engine.stage.drawing.artwork import asset


class Sounds:
    """Plays sounds by name at the player's volume; loads each when it is first wanted."""

    def __init__(self, *, wanted: bool = True, volume: float = 0.8) -> None:
        self.volume = volume
        self._wanted = wanted
        self._ready: bool | None = None
        self._loaded: dict[str, pygame.mixer.Sound] = {}

    def play(self, name: str) -> None:
        """Play a sound; nothing happens without a device, with volume 0 or with `--no-sound`."""
        if not name or not self._wanted or self.volume <= 0 or not self._open():
            return
        sound = self._loaded.get(name)
        if sound is None:
            sound = self._loaded[name] = pygame.mixer.Sound(asset(f"sounds/{name}.wav"))
        sound.set_volume(self.volume)
        sound.play()

    def _open(self) -> bool:
        """Open the device once; a machine that has none is not asked again."""
        if self._ready is None:
            try:
                with _unheard():
                    pygame.mixer.init(22_050, -16, 1, 512)
                self._ready = True
            except pygame.error:
                self._ready = False
        return self._ready


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
