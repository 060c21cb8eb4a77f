"""Sanitising of text from clients (chat, names, quotes in refusals): plain text in one line."""

from __future__ import annotations

import unicodedata

from combat.engine.kernel.text_message import TextMessage
from combat.engine.net.protocol import LONGEST_NAME, LONGEST_SAYING

_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Unicode categories that are removed: control, format, private and separator characters."""


def cleaned(words: str, most: int = LONGEST_SAYING) -> str:
    """Return a text in one line without control characters, truncated to `most` characters."""
    plain = "".join(" " if unicodedata.category(sign) in _UNSEEN else sign for sign in words[: 4 * most])
    return " ".join(plain.split())[:most]


def cleaned_name(name: str) -> str:
    """Return a name in one line without control characters, truncated to `LONGEST_NAME` characters."""
    return cleaned(name, LONGEST_NAME)


def cleaned_message(why: TextMessage) -> TextMessage:
    """Return a message whose values are in one line, each truncated to the length of a chat message."""
    return TextMessage(why.message, tuple((name, _cleaned_value(value)) for name, value in why.values))


def _cleaned_value(value: str | int | float | TextMessage) -> str | int | float | TextMessage:
    if isinstance(value, TextMessage):
        return cleaned_message(value)
    return cleaned(value) if isinstance(value, str) else value
