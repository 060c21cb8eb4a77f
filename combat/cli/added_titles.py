"""Titles of other installed packages, found by the entry points of the group `combat.titles`.

Reading the metadata of all packages takes a tenth of the start-up time. This is done only for an unknown id,
and by the start screen once it is shown.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from combat.cli.titles import TITLES
from combat.engine.calls.exit_codes import Refused
from combat.engine.files.bounds import is_name
from combat.engine.files.folders import APP, ENGINE
from combat.engine.files.one_line import one_line
from combat.engine.kernel.load_object import LoadError, load_object
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.title import Title

GROUP = f"{APP}.titles"


@functools.cache
def _found() -> tuple[dict[str, EntryPoint], tuple[TextMessage, ...]]:
    """Return the entry points by id, and a message about each id that is taken or invalid."""
    found: dict[str, EntryPoint] = {}
    faults: list[TextMessage] = []
    for entry in sorted(entry_points(group=GROUP), key=_package):
        if not is_name(entry.name) or entry.name.startswith("-"):
            faults.append(msg("title-no-id", id=entry.name, package=_package(entry)))
        elif entry.name in (*TITLES, ENGINE, *found):
            faults.append(msg("title-taken", id=entry.name, package=_package(entry)))
        else:
            found[entry.name] = entry
    return found, tuple(faults)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module


def ids() -> tuple[str, ...]:
    """Return the ids of all titles from other packages, without importing them."""
    return tuple(_found()[0])


def load(id_: str) -> Title[Any, Any]:
    """Import and return the title with an id; raise KeyError if it is unknown, Refused if it cannot be used."""
    entry = _found()[0][id_]
    try:
        title = load_object(entry.value, Title)
    except LoadError as fault:
        raise Refused(_broken(entry, cause(fault))) from None
    except (Exception, SystemExit) as fault:  # a module of another package may raise anything on import
        raise Refused(_broken(entry, one_line(f"{type(fault).__name__}: {fault}"))) from None
    if title.id != id_:
        raise Refused(_broken(entry, msg("title-other-id", id=title.id)))
    return title


def _broken(entry: EntryPoint, why: TextMessage | str) -> TextMessage:
    return msg("title-broken", id=entry.name, package=_package(entry), cause=why)


@functools.cache
def listed() -> tuple[Mapping[str, str], Sequence[TextMessage]]:
    """Import every added title; return the names, by id, of those with a window, and a message for each unusable
    one.
    """
    names: dict[str, str] = {}
    faults = list(_found()[1])
    for id_ in ids():
        try:
            title = load(id_)
        except Refused as refused:
            faults.append(refused.args[0])
        else:
            if title.has("stage"):
                names[id_] = title.name
    return names, faults
