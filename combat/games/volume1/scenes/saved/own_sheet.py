"""The sheet of a scenario whose file lies anywhere."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import Book
from combat.games.volume1.scenes.sheet_scene import SheetScene


def sheet_of_file(app: Stage, file: Path) -> SheetScene:
    """The sheet of a scenario file; raises ContentError."""
    load_book(file)
    return SheetScene(app, errand=OwnSheet(app, file))


class OwnSheet:
    """A scenario that lies anywhere: its options are chosen on its sheet, and its battle begun from there."""

    fixed = False

    def __init__(self, app: Stage, path: Path) -> None:
        self._app, self._path = app, path
        self._chosen: tuple[str, ...] = ()

    def chosen(self) -> Collection[str]:
        """The optional rules chosen so far."""
        return self._chosen

    def book(self, chosen: Collection[str]) -> Book:
        """The battle with optional rules."""
        self._chosen = tuple(chosen)
        return load_book(self._path, self._chosen)

    def begin(self) -> None:
        """Lays the battle on the table."""
        self._app.open("battle", book=load_book(self._path, self._chosen))

    def buttons(self) -> Sequence[Button]:
        """Nothing else: a challenge is of a scenario that others have."""
        return ()
