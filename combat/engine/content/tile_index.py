"""The index of a board's painted tiles, read with suspicion: it says how much memory they will take."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from combat.engine.content import picture_size
from combat.engine.files.plain_files import TooLarge, read_plain

LARGEST = 64 * 1024
"""Bytes; ours have a few hundred."""
SCALES = (0.05, 4.0)
LARGEST_OVERVIEW = 4_000_000
"""Pixels of a board's smallest zoom, which is kept in memory whole."""


class BadIndex(ValueError):
    """An index that cannot be used; the text is the one line that says why."""


def read(path: Path) -> dict[str, Any]:
    """The index as it stands in the file, its sizes, scales and folders in bounds; raises BadIndex."""
    try:
        index: dict[str, Any] = json.loads(read_plain(path, LARGEST))
        sizes = [index["width"], index["height"], *(side for zoom in index["zooms"] for side in _sides(zoom))]
        folders = [zoom["folder"] for zoom in index["zooms"]]
        scales = [float(zoom["scale"]) for zoom in index["zooms"]]
        numbers = [*sizes, index["hex_width"], index["row_pitch"], *index["origin"]]
    except TooLarge:
        raise BadIndex(f"has more than {LARGEST:,} bytes; an index of tiles has a few hundred") from None
    except (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError):
        what = "is no index of a board's tiles; copy the form of assets/boards/farmhouse/index.json"
        raise BadIndex(what) from None
    if not all(type(number) in (int, float) and 1 <= number <= picture_size.LARGEST_SIDE for number in numbers):
        raise BadIndex(f"has a size that is no number from 1 to {picture_size.LARGEST_SIDE:,}")
    if not all(SCALES[0] <= scale <= SCALES[1] for scale in scales):
        raise BadIndex(f"has a scale that is no number from {SCALES[0]} to {SCALES[1]}")
    areas = [zoom["width"] * zoom["height"] for zoom in index["zooms"]]
    if not areas or min(areas) > LARGEST_OVERVIEW or sum(areas) > 2 * picture_size.LARGEST_AREA:
        most = LARGEST_OVERVIEW // 1_000_000
        raise BadIndex(f"needs a small zoom of at most {most} million pixels beside the large one")
    for folder in folders:
        if not isinstance(folder, str) or not folder.replace("-", "").isalnum():
            raise BadIndex(f'folder "{folder}" must be a plain name beside the index')
    return index


def _sides(zoom: Any) -> Iterable[Any]:
    return zoom["width"], zoom["height"]
