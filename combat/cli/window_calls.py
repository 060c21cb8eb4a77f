"""The calls that open the window."""

from __future__ import annotations

import argparse
from pathlib import Path

from combat.cli.arguments import number
from combat.cli.exit_codes import Refused
from combat.cli.shared_options import Add, add_battle_options, add_pack, add_window_options, book, window_for

CALLS = ("play", "resume", "load", "replay", "edit")


def add_to(add: Add) -> None:
    """Add the calls and their arguments."""
    battle = add("play", play, "straight into a scenario", "laid")
    battle.add_argument("scenario", metavar="SCENARIO", help="a scenario's id, or a scenario file")
    battle.add_argument("--seed", type=number(0), metavar="N", help="the same dice and cards again")
    add_battle_options(battle)
    last = add("resume", resume, "the last game that is not over", "laid")
    saved = add("load", load, "a save", "laid")
    told = add("replay", replay, "a save told once more, event by event", "laid")
    for parser in (saved, told):
        parser.add_argument("file", type=Path, metavar="FILE")
    editor = add("edit", edit, "the scenario editor", "laid")
    editor.add_argument("what", nargs="?", metavar="SCENARIO|BOARD", help="an id or a file; without one: the list")
    for parser in (battle, last, saved, told, editor):
        add_window_options(parser)
        add_pack(parser)


def menu(options: argparse.Namespace) -> int:
    """The start screen."""
    from combat.games.volume1.scenes import launch

    return launch.menu(window_for(options))


def play(options: argparse.Namespace) -> int:
    """A new battle."""
    window = window_for(options)
    from combat.games.volume1.scenes import launch

    return launch.play(window, book(options), options.seed)


def resume(options: argparse.Namespace) -> int:
    """The last battle that is not over."""
    from combat.engine.journal.shelf import latest_unfinished

    window = window_for(options)
    latest = latest_unfinished()
    if latest is None:
        raise Refused("combat resume: no game waits to be resumed; begin one with combat play first-light")
    from combat.games.volume1.scenes import launch

    return launch.load(window, latest.path)


def load(options: argparse.Namespace) -> int:
    """A battle that was saved."""
    window = window_for(options)
    from combat.games.volume1.scenes import launch

    return launch.load(window, options.file)


def replay(options: argparse.Namespace) -> int:
    """A battle that was saved, told once more."""
    window = window_for(options)
    from combat.games.volume1.scenes import launch

    return launch.replay(window, options.file)


def edit(options: argparse.Namespace) -> int:
    """The scenario editor."""
    window = window_for(options)
    from combat.games.volume1.scenes import launch

    return launch.edit(window, options.what)
