"""Export a scenario as one pack file, with its boards and their tiles (22.0)."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

from combat.engine.content.hexes.board_files import JOINT
from combat.engine.content.layers import OWN_PLACES, PACK_FILE
from combat.engine.content.reading import plain
from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.files.plain_files import write_whole
from combat.engine.files.toml_writing import toml
from combat.games.volume1.content.library import Library

VERSION = "1.0"
EPOCH = (1980, 1, 1, 0, 0, 0)
"""Time stamp of every file in the archive, so that the same scenario gives the same bytes."""


def given_folder() -> Path:
    """Return the folder for exported packs; it need not exist."""
    return folders.data() / "given"


def export_pack(scenario: Path, out: Path | None = None, library: Library | None = None) -> Path:
    """Write a scenario, with the boards that are not the game's own, as a pack; return the file's path.

    Without `out`, the file is in `given_folder()` and replaces an older one of the same name. Raise ContentError for a
    scenario that cannot be played, OSError if the file cannot be written. `library` is by default all content in use.
    """
    library = library or Library()
    board, data = library.load_book(scenario).scenario.board, plain(scenario)
    files = {f"scenarios/{scenario.name}": scenario, **_boards(library, board)}
    title = one_line(str(data.get("title") or scenario.stem))
    card = {"name": scenario.stem, "version": VERSION, "game": "volume1", "title": title}
    target = out or given_folder() / f"{scenario.stem}.zip"
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(PACK_FILE, EPOCH), toml(card))
        for place, file in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(place, EPOCH), file.read_bytes(), zipfile.ZIP_DEFLATED)
    write_whole(target, packed.getvalue())
    return target


def _boards(library: Library, board: str) -> dict[str, Path]:
    """Return the maps that the player drew himself, with tilesets and pictures, by path within the pack."""
    found: dict[str, Path] = {}
    for sheet in filter(None, board.split(JOINT)):
        place = f"assets/boards/{sheet}.tmx"
        path = library.file(place)
        if path.parent == folders.boards():
            found |= {place: path} | {f"{OWN_PLACES[1]}{file.name}": file for file in _tiles(path.parent)}
    return found


def _tiles(folder: Path) -> Iterator[Path]:
    yield from folder.glob("*.tsx")
    yield from folder.glob("*.png")
