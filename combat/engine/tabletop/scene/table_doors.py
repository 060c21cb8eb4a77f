"""The doors of a table: what opens over it, and how it is saved, left and ended."""

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
"""What finds a piece or a place on this table, and what the right button opens: nobody asks for them at first."""


class TableDoors(Scene, Generic[S, B, P]):
    """A table as far as its doors need it."""

    session: Session[S, Any]
    table: Table[S, B, P]
    desk: Desk[S, B, P]
    layout: Layout
    tooltip: Tooltip
    leave_note = "ask-leave-text"
    """Message id: what becomes of the game while it is left."""
    end = "end"
    """The scene that shows how it ended."""
    _seen_over = False

    def offer(
        self, spots: Sequence[Thing[P] | LogLine], at: tuple[int, int], first: Sequence[MenuRow] | None = None
    ) -> bool:
        """What can be done with things that lie upon each other, in a menu at a point; False where there is nothing."""
        host = cast("TableHost[S, B, P]", self)  # a table is one, its doors alone are not
        menus: Shape[Menus[S, B, P]] = Shape("rows")
        rows = [*(first or ()), *load_object(self.table.menus, menus).rows(host, spots)]
        if rows:
            self.dirty |= self.tooltip.hide()
            by_pad = first is not None
            menu = load_object(CONTEXT_MENU, lambda: ContextMenu)
            self.app.push(menu(self.app, rows, at, begin=by_pad, lead_on=by_pad and not first))
        return bool(rows)

    def aside(self) -> Sequence[Button]:
        """Buttons that lie elsewhere than beside the prompt, and are offered to whoever has no pointer."""
        return ()

    def open_menu(self) -> None:
        """The menu of a game: save, settings, keys, leave."""
        self.app.open("pause", table=self)

    def recap(self) -> None:
        """What happened since the last answer, in this step of the turn, in this turn."""
        self.desk.on_did("recap")
        self.desk.told.forget_missed()
        self.app.open("recap", table=self)

    def find(self) -> None:
        """Find a piece or a place."""
        self.desk.on_did("find")
        self.app.push(load_object(FIND, lambda: FindScene)(self.app, self))

    def open_log(self) -> None:
        """The whole log, to be searched and taken along."""
        self.desk.on_did("log")
        self.app.push(load_object(log_panel.SHEET, lambda: LogScene)(self.app, self.desk))

    def show_keys(self) -> None:
        """All keys."""
        self.desk.on_did("keys")
        self.app.open("keys")

    def save(self) -> None:
        """Keep a copy of the game as it stands now; the game itself is kept anyway."""
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
        """What becomes of the game when it is left: the words of a note, or those that it has for a finished game."""
        finished = f"{note}-over"
        return text(finished if self.desk.over and has(finished) else note)

    def ask_leave(self) -> None:
        """Leave the game, if the player means it; it is kept, and where it cannot be, he is asked in any case."""
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
        """The game is over: its end is shown by itself once."""
        if not self._seen_over:
            self._seen_over = True
            self.show_end()

    def show_end(self) -> None:
        """How it ended."""
        self.app.open(self.end, table=self)
