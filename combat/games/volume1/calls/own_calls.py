"""Volume 1's own calls in a table, as `engine/calls/call.py` tells."""

from __future__ import annotations

from combat.engine.calls.call import Call
from combat.engine.calls.options import add_challenge, add_demo, add_lab, add_report
from combat.games.volume1.calls import own_options as own

_DEMO = "watch the computer play"
_EDIT = "open the scenario editor"
_SHOT = "save one frame of a scenario or save as a picture, without a window"
_SIMULATE = "play whole games without a window"
_REPORT = "write a page about a saved game or a run of many"
_LOG = "print the log of a saved game, or write it as a page"
_GENERATE = "make up a scenario from a seed and your wishes"
_GIVE = "pack a scenario with its boards into one file for others"
_CHALLENGE = "the game of the day, and challenges by code"
_CAMPAIGN = "list, start, show, play and simulate campaigns"
_LOS = "show whether two hexes see each other, and why"
_LAB = "run a lab file: any position, its dice, cards and answers"
_HERE = "combat.games.volume1.calls"
_ENGINE = "combat.engine.calls"

CALLS = (
    Call(
        "demo", _DEMO, "laid", add_demo, f"{_ENGINE}.demo_call:demo", example="demo {scenario} --seed 7", everyday=True
    ),
    Call("edit", _EDIT, "laid", own.add_edit, f"{_HERE}.edit_call:edit", example="edit farmhouse", everyday=True),
    Call("shot", _SHOT, "sound", own.add_shot, f"{_HERE}.shot_call:shot", example="shot {scenario} --out frame.png"),
    Call(
        "simulate",
        _SIMULATE,
        "sound",
        own.add_simulate,
        f"{_HERE}.simulate_call:simulate",
        example="simulate {scenario} --games 200 --out run.csv",
    ),
    Call(
        "report",
        _REPORT,
        "laid",
        add_report,
        f"{_HERE}.report_call:report",
        example="report my-game.combat --out battle.html",
        everyday=True,
    ),
    Call("log", _LOG, "laid", own.add_log, f"{_HERE}.log_call:log", example="log my-game.combat --find grenade"),
    Call(
        "generate",
        _GENERATE,
        "laid",
        own.add_generate,
        f"{_HERE}.generate_call:generate",
        "schema",
        example="generate --board hill --seed 4",
        everyday=True,
    ),
    Call("give", _GIVE, "laid", own.add_give, f"{_HERE}.give_call:give", "schema", example="give my-scenario.toml"),
    Call(
        "challenge",
        _CHALLENGE,
        "laid",
        add_challenge,
        f"{_ENGINE}.challenge_call:challenge",
        "schema",
        example="challenge --play",
        everyday=True,
    ),
    Call(
        "campaign",
        _CAMPAIGN,
        "laid",
        own.add_campaign,
        f"{_HERE}.campaign_call:campaign",
        "schema",
        example="campaign list",
        everyday=True,
    ),
    Call("los", _LOS, "sound", own.add_los, f"{_HERE}.los_call:los", "schema", example="los farmhouse 13.08 19.08"),
    Call("lab", _LAB, "sound", add_lab, f"{_HERE}.run_lab_file:lab", "schema", example="lab position.toml --window"),
)
