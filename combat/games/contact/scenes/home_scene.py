"""Start screen of CONTACT!."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.journal.save_list import SaveEntry
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.menu import PLAY, TOOL
from combat.engine.stage.start.shelved_start import ShelvedStart
from combat.engine.stage.start.start_scene import Line
from combat.engine.words import text
from combat.games.contact.title import TITLE
from combat.games.contact.words.saved_words import progress

TOOLS = (("packs", "P"), ("settings", "S"))
"""Scenes of the tools, with the key of each."""


class HomeScene(ShelvedStart):
    """Start screen: resume, new game, lessons, saves, rulebook, packs, settings."""

    title, of = "CONTACT!", TITLE.id

    def progress(self, game: SaveEntry) -> str:
        """Return the progress of a saved game as one line."""
        return progress(game)

    def beginnings(self) -> Sequence[Line]:
        """Return the menu lines that start a game."""
        new = (text("menu-new"), text("menu-new-note"), "N", self.opens("scenario"), PLAY)
        return [new, self.far_line(TITLE)]

    def tools(self) -> Sequence[Line]:
        """Return the menu lines of the rulebook, the tools and quit."""
        keys = self.app.keys
        found: list[Line] = [
            (text("menu-rulebook"), text("menu-rulebook-note"), keys.label("help"), self.app.consult, TOOL)
        ]
        for scene, key in TOOLS:
            found.append((text(f"menu-{scene}"), text(f"menu-{scene}-note"), key, self.opens(scene), TOOL))
        return [*found, (text("menu-quit"), "", keys.label("quit"), self.app.quit, TOOL)]


def start(app: Stage) -> HomeScene:
    """Return the start screen at program start."""
    return HomeScene(app, greets=True)
