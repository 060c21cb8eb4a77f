"""Table of the subcommands of ARMOUR!; see `engine/calls/call.py`."""

from __future__ import annotations

from combat.engine.calls import common_calls

_LAB = "run a lab file: any position, its dice and its answers"
_HERE = "combat.games.armour.calls"

CALLS = (
    common_calls.seated_shot(),
    common_calls.public_log(),
    common_calls.lab(_LAB, f"{_HERE}.run_position:lab"),
)
