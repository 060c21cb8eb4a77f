"""Commands for the sound thread."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.stage.sound.sound_pan import HERE, SoundPan


class Play(Record):
    """Command to play a sound, or the fallback `or_else` if the sound is unknown, in `after` seconds.

    `around` names the surroundings that cause an echo; "" is open ground.
    """

    sound: str
    or_else: str = ""
    at: SoundPan = HERE
    around: str = ""
    after: float = 0.0


class PlayAmbience(Record):
    """Command to switch the ambience; "" for none."""

    air: str
    scenario: str = ""


class Loudness(Record):
    """Command to set the volumes, 0 to 1: the master volume, and that of each group relative to it."""

    master: float
    groups: Mapping[str, float]

    def of(self, group: str) -> float:
        """Return the effective volume of a group; an unlisted group plays at the master volume."""
        return self.master * self.groups.get(group, 1.0)


class Stop(Record):
    """Command to stop the sound thread."""


Order: TypeAlias = Play | PlayAmbience | Loudness | Stop
