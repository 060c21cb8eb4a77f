"""Base class of the table scene: opening of menus and overlays, saving, leaving and ending."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from combat.engine.files import folders
from combat.engine.journal.faults import SaveError
from combat.engine.journal.journal import free_path
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.play.game_log import LogLine
from combat.engine.play.session import Session
from combat.engine.stage.scene import Scene
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.stage.widgets.tooltip import Tooltip
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.panes import log_panel
from combat.engine.tabletop.panes.prompt_bar import CONTEXT_MENU
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.thing import Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import has, text

if TYPE_CHECKING:
    from combat.engine.stage.paper.context_menu import ContextMenu
    from combat.engine.stage.paper.dialog import Confirm
    from combat.engine.tabletop.hands.host import TableHost
    from combat.engine.tabletop.layout import Layout
    from combat.engine.tabletop.log.log_scene import LogScene
    from combat.engine.tabletop.menus.menus import Menus
    from combat.engine.tabletop.scene.find_scene import FindScene

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

FIND = "combat.engine.tabletop.scene.find_scene:FindScene"
"""Modules of the search and of the context menu, imported on demand."""


class TableDoors(Scene, Generic[S, B, P]):
    """The part of a table scene that opens other scenes."""

    session: Session[S, Any]
    table: Table[S, B, P]
    desk: Desk[S, B, P]
    layout: Layout
    tooltip: Tooltip
    leave_note = "ask-leave-text"
    """Message id: what happens to the game while it is left."""
    end = "end"
    """Name of the scene that shows the result."""
    _seen_over = False

    def offer(
        self, spots: Sequence[Thing[P] | LogLine], at: tuple[int, int], first: Sequence[MenuRow] | None = None
    ) -> bool:
        """Open a context menu for overlapping things; return False if the menu would be empty.

        `first` is given if a gamepad opens the menu; its rows precede those of the things.
        """
        host = cast("TableHost[S, B, P]", self)  # the full table scene implements the host
        menus: Shape[Menus[S, B, P]] = Shape("rows")
        rows = [*(first or ()), *load_object(self.table.menus, menus).rows(host, spots)]
        if rows:
            self.dirty |= self.tooltip.hide()
            by_pad = first is not None
            menu = load_object(CONTEXT_MENU, lambda: ContextMenu)
            self.app.push(menu(self.app, rows, at, begin=by_pad, lead_on=by_pad and not first))
        return bool(rows)

    def aside(self) -> Sequence[Button]:
        """Return the buttons outside the prompt bar that a gamepad menu must offer."""
        return ()

    def open_menu(self) -> None:
        """Open the game menu."""
        self.app.open("pause", table=self)

    def recap(self) -> None:
        """Open the recap of recent events."""
        self.desk.on_did("recap")
        self.desk.presenter.forget_missed()
        self.app.open("recap", table=self)

    def find(self) -> None:
        """Open the search for pieces and places."""
        self.desk.on_did("find")
        self.app.push(load_object(FIND, lambda: FindScene)(self.app, self))

    def open_log(self) -> None:
        """Open the full log."""
        self.desk.on_did("log")
        self.app.push(load_object(log_panel.SHEET, lambda: LogScene)(self.app, self.desk))

    def show_keys(self) -> None:
        """Open the list of key bindings."""
        self.desk.on_did("keys")
        self.app.open("keys")

    def save(self) -> None:
        """Save a copy of the game beside the journal, which is written anyway; show the copy's name or the error."""
        record = self.session.record
        if record is None:
            self.desk.notice.show(text("cannot-save", cause=text("no-record")))
            return
        path = free_path(folders.saves(), record.path.stem.removesuffix("-copy") + "-copy")
        try:
            record.copy_to(path)
        except SaveError as fault:
            self.desk.notice.show(text("cannot-save", cause=str(fault)))
        else:
            self.desk.notice.show(text("saved-as", name=path.name), refused=False)

    def becomes(self, note: str) -> str:
        """Return the text on what happens to the game when it is left: the message `note`, or its variant for a
        finished game.
        """
        finished = f"{note}-over"
        return text(finished if self.desk.over and has(finished) else note)

    def ask_leave(self) -> None:
        """Leave the game; ask for confirmation if that is enabled or the game could not be saved."""
        record = self.session.record
        lost = record is not None and not record.caught_up()
        if not self.app.settings.confirm_leave and not lost:
            self.app.pop()
            return
        kept = text("ask-leave-unsaved") if lost else self.becomes(self.leave_note)
        leave = text("button-leave")
        confirm = load_object("combat.engine.stage.paper.dialog:Confirm", lambda: Confirm)
        self.app.push(confirm(self.app, text("ask-leave-title"), (kept,), leave, self.app.pop, again="quit"))

    def _over(self) -> None:
        """Show the end of the game, once."""
        if not self._seen_over:
            self._seen_over = True
            self.show_end()

    def show_end(self) -> None:
        """Open the scene with the result of the game."""
        self.app.open(self.end, table=self)
