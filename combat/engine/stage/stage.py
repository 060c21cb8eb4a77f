"""Interface of the application for scenes: settings, keys, sounds and other scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from combat.engine.stage.keys import Keymap
from combat.engine.stage.screen import Screen
from combat.engine.stage.settings import Settings
from combat.engine.stage.start.installed_games import InstalledGames
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.watch import Watch
from combat.engine.stage.window_options import WindowOptions
from combat.engine.words.topic import Topic

if TYPE_CHECKING:
    from combat.engine.stage.sound.sounds import Sounds


class Stage(Protocol):
    """The application as scenes see it: a stack of scenes in one window."""

    title: TitleStage
    """The window of the title."""
    options: WindowOptions
    """Options of the window from the command line."""
    games: InstalledGames
    """The installed games."""
    watch: Watch
    """Watches the files that the top scene shows."""

    @property
    def settings(self) -> Settings:
        """Return the player's settings."""

    @property
    def keys(self) -> Keymap:
        """Return the key bindings."""

    @property
    def sounds(self) -> Sounds:
        """Return the sound player; silent without a sound device."""

    # -- scenes -------------------------------------------------------------------------------------------------

    def speak(self, language: str) -> None:
        """Switch the language, also in scenes already shown."""

    def make(self, name: str, **what: object) -> Screen:
        """Create a scene by name and return it without showing it; `what` holds the arguments of its constructor."""

    def open(self, name: str, **what: object) -> None:
        """Create a scene by name and push it over the current one."""

    def consult(self, number: str = "", topics: Sequence[Topic] = ()) -> None:
        """Open the rulebook at a paragraph number, else at the given topics, else at its first page."""

    def push(self, scene: Screen) -> None:
        """Push a scene over the current one."""

    def pop(self) -> None:
        """Close the top scene; if it was the last one, open the home scene, if any."""

    def go_home(self) -> None:
        """Close all scenes above the start screen."""

    def replace(self, scene: Screen) -> None:
        """Replace the top scene."""

    def swap(self, scene: Screen, other: Screen, *, first: bool) -> None:
        """Replace a scene anywhere in the stack; the replaced scene is not closed and may return.

        `first` is true if the new scene was not shown before.
        """

    def quit(self) -> None:
        """Close all scenes from the top down, and end the program."""

    def warn(self, line: str) -> None:
        """Queue a message for the player; a dialog shows it with the next frame."""

    # -- size ---------------------------------------------------------------------------------------------------

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height of the window in pixels."""

    @property
    def fullscreen(self) -> bool:
        """Return whether the window is in full-screen mode."""

    def toggle_fullscreen(self) -> None:
        """Toggle between window and full screen."""

    def apply_settings(self) -> None:
        """Apply the current settings to all scenes."""

    def set_scale(self, scale: float) -> None:
        """Set the scale of the whole display; 0 derives it from the window's size."""
