"""Interface of the application for scenes: settings, keys, sounds and other scenes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from combat.engine.files.file_snapshot import FileSnapshot
from combat.engine.stage.keys import Keymap
from combat.engine.stage.screen import Screen
from combat.engine.stage.settings import Settings, SettingSpec
from combat.engine.stage.window_options import GameOnShelf
from combat.engine.words.topic import Topic

if TYPE_CHECKING:
    from combat.engine.stage.sound.sounds import Sounds


class Stage(Protocol):
    """The application as scenes see it: a stack of scenes in one window."""

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    @property
    def keys(self) -> Keymap:
        """The key bindings."""

    @property
    def sounds(self) -> Sounds:
        """The sound player; silent without a sound device."""

    @property
    def loudness(self) -> Mapping[str, float]:
        """The title's sound groups, each with the volume (0 to 1) that the player has set."""

    @property
    def packs(self) -> tuple[Path, ...]:
        """Packs named on the command line, outside the player's folder."""

    @property
    def wishes(self) -> Sequence[SettingSpec]:
        """The settings that the title adds."""

    @property
    def games(self) -> Sequence[GameOnShelf]:
        """The installed games, including the current one; empty if only the current one is known."""

    def find_games(self) -> bool:
        """Look for games of other packages; return whether this call found any."""

    def play_other(self, game: str) -> None:
        """Leave this game for another one, given its id."""

    # -- scenes -------------------------------------------------------------------------------------------------

    def speak(self, language: str) -> None:
        """Switch the language, also of the scenes already shown."""

    def make(self, name: str, **what: object) -> Screen:
        """Create a scene by name and return it without showing it; `what` holds the arguments of its constructor."""

    def open(self, name: str, **what: object) -> None:
        """Create a scene by name and push it over the current one."""

    def consult(self, number: str = "", topics: Sequence[Topic] = ()) -> None:
        """Open the rulebook at a paragraph number, else at the given topics, else at its first page."""

    def push(self, scene: Screen) -> None:
        """Push a scene over the current one."""

    def pop(self) -> None:
        """Close the top scene; open the home scene if it was the last one."""

    def go_home(self) -> None:
        """Close every scene above the start screen."""

    def replace(self, scene: Screen) -> None:
        """Replace the top scene."""

    def swap(self, scene: Screen, other: Screen, *, first: bool) -> None:
        """Replace a scene by another; the caller keeps the old one. `first`: the new scene was not shown before."""

    def quit(self) -> None:
        """Close all scenes from the top down, and end the program."""

    def warn(self, line: str) -> None:
        """Queue a message for the player; a dialog shows it with the next frame."""

    def look(self, folders: Iterable[str], files: Iterable[Path]) -> FileSnapshot:
        """Return a snapshot of watched folders and of single files."""

    # -- size ---------------------------------------------------------------------------------------------------

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""

    @property
    def fullscreen(self) -> bool:
        """Whether the window is in full-screen mode."""

    def toggle_fullscreen(self) -> None:
        """Toggle between window and full screen."""

    def apply_settings(self) -> None:
        """Apply the current settings to all scenes."""

    def set_scale(self, scale: float) -> None:
        """Set the scale of everything; 0 derives it from the window's size."""
