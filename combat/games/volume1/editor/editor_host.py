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
    """The scene of the editor."""

    app: Stage
    library: Library
    form: EditorForm
    view: HexView
    panes: Panes
    dirty: bool
    """Whether the window must be drawn again."""

    def say(self, line: str) -> None:
        """Show a line in the strip, until the next."""

    def lay_again(self, board: Board) -> None:
        """Show the same board with its tiles loaded again."""

    def undo(self) -> None:
        """Undo the last change of the scenario."""

    def redo(self) -> None:
        """Redo the last undone change."""

    def paint(self) -> None:
        """Open the board's map in the map editor."""
