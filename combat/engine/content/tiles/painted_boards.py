"""The cache of boards painted on this machine, keyed by a hash of the map and of the painter's code."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content import cache
from combat.engine.files import folders
from combat.engine.files.plain_files import read_plain
from combat.engine.kernel.digest import blake2b
from combat.engine.kernel.load_object import load_object

if TYPE_CHECKING:
    import hashlib

PLACE, INDEX = "painted", "index.json"
LARGEST = 4 << 20
"""Maximum bytes of a map."""
PAINTER = "engine/painting"
"""The painter's package; the game's own packages that affect the result are added."""
LIBRARIES = ("skia", "numpy", "scipy", "PIL")
ENVIRONMENT = {"MALLOC_MMAP_THRESHOLD_": str(1 << 30), "MALLOC_TRIM_THRESHOLD_": str(1 << 32)}
"""Environment variables of a painting process, set before its interpreter starts: it reuses the memory of its
layers, which saves a fifth of its time."""


def can_paint() -> bool:
    """Return whether the painter's libraries are installed, and an interpreter can be started for it."""
    return not getattr(sys, "frozen", False) and all(find_spec(name) is not None for name in LIBRARIES)


def hash_of(plan: Path) -> str:
    """Return the SHA-256 hash of a map file, as stored in the index of its tiles."""
    sha256 = load_object("hashlib:sha256", lambda: hashlib.sha256)  # 3 ms, saved at a start that paints nothing
    return sha256(plan.read_bytes()).hexdigest()


class PaintedBoards:
    """Finds the tiles of boards painted on this machine, for one game."""

    def __init__(self, rooms: Sequence[str]) -> None:
        """`rooms`: packages of the game's own code that affect the result, like "games/chess/painting"."""
        self._rooms = (PAINTER, *rooms)

    def folder_of(self, plan: Path, fineness: int) -> Path:
        """Return the folder for the tiles of a map, whether or not it exists; raise OSError if the map cannot be read.

        `fineness` is the number of pixels of a tile per pixel of a shipped board.
        """
        key = blake2b(self._code.encode(), digest_size=8)
        for file in (plan, *sorted(plan.parent.glob("*.tsx"))):
            key.update(read_plain(file, LARGEST) + b"\0")
        return folders.cache() / PLACE / f"{plan.stem}-{key.hexdigest()}-{fineness}"

    def index_of(self, plan: Path, fineness: int = 1) -> Path | None:
        """Return the index file of a map's tiles; None if they are not painted or the map has changed since.

        `fineness` is the resolution, 1 for the usual one.
        """
        try:
            folder = self.folder_of(plan, fineness)
            return folder / INDEX if cache.is_sealed(folder) else None
        except OSError:
            return None

    @cached_property
    def _code(self) -> str:
        return cache.fingerprint((), rooms=self._rooms)
