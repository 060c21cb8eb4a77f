"""Findings: faults of content files, with file and line."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from combat.engine.files.one_line import one_line
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.words import has

OF = "finding-of"
"""The message that combines a fault with its subject: a key, a man's id."""


class Finding(Record):
    """One fault of a content file; line 0 means the whole file. It is rendered in the current language."""

    file: str
    line: int
    said: TextMessage | str
    """The fault, rendered in the current language when shown."""

    @property
    def what(self) -> str:
        """Return the fault, in one line."""
        return one_line(str(self.said))

    def __lt__(self, other: Finding) -> bool:
        return (self.file, self.line, self.what) < (other.file, other.line, other.what)

    def as_plain(self) -> dict[str, Any]:
        """Return the finding as plain data for other programs, with a message id that is the same in all languages."""
        message = {"message": self.said.message} if isinstance(self.said, TextMessage) else {}
        return {"file": self.file, "line": self.line, "what": self.what, **message}

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{one_line(place)}: {self.what}"


class ContentError(Exception):
    """Content cannot be used; `findings` are all its faults."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__(self.findings)

    def __str__(self) -> str:
        return "\n".join(str(finding) for finding in self.findings)


def shown(path: Path) -> str:
    """Return a path for display: relative to the current folder if it is below it."""
    try:
        return str(path.absolute().relative_to(Path.cwd()))
    except (OSError, ValueError):
        return str(path)


def thing(kind: str) -> TextMessage | str:
    """Return the translated name of a kind of thing, such as "weapon"; `kind` itself if there is no translation."""
    return msg(f"thing-{kind}") if has(f"thing-{kind}") else kind


def unknown(kind: str, name: str, known: Iterable[object]) -> TextMessage:
    """Return a message that a name of some kind is unknown; it suggests the closest known name, if there is one."""
    close = difflib.get_close_matches(name, [one for one in known if isinstance(one, str)], 1, 0.5)
    if close:
        return msg("finding-unknown-close", what=thing(kind), name=name, close=close[0])
    return msg("finding-unknown", what=thing(kind), name=name)


def no_scenario(name: str, known: Iterable[str]) -> TextMessage:
    """Return a message that a scenario is unknown; it suggests the closest known id, or lists all."""
    known = tuple(known)
    close = difflib.get_close_matches(name, known, 1, 0.6)
    if close:
        return msg("finding-no-such-scenario-close", name=name, close=close[0])
    return msg("finding-no-such-scenario", name=name, known=", ".join(known) or thing("none"))


def missing(kind: str, name: str) -> TextMessage:
    """Return a message that the entry `name` of a kind of thing is missing."""
    return msg("finding-missing-thing", what=thing(kind), name=name)


def of(what: TextMessage | str, fault: TextMessage | str) -> TextMessage:
    """Return a message that a fault concerns `what`, such as a key or the id of a man."""
    return msg(OF, of=what, what=fault)
