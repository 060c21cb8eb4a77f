"""Briefing of a scenario, shown before a game or during one."""

from __future__ import annotations

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pages.two_column_scene import TwoColumnScene
from combat.engine.stage.stage import Stage
from combat.games.command.content.kinds.scenario_file import ScenarioFile
from combat.games.command.content.library import Library
from combat.games.command.rules.state import State
from combat.games.command.scenes.measured_games import measured_of
from combat.games.command.scenes.scenario_sheet import ScenarioSheet


class BriefingScene(TwoColumnScene):
    """Briefing page in two columns if there is room; scrolls by wheel and keys, Esc closes it."""

    def __init__(self, app: Stage, state: State, file: ScenarioFile | None = None) -> None:
        """Open the briefing; `state` is the reader's view of a game, or its start.

        `file` is the scenario file, by default looked up by id.
        """
        super().__init__(app)
        library = Library()
        self.sheet = ScenarioSheet(state, file or _file_of(library, state.book.scenario), measured_of(library))

    def fill_left(self, column: Column) -> None:
        """Draw the story and the forces into the left column."""
        self.sheet.fill_forces(column)

    def fill_right(self, column: Column) -> None:
        """Draw the objectives, the points and the end of the game into the right column."""
        self.sheet.fill_victory(column)


def _file_of(library: Library, scenario: str) -> ScenarioFile | None:
    """Return the file of a scenario; None for a generated or unreadable one."""
    try:
        return read(library.scenario_file(scenario), ScenarioFile).content
    except ContentError:
        return None
