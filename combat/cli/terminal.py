"""What is printed is read by people: a sign that would steer the terminal is written out in place of being sent."""

from __future__ import annotations

import re
from typing import Any, TextIO

_STEERING = "[\x00-\x08\x0b-\x1f\x7f-\x9f]"
_STEERING_BUT_FOR_RETURN = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]"


def plain(stream: TextIO | None, *, returns: bool = False) -> Any:
    """A stream for text that sends no control signs but tabs and the ends of lines; None where there is none.

    They are written as JSON writes them, so that what is printed as JSON stays that. A stream on which a progress bar
    runs may go back to the beginning of its line (`returns`).
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
