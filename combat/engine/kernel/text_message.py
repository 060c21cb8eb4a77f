"""What is to be said and is not yet in words: a message by its id, and its values.

Rooms below `words` name by it what went wrong, and whoever keeps it can say it in the language of the moment. Whoever
has the words tells here how a sentence is said; before that it is its own id.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from combat.engine.kernel.record import CodecError, Record


class _Speaker:
    """Who puts sentences into words: a hook of the program, set once when the words are imported."""

    def __init__(self) -> None:
        self.say: Callable[[TextMessage], str] | None = None


_SPEAKER = _Speaker()


class TextMessage(Record):
    """A message and its values, of which some may be sentences themselves; as a text it is said as of now."""

    message: str
    values: tuple[tuple[str, str | int | float | TextMessage], ...] = ()

    def __str__(self) -> str:
        return self.message if _SPEAKER.say is None else _SPEAKER.say(self)


def msg(message: str, /, **values: object) -> TextMessage:
    """A sentence with its values; what is no number and no sentence stands in it as it is written."""
    return TextMessage(message, tuple((name, _plain(value)) for name, value in values.items()))


def _plain(value: object) -> str | int | float | TextMessage:
    return value if isinstance(value, int | float | TextMessage) else str(value)


def cause(fault: BaseException) -> TextMessage | str:
    """What a fault says: the sentence that it was raised with, or that its text stands for, else its text."""
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
    """What the reader of plain data has told in English, as a sentence; as it stands where it is none of its own."""
    of, _, what = told.partition(": ")
    for message, pattern in _MISFITS.items():
        if found := re.fullmatch(pattern, what, re.IGNORECASE):
            return msg(message, of=of, **found.groupdict())
    return told


def set_translator(speaker: Callable[[TextMessage], str]) -> None:
    """From now on put sentences into words by `speaker`."""
    _SPEAKER.say = speaker
