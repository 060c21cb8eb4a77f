"""What mouse, keys and parts may use of the table that they belong to."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, TypeVar

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

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class TableHost(Protocol[S, B, P]):
    """The scene of a table."""

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

    def drop_nowhere(self) -> None:
        """Let go of what is carried."""

    def toggle_fold(self, part: str) -> None:
        """Fold a side away, or open it."""

    def laid_over(self) -> list[pygame.Rect]:
        """What lies over the table until the player is done with it."""

    def in_question(self) -> list[pygame.Rect]:
        """Where on the map those stand whom the question is about, with what lies round them."""

    def open_menu(self) -> None:
        """The menu of a game that is played."""

    def offer(
        self, spots: Sequence[Thing[P] | LogLine], at: tuple[int, int], first: Sequence[MenuRow] | None = None
    ) -> bool:
        """What can be done with things that lie upon each other, in a menu at a point; False where there is nothing.

        `first` stands above it; its first row is chosen then, and where there are no such rows, leads on at once.
        """

    def aside(self) -> Sequence[Button]:
        """Buttons that lie elsewhere than beside the prompt, and are offered to whoever has no pointer."""

    def help(self) -> None:
        """The rulebook, open at what is under the pointer."""

    def recap(self) -> None:
        """What happened lately."""

    def find(self) -> None:
        """Find a piece or a place."""

    def open_log(self) -> None:
        """The whole log, to be searched and taken along."""

    def show_keys(self) -> None:
        """All keys."""

    def save(self) -> None:
        """Keep a copy of the game as it stands now."""

    def ask_leave(self) -> None:
        """Leave, if the player means it."""
