"""Tokens that open a seat: random bits that only their owner holds; a server keeps their digests alone."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

BITS = 128
"""Random bits of a token."""


SEAT, INVITATION, WATCH = "s", "i", "w"
"""The first letter of a token, which says what it opens."""
TOKEN = re.compile(r"[A-Za-z][A-Za-z0-9_-]{22,64}")
"""What tokens look like."""


def new_token(kind: str) -> str:
    """Return a new token of a kind as text for addresses: letters, digits, "-" and "_"."""
    return kind + secrets.token_urlsafe(BITS // 8)


def derived_token(token: str, kind: str, seat: str = "") -> str:
    """Return the token of a kind that belongs to another one: whoever holds that can name it again, nobody else."""
    made = hmac.digest(token.encode(), f"{kind} {seat}".encode(), "sha256")[: BITS // 8]
    return kind + urlsafe_b64encode(made).rstrip(b"=").decode()


def is_token(token: str, kind: str) -> bool:
    """Return whether a text may be a token of a kind: long enough to be random, and fit for addresses."""
    return TOKEN.fullmatch(token) is not None and token.startswith(kind)


def token_digest(token: str) -> str:
    """Return the digest of a token, as it is stored."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, digest: str) -> bool:
    """Return whether a token is the one of a digest, in constant time."""
    return hmac.compare_digest(token_digest(token), digest)
