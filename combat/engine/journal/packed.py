"""What a journal keeps that no player should read by accident: packed, and not encrypted.

    {"packed": "c-n<5V…"}

stands for JSON that was deflated and written in base 85. Whatever may be packed may also stand there as it is.
"""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode

from combat.engine.files import bounds
from combat.engine.kernel.record import Json, as_json
from combat.engine.kernel.text_message import msg

LONGEST = 4 * 1024 * 1024
"""Bytes that are unpacked at most; the state of a long game takes a twentieth."""
_KEY = "packed"
_QUICK = 1
"""How hard zlib tries: a checkpoint is written while somebody plays."""


def pack(data: object) -> dict[str, str]:
    """Plain data, put away."""
    return {_KEY: b85encode(zlib.compress(as_json(data), _QUICK)).decode("ascii")}


def unpack(data: Json) -> Json:
    """What was packed, or the data itself where it was not; raises ValueError or RecursionError."""
    if not (isinstance(data, dict) and data.keys() == {_KEY}):
        return data
    packed = data[_KEY]
    if not isinstance(packed, str):
        return data
    try:
        opener = zlib.decompressobj()
        text = opener.decompress(b85decode(packed), LONGEST)
    except (ValueError, zlib.error):
        raise ValueError(msg("save-packed-unsound")) from None
    if not opener.eof:
        raise ValueError(msg("save-packed-size"))
    return bounds.parse(text)
