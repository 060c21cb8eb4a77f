"""Tokens that open a seat: random text that only the owner knows; a server stores only their digests."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

BITS = 128
"""Random bits of a token."""


SEAT, INVITATION, WATCH = "s", "i", "w"
"""First letter of a token, by what it opens."""
TOKEN = re.compile(r"[A-Za-z][A-Za-z0-9_-]{22,64}")
"""Pattern of tokens."""


def new_token(kind: str) -> str:
    """Return a new random token of a kind, made of letters, digits, "-" and "_"."""
    return kind + secrets.token_urlsafe(BITS // 8)


def derived_token(token: str, kind: str, seat: str = "") -> str:
    """Return a token of a kind that is derived from another token; only the owner of that token can compute it.

    `seat` is the seat that it opens, if any.
    """
    made = hmac.digest(token.encode(), f"{kind} {seat}".encode(), "sha256")[: BITS // 8]
    return kind + urlsafe_b64encode(made).rstrip(b"=").decode()


def is_token(token: str, kind: str) -> bool:
    """Return whether a text has the form of a token of a kind: long enough to be random, and valid in addresses."""
    return TOKEN.fullmatch(token) is not None and token.startswith(kind)


def token_digest(token: str) -> str:
    """Return the SHA-256 of a token in hexadecimal, as it is stored."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, digest: str) -> bool:
    """Return whether a token has the given digest; compares in constant time."""
    return hmac.compare_digest(token_digest(token), digest)
