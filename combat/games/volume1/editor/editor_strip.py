"""Top strip of the editor: title, hex under the pointer, buttons and messages."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import closer, fits, fitting
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text
from combat.games.volume1.editor.draft_actions import DraftActions
from combat.games.volume1.editor.editor_host import EditorHost
from combat.games.volume1.editor.form.editor_form import Tip
from combat.games.volume1.words import names

HEIGHT = 46
"""Height in pixels at scale 1."""
TITLED = 0.45
"""Maximum share of the remaining room for the title; without room it is only on the form."""


class EditorStrip:
    """Title and buttons; `said` is a message over the board, until the next key or click."""

    def __init__(self, scene: EditorHost, errands: DraftActions) -> None:
        self._scene = scene
        self.said = ""
        keys = scene.app.keys
        self._undo = Button(text("edit-undo"), scene.undo, keys.label("undo"), "frame")
        self._redo = Button(text("edit-redo"), scene.redo, keys.label("redo"), "frame")
        self._buttons = [
            Button(text("edit-leave"), errands.ask_leave, keys.label("cancel"), "frame"),
            Button(text("edit-save"), errands.save, keys.label("save"), "commit"),
            Button(text("edit-try"), errands.test_play, keys.label("try-scenario"), "frame"),
            Button(text("edit-tiled"), scene.paint, keys.label("paint-terrain"), "frame"),
            self._redo,
            self._undo,
        ]
        self._told = {text("edit-try"): text("edit-try-tip"), text("edit-tiled"): text("edit-tiled-tip")}
        self.group = Group(self._buttons)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the button under the pointer, or None."""
        for button in self._buttons:
            if button.rect.collidepoint(position):
                about = button.reason or self._told.get(button.label, "")
                return (button.label, (button.label, about), button.rect) if about else None
        return None

    def place(self, width: int) -> None:
        """Place the buttons from the right end of a strip `width` pixels wide."""
        edge = width - theme.px(8)
        for button in self._buttons:
            edge = button.place(edge, theme.px(7), theme.px(32)).left - theme.px(6)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the strip."""
        px, width, draft = theme.px, self._scene.app.size[0], self._scene.draft
        self._undo.reason = "" if draft.can_undo else text("edit-nothing-to-undo")
        self._redo.reason = "" if draft.can_redo else text("edit-nothing-to-redo")
        theme.lay_paper(surface, (0, 0, width, px(HEIGHT)), "frame")
        surface.fill(theme.FRAME_EDGE, (0, px(HEIGHT) - px(2), width, px(2)))
        room = self._undo.rect.x - px(28)
        name = draft.get(("title",), "") or draft.name
        words = text("edit-unsaved-mark", title=name) if draft.unsaved else str(name)
        titled = fitting(words, room * TITLED, ("heading", 18, 400), ("heading", 15, 400), ("condensed", 14, 600))
        taken = 0.0
        if fits(titled, words, room * TITLED):
            taken = titled.draw(surface, words, (px(14), px(29)), theme.FRAME_TEXT, room=room * TITLED)
        x = px(14) + round(taken) + px(20)
        under, left = self._under_pointer(), room - x + px(14)
        face = closer(under, left, 14, 400)
        if fits(face, under, left):
            face.draw(surface, under, (x, px(28)), theme.FRAME_TEXT_2, room=left)
        self.group.draw(surface)

    def draw_said(self, surface: pygame.Surface) -> None:
        """Draw the message at the board's upper edge, if there is one."""
        if not self.said:
            return
        px, board, face = theme.px, self._scene.view.rect, theme.font("sans", 15, 500)
        lines = face.wrap(self.said, min(px(640), board.width - px(60)))
        slip = pygame.Rect(0, 0, round(max(map(face.width, lines))) + px(28), px(20) * len(lines) + px(14))
        slip.midtop = (board.centerx, board.y + px(12))
        theme.draw_box(surface, slip, theme.PROMPT, edge=theme.LINE, radius=4)
        for number, line in enumerate(lines, 1):
            face.draw(surface, line, (slip.x + px(14), slip.y + px(20) * number + px(1)), theme.INK)

    def _under_pointer(self) -> str:
        """Return the text on the hex under the pointer."""
        hex_, board = self._scene.view.hover, self._scene.view.board
        if hex_ is None:
            return ""
        terrain, height = names.terrain(board.terrain(hex_)), board.level(hex_)
        return text("edit-hex", hex=hex_, terrain=terrain, level=height)
