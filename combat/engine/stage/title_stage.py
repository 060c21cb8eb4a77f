"""What a title brings onto the stage; found by its name in the title, and only where there is a window."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.engine.stage.keys import KeySheet
from combat.engine.stage.settings import SettingSpec
from combat.engine.stage.watch import Look


class TitleStage(Record, gc=True):
    """The window of one game."""

    scenes: Mapping[str, str]
    """Names with "module:maker", laid over the engine's own."""
    caption: str
    """What stands over the window."""
    keys: KeySheet
    wishes: tuple[SettingSpec, ...]
    """What it adds to the settings."""
    home: str
    """The name of the scene that the program comes back to, and begins with where there is no other for that."""
    folders: Mapping[str, Look]
    """What of the player's own scenes may list, besides packs."""
    loudness: Mapping[str, float] = {}
    """Its groups of sounds, each with the loudness that it has beside the others unless the player wants another."""
    first: str = ""
    """The name of the scene that the program begins with when it is called with nothing else; "" for its home."""
    icon: str = ""
    """The picture that stands for the window, among the title's assets; "" for the system's own."""
