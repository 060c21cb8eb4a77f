"""Tokens that open a seat: random bits that only their owner holds; a server keeps their digests alone."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

BITS = 128
"""Random bits of a token."""


SEAT, INVITATION, WATCH = "s", "i", "w"
"""The first letter of a token, which says what it opens."""


def new_token(kind: str) -> str:
    """Return a new token of a kind as text for addresses: letters, digits, "-" and "_"."""
    return kind + secrets.token_urlsafe(BITS // 8)


def token_digest(token: str) -> str:
    """Return the digest of a token, as it is stored."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, digest: str) -> bool:
    """Return whether a token is the one of a digest, in constant time."""
    return hmac.compare_digest(token_digest(token), digest)
