"""The after-action report of a saved battle: its men, its dice, its board and its course, a tab for each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from combat.engine.journal.faults import SaveError
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.page import Fill
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.report.report_sheet import ReportSheet
from combat.engine.words import text, translated
from combat.games.volume1.reports.after_action.after_action import AfterAction, of_save
from combat.games.volume1.reports.after_action.report_page import page
from combat.games.volume1.rules.play import victory
from combat.games.volume1.scenes.after_action.report_tabs import TABS, Tab
from combat.games.volume1.words import names, saved_words


def report(app: Stage, path: Path) -> Screen:
    """The report of a save, or a slip that says why it cannot be used."""
    try:
        return ReportScene(app, of_save(path), path)
    except SaveError as fault:
        return Message(app, text("dialog-fault"), [str(fault)])


class ReportScene(ReportSheet):
    """A battle's."""

    def __init__(self, app: Stage, report: AfterAction, path: Path) -> None:
        self.report = report
        super().__init__(app, path)

    def tabs(self) -> Mapping[str, Fill]:
        return {text(f"report-tab-{tab}"): self._filled(write) for tab, write in TABS.items()}

    def _filled(self, write: Tab) -> Fill:
        return lambda surface, width: write(surface, width, self.report)

    def head(self) -> tuple[str, str]:
        state = self.report.state
        ended = state.clock.phase == "over"
        said = translated(victory.verdict(state, state.points).title) if ended else names.moment(state.clock.moment)
        said = " · ".join(filter(None, (saved_words.marked(self.report.header.marks), said)))
        return translated(state.book.scenario.title), said

    def page(self) -> str:
        return page(self.report)
