"""Digests of plain data, by which a replayed journal is compared with its recording."""

from __future__ import annotations

import json

from combat.engine.kernel.record import Json, as_plain

try:
    from _blake2 import blake2b  # same as hashlib's, without loading OpenSSL: saves 3 ms at every start
except ImportError:  # a Python that leaves all digests to OpenSSL
    from hashlib import blake2b

__all__ = ["blake2b", "digest", "json_digest", "text_digest"]


def digest(value: object) -> str:
    """Return a short digest of plain data; equal data has equal digests on every machine."""
    return json_digest(as_plain(value, "deterministic"))


def json_digest(data: Json) -> str:
    """Return the digest of data in JSON form, made by `as_plain` or parsed from JSON."""
    return text_digest(json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode())


def text_digest(text: bytes) -> str:
    """Return the digest of bytes: BLAKE2b of 12 bytes, in hexadecimal."""
    return blake2b(text, digest_size=12).hexdigest()
