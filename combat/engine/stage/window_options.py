"""Options of the window from the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from combat.engine.kernel.record import Record


class GameOnShelf(Record):
    """An installed game by its id; `present` marks the current one."""

    id: str
    name: str
    present: bool


class WindowOptions(Record, gc=True):
    """Options for opening the window; None leaves the choice to settings and screen.

    `resolution` is width and height in pixels, and `scale` is the font size relative to that at 1600 × 900.
    """

    resolution: tuple[int, int] | None = None
    fullscreen: bool = False
    scale: float | None = None
    sound: bool = True
    packs: tuple[Path, ...] = ()
    """Packs named on the command line."""
    games: tuple[GameOnShelf, ...] = ()
    """The built-in games, including the current one."""
    added_games: Callable[[], tuple[GameOnShelf, ...]] = tuple
    """Returns the games of other packages known so far; the first call starts reading them."""
