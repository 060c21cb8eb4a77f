"""What the thread of sound is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.stage.sound.sound_pan import HERE, SoundPan


class Play(Record):
    """A sound is to be heard, `after` seconds from now."""

    sound: str
    or_else: str = ""
    at: SoundPan = HERE
    around: str = ""
    after: float = 0.0


class PlayAmbience(Record):
    """An air is to be heard from now on; "" is none."""

    air: str
    scenario: str = ""


class Loudness(Record):
    """How loud the player wants everything, 0 to 1: the master, and each group beside the others."""

    master: float
    groups: Mapping[str, float]

    def of(self, group: str) -> float:
        """How loud a group is in all."""
        return self.master * self.groups.get(group, 1.0)


class Stop(Record):
    """Nothing more is to be heard."""


Order: TypeAlias = Play | PlayAmbience | Loudness | Stop
