"""Compression of the JSON data of a whole book or game within a message.

The connection itself does not compress: it would keep memory for each client. Packed data contains nothing that its
receiver may not know, so its size reveals nothing either.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode

from combat.engine.journal.state_serializer import Line
from combat.engine.kernel.record import CodecError, as_json, from_json
from combat.engine.kernel.text_message import msg

MOST = 64 << 20
"""Greatest size of unpacked data in bytes."""


def packed(data: Line | tuple[str, ...]) -> str:
    """Compress JSON data; return it as text."""
    return b64encode(zlib.compress(as_json(data))).decode()


def unpacked(text: str) -> Line:
    """Decompress an object written by `packed`; raise CodecError if the text is invalid."""
    return from_json(Line, _read(text))


def unpacked_lines(text: str) -> tuple[str, ...]:
    """Decompress lines written by `packed`; raise CodecError if the text is invalid."""
    return from_json(tuple[str, ...], _read(text))


def _read(text: str) -> bytes:
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(b64decode(text, validate=True), MOST)
    except (ValueError, zlib.error) as fault:
        raise CodecError(msg("net-no-message", why=str(fault))) from None
    if unpacker.unconsumed_tail:
        raise CodecError(msg("net-too-large", most=MOST))
    if not unpacker.eof:
        raise CodecError(msg("misfit-cut-short", of="zlib"))
    return data
