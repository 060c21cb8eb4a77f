"""What is heard in the window: whatever wants to be heard says so here, and goes on at once."""

from __future__ import annotations

import queue
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from combat.engine.content import layers
from combat.engine.kernel.load_object import load_object
from combat.engine.stage.sound.orders import Loudness, Order, Play, PlayAmbience, Stop
from combat.engine.stage.sound.sound_pan import HERE, SoundPan

if TYPE_CHECKING:
    from combat.engine.stage.sound.sound_table import SoundTable
    from combat.engine.stage.sound.speaker import Speaker

_SPEAKER = "combat.engine.stage.sound.speaker:Speaker"
_TABLE = "combat.engine.stage.sound.sound_table:SoundTable"
"""Who opens the device and plays, and what there is to be heard; nobody needs them before the first picture."""
CLOSE_TIMEOUT_S = 2.0
"""Seconds for which the end of the program waits for a sound device that does not answer."""


class Sounds:
    """Sounds and airs by name, as loud as the player wants them; a machine without a sound device stays silent.

    The device opens in a thread of its own when the first sound is wanted and a picture stands.
    """

    def __init__(self, *, wanted: bool = True, volume: float = 0.8, volumes: Mapping[str, float] | None = None) -> None:
        self._wanted = wanted
        self._loudness, self._air = Loudness(volume, dict(volumes or {})), PlayAmbience("")
        self._orders: queue.SimpleQueue[Order] = queue.SimpleQueue()
        self._orders.put(self._loudness)
        self._speaker: Speaker | None = None
        self._held = self._idle = True
        """No picture stands yet, and the first one is to come before the first sound; nothing has been wanted yet."""

    @property
    def volume(self) -> float:
        """How loud all is, 0 to 1."""
        return self._loudness.master

    @property
    def silent(self) -> bool:
        """Whether nothing is heard whatever happens: with volume 0, with `--no-sound`, or without a device."""
        return not self._wanted or self.volume <= 0 or (self._speaker is not None and self._speaker.deaf)

    def play(self, name: str, at: SoundPan = HERE, *, or_else: str = "", around: str = "", after: float = 0.0) -> None:
        """Play a sound, or another where nobody knows it, from a place, after some seconds; "" is none."""
        if name and not self.silent:
            self._tell(Play(name, or_else, at, around, after))

    def play_ambience(self, air: str, scenario: str = "") -> None:
        """From now on an air is heard, that of a scenario where it has one of its own; "" is none."""
        order = PlayAmbience(air, scenario)
        if self._wanted and order != self._air:
            self._air = order
            self._tell(order)

    def air_of(self, air: str, scenario: str) -> str:
        """The name of the air that is heard for these, also by whoever hears nothing; "" for none."""
        return self._table.air_name(air, scenario)

    @cached_property
    def _table(self) -> SoundTable:
        return load_object(_TABLE, lambda: SoundTable)((layers.shared(), layers.shipped(), *layers.packs()))

    def suit(self, volume: float, volumes: Mapping[str, float]) -> None:
        """From now on all is as loud as this, and each group beside the others."""
        loudness = Loudness(volume, dict(volumes))
        if self._wanted and loudness != self._loudness:
            self._loudness = loudness
            self._orders.put(loudness)
            self._begin()

    def let_go(self) -> None:
        """A picture stands: what is to be heard may be heard from now on."""
        self._held = False
        self._begin()

    def _tell(self, order: Order) -> None:
        self._idle = False
        self._orders.put(order)
        self._begin()

    def _begin(self) -> None:
        if self._speaker is None and not (self._held or self._idle or self.silent):
            self._speaker = load_object(_SPEAKER, lambda: Speaker)(self._orders)
            self._speaker.start()

    def wait(self) -> None:
        """Come back when the device is open, or it is known that there is none."""
        if self._speaker is not None:
            self._speaker.settled.wait(CLOSE_TIMEOUT_S)

    def close(self) -> None:
        """Nothing more is heard."""
        self._wanted = False
        if self._speaker is not None:
            self._orders.put(Stop())
            self._speaker.join(CLOSE_TIMEOUT_S)
