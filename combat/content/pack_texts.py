"""A pack's sentences looked through before any of them is said: sound, small, and none that takes itself in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

LARGEST, MOST = 64 * 1024, 256 * 1024
"""Bytes of a file of sentences, and of all in a pack; all of ours take 110 KB."""


def faults(path: Path) -> Iterator[tuple[int, str]]:
    """Lines of a file of sentences that say nothing to the game, and what is wrong with them."""
    from fluent.syntax import FluentParser, ast

    if path.stat().st_size > LARGEST:
        yield 0, f"has more than {LARGEST:,} bytes; split it"
        return
    try:
        raw = path.read_bytes()
        text = raw.decode("utf-8").replace("\r\n", "\n")
        body = FluentParser().parse(text).body
        takes = {name: set(_taken_in(entry.to_json())) for entry in body if (name := _name(entry))}
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        yield line, f"byte {raw[error.start]:#04x} is not UTF-8; save the file as UTF-8"
        return
    except RecursionError:
        yield 0, "is nested too deep; sentences need no more than three levels"
        return
    endless = _endless(takes)
    for entry in body:
        start = entry.span.start if entry.span else 0
        line = text.count("\n", 0, start) + 1
        if isinstance(entry, ast.Junk):
            yield line, "is no message; write name = sentence"
        elif _name(entry) in endless:
            yield line, f'"{_name(entry)}" leads back to itself; let no sentence take itself in'


def _name(entry: Any) -> str:
    """The name of a message, or of a term with its hyphen; "" for a comment."""
    from fluent.syntax import ast

    if isinstance(entry, ast.Term):
        return f"-{entry.id.name}"
    return str(entry.id.name) if isinstance(entry, ast.Message) else ""


def _taken_in(node: Any) -> Iterator[str]:
    """The names of the messages and terms that stand in a part of a sentence."""
    if isinstance(node, list):
        for part in node:
            yield from _taken_in(part)
    elif isinstance(node, dict):
        if node.get("type") in ("MessageReference", "TermReference"):
            yield ("-" if node["type"] == "TermReference" else "") + str(node["id"]["name"])
        for part in node.values():
            yield from _taken_in(part)


def _endless(takes: Mapping[str, set[str]]) -> set[str]:
    """The sentences that never come to an end: they take themselves in, or one that does."""
    taken_by: dict[str, list[str]] = {}
    left = {name: len(taken & takes.keys()) for name, taken in takes.items()}
    for name, taken in takes.items():
        for other in taken & takes.keys():
            taken_by.setdefault(other, []).append(name)
    sound = [name for name, count in left.items() if not count]
    for name in sound:  # grows as it is gone through
        for other in taken_by.get(name, ()):
            left[other] -= 1
            if not left[other]:
                sound.append(other)
    return takes.keys() - sound
