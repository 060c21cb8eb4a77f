"""A sound's files in `sounds/NAME`: how they are named, and how long they last, from their first and last bytes."""

from __future__ import annotations

import os
import re
import struct
from pathlib import Path
from typing import BinaryIO

from combat.engine.kernel.text_message import TextMessage, msg

FOLDER = "assets/sounds"
TAKE = re.compile(r"(near|far)(?:-([a-z]+))?-([1-9])[.](?:ogg|wav)")
"""A take's file: from near or afar, what throws its echo, and its number."""
PLACE = re.compile(rf"{FOLDER}/[a-z0-9]+(?:-[a-z0-9]+)*/{TAKE.pattern}")
SUFFIXES = (".ogg", ".wav")

LONGEST = 60
"""Seconds of a take: what that comes to unpacked is 10 MB."""
_TAIL = 65_307
"""Bytes of the largest page of an Ogg file."""


def fault(path: Path) -> TextMessage | None:
    """Why a file cannot be a take; None if it can."""
    found = seconds(path)
    if found is None:
        return msg("finding-no-sound-file")
    return msg("finding-sound-too-long", seconds=round(found), most=LONGEST) if found > LONGEST else None


def seconds(path: Path) -> float | None:
    """How long a file of Ogg Vorbis or WAV lasts; None where it is neither."""
    try:
        with path.open("rb") as file:
            return _ogg(file) if path.suffix.lower() == ".ogg" else _wav(file)
    except (OSError, struct.error):
        return None


def _ogg(file: BinaryIO) -> float | None:
    """By the rate in the first page, and the place that the last one tells."""
    head = file.read(64)
    start = head.find(b"\x01vorbis")
    if not head.startswith(b"OggS") or start < 0:
        return None
    (rate,) = struct.unpack_from("<I", head, start + 12)
    file.seek(max(0, file.seek(0, os.SEEK_END) - _TAIL))
    tail = file.read()
    (samples,) = struct.unpack_from("<q", tail, tail.rfind(b"OggS") + 6)
    return samples / rate if rate and samples > 0 else None


def _wav(file: BinaryIO) -> float | None:
    """By the bytes a second that its format tells, and those of its data."""
    if not re.fullmatch(rb"RIFF....WAVE", file.read(12), re.DOTALL):
        return None
    rate = 0
    while True:
        name, size = struct.unpack("<4sI", file.read(8))
        if name == b"fmt ":
            (rate,) = struct.unpack_from("<8xI", file.read(size))
        elif name == b"data":
            return size / rate if rate and size else None
        else:
            file.seek(size + size % 2, os.SEEK_CUR)
