"""The installed games, and the game to open after the current one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from combat.engine.stage.window_options import GameOnShelf, WindowOptions


class InstalledGames:
    """The built-in games and those of other packages, which are found while the start screen is shown."""

    def __init__(self, options: WindowOptions, leave: Callable[[], None]) -> None:
        """`leave` closes the window of the present game."""
        self._options, self._leave = options, leave
        self._added: tuple[GameOnShelf, ...] = ()
        self.onward = ""
        """Id of the game to play next; "" for none."""

    def all(self) -> Sequence[GameOnShelf]:
        """Return the games found so far, including the current one; empty if no others are known."""
        return (*self._options.games, *self._added)

    def find(self) -> bool:
        """Look for games of other packages; return whether this call found any."""
        if self._added:
            return False
        self._added = self._options.added_games()
        return bool(self._added)

    def play(self, game: str) -> None:
        """Close this window so that another game is opened; `game` is its id."""
        self.onward = game
        self._leave()
