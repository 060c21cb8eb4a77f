"""Clean chat messages and names: plain text in one line."""

from __future__ import annotations

import unicodedata

from combat.engine.net.protocol import LONGEST_NAME, LONGEST_SAYING

_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Unicode categories that are removed: control, format, private and separator characters."""


def cleaned(words: str, most: int = LONGEST_SAYING) -> str:
    """Return a text in one line without control characters, cut to a length."""
    plain = "".join(" " if unicodedata.category(sign) in _UNSEEN else sign for sign in words[: 4 * most])
    return " ".join(plain.split())[:most]


def cleaned_name(name: str) -> str:
    """Return a name in one line, cut to a length."""
    return cleaned(name, LONGEST_NAME)
