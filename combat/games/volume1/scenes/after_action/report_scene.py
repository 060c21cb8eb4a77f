"""After-action report of a saved battle, with tabs for men, dice, board and course."""

from __future__ import annotations

from pathlib import Path

from combat.engine.stage.paper.dialog import or_fault
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.report.report_sheet import ReportSheet
from combat.engine.words import translated
from combat.games.volume1.reports.after_action.after_action import AfterAction, of_save
from combat.games.volume1.reports.after_action.report_page import page
from combat.games.volume1.rules.play import victory
from combat.games.volume1.scenes.after_action.report_tabs import TABS
from combat.games.volume1.words import names, saved_words


def report(app: Stage, path: Path) -> Screen:
    """Return the report of a save, or a message why it cannot be read."""
    return or_fault(app, lambda: ReportScene(app, of_save(path), path))


class ReportScene(ReportSheet[AfterAction]):
    """Scene of a battle's report."""

    tabs = TABS

    def head(self) -> tuple[str, str]:
        """Return the heading: the scenario's title, and the result or progress with the special marks of the game."""
        state = self.report.state
        ended = state.clock.phase == "over"
        said = translated(victory.verdict(state, state.points).title) if ended else names.moment(state.clock.moment)
        said = " · ".join(filter(None, (saved_words.marked(self.report.header.marks), said)))
        return translated(state.book.scenario.title), said

    def page(self) -> str:
        """Return the report as an HTML page."""
        return page(self.report)
