"""The sheet of a scenario file from any folder."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import Book
from combat.games.volume1.scenes.sheet_scene import SheetScene


def sheet_of_file(app: Stage, file: Path) -> SheetScene:
    """Return the sheet of a scenario file; raise ContentError."""
    load_book(file)
    return SheetScene(app, errand=OwnSheet(app, file))


class OwnSheet:
    """A scenario file from any folder: its sheet offers the options and begins its battle."""

    fixed = False

    def __init__(self, app: Stage, path: Path) -> None:
        self._app, self._path = app, path
        self._chosen: tuple[str, ...] = ()

    def chosen(self) -> Collection[str]:
        """Return the optional rules chosen so far."""
        return self._chosen

    def book(self, chosen: Collection[str]) -> Book:
        """Apply the chosen optional rules, store the choice, and return the book of the battle."""
        self._chosen = tuple(chosen)
        return load_book(self._path, self._chosen)

    def begin(self) -> None:
        """Open the table of the battle."""
        self._app.open("battle", book=load_book(self._path, self._chosen))

    def buttons(self) -> Sequence[Button]:
        """Return no buttons besides the usual ones: a challenge needs a scenario that other players have."""
        return ()
