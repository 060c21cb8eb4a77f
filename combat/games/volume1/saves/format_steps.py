"""Migrate the lines of Volume 1's journals between formats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from combat.engine.kernel.digest import json_digest

Line = dict[str, Any]

KEPT_LOW = ("sneak", "hide", "rally", "reload")
"""Orders under which a man kept low in format 1 (12.1)."""


def _to_2(line: Line) -> None:
    """Migrate a line from format 1 to 2.

    Smoke's modifier to Leadership becomes a number of the charts, and counts of smoke are dropped. Men in a melee
    are not in sight in the hexes of the impulse, and who keeps low is recorded (7.01). Battles are not conceded.
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
    """Add to a checkpoint what an impulse records: hexes, men seen and men keeping low, outside of melees."""
    if not state["impulse_hexes"]:
        return
    men = [man for man in state["men"].values() if man["hex"] and not man["fate"] and man["hex"] not in state["melee"]]
    state["impulse_hexes"] = {man["id"]: man["hex"] for man in men}
    state["impulse_seen"] = sorted(man["id"] for man in men if man["side"] == "enemy" and man["seen"])
    state["impulse_low"] = sorted(man["id"] for man in men if man["order"] and man["order"]["id"] in KEPT_LOW)


STEPS: dict[int, Callable[[Line], None]] = {1: _to_2}
"""Migration of a line from each format to the next."""
