"""What every scene can reach: the settings, the keys, the sounds, and the way to the other scenes."""

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
    """Holds the scenes, one upon the other, in one window; a scene knows no more of the program than this."""

    @property
    def settings(self) -> Settings:
        """What the player likes."""

    @property
    def keys(self) -> Keymap:
        """Which key does what."""

    @property
    def sounds(self) -> Sounds:
        """What is heard; silent without a sound device."""

    @property
    def loudness(self) -> Mapping[str, float]:
        """The title's groups of sounds, and how loud the player wants each, 0 to 1."""

    @property
    def packs(self) -> tuple[Path, ...]:
        """Packs named on the command line, outside the player's folder."""

    @property
    def wishes(self) -> Sequence[SettingSpec]:
        """What the title adds to the settings."""

    @property
    def games(self) -> Sequence[GameOnShelf]:
        """The games of the house, this one among them; none where only this one is known."""

    def find_games(self) -> bool:
        """Ask for games of other packages, once a picture stands; True when some have just been found."""

    def play_other(self, game: str) -> None:
        """Leaves this game for another one of the house, by its id."""

    # -- scenes -------------------------------------------------------------------------------------------------

    def speak(self, language: str) -> None:
        """Says everything in a language from now on, also what stands on the screen already."""

    def make(self, name: str, **what: object) -> Screen:
        """The scene of a name, not shown yet; `what` is what it is about, by the names of its constructor."""

    def open(self, name: str, **what: object) -> None:
        """Lays the scene of a name over the present one."""

    def consult(self, number: str = "", topics: Sequence[Topic] = ()) -> None:
        """Opens the rulebook at a number, else at what is pointed at, else at its beginning."""

    def push(self, scene: Screen) -> None:
        """Lays a scene over the present one."""

    def pop(self) -> None:
        """Closes the uppermost scene; after the last one comes home."""

    def replace(self, scene: Screen) -> None:
        """Puts a scene in the place of the uppermost."""

    def swap(self, scene: Screen, other: Screen, *, first: bool) -> None:
        """Puts a scene in the place of another that is kept by who asks for it; `first`: it was not shown before."""

    def quit(self) -> None:
        """Leaves every scene, the uppermost first; the program ends."""

    def warn(self, line: str) -> None:
        """Tells the player something that he should know, on a slip over the next picture."""

    def look(self, folders: Iterable[str], files: Iterable[Path]) -> FileSnapshot:
        """How watched folders and single files are now."""

    # -- size ---------------------------------------------------------------------------------------------------

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""

    @property
    def fullscreen(self) -> bool:
        """Whether it fills the screen."""

    def toggle_fullscreen(self) -> None:
        """Switches between window and full screen."""

    def apply_settings(self) -> None:
        """Shows what the settings say now in every scene."""

    def set_scale(self, scale: float) -> None:
        """Draws everything at a scale from now on; 0 lets the window's size decide."""
