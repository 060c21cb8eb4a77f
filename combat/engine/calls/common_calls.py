"""Factories of commands that several games share; each game passes its own options and function."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.calls.call import Call
from combat.engine.calls.options import Parser, add_challenge, add_demo, add_lab, add_log, add_report, add_seated_shot

Options = Callable[[Parser], None]
_SHOT = "save one frame of a scenario or save as a picture, without a window"
_REPORT = "write a page about a saved game or a run of many"
_LOG = "print the log of a saved game, or write it as a page"
_GENERATE = "make up a scenario from a seed and your wishes"
_CHALLENGE = "the game of the day, and challenges by code"
_DEMO = "combat.engine.calls.demo_call:demo"
_CHALLENGES = "combat.engine.calls.challenge_call:challenge"


def demo(options: Options = add_demo, example: str = "demo {scenario} --seed 7") -> Call:
    """Return the `demo` command, which shows bots playing.

    `options` adds its options to a parser; `example` is shown on its help page.
    """
    return Call("demo", "watch the computer play", "laid", options, _DEMO, example=example, everyday=True)


def shot(options: Options, does: str) -> Call:
    """Return the `shot` command, which draws one frame; `does` is the import path of its function."""
    return Call("shot", _SHOT, "sound", options, does, example="shot {scenario} --out frame.png")


def seated_shot() -> Call:
    """Return the `shot` command for a game of several seats."""
    return shot(add_seated_shot, "combat.engine.calls.seated_shot:shot")


def simulate(options: Options, does: str) -> Call:
    """Return the `simulate` command, which plays many games; `does` is the import path of its function."""
    example = "simulate {scenario} --games 50 --out run.csv"
    return Call("simulate", "play whole games without a window", "sound", options, does, example=example)


def report(does: str) -> Call:
    """Return the `report` command, which writes reports; `does` is the import path of its function."""
    example = "report my-game.combat --out game.html"
    return Call("report", _REPORT, "laid", add_report, does, example=example, everyday=True)


def log(options: Options, does: str) -> Call:
    """Return the `log` command, which prints logs; `does` is the import path of its function."""
    return Call("log", _LOG, "laid", options, does, example="log my-game.combat --rule 12.0")


def public_log() -> Call:
    """Return the `log` command for games of several seats; it prints what spectators saw."""
    return log(add_log, "combat.engine.calls.log_printing:public_log")


def generate(options: Options, does: str, example: str) -> Call:
    """Return the `generate` command, which generates scenarios; `does` is the import path of its function."""
    return Call("generate", _GENERATE, "laid", options, does, "schema", example, everyday=True)


def challenge(options: Options = add_challenge) -> Call:
    """Return the `challenge` command, which describes, plays and verifies challenges."""
    example = "challenge --play"
    return Call("challenge", _CHALLENGE, "laid", options, _CHALLENGES, "schema", example, everyday=True)


def los(options: Options, does: str, example: str) -> Call:
    """Return the `los` command, which checks a line of sight; `does` is the import path of its function."""
    about = "show whether two hexes see each other, and why"
    return Call("los", about, "sound", options, does, "schema", example)


def lab(about: str, does: str) -> Call:
    """Return the `lab` command, which runs lab files; `does` is the import path of its function."""
    return Call("lab", about, "sound", add_lab, does, "schema", "lab position.toml --window")
