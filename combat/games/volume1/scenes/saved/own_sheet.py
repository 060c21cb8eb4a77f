"""Sheet of a scenario file from any folder."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import Book
from combat.games.volume1.scenes.sheet_scene import SheetScene


def sheet_of_file(app: Stage, file: Path) -> SheetScene:
    """Return the sheet of a scenario file; raise ContentError if it is invalid."""
    load_book(file)
    return SheetScene(app, errand=OwnSheet(app, file))


class OwnSheet:
    """Errand of the sheet of a scenario file: offers its options, and begins its battle."""

    fixed = False

    def __init__(self, app: Stage, path: Path) -> None:
        self._app, self._path = app, path
        self._chosen: tuple[str, ...] = ()

    def chosen(self) -> Collection[str]:
        """Return the ids of the optional rules chosen so far."""
        return self._chosen

    def book(self, chosen: Collection[str]) -> Book:
        """Store the chosen optional rules, and return the Book of the battle with them."""
        self._chosen = tuple(chosen)
        return load_book(self._path, self._chosen)

    def begin(self) -> None:
        """Open the table of the battle."""
        self._app.open("battle", book=load_book(self._path, self._chosen))

    def buttons(self) -> Sequence[Button]:
        """Return no additional buttons, since a challenge needs a scenario that other players have."""
        return ()
