"""Volume 1's own calls in a table, as `engine/calls/call.py` tells."""

from __future__ import annotations

from combat.engine.calls.call import Call
from combat.engine.calls.options import add_challenge, add_demo, add_lab, add_report
from combat.games.volume1.calls import own_options as own

_SHOT = "one frame of a scenario or save to a file, without a window"
_REPORT = "what a saved battle or many games came to, as a page"
_LOG = "what was told of a saved battle, as text or a page"
_GENERATE = "a scenario made up from a seed, on a board and with forces as asked for"
_LAB = "run a lab file: any position, its dice, its cards and its answers"
_LOS = "whether two hexes see each other, and why"
_CHALLENGE = "a battle that is the same for everybody: its code, and the proof of its result"
_CAMPAIGN = "campaigns: what there is, a new one, how one stands, whole ones by a scripted player"
_GIVE = "a scenario with its boards as one file, a pack that others can lay on"
_HERE = "combat.games.volume1.calls"

CALLS = (
    Call("demo", "the computer plays, you watch", "laid", add_demo, "combat.engine.calls.demo_call:demo"),
    Call("edit", "the scenario editor", "laid", own.add_edit, f"{_HERE}.edit_call:edit"),
    Call("shot", _SHOT, "sound", own.add_shot, f"{_HERE}.shot_call:shot"),
    Call("simulate", "whole games without a window", "sound", own.add_simulate, f"{_HERE}.simulate_call:simulate"),
    Call("report", _REPORT, "laid", add_report, f"{_HERE}.report_call:report"),
    Call("log", _LOG, "laid", own.add_log, f"{_HERE}.log_call:log"),
    Call("generate", _GENERATE, "laid", own.add_generate, f"{_HERE}.generate_call:generate", "schema"),
    Call("give", _GIVE, "laid", own.add_give, f"{_HERE}.give_call:give", "schema"),
    Call("challenge", _CHALLENGE, "laid", add_challenge, "combat.engine.calls.challenge_call:challenge", "schema"),
    Call("campaign", _CAMPAIGN, "laid", own.add_campaign, f"{_HERE}.campaign_call:campaign", "schema"),
    Call("los", _LOS, "sound", own.add_los, f"{_HERE}.los_call:los", "schema"),
    Call("lab", _LAB, "sound", add_lab, f"{_HERE}.run_lab_file:lab", "schema"),
)
