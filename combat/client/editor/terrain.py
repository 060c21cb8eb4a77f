"""The terrain of the board in the editor: painted in Tiled, taken up again whenever its map was written (11.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from combat.client.editor import maps
from combat.client.scenes.dialog import Confirm
from combat.content.boards import JOINT
from combat.content.findings import ContentError
from combat.words import text

if TYPE_CHECKING:
    from combat.client.editor.scene import EditorScene


class Terrain:
    """The map of one board, watched while the editor shows it."""

    def __init__(self, scene: EditorScene, board: str) -> None:
        self._scene, self.board = scene, board
        self._watch = maps.MapWatch(scene.library, board)

    def update(self, dt: float) -> None:
        """Takes the map up if it was written; a broken one is told of and the board kept as it was."""
        if not self._watch.changed(dt):
            return
        try:
            board = self._watch.read()
        except ContentError as fault:
            self._scene.say(text("edit-map-broken", finding=str(fault.findings[0])))
            return
        self._scene.lay_again(board)
        self._scene.say(text("edit-map-read"))

    def paint(self) -> None:
        """Open the map in Tiled; one of the game's own is copied first."""
        scene, library = self._scene, self._scene.library
        path = maps.files_of(library, self.board)[0]
        if JOINT in self.board:
            scene.say(text("edit-tiled-joined"))
        elif not maps.tiled():
            scene.say(text("edit-tiled-missing", path=str(path)))
        elif maps.is_ours(path):
            title, line = text("edit-tiled-title"), text("edit-tiled-text", board=self.board)
            scene.app.push(Confirm(scene.app, title, [line], text("edit-tiled-copy"), self._paint_copy))
        else:
            self._open(self.board)

    def _paint_copy(self) -> None:
        try:
            copied = maps.own_copy(self._scene.library, self.board)
        except OSError as fault:
            self._scene.say(f"{fault.filename}: {(fault.strerror or str(fault)).lower()}")
            return
        self._scene.move_to(copied)
        self._open(copied)

    def _open(self, board: str) -> None:
        path = maps.files_of(self._scene.library, board)[0]
        try:
            maps.open_in_tiled(path)
        except OSError as fault:
            self._scene.say(f"{path}: {(fault.strerror or str(fault)).lower()}")
            return
        self._scene.say(text("edit-tiled-open", path=str(path)))
