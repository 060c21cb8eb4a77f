"""The scenarios of COMMAND!: one is chosen and laid on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.games.command.content.kinds.scenario_file import ScenarioFile
from combat.games.command.content.library import Library


class ListedScenario(Record):
    """A scenario as its row shows it."""

    id: str
    title: str
    about: str
    """Where and when, or why it cannot be used."""
    faulty: bool = False


class ScenarioListScene(TypedListScene[ListedScenario]):
    """Enter lays the chosen one on the table."""

    title, note, empty, width, watched = (
        "scenarios-title",
        "scenarios-note",
        "scenarios-empty",
        720,
        ("scenarios", "packs"),
    )

    def rows(self) -> Iterable[ListedScenario]:
        library = Library()
        return (listed(id_, library.scenario_file(id_)) for id_ in library.scenario_ids())

    def buttons(self) -> Sequence[Button]:
        return [Button(text("scenarios-play"), self.open_chosen, "Enter", "commit")]

    def key(self, row: ListedScenario) -> str:
        return row.id

    def open(self, row: ListedScenario) -> None:
        try:
            scene = self.app.make("battle", book=Library().load_book(row.id))
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(finding) for finding in fault.findings]))
            return
        self.app.push(scene)

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ListedScenario) -> None:
        px = theme.px
        left, room = box.x + px(16), box.width - px(32)
        theme.font("heading", 18).draw_typed(surface, row.title, (left, box.y + px(24)), theme.INK)
        ink = theme.MISSING if row.faulty else theme.INK_2
        theme.font("sans", 14).draw(surface, row.about, (left, box.y + px(45)), ink, room=room)


def listed(id_: str, path: Path) -> ListedScenario:
    """A scenario's row, by its file alone."""
    try:
        file = read(path, ScenarioFile).content
    except ContentError as fault:
        return ListedScenario(id_, id_, str(fault.findings[0]), faulty=True)
    about = text("scenario-about", place=translated(file.place), date=translated(file.date))
    return ListedScenario(id_, translated(file.title), about)
