"""Every call in a table: its name, what is said of it, its options, and who carries it out.

What carries a call out stands in a module that imports all it needs, and is imported by its name when it is called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from combat.cli.options import (
    Parser,
    add_check,
    add_edit,
    add_file,
    add_generate,
    add_lab,
    add_los,
    add_nothing,
    add_play,
    add_schema,
    add_shot,
    add_simulate,
    add_verify,
    add_window,
)
from combat.engine.kernel.record import Record

Packs = Literal["laid", "sound", "left"]
"""What a call does with packs: it lays them and goes on without a broken one, needs those named to be sound, or
leaves them alone."""

_SHOT = "one frame of a scenario or save to a file, without a window"
_CHECK = "findings in scenarios, boards, decks, packs, labs and saves, or folders of them"
_GENERATE = "a scenario made up from a seed, on a board and with forces as asked for"
_LAB = "run a lab file: any position, its dice, its cards and its answers"


class Call(Record, gc=True):
    """One call: what adds its options, and who carries it out, as "module:function" of this room."""

    name: str
    about: str
    packs: Packs
    options: Callable[[Parser], None]
    who: str

    @property
    def does(self) -> str:
        """Who carries it out, by his place in the house."""
        return f"combat.cli.{self.who}"


MENU = Call("", "the start screen", "laid", add_nothing, "window_call:menu")
"""What no call at all means."""

WINDOW = (
    Call("play", "straight into a scenario", "laid", add_play, "battle_calls:play"),
    Call("resume", "the last game that is not over", "laid", add_window, "battle_calls:resume"),
    Call("load", "a save", "laid", add_file, "battle_calls:load"),
    Call("replay", "a save told once more, event by event", "laid", add_file, "battle_calls:replay"),
    Call("edit", "the scenario editor", "laid", add_edit, "edit_call:edit"),
)
"""The calls that open the window: the game starts without the time that it takes to learn all the others."""

HEADLESS = (
    Call("shot", _SHOT, "sound", add_shot, "shot_call:shot"),
    Call("simulate", "whole games without a window", "sound", add_simulate, "simulate_call:simulate"),
    Call("verify", "replay a save and compare every digest", "left", add_verify, "verify_call:verify"),
    Call("check", _CHECK, "left", add_check, "content_calls:check"),
    Call("generate", _GENERATE, "laid", add_generate, "generate_call:generate"),
    Call("los", "whether two hexes see each other, and why", "sound", add_los, "los_call:los"),
    Call("lab", _LAB, "sound", add_lab, "lab_call:lab"),
    Call("schema", "the JSON Schema of a content file", "left", add_schema, "content_calls:schema"),
    Call("paths", "where things are kept", "left", add_nothing, "paths_call:paths"),
)
"""The calls without one."""
