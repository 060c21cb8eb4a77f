"""The menu of a game in progress: read its briefing, save, change settings, load, study, restart, concede, leave."""

from __future__ import annotations

from combat.engine.stage.paper.acts_slip import ActsSlip
from combat.engine.stage.paper.dialog import Confirm, Dialog
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.engine.words.line import shown
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.seats_taken import choice_of, who_sits
from combat.games.command.table.command_scene import CommandScene
from combat.games.command.words.saved_words import reached


class PauseSlip(ActsSlip):
    """A slip over the table; Esc goes back to it."""

    def __init__(self, app: Stage, table: CommandScene) -> None:
        self.table = table
        super().__init__(app)

    def heading(self) -> tuple[str, str, str]:
        state = self.table.desk.state
        return translated(state.book.title), reached(state.turn), self.table.becomes(self.table.kept_words)

    def acts(self) -> list[Button]:
        app, table = self.app, self.table
        return [
            Button(text("button-continue"), app.pop, app.keys.label("cancel"), "commit"),
            Button(text("button-briefing"), self._briefing, "B"),
            Button(text("menu-rulebook"), self._rulebook, app.keys.label("help")),
            *([self._save_button()] if table.session.record is not None else []),
            Button(text("menu-settings"), self._settings, "S"),
            self._report_button(),
            Button(text("asks-title"), self._asks, "A"),
            Button(text("keys-title"), self._keys, app.keys.label("keys")),
            *(self._ends() if table.may_end else []),
            Button(text(table.leave_words), self._leave, app.keys.label("quit")),
        ]

    def _save_button(self) -> Button:
        return Button(text("button-save"), self._save, self.app.keys.label("save"))

    def _report_button(self) -> Button:
        button = Button(text("report-button"), self._report, "P")
        button.tip = (text("report-button-tip"),)
        button.reason = "" if self.table.session.source is not None else text("no-record")
        return button

    def _ends(self) -> list[Button]:
        """What ends this game, or makes another one of it."""
        session = self.table.session
        study = Button(text("button-study"), self._study, "T")
        study.tip = (text("button-study-tip"),)
        if session.source is None:
            study.reason = text("no-record")
        elif session.marks.study is not None:
            study.reason = text("studied-already")
        concede = Button(text("button-concede"), self._ask_concede, "C")
        asked = session.can_concede and session.decision is not None
        concede.reason = "" if asked else text("cannot-concede")
        load = Button(text("menu-load"), self._load, "L")
        return [load, study, Button(text("button-restart"), self._ask_restart, "R"), concede]

    # -- what the buttons do ------------------------------------------------------------------------------------

    def _briefing(self) -> None:
        self.lay_over("briefing", state=self.table.desk.state)

    def _load(self) -> None:
        """Leave the game for the list of the saved ones, if the player means it."""
        app = self.app
        app.pop()

        def leave() -> None:
            app.replace(app.make("saves"))

        if app.settings.confirm_leave:
            lines = (self.table.becomes(self.table.leave_note),)
            app.push(Confirm(app, text("ask-leave-title"), lines, text("menu-load"), leave))
        else:
            leave()

    def _rulebook(self) -> None:
        self.lay_over("rulebook")

    def _settings(self) -> None:
        self.lay_over("settings", over=True)

    def _report(self) -> None:
        self.lay_over("report", path=self.table.session.source)

    def _asks(self) -> None:
        self.lay_over("asks")

    def _keys(self) -> None:
        self.table.desk.on_did("keys")
        self.lay_over("keys")

    def _save(self) -> None:
        self.app.pop()
        self.table.save()

    def _study(self) -> None:
        self.app.replace(self.app.make("study", desk=self.table.desk))

    def _ask_restart(self) -> None:
        """Begin the game again from the set-up, if the player means it: with other cards, or with the same ones."""
        app, table, session = self.app, self.table, self.table.session
        app.pop()
        seats = {side: "person" for side in SIDES if side in session.party}

        def begin(seed: int | None) -> None:
            app.pop()
            seat = choice_of(who_sits({**dict.fromkeys(SIDES, "steady"), **seats}))
            app.replace(app.make("battle", book=session.begun_with, seat=seat, seed=seed, study=session.game.study))

        anew = Button(text("restart-new"), lambda: begin(None), "Enter", "commit")
        same = Button(text("restart-same"), lambda: begin(table.seed), "S")
        unknown = "restart-seed-unknown" if session.marks.branch is None else "restart-seed-branch"
        same.reason = "" if table.seed is not None else text(unknown)
        keep = Button(text("button-cancel"), app.pop, "Esc")
        lines = [text("ask-restart-text"), *([shown(same.reason)] if same.reason else [])]
        app.push(Dialog(app, text("ask-restart-title"), lines, [anew, same, keep]))

    def _ask_concede(self) -> None:
        app, table = self.app, self.table
        app.pop()
        lines = (text("ask-concede-text"),)
        app.push(Confirm(app, text("ask-concede-title"), lines, text("button-concede"), table.desk.concede, grave=True))

    def _leave(self) -> None:
        self.app.pop()
        self.table.ask_leave()
