"""Takes: a sound's files in `sounds/NAME`; their names, and their duration from the first and last bytes."""

from __future__ import annotations

import os
import re
import struct
from pathlib import Path
from typing import BinaryIO

from combat.engine.kernel.text_message import TextMessage, msg

FOLDER = "assets/sounds"
TAKE = re.compile(r"(near|far)(?:-([a-z]+))?-([1-9])[.](?:ogg|wav)")
"""The file name of a take: near or far, what causes its echo, and its number."""
PLACE = re.compile(rf"{FOLDER}/[a-z0-9]+(?:-[a-z0-9]+)*/{TAKE.pattern}")
SUFFIXES = (".ogg", ".wav")

LONGEST = 60
"""Maximum seconds of a take, 10 MB decoded."""
_TAIL = 65_307
"""The largest page of an Ogg file in bytes."""


def fault(path: Path) -> TextMessage | None:
    """Return the reason why a file cannot be used as a take; None if it can."""
    found = seconds(path)
    if found is None:
        return msg("finding-no-sound-file")
    return msg("finding-sound-too-long", seconds=round(found), most=LONGEST) if found > LONGEST else None


def seconds(path: Path) -> float | None:
    """Return the duration of an Ogg Vorbis or WAV file in seconds; None if it is neither."""
    try:
        with path.open("rb") as file:
            return _ogg(file) if path.suffix.lower() == ".ogg" else _wav(file)
    except (OSError, struct.error):
        return None


def _ogg(file: BinaryIO) -> float | None:
    """Compute the duration from the rate in the first page and the sample position in the last one."""
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
    """Compute the duration from the bytes per second of the format and the size of the data."""
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
