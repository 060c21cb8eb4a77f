"""The scenario book's contents: every battle in a line, so that none must be leafed to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from combat.client import theme
from combat.client.scenes.typed_list import TypedListScene
from combat.client.widgets.button import Button
from combat.content.findings import ContentError
from combat.content.library import Library
from combat.content.reading import plain
from combat.kernel.one_line import one_line
from combat.kernel.records import record
from combat.words import names, text

if TYPE_CHECKING:
    from combat.client.app import App


@record
class Listed:
    """A scenario as its row shows it."""

    place: int
    id: str
    title: str
    about: str
    """When, where, on which map and how long; or why the file cannot be read."""
    faulty: bool = False


def listed(place: int, path: Path) -> Listed:
    """A scenario's row; of the file itself, since reading whole battles would take too long."""
    try:
        file = plain(path)
    except ContentError as fault:
        return Listed(place, path.stem, path.stem, str(fault.findings[0]), faulty=True)
    turns = file.get("turns")
    about = [
        *(one_line(str(file[key])) for key in ("date", "place") if file.get(key)),
        names.board(one_line(str(file.get("board", "")))),
        *([text("sheet-turns-count", count=turns)] if isinstance(turns, int) else []),
    ]
    return Listed(place, path.stem, one_line(str(file.get("title") or path.stem)), " · ".join(about))


class ScenarioBookScene(TypedListScene[Listed]):
    """Enter opens the chosen battle's sheet."""

    title, note, empty, width = "book-title", "book-note", "sheet-none", 760
    watched = ("scenarios", "packs")

    def __init__(self, app: App, shown: str, take: Callable[[str], None]) -> None:
        self._take = take
        super().__init__(app)
        self.choose(next((place for place, row in enumerate(self.list.rows) if row.id == shown), 0))

    def rows(self) -> Iterable[Listed]:
        library = Library()
        return (listed(place, library.scenario_file(id_)) for place, id_ in enumerate(library.scenario_ids()))

    def key(self, row: Listed) -> str:
        return row.id

    def buttons(self) -> Sequence[Button]:
        return [Button(text("book-open"), self.open_chosen, "Enter", "commit")]

    def open(self, row: Listed) -> None:
        self.app.pop()
        self._take(row.id)

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: Listed) -> None:
        px = theme.px
        left, room = box.x + px(46), box.width - px(62)
        ink = theme.font("heading", 18)
        ink.draw_typed(surface, f"{row.place + 1}.", (left - px(8), box.y + px(24)), theme.INK_3, align="right")
        ink.draw_typed(surface, row.title, (left, box.y + px(24)), theme.INK)
        about = theme.MISSING if row.faulty else theme.INK_2
        theme.font("sans", 14).draw(surface, row.about, (left, box.y + px(45)), about, room=room)
