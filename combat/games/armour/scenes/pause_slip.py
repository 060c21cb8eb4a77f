"""Pause menu of a battle: briefing, rulebook, save, settings, keys, load, study, restart, concede, leave."""

from __future__ import annotations

from combat.engine.kernel.seats import PERSON
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.screen import Screen
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.table_menu import TableMenu
from combat.engine.words import text, translated
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.scenes.armour_games import GAMES
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.words.saved_words import SAVED


class PauseSlip(TableMenu[State, ArmourDesk, Pose]):
    """Pause menu over the table; Esc closes it."""

    def heading(self) -> tuple[str, str, str]:
        """Return the title, the state of the game, and the note shown while no button has one."""
        state = self.table.desk.state
        return (
            translated(state.book.mission.title),
            SAVED.reached(state.turn),
            self.table.becomes(self.table.kept_words),
        )

    def acts(self) -> list[Button]:
        """Return the buttons, labelled in the current language."""
        app, table = self.app, self.table
        book = table.desk.state.book
        return [
            self.continue_button(),
            Button(text("button-briefing"), lambda: self.lay_over("briefing", book=book), "B"),
            Button(text("menu-rulebook"), lambda: self.lay_over("rulebook"), app.keys.label("help")),
            *([self.save_button()] if table.session.record is not None else []),
            self.settings_button(),
            self.keys_button(),
            *(self.end_buttons() if table.may_end else []),
            self.leave_button(),
        ]

    def begun_anew(self, seed: int | None) -> Screen:
        """Return a table that restarts the battle from its deployment, with a given seed or a random one (None)."""
        session = self.table.session
        players = {seat: PERSON if seat in session.party else "" for seat in SEATS}
        return self.app.make(
            "battle", book=session.begun_with, seed=seed, study=session.game.study, seat=GAMES.choice_of(players)
        )
