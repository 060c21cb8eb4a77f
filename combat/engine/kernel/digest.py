"""Fingerprints of plain data, by which a journal proves that a game goes on as it went."""

from __future__ import annotations

import json

from combat.engine.kernel.record import Json, as_plain

try:
    from _blake2 import blake2b  # hashlib has the same one, and loads all of OpenSSL besides: 3 ms at every start
except ImportError:  # a Python that leaves every digest to OpenSSL
    from hashlib import blake2b

__all__ = ["blake2b", "digest", "json_digest", "text_digest"]


def digest(value: object) -> str:
    """A short fingerprint of plain data: equal data, equal digest, on every machine."""
    return json_digest(as_plain(value, "deterministic"))


def json_digest(data: Json) -> str:
    """The digest of data that `as_plain` has made, or that was read from JSON."""
    return text_digest(json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode())


def text_digest(text: bytes) -> str:
    """The digest of bytes as they are."""
    return blake2b(text, digest_size=12).hexdigest()
