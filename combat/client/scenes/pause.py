"""The menu of a battle in progress: go on, take back, save, settings, keys, leave (look.md, Esc)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from combat.client.scene import Scene
from combat.client.scenes.dialog import Dialog
from combat.client.widgets.button import Button
from combat.words import text

if TYPE_CHECKING:
    from combat.client.scenes.table import TableScene


class PauseScene(Dialog):
    """A slip over the table; Esc goes back to it."""

    def __init__(self, table: TableScene) -> None:
        app = table.app
        self.table = table
        buttons = [
            Button(text("button-leave"), self._leave, "Q"),
            Button(text("menu-settings"), self._settings, "S"),
            Button(text("keys-title"), self._keys, "K"),
            Button(text("button-save"), self._save, app.keys.label("save")),
            Button(text("button-continue"), app.pop, "Esc", "commit"),
        ]
        clock, scenario = table.desk.state.clock, table.desk.book.scenario
        when = text("top-turn-of", turn=max(1, clock.turn), turns=scenario.turns)
        super().__init__(app, scenario.title, (when, text("pause-kept")), buttons)

    def _push(self, scene: Scene) -> None:
        self.app.replace(scene)

    def _leave(self) -> None:
        self.app.pop()
        self.table.ask_leave()

    def _settings(self) -> None:
        from combat.client.scenes.settings import SettingsScene

        self._push(SettingsScene(self.app))

    def _keys(self) -> None:
        self.app.pop()
        self.table.show_keys()

    def _save(self) -> None:
        self.app.pop()
        self.table.save()
