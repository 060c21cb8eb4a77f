"""Start screen of COMMAND!."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.journal.save_list import SaveEntry
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.learning_start import DEMO, RECORDS, scenario_count
from combat.engine.stage.start.menu import PLAY, TOOL
from combat.engine.stage.start.shelved_start import ShelvedStart
from combat.engine.stage.start.start_scene import Line
from combat.engine.words import text
from combat.games.command.title import TITLE
from combat.games.command.words.saved_words import SAVED


class HomeScene(ShelvedStart):
    """Start screen: resume, new game, lessons, saves, records, settings."""

    title, of, demo, slips = "COMMAND!", TITLE.id, "demo", (DEMO, RECORDS)

    def progress(self, game: SaveEntry) -> str:
        """Return the progress of a saved game as text."""
        return SAVED.progress(game)

    def beginnings(self) -> Sequence[Line]:
        """Return the lines of the menu that begin a game."""
        note = text("menu-new-note", count=scenario_count())
        return [
            (text("menu-new"), note, "N", self.opens("scenario"), PLAY),
            (text("menu-make"), text("menu-make-note"), "M", self.opens("made-up"), PLAY),
            (text("menu-day"), text("menu-day-note"), "D", self._day, PLAY),
            self.far_line(TITLE),
        ]

    def tools(self) -> Sequence[Line]:
        """Return the lines of the menu below games and lessons: rulebook, lab, packs, settings, quit."""
        keys = self.app.keys
        return [
            (text("menu-rulebook"), text("menu-rulebook-note"), keys.label("help"), self.app.consult, TOOL),
            (text("menu-lab"), text("menu-lab-note"), "R", self.opens("labs"), TOOL),
            (text("menu-packs"), text("menu-packs-note"), "P", self.opens("packs"), TOOL),
            (text("menu-settings"), text("menu-settings-note"), "S", self.opens("settings"), TOOL),
            (text("menu-quit"), "", keys.label("quit"), self.app.quit, TOOL),
        ]

    def _day(self) -> None:
        self.app.open("challenge", game=TITLE.part("challenges", CHALLENGES))


def start(app: Stage) -> HomeScene:
    """Return the start screen for the start of the program."""
    return HomeScene(app, greets=True)
