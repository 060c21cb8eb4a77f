"""The board's Tiled map: where it lies, copied for the player, opened in a map editor (11.0)."""

from __future__ import annotations

import itertools
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from combat.engine.content.hexes.board_files import JOINT
from combat.engine.files import folders
from combat.engine.files.folders import share
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.terrain.made_boards import copy_tilesets


def map_editor(chosen: str = "") -> list[str]:
    """Return the command that the player chose for maps, or Tiled's, as words; none where there is no such program."""
    try:
        program, *options = shlex.split(chosen, posix=os.name == "posix") if chosen else ["tiled"]
    except ValueError:  # a quotation mark without its other
        return []
    found = shutil.which(program.strip('"')) or ""
    return [found, *options] if found else []


def open_map(command: Sequence[str], path: Path) -> None:
    """Start a map editor with a map; raises OSError where it cannot be started."""
    silence = subprocess.DEVNULL
    subprocess.Popen([*command, str(path)], stdin=silence, stdout=silence, stderr=silence, start_new_session=True)


def files_of(library: Library, board: str) -> list[Path]:
    """The maps of a board, or of several joined ones."""
    return [library.file(f"assets/boards/{sheet}.tmx") for sheet in board.split(JOINT)]


def own_copy(library: Library, board: str) -> str:
    """Copies a board of the game's, with its tiles, to the player's own; returns the copy's id. Raises OSError."""
    source, folder = library.file(f"assets/boards/{board}.tmx"), folders.boards()
    folder.mkdir(parents=True, exist_ok=True)
    copy_tilesets(source.parent, folder)
    stem = re.sub(r"-own(-[0-9]+)?$", "", board)
    names = itertools.chain([f"{stem}-own"], (f"{stem}-own-{number}" for number in itertools.count(2)))
    name = next(each for each in names if not (folder / f"{each}.tmx").exists())
    shutil.copyfile(source, folder / f"{name}.tmx")
    return name


def is_ours(path: Path) -> bool:
    """Whether a map came with the game, which is never painted over."""
    return path.resolve().is_relative_to(share().resolve())


def repainted(before: Board, board: Board) -> frozenset[Hex]:
    """The hexes of which terrain or level differ; none where the boards have not the same size."""
    if (before.columns, before.rows) != (board.columns, board.rows):
        return frozenset()
    found = zip(board.hexes(), before.terrains, board.terrains, before.levels, board.levels, strict=True)
    return frozenset(hex_ for hex_, old, new, low, high in found if old != new or low != high)
