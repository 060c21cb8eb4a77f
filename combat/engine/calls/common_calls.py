"""Factories of commands that several games have; each game passes its own options and function."""

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
    """Return the command that shows how the computer plays."""
    return Call("demo", "watch the computer play", "laid", options, _DEMO, example=example, everyday=True)


def shot(options: Options, does: str) -> Call:
    """Return the command that draws one frame."""
    return Call("shot", _SHOT, "sound", options, does, example="shot {scenario} --out frame.png")


def seated_shot() -> Call:
    """Return the command that draws one frame of a game of several seats."""
    return shot(add_seated_shot, "combat.engine.calls.seated_shot:shot")


def simulate(options: Options, does: str) -> Call:
    """Return the command that plays many games."""
    example = "simulate {scenario} --games 50 --out run.csv"
    return Call("simulate", "play whole games without a window", "sound", options, does, example=example)


def report(does: str) -> Call:
    """Return the command that writes reports."""
    example = "report my-game.combat --out game.html"
    return Call("report", _REPORT, "laid", add_report, does, example=example, everyday=True)


def log(options: Options, does: str) -> Call:
    """Return the command that prints logs."""
    return Call("log", _LOG, "laid", options, does, example="log my-game.combat --rule 12.0")


def public_log() -> Call:
    """Return the command that prints logs as spectators saw the games."""
    return log(add_log, "combat.engine.calls.log_printing:public_log")


def generate(options: Options, does: str, example: str) -> Call:
    """Return the command that generates scenarios."""
    return Call("generate", _GENERATE, "laid", options, does, "schema", example, everyday=True)


def challenge(options: Options = add_challenge) -> Call:
    """Return the command for challenges."""
    example = "challenge --play"
    return Call("challenge", _CHALLENGE, "laid", options, _CHALLENGES, "schema", example, everyday=True)


def los(options: Options, does: str, example: str) -> Call:
    """Return the command that checks a line of sight."""
    about = "show whether two hexes see each other, and why"
    return Call("los", about, "sound", options, does, "schema", example)


def lab(about: str, does: str) -> Call:
    """Return the command that runs lab files."""
    return Call("lab", about, "sound", add_lab, does, "schema", "lab position.toml --window")
