"""Journals of older formats, brought to the format of this game; old ones live on in the tests, in saves/old.

What a format changed has so far been the title's own part of the lines, so the steps are the title's.
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
"""The format of the lines that this game writes."""
MARKED = 3
"""The format of a game that is no game like any other: a branch, one that is studied, a challenge; its header says so.

Its lines are those of FORMAT: a program that knows of no such games refuses it as newer than itself.
"""
Line = dict[str, Any]


def check_format(path: Path, header: dict[str, Any]) -> None:
    """Raise SaveError for a journal whose format this game does not know."""
    written = header.get("format")
    if type(written) is not int or written < 1:
        raise SaveError(path, 1, msg("save-unknown-format", format=repr(written)), CHOOSE_A_SAVE)
    if written > MARKED:
        by = header.get("game", msg("save-a-newer-game"))
        what = msg("save-newer", version=by, format=str(written), most=MARKED)
        raise SaveError(path, 1, what, msg("save-install-newer"))


def migrate(path: Path, texts: list[bytes], written: int, steps: Mapping[int, Callable[[Line], None]]) -> list[bytes]:
    """The lines of an old journal as this game would have written them; raises SaveError where one is damaged.

    A last line that cannot be read was cut short and is left as it is.
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
