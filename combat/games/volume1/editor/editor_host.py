"""What the parts of the editor may use of the screen that they belong to."""

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

    def say(self, line: str) -> None:
        """One line in the strip, until the next."""

    def lay_again(self, board: Board) -> None:
        """Shows the same board, painted or drawn anew."""

    def undo(self) -> None:
        """Takes the last change of the sheet back."""

    def redo(self) -> None:
        """Makes the change that was taken back."""

    def paint(self) -> None:
        """Lets the board's terrain be painted in the map editor."""
