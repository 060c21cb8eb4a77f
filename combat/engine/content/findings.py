"""What is wrong in a content file, where, and in which line: the only way in which content is refused."""

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
"""The message of a fault behind what it is a fault of: a key, a man's id."""


class Finding(Record):
    """One fault of a content file; line 0 speaks of the file as a whole. It is said in the language of the moment."""

    file: str
    line: int
    said: TextMessage | str

    @property
    def what(self) -> str:
        """What is wrong, in one line."""
        return one_line(str(self.said))

    def __lt__(self, other: Finding) -> bool:
        return (self.file, self.line, self.what) < (other.file, other.line, other.what)

    def as_plain(self) -> dict[str, Any]:
        """The finding for a program: in whatever language it is said, its message is the same."""
        message = {"message": self.said.message} if isinstance(self.said, TextMessage) else {}
        return {"file": self.file, "line": self.line, "what": self.what, **message}

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{one_line(place)}: {self.what}"


class ContentError(Exception):
    """Content that cannot be used, with every finding that was made and never only the first."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__(self.findings)

    def __str__(self) -> str:
        return "\n".join(str(finding) for finding in self.findings)


def shown(path: Path) -> str:
    """A path as findings name it: relative where it lies below the current folder."""
    try:
        return str(path.absolute().relative_to(Path.cwd()))
    except (OSError, ValueError):
        return str(path)


def thing(kind: str) -> TextMessage | str:
    """What a kind of things is called: "weapon"; by its own word where nobody has put it into others."""
    return msg(f"thing-{kind}") if has(f"thing-{kind}") else kind


def unknown(kind: str, name: str, known: Iterable[object]) -> TextMessage:
    """That a name of a kind of things is not known, with the nearest that is; what is faulty has no name."""
    close = difflib.get_close_matches(name, [one for one in known if isinstance(one, str)], 1, 0.5)
    if close:
        return msg("finding-unknown-close", what=thing(kind), name=name, close=close[0])
    return msg("finding-unknown", what=thing(kind), name=name)


def no_scenario(name: str, known: Iterable[str]) -> TextMessage:
    """Return that there is no such scenario, with the nearest one, else with all that there are."""
    known = tuple(known)
    close = difflib.get_close_matches(name, known, 1, 0.6)
    if close:
        return msg("finding-no-such-scenario-close", name=name, close=close[0])
    return msg("finding-no-such-scenario", name=name, known=", ".join(known) or thing("none"))


def missing(kind: str, name: str) -> TextMessage:
    """That something of a kind is not there."""
    return msg("finding-missing-thing", what=thing(kind), name=name)


def of(what: TextMessage | str, fault: TextMessage | str) -> TextMessage:
    """A fault of something that stands before it: a key, a man's id."""
    return msg(OF, of=what, what=fault)
