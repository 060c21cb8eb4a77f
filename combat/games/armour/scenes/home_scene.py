"""Start screen of ARMOUR!."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.journal.save_list import SaveEntry
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.menu import PLAY, TOOL
from combat.engine.stage.start.shelved_start import ShelvedStart
from combat.engine.stage.start.start_scene import Line
from combat.engine.words import text
from combat.games.armour.title import TITLE
from combat.games.armour.words.saved_words import SAVED


class HomeScene(ShelvedStart):
    """Start screen: resume, new game, lessons, saves, rulebook, forces, lab, packs, settings."""

    title, of = "ARMOUR!", TITLE.id

    def progress(self, game: SaveEntry) -> str:
        """Return the progress of a saved game as one line."""
        return SAVED.progress(game)

    def beginnings(self) -> Sequence[Line]:
        """Return the menu lines that start a game."""
        return [
            (text("menu-new"), text("menu-new-note"), "N", self.opens("scenario"), PLAY),
            (text("menu-day"), text("menu-day-note"), "D", self._day, PLAY),
            self.far_line(TITLE),
        ]

    def _day(self) -> None:
        self.app.open("challenge", game=TITLE.part("challenges", CHALLENGES))

    def tools(self) -> Sequence[Line]:
        """Return the menu lines of the rulebook, the tools and quit."""
        return [
            (text("menu-rulebook"), text("menu-rulebook-note"), self.app.keys.label("help"), self.app.consult, TOOL),
            (text("menu-forces"), text("menu-forces-note"), "F", self.opens("forces"), TOOL),
            (text("menu-lab"), text("menu-lab-note"), "R", self.opens("labs"), TOOL),
            (text("menu-packs"), text("menu-packs-note"), "P", self.opens("packs"), TOOL),
            (text("menu-settings"), text("menu-settings-note"), "S", self.opens("settings"), TOOL),
            (text("menu-quit"), "", self.app.keys.label("quit"), self.app.quit, TOOL),
        ]


def start(app: Stage) -> HomeScene:
    """Return the start screen at program start."""
    return HomeScene(app, greets=True)
