"""Check a pack's Fluent messages before use: valid, small, and without circular references."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.words import messages
from combat.engine.words.messages import Form, Number, Pattern, Reference, Select

LARGEST, MOST = 64 * 1024, 1024 * 1024
"""Maximum bytes of a file of messages, and of all in a pack; a shipped language takes 300 KB with its texts."""


def faults(path: Path) -> Iterator[tuple[int, TextMessage]]:
    """Yield the line number and the fault of each invalid message in a Fluent file."""
    if path.stat().st_size > LARGEST:
        yield 0, msg("finding-sentences-too-large", most=LARGEST)
        return
    try:
        raw = path.read_bytes()
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        yield line, msg("finding-no-utf-8", byte=f"{raw[error.start]:#04x}")
        return
    found = list(messages.check(text))
    endless = _endless({name: set(_taken_in(read)) for _, name, read in found if not isinstance(read, TextMessage)})
    for place, name, read in found:
        line = text.count("\n", 0, place) + 1
        if isinstance(read, TextMessage):
            yield line, msg("finding-of-sentence", name=name, what=read) if name else read
        elif name in endless:
            yield line, msg("finding-leads-back", name=name)


def _taken_in(pattern: Pattern) -> Iterator[str]:
    """Yield the names of messages, terms and attributes that a message refers to."""
    for part in pattern:
        if isinstance(part, Reference):
            yield part.name
        elif isinstance(part, Number | Form):
            yield from _taken_in((part.of,))
        elif isinstance(part, Select):
            yield from _taken_in((part.of,))
            for _, variant in part.variants:
                yield from _taken_in(variant)


def _endless(takes: Mapping[str, set[str]]) -> set[str]:
    """Return the messages that never resolve, as they refer to themselves directly or not."""
    taken_by: dict[str, list[str]] = {}
    left = {name: len(taken & takes.keys()) for name, taken in takes.items()}
    for name, taken in takes.items():
        for other in taken & takes.keys():
            taken_by.setdefault(other, []).append(name)
    sound = [name for name, count in left.items() if not count]
    for name in sound:  # grows during the loop
        for other in taken_by.get(name, ()):
            left[other] -= 1
            if not left[other]:
                sound.append(other)
    return takes.keys() - sound
