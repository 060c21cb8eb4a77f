"""List of lab files: shipped examples and the player's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pygame

from combat.engine.content.file_kinds import played
from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.lab.lab_session import lab_files
from combat.engine.words import text, translated


class ListedLab(Record):
    """A row of the list: a lab file with its title, or the fault in the file."""

    path: Path
    title: str
    about: str
    """The first sentence of its text, or its fault."""
    faulty: bool = False


def listed(path: Path) -> ListedLab:
    """Return the list row of a file; a file that cannot be read becomes a row with its first fault."""
    try:
        file: Any = read(path, played().named("lab").shape()).content
    except ContentError as fault:
        return ListedLab(path, path.stem, str(fault.findings[0]), faulty=True)
    title = translated(file.title) if file.title else path.stem
    return ListedLab(path, title, translated(file.text[0]) if file.text else path.name)


class LabListScene(TypedListScene[ListedLab]):
    """Scene with the list of lab files; a file dropped on the window is opened too."""

    title, note, empty, width, watched = "lab-title", "lab-list-note", "lab-list-empty", 720, ("lab", "packs")

    def rows(self) -> Iterable[ListedLab]:
        """Return the rows from top to bottom."""
        return (listed(path) for path in lab_files())

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from the right."""
        return [Button(text("lab-open"), self.open_chosen, "Enter", "commit")]

    def key(self, row: ListedLab) -> Path:
        """Return the key that identifies a row, so that the row stays selected when the list is reloaded."""
        return row.path

    def open(self, row: ListedLab) -> None:
        """Open a row's file, on Enter or a second click."""
        self.open_file(row.path)

    def open_file(self, path: Path) -> None:
        """Open a lab file, or show the faults in it."""
        try:
            scene = self.app.make("lab", path=path)
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(finding) for finding in fault.findings]))
            return
        self.app.push(scene)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.DROPFILE:
            self.open_file(Path(event.file))
            return True
        return super().handle(event)

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ListedLab) -> None:
        """Draw a row on its background."""
        px = theme.px
        left, room = box.x + px(16), box.width - px(32)
        theme.font("heading", 18).draw_typed(surface, row.title, (left, box.y + px(24)), theme.INK)
        ink = theme.MISSING if row.faulty else theme.INK_2
        theme.font("sans", 14).draw(surface, row.about, (left, box.y + px(45)), ink, room=room)
