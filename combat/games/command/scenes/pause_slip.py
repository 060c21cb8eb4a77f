"""Pause menu of a game: briefing, rulebook, save, settings, load, study, restart, concede, leave."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.screen import Screen
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.table_menu import TableMenu
from combat.engine.words import text, translated
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.seats_taken import choice_of, who_sits
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.words.saved_words import reached


class PauseSlip(TableMenu[State, CommandDesk, Hex]):
    """Pause menu over the table; Esc closes it."""

    def heading(self) -> tuple[str, str, str]:
        """Return the title, the state of the game, and the note shown while no button has one."""
        state = self.table.desk.state
        return translated(state.book.title), reached(state.turn), self.table.becomes(self.table.kept_words)

    def acts(self) -> list[Button]:
        """Return the buttons, labelled in the current language."""
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
            *(self._ends() if table.may_end else []),
            self.leave_button(),
        ]

    def _ends(self) -> list[Button]:
        """Return the buttons that end this game or start another one from it."""
        session = self.table.session
        concede = Button(text("button-concede"), self._ask_concede, "C")
        asked = session.game.can_concede and session.decision is not None
        concede.reason = "" if asked else text("cannot-concede")
        return [self.load_button(), self.study_button(), self.restart_button(), concede]

    def begun_anew(self, seed: int | None) -> Screen:
        """Return a table of the same game from its set-up, with a seed or with a new one (None)."""
        session = self.table.session
        seats = {side: "person" for side in SIDES if side in session.party}
        seat = choice_of(who_sits({**dict.fromkeys(SIDES, "steady"), **seats}))
        return self.app.make("battle", book=session.begun_with, seed=seed, study=session.game.study, seat=seat)

    def _ask_concede(self) -> None:
        app, table = self.app, self.table
        app.pop()
        lines, yes, no = (text("ask-concede-text"),), text("button-concede"), text("button-play-on")
        app.push(Confirm(app, text("ask-concede-title"), lines, yes, table.desk.controls.concede, no, grave=True))
