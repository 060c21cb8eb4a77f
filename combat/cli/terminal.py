"""Escape control characters in printed text, so that it cannot control the terminal."""

from __future__ import annotations

import re
from typing import Any, TextIO

_STEERING = "[\x00-\x08\x0b-\x1f\x7f-\x9f]"
_STEERING_BUT_FOR_RETURN = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]"


def plain(stream: TextIO | None, *, returns: bool = False) -> Any:
    """Return a stream that escapes control characters except tabs and line ends; None for None.

    They are escaped as in JSON, so that printed JSON stays valid. With `returns`, carriage returns are kept, for a
    progress bar.
    """
    return None if stream is None else _Plain(stream, _STEERING_BUT_FOR_RETURN if returns else _STEERING)


class _Plain:
    def __init__(self, stream: TextIO, steering: str) -> None:
        self._stream, self._steering = stream, steering

    def write(self, text: str) -> int:
        self._stream.write(text if text.isprintable() else re.sub(self._steering, _written_out, text))
        return len(text)

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)


def _written_out(sign: re.Match[str]) -> str:
    return f"\\u{ord(sign[0]):04x}"
