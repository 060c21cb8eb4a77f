"""Start screen of CONTACT!."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.journal.save_list import SaveEntry
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.menu import PLAY, TOOL
from combat.engine.stage.start.shelved_start import ShelvedStart
from combat.engine.stage.start.start_scene import Line
from combat.engine.words import text
from combat.games.contact.title import TITLE
from combat.games.contact.words.saved_words import SAVED

TOOLS = (("lab", "R", "labs"), ("packs", "P", "packs"), ("settings", "S", "settings"))
"""Tools with their keys and scenes."""


class HomeScene(ShelvedStart):
    """Start screen: resume, new game, game of the day, lessons, saves, rulebook, lab, packs, settings."""

    title, of = "CONTACT!", TITLE.id

    def progress(self, game: SaveEntry) -> str:
        """Return the progress of a saved game as one line."""
        return SAVED.progress(game)

    def beginnings(self) -> Sequence[Line]:
        """Return the menu lines that start a game."""
        new = (text("menu-new"), text("menu-new-note"), "N", self.opens("scenario"), PLAY)
        day = (text("menu-day"), text("menu-day-note"), "D", self._play_day, PLAY)
        return [new, day, self.far_line(TITLE)]

    def _play_day(self) -> None:
        self.app.open("challenge", game=TITLE.part("challenges", CHALLENGES))

    def tools(self) -> Sequence[Line]:
        """Return the menu lines of the rulebook, the tools and quit."""
        keys = self.app.keys
        found: list[Line] = [
            (text("menu-rulebook"), text("menu-rulebook-note"), keys.label("help"), self.app.consult, TOOL)
        ]
        for name, key, scene in TOOLS:
            found.append((text(f"menu-{name}"), text(f"menu-{name}-note"), key, self.opens(scene), TOOL))
        return [*found, (text("menu-quit"), "", keys.label("quit"), self.app.quit, TOOL)]


def start(app: Stage) -> HomeScene:
    """Return the start screen at program start."""
    return HomeScene(app, greets=True)
