"""Reduce messages about faults to one readable line."""

from __future__ import annotations

import re

LONGEST_VALUE = 80
"""Maximum characters of a quoted value; the rest is cut."""
LONGEST_LINE = 1000
# compiled when a line is first too long: few are
_VALUE = rf"""(["'])((?:(?!\1).){{{LONGEST_VALUE - 1}}})(?:(?!\1).){{2,}}(\1)"""
_QUOTED = rf"([“„«])([^“”»]{{{LONGEST_VALUE - 1}}})[^“”»]{{2,}}([“”»])"


def one_line(text: str) -> str:
    """Return a text as one line: long values are shortened, line breaks and control characters escaped."""
    if len(text) > LONGEST_VALUE:
        for value in (_VALUE, _QUOTED):
            text = re.sub(value, r"\1\2…\3", text)
        text = text if len(text) <= LONGEST_LINE else f"{text[: LONGEST_LINE - 1]}…"
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
