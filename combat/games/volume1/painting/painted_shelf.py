"""Where painted boards lie in the cache, each under the bytes of its map and of the painter.."""

from __future__ import annotations

import functools
import sys
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
"""Bytes of a map."""
ROOMS = ("games/volume1/painting",)
"""The code by which the same map becomes another picture."""
LIBRARIES = ("skia", "numpy", "scipy", "PIL")
KEEPING = {"MALLOC_MMAP_THRESHOLD_": str(1 << 30), "MALLOC_TRIM_THRESHOLD_": str(1 << 32)}
"""What makes a painter keep the memory of a plate for the next one: fetching it anew took a fifth of his time. Only an
interpreter that is started with it heeds it."""


def can_paint() -> bool:
    """Whether the painter's libraries are there, and an interpreter that can be started for him."""
    return not getattr(sys, "frozen", False) and all(find_spec(name) is not None for name in LIBRARIES)


def folder_of(plan: Path, fineness: int) -> Path:
    """Where a map's tiles lie once they are painted, so many times as fine as on a shipped board; raises OSError."""
    key = blake2b(_code().encode(), digest_size=8)
    for file in (plan, *sorted(plan.parent.glob("*.tsx"))):
        key.update(read_plain(file, LARGEST) + b"\0")
    return folders.cache() / PLACE / f"{plan.stem}-{key.hexdigest()}-{fineness}"


def index_of(plan: Path, fineness: int = 1) -> Path | None:
    """The index of a map's tiles; None where they are not painted, or are not as the painter left them."""
    try:
        folder = folder_of(plan, fineness)
        return folder / INDEX if cache.is_sealed(folder) else None
    except OSError:
        return None


def hash_of(plan: Path) -> str:
    """What an index says of the map that its tiles were painted from."""
    sha256 = load_object("hashlib:sha256", lambda: hashlib.sha256)  # 3 ms, at a start that paints nothing
    return sha256(plan.read_bytes()).hexdigest()


@functools.cache
def _code() -> str:
    return cache.fingerprint((), rooms=ROOMS)
