"""Compression of journal content that a player should not read by accident; not encryption.

    {"packed": "c-n<5V…"}

stands for JSON that was deflated and written in base 85. Any such value may also be stored in plain form.
"""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode

from combat.engine.files import bounds
from combat.engine.kernel.record import Json, as_json
from combat.engine.kernel.text_message import msg

LONGEST = 4 * 1024 * 1024
"""Maximum bytes of unpacked data; the state of a long game takes a twentieth."""
_KEY = "packed"
_QUICK = 1
"""The zlib level: a checkpoint is written during play."""


def pack(data: object) -> dict[str, str]:
    """Return plain data in packed form."""
    return {_KEY: b85encode(zlib.compress(as_json(data), _QUICK)).decode("ascii")}


def unpack(data: Json) -> Json:
    """Return packed data in plain form; data that is not packed is returned unchanged.

    Raise ValueError if packed data is damaged or too large, RecursionError if it is nested too deeply.
    """
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
