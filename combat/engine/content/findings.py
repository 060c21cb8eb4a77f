"""What is wrong in a content file, where, and in which line: the only way in which content is refused."""

import difflib
from collections.abc import Iterable
from pathlib import Path

from combat.engine.files.one_line import one_line
from combat.engine.kernel.record import Record, amend


class Finding(Record, order=True):
    """One fault of a content file; line 0 speaks of the file as a whole."""

    file: str
    line: int
    what: str

    def __post_init__(self) -> None:
        amend(self, "what", one_line(self.what))

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{one_line(place)}: {self.what}"


class ContentError(Exception):
    """Content that cannot be used, with every finding that was made and never only the first."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("\n".join(str(finding) for finding in self.findings))


def shown(path: Path) -> str:
    """A path as findings name it: relative where it lies below the current folder."""
    try:
        return str(path.absolute().relative_to(Path.cwd()))
    except (OSError, ValueError):
        return str(path)


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """That a name is not known, with the nearest that is."""
    close = difflib.get_close_matches(name, list(known), 1, 0.5)
    return f'{what} "{name}" is unknown' + (f'; did you mean "{close[0]}"?' if close else "")
