"""Table of the commands that only Volume 1 has (see `engine/calls/call.py`)."""

from __future__ import annotations

from combat.engine.calls import common_calls
from combat.engine.calls.call import Call
from combat.games.volume1.calls import own_options as own

_GIVE = "pack a scenario with its boards into one file for others"
_CAMPAIGN = "list, start, show, play and simulate campaigns"
_LAB = "run a lab file: any position, its dice, cards and answers"
_HERE = "combat.games.volume1.calls"
_CAMPAIGNS = f"{_HERE}.campaign_call:campaign"

CALLS = (
    common_calls.demo(),
    Call(
        "edit",
        "open the scenario editor",
        "laid",
        own.add_edit,
        f"{_HERE}.edit_call:edit",
        example="edit farmhouse",
        everyday=True,
    ),
    common_calls.shot(own.add_shot, f"{_HERE}.shot_call:shot"),
    common_calls.simulate(own.add_simulate, f"{_HERE}.simulate_call:simulate"),
    common_calls.report(f"{_HERE}.report_call:report"),
    common_calls.log(own.add_log, f"{_HERE}.log_call:log"),
    common_calls.generate(own.add_generate, f"{_HERE}.generate_call:generate", "generate --board hill --seed 4"),
    Call("give", _GIVE, "laid", own.add_give, f"{_HERE}.give_call:give", "schema", "give my-scenario.toml"),
    common_calls.challenge(),
    Call("campaign", _CAMPAIGN, "laid", own.add_campaign, _CAMPAIGNS, "schema", "campaign list", everyday=True),
    common_calls.los(own.add_los, f"{_HERE}.los_call:los", "los farmhouse 13.08 19.08"),
    common_calls.lab(_LAB, f"{_HERE}.run_lab_file:lab"),
)
