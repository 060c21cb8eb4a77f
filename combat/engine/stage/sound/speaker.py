"""The sound thread: only it accesses the sound device, so the game never waits for it and works without one."""

from __future__ import annotations

import contextlib
import heapq
import itertools
import os
import queue
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from combat.engine.content import layers
from combat.engine.stage.sound.ambience_player import AmbiencePlayer
from combat.engine.stage.sound.orders import Loudness, Order, Play, PlayAmbience, Stop
from combat.engine.stage.sound.sound_table import SoundTable
from combat.engine.stage.sound.takes import Takes
from combat.engine.stage.sound.voices import Voices

RATE, VOICES, PIECE = 44_100, 20, 1024
"""Samples per second, voices, and samples mixed at a time (23 ms)."""
STALE = 0.35
"""Seconds after which a delayed sound is dropped."""
LOUD = 45
"""Weight from which a sound ducks the ambience."""


class Speaker(threading.Thread):
    """Thread that handles sound commands until it is stopped; without a sound device it ends at once and is `deaf`."""

    def __init__(self, orders: queue.SimpleQueue[Order]) -> None:
        super().__init__(name="sound", daemon=True)
        self._orders = orders
        self.settled = threading.Event()
        """Set once the device is open or known to be missing."""
        self.deaf = False
        self._due: list[tuple[float, int, Play]] = []
        self._count = itertools.count()
        self._loudness = Loudness(1.0, {})
        self._voices = Voices(VOICES)

    def run(self) -> None:
        """Open the sound device and handle commands until the speaker is stopped."""
        try:
            self._open()
        except (pygame.error, OSError, NotImplementedError, ImportError):
            self.deaf = True
        else:
            self._catch_up()
        self.settled.set()
        while not self.deaf:
            try:
                order = self._orders.get(timeout=self._until())
            except queue.Empty:
                pass
            else:
                if isinstance(order, Stop):
                    break
                self._take(order)
            self._go_on()
        if not self.deaf:
            with contextlib.suppress(pygame.error):
                pygame.mixer.quit()

    def _open(self) -> None:
        """Open the device and read the sound table."""
        with _unheard():
            pygame.mixer.init(RATE, -16, 2, PIECE)
        pygame.mixer.set_num_channels(VOICES)
        rate, size, ears = pygame.mixer.get_init() or (RATE, -16, 2)
        found = (layers.shared(), layers.shipped(), *layers.packs())
        self._table = SoundTable(found)
        self._takes = Takes(found, pygame.mixer.Sound, rate * ears * abs(size) // 8)
        self._air = AmbiencePlayer(pygame.mixer.music, self._takes.file)

    def _catch_up(self) -> None:
        """Handle the commands queued before the device was open; of the sounds only the last is played."""
        last: Play | None = None
        with contextlib.suppress(queue.Empty):
            while True:
                order = self._orders.get_nowait()
                if isinstance(order, Stop):
                    self._orders.put(order)
                    return
                if isinstance(order, Play):
                    last = order
                else:
                    self._take(order)
        if last is not None:
            self._take(last)
            self._go_on()

    def _take(self, order: Order) -> None:
        now = time.monotonic()
        match order:
            case Play():
                heapq.heappush(self._due, (now + order.after, next(self._count), order))
            case PlayAmbience():
                self._air.play_ambience(self._table.air(order.air, order.scenario), now)
            case Loudness():
                self._loudness = order

    def _until(self) -> float | None:
        """Return the seconds until the next scheduled action; None without any."""
        now = time.monotonic()
        waits = [self._due[0][0] - now] if self._due else []
        air = self._air.until(now)
        waits += [] if air is None else [air]
        return max(0.0, min(waits)) if waits else None

    def _go_on(self) -> None:
        now = time.monotonic()
        while self._due and self._due[0][0] <= now:
            due, _, play = heapq.heappop(self._due)
            if now - due < STALE:
                self._hear(play)
        with contextlib.suppress(pygame.error, OSError):
            for visitor in self._air.follow(now, self._loudness.of):
                self._hear(visitor)

    def _hear(self, play: Play) -> None:
        """Play a sound, unless it is unknown or muted or all voices are in use for more important ones."""
        found = self._table.card(play.sound) or self._table.card(play.or_else)
        if found is None:
            return
        name, card = found
        volume = self._loudness.of(card.group)
        file = self._takes.file(name, far=play.at.far, around=play.around) if volume > 0 else None
        if file is None:
            return
        try:
            sound = self._takes.sound(file)
        except (pygame.error, OSError):
            return  # a pack's file was removed meanwhile
        now = time.monotonic()
        place = self._voices.take(card.weight, now, sound.get_length())
        if place is None:
            return
        if card.weight >= LOUD:
            self._air.make_way(now)
        channel = pygame.mixer.Channel(place)
        channel.play(sound)
        left, right = play.at.ears
        channel.set_volume(min(1.0, volume * left), min(1.0, volume * right))


@contextmanager
def _unheard() -> Iterator[None]:
    """Redirect standard error, to hide what C libraries print on a machine without a sound device."""
    if sys.stderr is not None:
        sys.stderr.flush()
    with Path(os.devnull).open("wb") as nowhere:
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
