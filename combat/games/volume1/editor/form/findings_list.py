"""List of findings below the form, in the words of `combat check`; a click opens the line concerned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

import pygame

from combat.engine.content.findings import OF, Finding
from combat.engine.kernel.text_message import TextMessage
from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.words import text
from combat.games.volume1.content.draft_data import Trouble
from combat.games.volume1.editor.form.fields import KeyPath
from combat.games.volume1.editor.form.form_rows import field_at, page_of

HEAD, LEADING = 32, 18
"""Height of the heading and of a line in pixels at scale 1."""


def _label(key: str, path: KeyPath) -> str:
    """Return the form's label for a key that a finding starts with; "" for any other word."""
    place = path if path[-1:] == (key,) else (*path, key)
    field = field_at(place) if key.isidentifier() else None
    return text(field.message) if field is not None and field.key == key else ""


def _about(finding: Finding) -> tuple[str, str]:
    """Return the key that a finding is about, and its text; "" and the whole text without a key."""
    if not isinstance(finding.said, TextMessage) or finding.said.message != OF:
        return "", finding.what
    values = dict(finding.said.values)
    return str(values["of"]), str(values["what"])


class FindingsList:
    """Heading with the number of findings, and a row for each.

    Findings about other files are below the file's name.
    """

    def __init__(self, on_click: Callable[[Trouble], None], called: Callable[[str], str]) -> None:
        """Create the list; `called` replaces ids by names."""
        self._called, self._on_click = called, on_click
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._count = 0
        self.list: ScrollList[Trouble | str] = ScrollList(
            self._measure, self._draw_row, follow=False, on_click=self._click
        )

    @property
    def dirty(self) -> bool:
        """Whether the list must be redrawn."""
        return self.list.dirty

    def set(self, troubles: list[Trouble]) -> None:
        """Replace the findings shown."""
        self._count = len(troubles)
        self.list.set_rows(list(_with_files(troubles)))

    def _click(self, row: Trouble | str) -> None:
        if not isinstance(row, str):
            self._on_click(row)

    def place(self, rect: pygame.Rect) -> None:
        """Set the rectangle of the list in pixels."""
        px, self.rect = theme.px, rect.copy()
        inner = rect.inflate(-2 * px(12), 0)
        self.list.place(pygame.Rect(inner.x, rect.y + px(HEAD), inner.width, rect.height - px(HEAD + 6)))

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle the mouse over the list; return whether the event was used."""
        return event.type != pygame.KEYDOWN and self.list.handle(event)

    def _words(self, trouble: Trouble) -> str:
        if trouble.file:
            finding = trouble.finding
            return text("edit-finding-line", line=finding.line, what=finding.what) if finding.line else finding.what
        place = text("edit-finding", page=text(f"edit-page-{page_of(trouble.path)}"))
        key, what = _about(trouble.finding)
        label = _label(key, trouble.path) if key else ""
        return f"{place}  {label}: {self._called(what)}" if label else f"{place}  {self._called(trouble.finding.what)}"

    def _measure(self, row: Trouble | str, width: int) -> int:
        if isinstance(row, str):
            return theme.px(LEADING + 9)
        lines = theme.font("sans", 14).wrap(self._words(row), width - theme.px(20))
        return len(lines) * theme.px(LEADING) + theme.px(7)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: Trouble | str, hot: bool) -> None:
        px, y = theme.px, box.y
        if isinstance(row, str):
            face = theme.font("sans", 14, 700)
            face.draw(surface, row, (box.x, y + px(LEADING)), theme.INK, room=box.width)
            return
        if hot:
            theme.draw_box(surface, box, (*theme.CHOSEN, 60), radius=2)
        pygame.draw.aacircle(surface, theme.MISSING, (box.x + px(6), box.y + px(12)), px(3.5))
        face = theme.font("sans", 14)
        for line in face.wrap(self._words(row), box.width - px(20)):
            y += px(LEADING)
            face.draw(surface, line, (box.x + px(16), y - px(1)), theme.INK)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the heading and the visible rows."""
        count = self._count
        title = text("edit-findings", count=count) if count else text("edit-no-findings")
        theme.draw_panel(surface, self.rect, title.upper())
        self.list.draw(surface)


def _with_files(troubles: list[Trouble]) -> Iterator[Trouble | str]:
    """Yield the findings, those of each other file below its name."""
    for file, found in groupby(troubles, key=lambda trouble: trouble.file):
        if file:
            board = Path(file).suffix == ".tmx"
            yield text("edit-finding-map" if board else "edit-finding-file", file=Path(file).name)
        yield from found
