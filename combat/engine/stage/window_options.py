"""What the command line asks of the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from combat.engine.kernel.record import Record


class GameOnShelf(Record):
    """A game of the house as the window knows it, by its id; `present` is the one that is played."""

    id: str
    name: str
    present: bool


class WindowOptions(Record, gc=True):
    """How the window is opened; None leaves the choice to the settings and the screen.

    `resolution` is width and height in pixels, `scale` 1.0 for the size of type at 1600 × 900.
    """

    resolution: tuple[int, int] | None = None
    fullscreen: bool = False
    scale: float | None = None
    sound: bool = True
    packs: tuple[Path, ...] = ()
    """Packs named on the command line."""
    games: tuple[GameOnShelf, ...] = ()
    """The built-in games, and the one that is played."""
    added_games: Callable[[], tuple[GameOnShelf, ...]] = tuple
    """Returns the games of other packages, as far as they are known; the first call begins to read them."""
