"""Read and check the index of a board's painted tiles, which determines their memory use."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from combat.engine.content import picture_size
from combat.engine.files.plain_files import TooLarge, read_plain
from combat.engine.kernel.text_message import TextMessage, msg

LARGEST = 64 * 1024
"""Bytes; shipped ones have a few hundred."""
SCALES = (0.05, 4.0)
LARGEST_OVERVIEW = 4_000_000
"""Maximum pixels of a board's smallest zoom, which is held in memory whole."""


class BadIndex(ValueError):
    """The index cannot be used; the message says why."""

    def __init__(self, said: TextMessage) -> None:
        super().__init__(said)
        self.said = said


def read(path: Path) -> dict[str, Any]:
    """Read the index of a board's tiles and check its sizes, scales and folders; raise BadIndex if it is invalid."""
    try:
        index: dict[str, Any] = json.loads(read_plain(path, LARGEST))
        sizes = [index["width"], index["height"], *(side for zoom in index["zooms"] for side in _sides(zoom))]
        folders = [zoom["folder"] for zoom in index["zooms"]]
        scales = [float(zoom["scale"]) for zoom in index["zooms"]]
        numbers = [*sizes, index["hex_width"], index["row_pitch"], *index["origin"]]
    except TooLarge:
        raise BadIndex(msg("finding-index-too-large", most=LARGEST)) from None
    except (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError):
        what = msg("finding-no-index")
        raise BadIndex(what) from None
    if not all(type(number) in (int, float) and 1 <= number <= picture_size.LARGEST_SIDE for number in numbers):
        raise BadIndex(msg("finding-index-size", most=picture_size.LARGEST_SIDE))
    if not all(SCALES[0] <= scale <= SCALES[1] for scale in scales):
        raise BadIndex(msg("finding-index-scale", least=SCALES[0], most=SCALES[1]))
    areas = [zoom["width"] * zoom["height"] for zoom in index["zooms"]]
    if not areas or min(areas) > LARGEST_OVERVIEW or sum(areas) > 2 * picture_size.LARGEST_AREA:
        most = LARGEST_OVERVIEW // 1_000_000
        raise BadIndex(msg("finding-index-zoom", most=most))
    for folder in folders:
        if not isinstance(folder, str) or not folder.replace("-", "").isalnum():
            raise BadIndex(msg("finding-index-folder", folder=folder))
    return index


def _sides(zoom: Mapping[str, Any]) -> Iterable[Any]:
    return zoom["width"], zoom["height"]
