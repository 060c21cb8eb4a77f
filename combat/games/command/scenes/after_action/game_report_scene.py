"""After-action report of a saved game, with a tab each for points, decks, units, map and course."""

from __future__ import annotations

from pathlib import Path

from combat.engine.stage.paper.dialog import or_fault
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.report.report_sheet import ReportSheet
from combat.engine.words import text, translated
from combat.games.command.reports.after_action import game_page
from combat.games.command.reports.after_action.game_report import GameReport, of_save
from combat.games.command.scenes.after_action.game_report_tabs import TABS
from combat.games.command.words import command_names as names
from combat.games.command.words.saved_words import SAVED


def report(app: Stage, path: Path) -> Screen:
    """Return the report screen of a save, or a message screen that says why it cannot be used."""
    return or_fault(app, lambda: GameReportScene(app, of_save(path), path))


class GameReportScene(ReportSheet[GameReport]):
    """Report of one game; for an unfinished game it shows only public information."""

    tabs = TABS

    def head(self) -> tuple[str, str]:
        """Return the scenario's title, and the result or the progress."""
        state = self.report.state
        won = text("end-won", winner=state.winner)
        said = f"{won} · {names.score(state)}" if self.report.over else SAVED.reached(state.turn)
        return translated(state.book.title), said

    def page(self) -> str:
        """Return the report as an HTML page."""
        return game_page.page(self.report)
