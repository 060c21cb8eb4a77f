"""Table of the subcommands of CONTACT!; see `engine/calls/call.py`."""

from __future__ import annotations

from functools import partial

from combat.engine.calls import common_calls, options
from combat.games.miniatures.calls import seat_options

_LAB = "run a lab file: any position, its dice and its answers"
_HERE = "combat.games.contact.calls"

CALLS = (
    common_calls.demo(options.add_seated_demo, "demo {scenario} --seat attacker"),
    common_calls.challenge(seat_options.add_challenge),
    common_calls.report(f"{_HERE}.report_battle:report"),
    common_calls.seated_shot(),
    common_calls.public_log(),
    common_calls.simulate(partial(seat_options.add_simulate, others="random"), f"{_HERE}.simulate_battles:simulate"),
    common_calls.lab(_LAB, f"{_HERE}.run_position:lab"),
)
