"""Actions on a draft: save, test-play, recover, discard, leave (22.0)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.content.findings import ContentError
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.words import text
from combat.games.volume1.editor.editor_host import EditorHost
from combat.games.volume1.editor.editor_questions import ask
from combat.games.volume1.editor.opening import Opening, open_draft


class DraftActions:
    """Actions that end or replace the editor's draft."""

    def __init__(self, scene: EditorHost) -> None:
        self._scene, self._app, self._draft = scene, scene.app, scene.draft

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save the scenario to the player's folder, after asking if it would replace another file.

        `then` is called once it is saved.
        """
        target = self._draft.target
        if target.exists() and target != self._draft.path:
            title, line = text("edit-replace-title"), text("edit-replace-text", path=str(target))
            replace = text("edit-replace")
            self._app.push(Confirm(self._app, title, [line], replace, lambda: self._save(then), grave=True))
            return
        self._save(then)

    def _save(self, then: Callable[[], None] | None) -> None:
        fault = self._draft.save()
        self._scene.touched()
        if fault:
            self._scene.say(fault)
            return
        self._scene.say(text("edit-saved", path=str(self._draft.path), count=len(self._scene.troubles)))
        if then is not None:
            then()

    def ask_leave(self) -> None:
        """Leave the editor, after asking about unsaved changes."""
        if not self._draft.unsaved:
            self._leave()
            return
        title, lines = text("edit-unsaved-title"), [text("edit-unsaved-text", name=self._draft.name)]
        save, leave = (text("edit-save"), lambda: self.save(self._leave)), (text("edit-throw-away"), self._leave)
        ask(self._app, title, lines, save, leave, (text("button-cancel"), lambda: None))

    def _leave(self) -> None:
        self._draft.discard()
        self._app.pop()

    def test_play(self) -> None:
        """Play the draft in its present state, without saving it."""
        if self._scene.troubles:
            self._scene.say(text("edit-cannot-try", count=len(self._scene.troubles)))
            return
        self._draft.keep()
        try:
            scene = self._app.make("trial", file=self._draft.file)
        except ContentError as fault:
            self._app.push(Message(self._app, text("dialog-fault"), str(fault).splitlines()))
            return
        self._app.push(scene)

    def offer_kept(self) -> None:
        """Offer to recover or discard an autosaved draft of the same scenario."""
        if self._draft.unsaved or not self._draft.file.is_file():
            return
        opening = Opening("draft", self._draft.name, self._draft.file)

        def take_up() -> None:
            try:
                self._app.replace(self._app.make("editor", draft=open_draft(opening)))
            except ContentError as fault:
                self._scene.say(str(fault.findings[0]))

        title, lines = text("edit-kept-title"), [text("edit-kept-text", name=self._draft.name)]
        ask(self._app, title, lines, (text("edit-take-up"), take_up), (text("edit-throw-away"), self._draft.discard))
