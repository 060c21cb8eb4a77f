"""Read the size of an image from its header, so that oversized images are refused before decoding."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO

from combat.engine.kernel.text_message import TextMessage, msg

LARGEST_SIDE = 10_000
"""Maximum pixels of a side: a printed map of two feet scanned at 400 dots an inch."""
LARGEST_AREA = 64_000_000
"""Maximum pixels of an image; three bytes each while it is cut into tiles."""
LARGEST_PIECE = 2_048
"""Maximum pixels of a side of a piece or icon."""
SUFFIXES = (".png", ".jpg", ".jpeg")

_PNG = struct.Struct(">8s4x4sII")
_SIZE = struct.Struct(">BHH")


def fault(path: Path, largest: int = LARGEST_SIDE) -> TextMessage | None:
    """Return the reason why an image cannot be used, such as a side of more than `largest` pixels; None if it can."""
    size = size_of(path)
    if size is None:
        return msg("finding-bad-picture", kind="PNG" if path.suffix.lower() == ".png" else "JPEG")
    width, height = size
    if max(size) > largest or width * height > LARGEST_AREA:
        millions = min(largest**2, LARGEST_AREA) // 1_000_000
        return msg("finding-picture-too-large", width=width, height=height, most=largest, millions=millions)
    return None


def size_of(path: Path) -> tuple[int, int] | None:
    """Return width and height of an image in pixels; None if it is no image."""
    try:
        with path.open("rb") as file:
            return _png(file) if path.suffix.lower() == ".png" else _jpeg(file)
    except (OSError, struct.error):
        return None


def _png(file: BinaryIO) -> tuple[int, int] | None:
    mark, kind, width, height = _PNG.unpack(file.read(_PNG.size))
    sound = mark == b"\x89PNG\r\n\x1a\n" and kind == b"IHDR" and width and height
    return (width, height) if sound else None


def _jpeg(file: BinaryIO) -> tuple[int, int] | None:
    """Return width and height from the frame header, after skipping other segments."""
    if file.read(2) != b"\xff\xd8":
        return None
    while True:
        mark, kind, length = struct.unpack(">BBH", file.read(4))
        if mark != 0xFF or length < 2:
            return None
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            _, height, width = _SIZE.unpack(file.read(_SIZE.size))
            return (width, height) if width and height else None
        file.seek(length - 2, 1)
