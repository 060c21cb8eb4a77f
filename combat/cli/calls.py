"""Every call in a table: its name, what is said of it, its options, and who carries it out.

What carries a call out stands in a module that imports all it needs, and is imported by its name when it is called.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Literal

from combat import __version__
from combat.cli import MENU
from combat.cli.given import BEFORE
from combat.cli.options import (
    Misread,
    Parser,
    add_check,
    add_completion,
    add_edit,
    add_file,
    add_generate,
    add_json,
    add_lab,
    add_load,
    add_log,
    add_los,
    add_pack,
    add_play,
    add_report,
    add_resume,
    add_schema,
    add_shot,
    add_simulate,
    add_verify,
    add_window_options,
)
from combat.cli.titles import DEFAULT, TITLES
from combat.engine.kernel.named import named
from combat.engine.kernel.record import Record

Packs = Literal["laid", "sound", "left"]
"""What a call does with packs: it lays them and goes on without a broken one, needs those named to be sound, or
leaves them alone."""

OPEN = "open"
"""What a file is called with that stands alone."""
_OPEN = "a save, a scenario, a lab file or a pack; its name alone does it too"
_SHOT = "one frame of a scenario or save to a file, without a window"
_CHECK = "findings in scenarios, boards, decks, packs, labs and saves, or folders of them"
_GENERATE = "a scenario made up from a seed, on a board and with forces as asked for"
_COMPLETION = 'a script that lets a shell complete calls: eval "$(combat completion bash)"'
_LAB = "run a lab file: any position, its dice, its cards and its answers"


class Call(Record, gc=True):
    """One call: what adds its options, and who carries it out, as "module:function" of this room."""

    name: str
    about: str
    packs: Packs
    options: Callable[[Parser], None]
    who: str
    own: bool = False
    """Whether a title must say that it carries it out."""

    @property
    def does(self) -> str:
        """Who carries it out, by his place in the house."""
        return f"combat.cli.{self.who}"


WINDOW = (
    Call("play", "straight into a scenario", "laid", add_play, "with_window.play_call:play"),
    Call("resume", "the last game that is not over", "laid", add_resume, "with_window.saved_calls:resume"),
    Call("load", "a save", "laid", add_load, "with_window.saved_calls:load"),
    Call("replay", "a save told once more, event by event", "laid", add_file, "with_window.saved_calls:replay"),
    Call(OPEN, _OPEN, "laid", add_file, "with_window.saved_calls:open_file"),
    Call("edit", "the scenario editor", "laid", add_edit, "with_window.edit_call:edit", own=True),
)
"""The calls that open the window: the game starts without the time that it takes to learn all the others."""

HEADLESS = (
    Call("shot", _SHOT, "sound", add_shot, "shot_call:shot", own=True),
    Call("simulate", "whole games without a window", "sound", add_simulate, "simulate_call:simulate", own=True),
    Call("report", "what a saved battle came to, as a page", "laid", add_report, "saves.report_call:report", own=True),
    Call("log", "what was told of a saved battle, as text or a page", "laid", add_log, "saves.log_call:log", own=True),
    Call("verify", "replay a save and compare every digest", "left", add_verify, "saves.verify_call:verify"),
    Call("check", _CHECK, "left", add_check, "content_calls:check"),
    Call("generate", _GENERATE, "laid", add_generate, "generate_call:generate", own=True),
    Call("los", "whether two hexes see each other, and why", "sound", add_los, "los_call:los", own=True),
    Call("lab", _LAB, "sound", add_lab, "lab_call:lab", own=True),
    Call("schema", "the JSON Schema of a content file", "left", add_schema, "content_calls:schema"),
    Call("completion", _COMPLETION, "left", add_completion, "completion_call:completion", own=True),
    Call("paths", "where things are kept", "left", add_json, "paths_call:paths"),
)
"""The calls without one."""


_DESKTOP = (
    ("--install-desktop", "install", "put the game among your programs, with its icon and its kind of file (Linux)"),
    ("--remove-desktop", "remove", "take it away from there"),
)


def read(arguments: Sequence[str]) -> argparse.Namespace:
    """What a command line asks for; a call that opens the window does without the time of learning the others."""
    if _is_file(arguments[0]):
        arguments = (OPEN, *arguments)
    first = arguments[2:3] if arguments[0] == "--game" else arguments[:1]
    wanted = [call for call in WINDOW if call.name in first]
    Parser.language = language_in(arguments)
    parser = _parser(wanted or (*WINDOW, *HEADLESS))
    try:
        return parser.parse_args(arguments)
    except Misread:
        spoken: AbstractContextManager[object] = named("combat.cli.help_page:faults_told")(Parser.language)
        with spoken:
            return parser.parse_args(arguments)  # tells the fault again, in the language asked for


def language_in(arguments: Sequence[str]) -> str:
    """The language that is asked for, before anything else is read; "" for none."""
    words = (word.partition("=") for word in arguments)
    after = dict(zip(arguments, (*arguments[1:], ""), strict=True))
    options = (word for word in words if word[0] in ("--lang", "--language"))
    return next((value if equal else after[name] for name, equal, value in options), "")


def whole() -> Parser:
    """The parser of every call, for whoever writes down what can be called."""
    return _parser((*WINDOW, *HEADLESS))


def _is_file(word: str) -> bool:
    """Whether what stands first is no call but a file or folder."""
    calls = {call.name for call in (*WINDOW, *HEADLESS)}
    return word not in calls and not word.startswith("-") and Path(word).exists()


def _parser(calls: Sequence[Call]) -> Parser:
    """Calls and their arguments."""
    whole = Parser(prog="combat", description="COMBAT!, the solitaire game of man-to-man fighting in Normandy.")
    whole.add_argument("--version", action="version", version=f"combat {__version__}")
    whole.set_defaults(call=MENU, pack=[], packs="laid", own_call="")
    about = f"the game that is meant, {' or '.join(TITLES)}; default: {DEFAULT}"
    whole.add_argument("--game", default=DEFAULT, metavar="ID", help=about)
    for flag, does, about in _DESKTOP:
        who = f"combat.cli.desktop_call:{does}"
        whole.add_argument(flag, dest="call", action="store_const", const=who, help=about)
    add_pack(whole, "first_packs")
    add_window_options(whole, BEFORE)
    known = whole.add_subparsers(metavar="CALL", title="calls (without one: the menu)", parser_class=Parser)

    for call in calls:
        about = f"{call.about[:1].upper()}{call.about[1:]}."
        made: Parser = known.add_parser(call.name, help=call.about, description=about)
        call.options(made)
        made.set_defaults(call=call.does, packs=call.packs, own_call=call.name if call.own else "")
    return whole
