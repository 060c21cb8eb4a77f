"""Pause menu of a game: briefing, rulebook, save, settings, load, study, restart, concede, leave."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.screen import Screen
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.table_menu import TableMenu
from combat.engine.words import text, translated
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.seats_taken import choice_of, who_sits
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.words.saved_words import SAVED


class PauseSlip(TableMenu[State, CommandDesk, Hex]):
    """Pause menu over the table; Esc closes it."""

    def heading(self) -> tuple[str, str, str]:
        """Return the scenario's title, the progress of the game, and the note shown while no button has one."""
        state = self.table.desk.state
        return translated(state.book.title), SAVED.reached(state.turn), self.table.becomes(self.table.kept_words)

    def acts(self) -> list[Button]:
        """Return the buttons of the menu, labelled in the current language."""
        app, table = self.app, self.table
        return [
            self.continue_button(),
            Button(text("button-briefing"), lambda: self.lay_over("briefing", state=table.desk.state), "B"),
            Button(text("menu-rulebook"), lambda: self.lay_over("rulebook"), app.keys.label("help")),
            *([self.save_button()] if table.session.record is not None else []),
            self.settings_button(),
            self.report_button(),
            Button(text("asks-title"), lambda: self.lay_over("asks"), "A"),
            self.keys_button(),
            *(self.end_buttons() if table.may_end else []),
            self.leave_button(),
        ]

    def begun_anew(self, seed: int | None) -> Screen:
        """Return a new table of the same game from its set-up, with a seed or, for None, a random one."""
        session = self.table.session
        seats = {side: "person" for side in SIDES if side in session.party}
        seat = choice_of(who_sits({**dict.fromkeys(SIDES, "steady"), **seats}))
        return self.app.make("battle", book=session.begun_with, seed=seed, study=session.game.study, seat=seat)
