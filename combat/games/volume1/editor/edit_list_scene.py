"""List of what the editor can open: drafts, own scenarios, boards, and copies of the game's scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame

from combat.engine.chance.seeds import any_seed
from combat.engine.content.findings import ContentError
from combat.engine.content.hexes.board_files import JOINT
from combat.engine.content.reading import plain
from combat.engine.files.one_line import one_line
from combat.engine.files.system_faults import reason
from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.games.volume1.content.terrain import made_boards
from combat.games.volume1.editor.opening import Opening, open_draft, openings
from combat.games.volume1.rules.made_names import COUNTRIES, LARGEST_SEED, any_name
from combat.games.volume1.words import names

SEED_BYTES = 4


class Listed(Record):
    """A row of the list: an item that can be opened in the editor."""

    opening: Opening
    title: str
    note: str


def listed(opening: Opening) -> Listed:
    """Return the row of an item: a scenario by title and board if it is readable, an own one with its file."""
    if opening.sort == "board" or opening.path is None:
        if JOINT in opening.name:
            return Listed(opening, text("edit-list-joined"), text("edit-sort-joined"))
        return Listed(opening, text("edit-list-board", board=names.board(opening.name)), text("edit-sort-board"))
    title, board = _head(opening.path)
    name = board if opening.sort == "ours" and board else opening.path.name
    return Listed(opening, title or opening.name, text(f"edit-sort-{opening.sort}", name=name))


def _head(path: Path) -> tuple[str, str]:
    """Return a scenario's title and the name of its board; "" for what cannot be read."""
    try:
        data = plain(path)
    except ContentError:
        return "", ""
    board = data.get("board")
    return one_line(translated(str(data.get("title", "")))), names.board(board) if isinstance(board, str) else ""


class EditListScene(TypedListScene[Listed]):
    """List of items; Enter opens the selected one, and so does dropping a scenario file on the window."""

    title, note, empty, width = "menu-editor", "edit-list-note", "edit-list-empty", 720
    watched = ("scenarios", "boards", "drafts", "packs")

    def rows(self) -> Iterable[Listed]:
        """Return the rows from top to bottom."""
        return map(listed, openings())

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from the right."""
        return [
            Button(text("edit-open"), self.open_chosen, "Enter", "commit"),
            Button(text("edit-made"), self._make_board, "G"),
        ]

    def _make_board(self) -> None:
        """Ask for country and seed of a generated board, save it among the player's own, and select its row."""

        def taken(words: str) -> str:
            name = names.made_board(words)
            if name is None:
                return text("edit-made-no-name", countries=", ".join(names.countries()), most=LARGEST_SEED)
            try:
                made_boards.kept(name)
            except OSError as fault:
                return text("generate-ground-not-saved", cause=str(reason(fault)))
            self.read()
            self.choose([row.opening for row in self.list.rows].index(Opening("board", str(name))))
            return ""

        words = names.board(str(any_name(COUNTRIES[0], any_seed(SEED_BYTES))))
        self.app.push(WriteSlip(self.app, text("edit-made-title"), words, taken, limit=40))

    def open(self, row: Listed) -> None:
        """Open a row, on Enter or a second click."""
        self.edit(row.opening)

    def edit(self, opening: Opening) -> None:
        """Open an item in the editor, or show why it cannot be opened."""
        try:
            scene = self.app.make("editor", draft=open_draft(opening))
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(finding) for finding in fault.findings]))
            return
        self.app.push(scene)

    def key(self, row: Listed) -> Opening:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row.opening

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.DROPFILE:
            path = Path(event.file)
            self.edit(Opening("own", path.stem, path))
            return True
        return super().handle(event)

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: Listed) -> None:
        """Draw a row on its background."""
        px = theme.px
        left, room = box.x + px(16), box.width - px(32)
        theme.font("heading", 18).draw_typed(surface, row.title, (left, box.y + px(24)), theme.INK)
        ink = theme.MISSING if row.opening.sort == "draft" else theme.INK_2
        theme.font("sans", 14).draw(surface, row.note, (left, box.y + px(44)), ink, room=room)
