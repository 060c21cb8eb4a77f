"""Translatable messages: a message id and its values.

Modules below `words` report errors with them; they are rendered in the current language when converted to text.
`set_translator` installs the rendering; until then a message renders as its id.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from combat.engine.kernel.record import CodecError, Record


class _Speaker:
    """The installed translator: set once, when the words are imported."""

    def __init__(self) -> None:
        self.say: Callable[[TextMessage], str] | None = None


_SPEAKER = _Speaker()


class TextMessage(Record):
    """A message id and its values, which may be messages themselves; `str` renders it in the current language."""

    message: str
    values: tuple[tuple[str, str | int | float | TextMessage], ...] = ()

    def __str__(self) -> str:
        return self.message if _SPEAKER.say is None else _SPEAKER.say(self)


def msg(message: str, /, **values: object) -> TextMessage:
    """Return a message with its values; any value that is not a number or a message is converted to a string."""
    return TextMessage(message, tuple((name, _plain(value)) for name, value in values.items()))


def _plain(value: object) -> str | int | float | TextMessage:
    return value if isinstance(value, int | float | TextMessage) else str(value)


def cause(fault: BaseException) -> TextMessage | str:
    """Return the message of an exception: the TextMessage it was raised with, a message parsed from a CodecError, or
    its text.
    """
    told = fault.args[0] if len(fault.args) == 1 else None
    if isinstance(told, TextMessage):
        return told
    return _misfit(str(fault)) if isinstance(fault, CodecError) else str(fault)


_MISFITS = {
    "misfit-found": "expected (?P<wanted>.+), got (?P<found>.+)",
    "misfit-wanted": "expected (?P<wanted>.+)",
    "misfit-missing": "object missing required field (?P<name>.+)",
    "misfit-unknown": "object contains unknown field (?P<name>.+)",
    "misfit-value": "invalid (?:enum )?value (?P<value>.+)",
    "misfit-malformed": r"JSON is malformed: .*\(byte (?P<byte>[0-9]+)\)",
    "misfit-deep": "nested too deep",
    "misfit-cut-short": "input data was truncated",
}


def _misfit(told: str) -> TextMessage | str:
    """Return the message of an English error text of the record decoder; the text itself if it matches none."""
    of, _, what = told.partition(": ")
    for message, pattern in _MISFITS.items():
        if found := re.fullmatch(pattern, what, re.IGNORECASE):
            return msg(message, of=of, **found.groupdict())
    return told


def set_translator(speaker: Callable[[TextMessage], str]) -> None:
    """Install the function that renders messages in the current language."""
    _SPEAKER.say = speaker
