"""The commands that open saves, `resume`, `load` and `replay`, and `open` for any file."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from combat.engine.calls.exit_codes import Refused
from combat.engine.calls.window_call import shown
from combat.engine.journal import branching, loading, save_list
from combat.engine.journal.journal_replay import open_replay
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.text_message import msg
from combat.engine.title import Title

if TYPE_CHECKING:
    from combat.engine.calls.text_call import branch_off, go_on


def resume(options: argparse.Namespace) -> int:
    """Resume the last unfinished game; return the exit code. Raises Refused if there is none."""

    def latest() -> dict[str, Any]:
        found = save_list.latest_unfinished(plays=options.title.id)
        if found is None:
            raise Refused(msg("cli-nothing-to-resume"))
        return {"loaded": loading.load(found.path, _titles(options))}

    return _played(options, latest)


def load(options: argparse.Namespace) -> int:
    """Resume a saved game, or play a new one branched off from it; return the exit code."""
    if options.at is None and not options.study:
        return _played(options, lambda: {"loaded": loading.load(options.file, _titles(options))})

    def found() -> dict[str, Any]:
        cut = branching.cut(options.file, _titles(options), options.at)
        return {"found": cut, "study": options.study}

    if not options.text:
        return shown(options, "battle-from", found)
    return load_object("combat.engine.calls.text_call:branch_off", lambda: branch_off)(options, **found())


def _played(options: argparse.Namespace, loaded: Callable[[], dict[str, Any]]) -> int:
    """Open a loaded game in the window or in text; return the exit code."""
    if not options.text:
        return shown(options, "loaded-battle", loaded)
    return load_object("combat.engine.calls.text_call:go_on", lambda: go_on)(options, **loaded())


def open_file(options: argparse.Namespace) -> int:
    """Open a file of any kind in the window; return the exit code."""
    return shown(options, "dropped", lambda: {"path": options.file})


def replay(options: argparse.Namespace) -> int:
    """Replay a saved game in the window; return the exit code."""

    def told() -> dict[str, Any]:
        open_replay(options.file, _titles(options))
        return {"path": options.file}

    return shown(options, "watched-battle", told)


def _titles(options: argparse.Namespace) -> dict[str, Title[Any, Any]]:
    """Return the title whose saves are opened; a window shows one game."""
    return {options.title.id: options.title}
