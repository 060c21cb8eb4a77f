"""Briefing of a mission, shown before a battle or during one."""

from __future__ import annotations

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pages.two_column_scene import TwoColumnScene
from combat.engine.stage.stage import Stage
from combat.games.armour.content.kinds.mission_file import MissionFile
from combat.games.armour.content.library import Library
from combat.games.armour.rules.book import Book
from combat.games.armour.scenes.mission_sheet import MissionSheet


class BriefingScene(TwoColumnScene):
    """Briefing page in two columns if there is room, otherwise in one."""

    def __init__(self, app: Stage, book: Book, file: MissionFile | None = None) -> None:
        """Open the briefing of a book; `file` is its mission file, by default looked up by id."""
        super().__init__(app)
        self.sheet = MissionSheet(book, file or _file_of(book.mission.id))

    def fill_left(self, column: Column) -> None:
        """Draw the story and both forces into the left column."""
        self.sheet.fill_forces(column)

    def fill_right(self, column: Column) -> None:
        """Draw the goals and the end of the battle into the right column, which is below the left one in a narrow
        window.
        """
        self.sheet.fill_victory(column)


def _file_of(mission: str) -> MissionFile | None:
    """Return the file of a mission; None for one that is not in the library or cannot be read."""
    try:
        return read(Library().scenario_file(mission), MissionFile).content
    except ContentError:
        return None
