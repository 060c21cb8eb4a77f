"""Migrate journals of older formats to the current one; samples are in the tests, in saves/old.

Formats have so far changed only the titles' own parts of the lines, so the titles provide the steps.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from combat.engine.files import bounds
from combat.engine.journal.faults import CHOOSE_A_SAVE, NONSENSE, SaveError, damaged
from combat.engine.kernel.text_message import msg

FORMAT = 2
"""The format that this version writes."""
MARKED = 3
"""The format of branches, games in study mode and challenges, as their headers say.

The lines are those of FORMAT: older programs refuse the file as newer than themselves.
"""
Line = dict[str, Any]


def check_format(path: Path, header: dict[str, Any]) -> None:
    """Raise SaveError if a journal's format is unknown, for example from a newer version of the program."""
    written = header.get("format")
    if type(written) is not int or written < 1:
        raise SaveError(path, 1, msg("save-unknown-format", format=repr(written)), CHOOSE_A_SAVE)
    if written > MARKED:
        by = header.get("game", msg("save-a-newer-game"))
        what = msg("save-newer", version=by, format=str(written), most=MARKED)
        raise SaveError(path, 1, what, msg("save-install-newer"))


def migrate(path: Path, texts: list[bytes], written: int, steps: Mapping[int, Callable[[Line], None]]) -> list[bytes]:
    """Return the lines of an old journal in the current format; raise SaveError if one is damaged.

    `written` is the journal's format, `steps` the title's conversion from each format to the next. A last line that
    cannot be parsed was cut short and is kept unchanged.
    """
    lines = []
    for number, text in enumerate(texts, 1):
        try:
            line = bounds.parse_object(text)
            for step in range(written, FORMAT):
                steps[step](line)
        except NONSENSE as fault:
            if number < len(texts):
                raise SaveError(path, number, damaged("save-line-damaged", fault), msg("save-take-copy")) from None
            lines.append(text)
        else:
            lines.append(json.dumps(line, separators=(",", ":")).encode())
    return lines
