"""The menu of a battle in progress: go on, read the briefing, save a copy, settings, keys, leave."""

from __future__ import annotations

from combat.engine.stage.paper.acts_slip import ActsSlip
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.games.volume1.scenes import battle_end
from combat.games.volume1.table.panels.top_cells import turn_words
from combat.games.volume1.table.volume_scene import VolumeScene


class PauseScene(ActsSlip):
    """A slip over the table; Esc goes back to it. A lesson, which has no briefing, has less to offer."""

    def __init__(self, app: Stage, table: VolumeScene) -> None:
        self.table = table
        super().__init__(app)

    def heading(self) -> tuple[str, str, str]:
        state = self.table.desk.state
        return translated(state.book.scenario.title), turn_words(state), self.table.becomes(self.table.kept_words)

    def acts(self) -> list[Button]:
        app, table, scenario = self.app, self.table, self.table.session.book.scenario
        save = Button(text("button-save"), self._save, app.keys.label("save"))
        save.reason = "" if table.session.record is not None else text("no-record")
        concede = Button(text("button-concede"), self._concede, "C")
        concede.reason = battle_end.cannot_concede(table)
        restart = Button(text("button-restart"), self._restart, "R")
        restart.reason = battle_end.cannot_restart(table)
        load = Button(text("menu-load"), self._load, "L")
        load.reason = battle_end.cannot_load(table)
        report = Button(text("report-button"), self._report, "P")
        report.tip = (text("report-button-tip"),)
        report.reason = "" if table.session.source is not None else text("no-record")
        study = Button(text("button-study"), self._study, "T")
        study.tip = (text("button-study-tip"),)
        study.reason = battle_end.cannot_study(table)
        return [
            Button(text("button-continue"), app.pop, app.keys.label("cancel"), "commit"),
            *([Button(text("button-briefing"), self._briefing, "B")] if scenario.briefing else []),
            Button(text("button-rulebook"), self._rulebook, app.keys.label("help")),
            *([save] if table.session.record is not None or scenario.briefing else []),
            Button(text("menu-settings"), self._settings, "S"),
            Button(text("keys-title"), self._keys, app.keys.label("keys")),
            *([report] if table.session.source is not None or scenario.briefing else []),
            *([load, study, restart, concede] if table.may_end else []),
            Button(text(table.leave_words), self._leave, app.keys.label("quit")),
        ]

    # -- what the buttons do ------------------------------------------------------------------------------------

    def _briefing(self) -> None:
        self.lay_over("scenario", played=self.table.session.begun_with)

    def _rulebook(self) -> None:
        self.lay_over("rulebook")

    def _settings(self) -> None:
        self.lay_over("settings", over=True)

    def _keys(self) -> None:
        self.table.desk.on_did("keys")
        self.lay_over("keys")

    def _save(self) -> None:
        self.app.pop()
        self.table.save()

    def _report(self) -> None:
        self.lay_over("report", path=self.table.session.source)

    def _load(self) -> None:
        self.app.pop()
        battle_end.ask_load(self.table)

    def _study(self) -> None:
        self.app.replace(self.app.make("study", desk=self.table.desk))

    def _restart(self) -> None:
        self.app.pop()
        battle_end.ask_restart(self.table)

    def _concede(self) -> None:
        self.app.pop()
        battle_end.ask_concede(self.table)

    def _leave(self) -> None:
        self.app.pop()
        self.table.ask_leave()
