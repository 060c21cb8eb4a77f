"""Pause menu of games with models."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from combat.engine.kernel.seats import PERSON
from combat.engine.play.saved_texts import SavedTexts
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.screen import Screen
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.seated_games import SeatedGames
from combat.engine.tabletop.scene.table_menu import TableMenu
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text, translated
from combat.games.miniatures.board.mission_state import MissionState

S = TypeVar("S", bound=MissionState)
B = TypeVar("B", bound=TitleDesk[Any, Pose])


class BattlePause(TableMenu[S, B, Pose]):
    """Pause menu over the table; Esc closes it."""

    games: SeatedGames[Any, Any, Any, Pose]
    """The title's tables."""
    saved: SavedTexts

    def heading(self) -> tuple[str, str, str]:
        """Return the mission's title, the progress of the battle, and the note shown while no button has one."""
        table, state = self.table, self.table.desk.state
        return translated(state.book.mission.title), self.saved.reached(state.turn), table.becomes(table.kept_words)

    def acts(self) -> list[Button]:
        """Return the buttons of the menu, labelled in the current language."""
        return list(self._acts())

    def _acts(self) -> Iterator[Button]:
        book, help_key = self.table.desk.state.book, self.app.keys.label("help")
        yield self.continue_button()
        yield Button(text("button-briefing"), lambda: self.lay_over("briefing", book=book), "B")
        yield Button(text("menu-rulebook"), lambda: self.lay_over("rulebook"), help_key)
        if self.table.session.record is not None:
            yield self.save_button()
        yield self.settings_button()
        yield self.keys_button()
        if self.table.may_end:
            yield from self.end_buttons()
        yield self.leave_button()

    def begun_anew(self, seed: int | None) -> Screen:
        """Return a new table of the same battle from its set-up, with a seed or, for None, a random one."""
        session = self.table.session
        persons = [seat for seat in self.games.seats if seat in session.party]
        choice = self.games.choice_of(dict.fromkeys(persons, PERSON))
        study = session.game.study
        return self.app.make("battle", book=session.begun_with, seed=seed, study=study, seat=choice)
