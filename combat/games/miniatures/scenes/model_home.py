"""Start screen of games with models."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.journal.save_list import SaveEntry
from combat.engine.play.saved_texts import SavedTexts
from combat.engine.stage.start.menu import PLAY, TOOL
from combat.engine.stage.start.shelved_start import ShelvedStart
from combat.engine.stage.start.start_scene import Line
from combat.engine.title import Title
from combat.engine.words import text


class ModelHome(ShelvedStart):
    """Start screen: resume, new game, game of the day, lessons, saves, rulebook, tools."""

    plays: Title[Any, Any]
    saved: SavedTexts
    opened: Sequence[tuple[str, str, str]]
    """Tools besides the rulebook: name in the messages, key and scene."""

    def progress(self, game: SaveEntry) -> str:
        """Return the progress of a saved game as one line."""
        return self.saved.progress(game)

    def beginnings(self) -> Sequence[Line]:
        """Return the lines of the menu that begin a game."""
        new = (text("menu-new"), text("menu-new-note"), "N", self.opens("scenario"), PLAY)
        day = (text("menu-day"), text("menu-day-note"), "D", self._play_day, PLAY)
        return [new, day, self.far_line(self.plays)]

    def _play_day(self) -> None:
        self.app.open("challenge", game=self.plays.part("challenges", CHALLENGES))

    def tools(self) -> Sequence[Line]:
        """Return the lines of the menu below games and lessons: rulebook, tools, quit."""
        keys = self.app.keys
        found: list[Line] = [
            (text("menu-rulebook"), text("menu-rulebook-note"), keys.label("help"), self.app.consult, TOOL)
        ]
        for name, key, scene in self.opened:
            found.append((text(f"menu-{name}"), text(f"menu-{name}-note"), key, self.opens(scene), TOOL))
        return [*found, (text("menu-quit"), "", keys.label("quit"), self.app.quit, TOOL)]
