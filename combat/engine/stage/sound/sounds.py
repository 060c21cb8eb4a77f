"""Sound player of the window: queues sounds for the sound thread and returns at once."""

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
"""The sound thread and the sound table; imported after the first frame."""
CLOSE_TIMEOUT_S = 2.0
"""Seconds that the program waits for the sound device on exit."""


class Sounds:
    """Plays sounds and ambiences by name at the player's volumes; silent without a sound device.

    The device is opened in a thread when the first sound is requested and the first frame is shown.
    """

    def __init__(self, *, wanted: bool = True, volume: float = 0.8, volumes: Mapping[str, float] | None = None) -> None:
        self._wanted = wanted
        self._loudness, self._air = Loudness(volume, dict(volumes or {})), PlayAmbience("")
        self._orders: queue.SimpleQueue[Order] = queue.SimpleQueue()
        self._orders.put(self._loudness)
        self._speaker: Speaker | None = None
        self._held = self._idle = True
        """Whether the first frame is still awaited, and whether no sound was requested yet."""

    @property
    def volume(self) -> float:
        """Return the master volume, 0 to 1."""
        return self._loudness.master

    @property
    def silent(self) -> bool:
        """Return whether nothing can be heard: at volume 0, with `--no-sound`, or without a device."""
        return not self._wanted or self.volume <= 0 or (self._speaker is not None and self._speaker.deaf)

    def play(self, name: str, at: SoundPan = HERE, *, or_else: str = "", around: str = "", after: float = 0.0) -> None:
        """Play a sound, or the fallback `or_else` if it is unknown, in `after` seconds; "" plays nothing.

        `at` is its position, and `around` names the surroundings whose echo it has.
        """
        if name and not self.silent:
            self._tell(Play(name, or_else, at, around, after))

    def play_ambience(self, air: str, scenario: str = "") -> None:
        """Switch the ambience, or play the one that replaces it in a scenario; "" for none."""
        order = PlayAmbience(air, scenario)
        if self._wanted and order != self._air:
            self._air = order
            self._tell(order)

    def air_of(self, air: str, scenario: str) -> str:
        """Return the name of the ambience that belongs to a name and a scenario, even if sound is off."""
        return self._table.air_name(air, scenario)

    @cached_property
    def _table(self) -> SoundTable:
        return load_object(_TABLE, lambda: SoundTable)((layers.shared(), layers.shipped(), *layers.packs()))

    def suit(self, volume: float, volumes: Mapping[str, float]) -> None:
        """Set the master volume and the volumes of the groups."""
        loudness = Loudness(volume, dict(volumes))
        if self._wanted and loudness != self._loudness:
            self._loudness = loudness
            self._orders.put(loudness)
            self._begin()

    def let_go(self) -> None:
        """Allow playback to start; called once the first frame is shown."""
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
        """Wait until the device is open or known to be missing."""
        if self._speaker is not None:
            self._speaker.settled.wait(CLOSE_TIMEOUT_S)

    def close(self) -> None:
        """Stop all sound, and end the sound thread."""
        self._wanted = False
        if self._speaker is not None:
            self._orders.put(Stop())
            self._speaker.join(CLOSE_TIMEOUT_S)
