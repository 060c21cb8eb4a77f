"""The calls that open the window."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from combat.cli.arguments import number
from combat.cli.exit_codes import Refused
from combat.cli.shared_options import Add, add_battle_options, add_pack, add_window_options, book, window_for
from combat.engine.title import Title

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
    return _shown(options, options.title.stage.home)


def play(options: argparse.Namespace) -> int:
    """A new battle."""
    return _shown(options, "battle", lambda: {"book": book(options), "seed": options.seed})


def resume(options: argparse.Namespace) -> int:
    """The last battle that is not over."""

    def latest() -> dict[str, Any]:
        found = shelf.latest_unfinished(plays=options.title.id)
        if found is None:
            raise Refused("combat resume: no game waits to be resumed; begin one with combat play first-light")
        return {"loaded": loading.load(found.path, _titles(options))}

    from combat.engine.journal import loading, shelf

    return _shown(options, "loaded-battle", latest)


def load(options: argparse.Namespace) -> int:
    """A battle that was saved."""
    from combat.engine.journal import loading

    return _shown(options, "loaded-battle", lambda: {"loaded": loading.load(options.file, _titles(options))})


def replay(options: argparse.Namespace) -> int:
    """A battle that was saved, told once more."""
    from combat.engine.journal.retelling import retell

    def told() -> dict[str, Any]:
        retell(options.file, _titles(options))
        return {"path": options.file}

    return _shown(options, "watched-battle", told)


def edit(options: argparse.Namespace) -> int:
    """The scenario editor, with its list where nothing is named."""
    from combat.games.volume1.content.library import Library
    from combat.games.volume1.editor.opening import find_opening, open_draft

    def drafted() -> dict[str, Any]:
        Library().parts()
        return {"draft": open_draft(find_opening(options.what))} if options.what is not None else {}

    return _shown(options, "editor" if options.what is not None else "drafts", drafted)


def lab(options: argparse.Namespace) -> int:
    """A lab file on the table."""
    from combat.games.volume1.content.lab.position import load_lab

    def placed() -> dict[str, Any]:
        load_lab(options.file)
        return {"path": options.file}

    return _shown(options, "lab", placed)


def _titles(options: argparse.Namespace) -> dict[str, Title[Any, Any]]:
    """The game whose saves are opened: a window shows one."""
    return {options.title.id: options.title}


def _shown(options: argparse.Namespace, scene: str, what: Callable[[], dict[str, Any]] = dict) -> int:
    """Opens the window with the scene of a name; what it is about is read before any window is opened."""
    from combat.engine.stage import app

    window, title = window_for(options), options.title.stage
    given = what()
    home = title.home if scene != title.home else ""
    return app.run(lambda stage: stage.make(scene, **given), window, title, home)
