"""A file that was dropped on the window, or named alone on the command line: a save, a scenario, a lab file, a pack."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from combat.engine.content.file_kinds import played
from combat.engine.content.findings import ContentError
from combat.engine.content.packs.pack import is_pack
from combat.engine.play.save_findings import SAVE
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.dropped_pack import ask_for_pack
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import Book
from combat.games.volume1.scenes.saved.saved_battles import saved
from combat.games.volume1.scenes.sheet_scene import SheetScene


def dropped(app: Stage, path: Path) -> Screen:
    """What opens for a file; a slip that says why where nothing does."""
    if is_pack(path):
        return ask_for_pack(app, path)
    try:
        kind = (played().of(path) or played().of_stray(path)) if path.is_file() else None
        if kind is not None and kind.name == SAVE.name:
            return saved(app, path)
        if kind is not None and kind.name == "scenario":
            load_book(path)
            return SheetScene(app, errand=OwnSheet(app, path))
        if kind is not None and kind.name in ("lab", "lesson"):
            return app.make(kind.name, path=path)
    except ContentError as fault:
        return Message(app, text("dialog-fault"), [str(finding) for finding in fault.findings])
    return Message(app, text("dialog-fault"), [text("dropped-unknown", file=path.name)])


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
