"""Tiled map of a board: path, copy for the player, and opening in a map editor (11.0)."""

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
    """Return the command of the player's map editor (default: Tiled) as words; empty if it is not installed."""
    try:
        program, *options = shlex.split(chosen, posix=os.name == "posix") if chosen else ["tiled"]
    except ValueError:  # unbalanced quotation marks
        return []
    found = shutil.which(program.strip('"')) or ""
    return [found, *options] if found else []


def open_map(command: Sequence[str], path: Path) -> None:
    """Start a map editor with a map; raise OSError if it cannot be started."""
    silence = subprocess.DEVNULL
    subprocess.Popen([*command, str(path)], stdin=silence, stdout=silence, stderr=silence, start_new_session=True)


def files_of(library: Library, board: str) -> list[Path]:
    """Return the map files of a board, one for each of its sheets."""
    return [library.file(f"assets/boards/{sheet}.tmx") for sheet in board.split(JOINT)]


def own_copy(library: Library, board: str) -> str:
    """Copy one of the game's boards with its tiles to the player's folder; return the id of the copy.

    Raise OSError if that fails.
    """
    source, folder = library.file(f"assets/boards/{board}.tmx"), folders.boards()
    folder.mkdir(parents=True, exist_ok=True)
    copy_tilesets(source.parent, folder)
    stem = re.sub(r"-own(-[0-9]+)?$", "", board)
    names = itertools.chain([f"{stem}-own"], (f"{stem}-own-{number}" for number in itertools.count(2)))
    name = next(each for each in names if not (folder / f"{each}.tmx").exists())
    shutil.copyfile(source, folder / f"{name}.tmx")
    return name


def is_ours(path: Path) -> bool:
    """Return whether a map came with the game; such files are never overwritten."""
    return path.resolve().is_relative_to(share().resolve())


def repainted(before: Board, board: Board) -> frozenset[Hex]:
    """Return the hexes whose terrain or level differs between two boards; empty if their sizes differ."""
    if (before.columns, before.rows) != (board.columns, board.rows):
        return frozenset()
    found = zip(board.hexes(), before.terrains, board.terrains, before.levels, board.levels, strict=True)
    return frozenset(hex_ for hex_, old, new, low, high in found if old != new or low != high)
