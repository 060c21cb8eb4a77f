"""The board's terrain in the editor: it is edited in Tiled, and reloaded when its map file is written (11.0)."""

from __future__ import annotations

import functools
from pathlib import Path

from combat.engine.content.findings import ContentError
from combat.engine.content.hexes.board_files import JOINT
from combat.engine.files.file_snapshot import file_snapshot
from combat.engine.files.system_faults import reason
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.words import text
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.editor import map_files
from combat.games.volume1.editor.editor_host import EditorHost
from combat.games.volume1.editor.editor_questions import ask
from combat.games.volume1.table.battle_settings import MAP_EDITOR
from combat.games.volume1.words import names


class TerrainPainting:
    """The map files of a board's sheets, watched while the editor is shown."""

    def __init__(self, scene: EditorHost, board: str) -> None:
        self._scene, self.board = scene, board
        self.files = tuple(map_files.files_of(scene.library, board))
        self._read = file_snapshot(*self.files)

    @property
    def sheets(self) -> list[str]:
        """Ids of the board's sheets, from left to right."""
        return self.board.split(JOINT)

    def read_again(self) -> None:
        """Reload the maps if a file was written; if a map is invalid, say so and keep the board."""
        before, self._read = self._read, file_snapshot(*self.files)
        if before == self._read:
            return
        try:
            board = board_of(self._scene.library, self.board)
        except ContentError as fault:
            self._scene.say(text("edit-map-broken", finding=str(fault.findings[0])))
            return
        self._scene.lay_again(board)
        self._scene.say(text("edit-map-read"))

    def paint(self, sheet: str = "") -> None:
        """Open a sheet's map in the map editor, asking for the sheet if there are several.

        One of the game's maps is copied first. If no map editor is installed, show the path of the file.
        """
        sheets = self.sheets
        if not sheet and len(sheets) > 1:
            which = [(names.board(each), functools.partial(self.paint, each)) for each in reversed(sheets)]
            cancel = (text("button-cancel"), lambda: None)
            ask(self._scene.app, text("edit-tiled-which"), [text("edit-tiled-sheets")], *which, cancel)
            return
        sheet = sheet or sheets[0]
        path = map_files.files_of(self._scene.library, sheet)[0]
        if map_files.is_ours(path):
            title, line = text("edit-tiled-title"), text("edit-tiled-text", board=names.board(sheet))
            copy = functools.partial(self._paint_copy, sheet)
            self._scene.app.push(Confirm(self._scene.app, title, [line], text("edit-tiled-copy"), copy))
        else:
            self._open(sheet)

    def _paint_copy(self, sheet: str) -> None:
        """Copy one of the game's sheets, use the copy in its place, and open it."""
        try:
            copied = map_files.own_copy(self._scene.library, sheet)
        except OSError as fault:
            self._scene.say(f"{fault.filename}: {reason(fault)}")
            return
        self._scene.move_to(JOINT.join(copied if each == sheet else each for each in self.sheets))
        self._open(copied)

    def _open(self, sheet: str) -> None:
        path = map_files.files_of(self._scene.library, sheet)[0]
        editor = self._scene.app.settings.wish(MAP_EDITOR)
        command = map_files.map_editor(editor)
        if not command:
            missing = text("edit-tiled-missing", path=str(path))
            self._scene.say(text("edit-map-editor-missing", command=editor, path=str(path)) if editor else missing)
            return
        try:
            map_files.open_map(command, path)
        except OSError as fault:
            self._scene.say(f"{path}: {reason(fault)}")
            return
        opened = text("edit-map-editor-open", program=Path(command[0]).stem, path=str(path))
        self._scene.say(opened if editor else text("edit-tiled-open", path=str(path)))
