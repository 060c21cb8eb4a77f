"""Every change of the journal's format since the first, in one place; old ones live on in the tests, in saves/old."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from combat.engine.files import bounds
from combat.engine.journal.faults import NONSENSE, SaveError
from combat.engine.kernel.digest import json_digest

FORMAT = 2
"""The format that this game writes."""

Line = dict[str, Any]


KEPT_LOW = ("sneak", "hide", "rally", "reload")
"""The orders under which a man kept low while journals had format 1 (12.1)."""


def _to_2(line: Line) -> None:
    """Smoke counts by its markers: its figure for leaders is a number of the charts, and the count is kept no more.

    Of the men whom an impulse found, those in a melee are not in sight, and it is noted who kept low (7.01). No battle
    was conceded yet.
    """
    if "book" in line:
        line["book"]["charts"]["numbers"].setdefault("smoke_ldr", -1)
    if "state" in line:
        intact = json_digest(line["state"]) == line["digest"]
        line["state"].pop("smoke", None)
        line["state"].setdefault("conceded", False)
        _note_the_impulse(line["state"])
        if intact:
            line["digest"] = json_digest(line["state"])


def _note_the_impulse(state: dict[str, Any]) -> None:
    """What is remembered of an impulse that begins with this checkpoint: who stood where, seen and low, in no melee."""
    if not state["impulse_hexes"]:
        return
    men = [man for man in state["men"].values() if man["hex"] and not man["fate"] and man["hex"] not in state["melee"]]
    state["impulse_hexes"] = {man["id"]: man["hex"] for man in men}
    state["impulse_seen"] = sorted(man["id"] for man in men if man["side"] == "enemy" and man["seen"])
    state["impulse_low"] = sorted(man["id"] for man in men if man["order"] and man["order"]["id"] in KEPT_LOW)


STEPS: dict[int, Callable[[Line], None]] = {1: _to_2}
"""Format -> what makes of a line one of the next format."""


def check_format(path: Path, header: dict[str, Any]) -> None:
    """Raise SaveError for a journal whose format this game does not know."""
    written = header.get("format")
    if type(written) is not int or written < 1:
        raise SaveError(path, 1, f"has the unknown format {written!r}", "choose a save of this game")
    if written > FORMAT:
        by = header.get("game", "a newer game")
        what = f"was written by a newer game ({by}, format {written}); this one reads up to format {FORMAT}"
        raise SaveError(path, 1, what, "install that version to play on")


def migrate(path: Path, texts: list[bytes], written: int) -> list[bytes]:
    """The lines of an old journal as this game would have written them; raises SaveError where one is damaged.

    A last line that cannot be read was cut short and is left as it is.
    """
    lines = []
    for number, text in enumerate(texts, 1):
        try:
            line = bounds.parse(text)
            for step in range(written, FORMAT):
                STEPS[step](line)
        except NONSENSE as fault:
            if number < len(texts):
                raise SaveError(path, number, f"the line is damaged ({fault})", "take a copy of the save") from None
            lines.append(text)
        else:
            lines.append(json.dumps(line, separators=(",", ":")).encode())
    return lines
