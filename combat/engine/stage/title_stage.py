"""The description of a title's window, which is imported only if a window is opened."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.engine.stage.keys import KeySheet
from combat.engine.stage.settings import SettingSpec
from combat.engine.stage.watch import Look


class TitleStage(Record, gc=True):
    """The parts that a game adds to the window: scenes, keys, settings, sounds and icon."""

    scenes: Mapping[str, str]
    """Scene names -> "module:factory", added to the engine's own."""
    caption: str
    """Caption of the window."""
    keys: KeySheet
    wishes: tuple[SettingSpec, ...]
    """The settings that the title adds."""
    home: str
    """Name of the home scene, to which the last scene leads back."""
    folders: Mapping[str, Look]
    """Folders of the player that its scenes may watch, besides packs."""
    loudness: Mapping[str, float] = {}
    """Its sound groups with their default volumes."""
    first: str = ""
    """Name of the first scene when the program starts without arguments; "" for the home scene."""
    icon: str = ""
    """Window icon among the title's assets; "" for the system's default."""
