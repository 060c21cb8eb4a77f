"""Test play of a draft: a table without a record, restarted when the board's map has changed."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.content.findings import ContentError
from combat.engine.play.session import Session
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.end_sheet import instead
from combat.engine.words import text
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor.map_files import files_of
from combat.games.volume1.rules.book import Book
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.table.volume_scene import VolumeScene
from combat.games.volume1.title import TITLE


class Trial(VolumeScene):
    """A battle that is not saved and is left without a question."""

    leave_words, kept_words = "edit-back", "edit-trial"
    end = "trial-end"

    def __init__(self, app: Stage, file: Path) -> None:
        """Create the scene; raise ContentError if the draft cannot be played."""
        self._library, self._file = Library(), file
        book: Book = self._library.load_book(file)
        self.files = tuple(files_of(self._library, book.scenario.board))
        super().__init__(app, Session.begin(TITLE, book, SeededChance(any_seed())), TABLE)
        self.leads_to = "editor"

    def on_content_changed(self) -> None:
        """Restart the draft on the changed map; if that is invalid, say so and keep the old one."""
        try:
            anew = Trial(self.app, self._file)
        except ContentError as fault:
            self.desk.notice.show(text("edit-map-broken", finding=str(fault.findings[0])))
            return
        self.app.replace(anew)
        anew.desk.notice.show(text("edit-map-read"), refused=False)

    def ask_leave(self) -> None:
        """Go back to the editor without asking."""
        self.app.pop()


def trial_end(app: Stage, table: Trial) -> VictoryScene:
    """Return the victory scene after a test play, with a button to play again."""
    return VictoryScene(app, table, [Button(text("button-play-again"), instead(app, table.on_content_changed), "A")])
