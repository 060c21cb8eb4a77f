"""Log of drawing faults: one line in the crash file for each fault."""

from __future__ import annotations

import time
import traceback
from pathlib import Path

from combat.engine.files.one_line import one_line
from combat.engine.files.plain_files import write_beside, write_whole
from combat.engine.stage.crash import log_file
from combat.engine.stage.fault_report import versions

MOST = 50
"""Maximum number of lines."""
DEEPEST = 6
"""Number of innermost calls in a line."""


class FaultLines:
    """Collects the faults of this run; repeated faults of a part are logged once."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self.lines: list[str] = []
        self._known: set[str] = set()

    def add(self, part: str, fault: Exception) -> None:
        """Log a fault of a part, unless it is already logged; errors when writing the file are ignored."""
        known = part, type(fault), traceback.extract_tb(fault.__traceback__)[-1:]
        if repr(known) in self._known or len(self.lines) >= MOST:
            return
        self._known.add(repr(known))
        self.lines.append(f"{time.strftime('%Y-%m-%d %H:%M:%S')}  {fault_line(part, fault)}")
        content = "\n".join([versions(), "", *self.lines, ""]).encode("utf-8", "backslashreplace")
        try:
            if self.path is None:
                self.path = write_beside(log_file(), content)
            else:
                write_whole(self.path, content)
        except OSError:  # the line is part of a fault report anyway
            return


def fault_line(part: str, fault: Exception) -> str:
    """Return a fault as one line: part, exception, and the innermost calls with their line numbers."""
    frames = traceback.extract_tb(fault.__traceback__)[-DEEPEST:]
    calls = " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    return one_line(f"{part} was not drawn: {type(fault).__name__}: {fault} ({calls})")


FAULTS = FaultLines()
