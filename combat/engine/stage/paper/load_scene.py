"""The saved games: which there are, how far they got, and opening or deleting one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import pygame

from combat.engine.journal.shelf import ShelvedGame, list_games
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.engine.words.ago import ago, moment


class LoadScene(TypedListScene[ShelvedGame]):
    """All saves, the one played last first."""

    title, empty, watched = "load-title", "load-empty", ("saves",)
    plays = ""
    """The id of the title whose saves these are; empty for all there are."""
    _belonging: Mapping[str, str]

    def rows(self) -> Iterable[ShelvedGame]:
        self._belonging = self.belonging()
        return list_games(plays=self.plays)

    # -- what a title tells of its games ------------------------------------------------------------------------

    def belonging(self) -> Mapping[str, str]:
        """The file names of saves that are part of something larger -> what it is called."""
        return {}

    @abstractmethod
    def standing(self, game: ShelvedGame) -> str:
        """How far a game got, or how it ended; one that cannot be used has its fault in place of this."""

    @abstractmethod
    def progress(self, game: ShelvedGame) -> str:
        """A game in one line: what is played, how far it got, when it was last played."""

    # -- the rows -----------------------------------------------------------------------------------------------

    def key(self, row: ShelvedGame) -> Path:
        return row.path

    def buttons(self) -> Sequence[Button]:
        return [
            Button(text("load-open"), self.open_chosen, "Enter", "commit"),
            Button(text("load-watch"), self._watch, "W"),
            Button(text("load-delete"), self._ask_delete, "Del"),
        ]

    def refusals(self, row: ShelvedGame | None) -> Sequence[str]:
        return (text(self.empty),) * 3 if row is None else (row.fault, row.fault, "")

    def open(self, row: ShelvedGame) -> None:
        self.app.open("saved-battle", path=row.path)

    def _watch(self) -> None:
        if self.row is not None:
            self.app.open("watched-battle", path=self.row.path)

    def _ask_delete(self) -> None:
        if self.row is not None:
            game, delete = self.row, text("load-delete")
            part_of = self._belonging.get(game.path.name, "")
            lines = filter(None, [self.progress(game), part_of, text("load-delete-sure")])
            self.app.push(Confirm(self.app, delete, [*lines], delete, lambda: self._delete(game), grave=True))

    def _delete(self, game: ShelvedGame) -> None:
        try:
            game.path.unlink()
        except OSError as error:
            fault = text("saved-delete-failed", path=str(game.path), cause=str(error.strerror))
            self.app.push(Message(self.app, text("dialog-fault"), [fault]))
        self.read()

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ShelvedGame) -> None:
        px = theme.px
        left, right = box.x + px(16), box.right - px(16)
        name = translated(row.title) or row.path.name
        theme.font("heading", 18).draw_typed(surface, name, (left, box.y + px(24)), theme.INK)
        small = theme.font("sans", 14)
        played = moment(row.when)
        small.draw(surface, played, (right, box.y + px(24)), theme.INK_2, align="right")
        wide = small.draw(surface, ago(row.when), (right, box.y + px(45)), theme.INK_3, align="right")
        ink = theme.MISSING if row.fault else theme.INK if row.finished else theme.INK_2
        parts = (row.fault or self.standing(row), self._belonging.get(row.path.name, ""))
        line = " · ".join(filter(None, parts))
        if row.packs:
            line = f"{line} · {text('saved-packs', packs=', '.join(row.packs))}"
        small.draw(surface, line, (left, box.y + px(45)), ink, room=right - left - wide - px(12))
