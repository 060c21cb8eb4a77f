"""Menu of a battle in progress: resume, read the briefing, save a copy, settings, keys, leave."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.table_menu import TableMenu
from combat.engine.words import text, translated
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.panels.top_cells import turn_words


class PauseScene(TableMenu[State, BattleDesk, Hex]):
    """A dialog over the table; Esc closes it. A lesson has no briefing and offers fewer actions."""

    def heading(self) -> tuple[str, str, str]:
        """Return the title, the turn, and the note shown while no button has one."""
        state = self.table.desk.state
        return translated(state.book.scenario.title), turn_words(state), self.table.becomes(self.table.kept_words)

    def acts(self) -> list[Button]:
        """Return the buttons, labelled in the current language."""
        app, session, scenario = self.app, self.table.session, self.table.session.book.scenario
        return [
            self.continue_button(),
            *([Button(text("button-briefing"), self._briefing, "B")] if scenario.briefing else []),
            Button(text("button-rulebook"), lambda: self.lay_over("rulebook"), app.keys.label("help")),
            *([self.save_button()] if session.record is not None or scenario.briefing else []),
            self.settings_button(),
            self.keys_button(),
            *([self.report_button()] if session.source is not None or scenario.briefing else []),
            *(self._ends() if self.table.may_end else []),
            self.leave_button(),
        ]

    def _ends(self) -> list[Button]:
        """Return the buttons that end this battle, or make another one from it."""
        alone = self.table.leads_to == "menu"
        load, study, restart = self.load_button(), self.study_button(), self.restart_button()
        load.reason = "" if alone else text("cannot-load")
        study.reason = study.reason or (text("cannot-concede-over") if self.table.session.game.over else "")
        restart.reason = "" if alone else text("cannot-restart")
        concede = Button(text("button-concede"), self._ask_concede, "C")
        concede.reason = "" if self.table.session.game.can_concede else text("cannot-concede-over")
        return [load, study, restart, concede]

    def _briefing(self) -> None:
        self.lay_over("scenario", played=self.table.session.begun_with)

    def _ask_concede(self) -> None:
        """Ask for confirmation, and concede the battle."""
        app, table = self.app, self.table
        app.pop()
        worst = translated(table.session.book.scenario.verdicts[-1].title)
        lines = [text("ask-concede-text", verdict=worst)]
        lines += [text("ask-concede-campaign")] if table.leads_to == "campaign" else []
        words = " ".join([*lines, text("ask-concede-undo", key=app.keys.named("undo"))])
        title, yes, fight_on = text("ask-concede-title"), text("button-concede"), text("button-fight-on")
        app.push(Confirm(app, title, (words,), yes, table.desk.controls.concede, fight_on, grave=True))
