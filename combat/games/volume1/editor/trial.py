"""A draft played at once: the table without a record, begun anew when the map below it was repainted."""

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
    """A battle that is left without a question and leaves nothing behind."""

    leave_words, kept_words = "edit-back", "edit-trial"
    end = "trial-end"

    def __init__(self, app: Stage, file: Path) -> None:
        """Raises ContentError where the draft cannot be played."""
        self._library, self._file = Library(), file
        book: Book = self._library.load_book(file)
        self.files = tuple(files_of(self._library, book.scenario.board))
        super().__init__(app, Session.begin(TITLE, book, SeededChance(any_seed())), TABLE)
        self.leads_to = "editor"

    def on_content_changed(self) -> None:
        """The same draft on the map as it is now; a broken map is told of, and the old one kept."""
        try:
            anew = Trial(self.app, self._file)
        except ContentError as fault:
            self.desk.notice.show(text("edit-map-broken", finding=str(fault.findings[0])))
            return
        self.app.replace(anew)
        anew.desk.notice.show(text("edit-map-read"), refused=False)

    def ask_leave(self) -> None:
        """Back to the editor."""
        self.app.pop()


def trial_end(app: Stage, table: Trial) -> VictoryScene:
    """The end of a battle that was played to try a draft: it may be played again."""
    return VictoryScene(app, table, [Button(text("button-play-again"), instead(app, table.on_content_changed), "A")])
