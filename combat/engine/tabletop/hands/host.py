"""Interface of the table scene for mouse, keyboard and panes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import LogLine
from combat.engine.stage.pane import Panes
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.stage.widgets.tooltip import Tooltip
from combat.engine.tabletop.board_drawing import BoardDrawing
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.panes.fold_tabs import FoldTabs
from combat.engine.tabletop.panes.log_panel import LogPanel
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.tabletop.panes.scrolled_parts import ScrolledParts
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.tabletop.thing import Thing
from combat.engine.tabletop.title_desk import TitleDesk

if TYPE_CHECKING:
    from combat.engine.tabletop.hands.mouse import Mouse
    from combat.engine.tabletop.scene.camera_director import CameraDirector

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class TableHost(Protocol[S, B, P]):
    """Parts of the table scene that mouse, keyboard and panes use."""

    app: Stage
    desk: Desk[S, B, P]
    view: BoardView[P]
    panes: Panes
    parts: dict[str, TablePane[S, B, P]]
    layers: BoardDrawing
    handles: FoldTabs
    scrolled: ScrolledParts[S, B, P]
    tooltip: Tooltip
    bar: PromptBar[S, B, P]
    log: LogPanel[S, B, P]
    dirty: bool
    mouse: Mouse[S, B, P]
    camera_director: CameraDirector[S, B, P]

    def toggle_fold(self, part: str) -> None:
        """Fold or unfold the panes of a side."""

    def laid_over(self) -> list[pygame.Rect]:
        """Return the areas covered by dialogs over the table that remain until dismissed."""

    def open_menu(self) -> None:
        """Open the game menu."""

    def offer(
        self, spots: Sequence[Thing[P] | LogLine], at: tuple[int, int], first: Sequence[MenuRow] | None = None
    ) -> bool:
        """Open a context menu for the things or log lines at a point; return False if the menu would be empty.

        `first` are rows placed above the others; the first of them is selected. If `first` is empty but not None, the
        first submenu opens at once.
        """

    def aside(self) -> Sequence[Button]:
        """Return the buttons outside the prompt bar that a gamepad menu must offer."""

    def help(self) -> None:
        """Open the rulebook at the rule for what is under the pointer."""

    def recap(self) -> None:
        """Open the recap of recent events."""

    def find(self) -> None:
        """Open the search for pieces and places."""

    def open_log(self) -> None:
        """Open the whole log."""

    def show_keys(self) -> None:
        """Open the list of key bindings."""

    def save(self) -> None:
        """Save a copy of the game."""

    def ask_leave(self) -> None:
        """Leave the game after the player confirms."""
