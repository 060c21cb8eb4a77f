"""Interface of the editor's scene for its parts."""

from __future__ import annotations

from typing import Protocol

from combat.engine.space.hexes.board import Board
from combat.engine.stage.pane import Panes
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.hexes.hex_view import HexView
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor.form.bench import Bench
from combat.games.volume1.editor.form.editor_form import EditorForm


class EditorHost(Bench, Protocol):
    """Protocol of the editor's scene."""

    app: Stage
    library: Library
    form: EditorForm
    view: HexView
    panes: Panes
    dirty: bool
    """Whether the window must be drawn again."""

    def say(self, line: str) -> None:
        """Show a message over the board, until the next key or click."""

    def lay_again(self, board: Board) -> None:
        """Show a board again after its map was changed."""

    def undo(self) -> None:
        """Undo the last change of the scenario."""

    def redo(self) -> None:
        """Redo the last undone change."""

    def paint(self) -> None:
        """Open the board's map in the map editor."""
