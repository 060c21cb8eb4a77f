"""What each format of the journal changed in the lines of Volume 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from combat.engine.kernel.digest import json_digest

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
