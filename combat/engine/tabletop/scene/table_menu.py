"""Base class of the pause menu: common buttons, and confirmations before leaving or restarting."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.paper.acts_slip import ActsSlip
from combat.engine.stage.paper.dialog import Confirm, Dialog
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from combat.engine.words.line import shown

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class TableMenu(ActsSlip, Generic[S, B, P]):
    """Menu over the table; Esc closes it. A title chooses and orders the buttons."""

    def __init__(self, app: Stage, table: TableScene[S, B, P]) -> None:
        self.table = table
        super().__init__(app)

    # -- buttons ------------------------------------------------------------------------------------------------

    def continue_button(self) -> Button:
        """Return the button that returns to the table."""
        return Button(text("button-continue"), self.app.pop, self.app.keys.label("cancel"), "commit")

    def save_button(self) -> Button:
        """Return the button that saves a copy of the game."""
        save = Button(text("button-save"), self._save, self.app.keys.label("save"))
        save.reason = "" if self.table.session.record is not None else text("no-record")
        return save

    def settings_button(self) -> Button:
        """Return the button that opens the settings over the table."""
        return Button(text("menu-settings"), lambda: self.lay_over("settings", over=True), "S")

    def keys_button(self) -> Button:
        """Return the button for the key bindings."""
        return Button(text("keys-title"), self._keys, self.app.keys.label("keys"))

    def report_button(self) -> Button:
        """Return the button for the report of the game so far."""
        report = Button(text("report-button"), lambda: self.lay_over("report", path=self.table.session.source), "P")
        report.tip = (text("report-button-tip"),)
        report.reason = "" if self.table.session.source is not None else text("no-record")
        return report

    def load_button(self) -> Button:
        """Return the button for the list of saved games."""
        return Button(text("menu-load"), self._load, "L")

    def study_button(self) -> Button:
        """Return the button that studies a copy of the game."""
        session = self.table.session
        study = Button(text("button-study"), self._study, "T")
        study.tip = (text("button-study-tip"),)
        if session.source is None:
            study.reason = text("no-record")
        elif session.marks.study is not None:
            study.reason = text("studied-already")
        return study

    def restart_button(self) -> Button:
        """Return the button that restarts the game."""
        return Button(text("button-restart"), self._restart, "R")

    def concede_button(self) -> Button:
        """Return the button that concedes the game."""
        session = self.table.session
        concede = Button(text("button-concede"), self._ask_concede, "C")
        asked = session.game.can_concede and session.decision is not None
        concede.reason = "" if asked else text("cannot-concede")
        return concede

    def end_buttons(self) -> list[Button]:
        """Return the usual buttons that end this game or start another one from it."""
        return [self.load_button(), self.study_button(), self.restart_button(), self.concede_button()]

    def leave_button(self) -> Button:
        """Return the button that leaves the table."""
        return Button(text(self.table.leave_words), self._leave, self.app.keys.label("quit"))

    # -- callbacks ----------------------------------------------------------------------------------------------

    def begun_anew(self, seed: int | None) -> Screen:
        """Return a table of the same game from the beginning; `seed` is that of the dice, None for a new one."""
        session = self.table.session
        return self.app.make("battle", book=session.begun_with, seed=seed, study=session.game.study)

    def _ask_concede(self) -> None:
        """Ask for confirmation, and concede the game."""
        app, table = self.app, self.table
        app.pop()
        lines, yes, no = (text("ask-concede-text"),), text("button-concede"), text("button-play-on")
        app.push(Confirm(app, text("ask-concede-title"), lines, yes, table.desk.controls.concede, no, grave=True))

    def _keys(self) -> None:
        self.table.desk.on_did("keys")
        self.lay_over("keys")

    def _save(self) -> None:
        self.app.pop()
        self.table.save()

    def _study(self) -> None:
        self.app.replace(self.app.make("study", desk=self.table.desk))

    def _leave(self) -> None:
        self.app.pop()
        self.table.ask_leave()

    def _load(self) -> None:
        """Leave the game for the list of saved games, after confirmation if enabled."""
        app = self.app
        app.pop()

        def leave() -> None:
            app.replace(app.make("saves"))

        if app.settings.confirm_leave:
            lines = (self.table.becomes(self.table.leave_note),)
            app.push(Confirm(app, text("ask-leave-title"), lines, text("menu-load"), leave))
        else:
            leave()

    def _restart(self) -> None:
        """Ask whether to restart the game, with a new seed or with the same."""
        app, table, session = self.app, self.table, self.table.session
        app.pop()

        def begin(seed: int | None) -> None:
            app.pop()
            app.replace(self.begun_anew(seed))

        anew = Button(text("restart-new"), lambda: begin(None), "Enter", "commit")
        same = Button(text("restart-same"), lambda: begin(table.seed), "S")
        unknown = "restart-seed-unknown" if session.marks.branch is None else "restart-seed-branch"
        same.reason = "" if table.seed is not None else text(unknown)
        keep = Button(text("button-cancel"), app.pop, "Esc")
        lines = [text("ask-restart-text"), *([shown(same.reason)] if same.reason else [])]
        app.push(Dialog(app, text("ask-restart-title"), lines, [anew, same, keep]))
