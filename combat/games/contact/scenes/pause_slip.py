"""Pause menu of a battle: briefing, rulebook, save, settings, keys, load, study, restart, concede, leave."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.seats import PERSON
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.screen import Screen
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.table_menu import TableMenu
from combat.engine.words import text, translated
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.scenes.contact_games import GAMES
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.words.saved_words import SAVED


class PauseSlip(TableMenu[State, ContactDesk, Pose]):
    """Pause menu over the table; Esc closes it."""

    def heading(self) -> tuple[str, str, str]:
        """Return the title, the state of the game, and the note shown while no button has one."""
        table = self.table
        mission, turn = table.desk.state.book.mission, table.desk.state.turn
        return translated(mission.title), SAVED.reached(turn), table.becomes(table.kept_words)

    def acts(self) -> list[Button]:
        """Return the buttons, labelled in the current language."""
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
        """Return a table that restarts the battle from its set-up, with a given seed or a random one (None)."""
        session = self.table.session
        persons = [seat for seat in SEATS if seat in session.party]
        choice = GAMES.choice_of(dict.fromkeys(persons, PERSON))
        study = session.game.study
        return self.app.make("battle", book=session.begun_with, seed=seed, study=study, seat=choice)
