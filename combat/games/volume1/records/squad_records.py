"""Records of the squads of finished campaigns, in a file that does not depend on the campaigns (22.0)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from combat.engine.files import folders
from combat.engine.files.plain_files import TooLarge, read_plain
from combat.engine.files.system_faults import reason
from combat.engine.files.update_json import update_json
from combat.engine.kernel.record import Json, Record, as_plain, from_plain
from combat.engine.kernel.text_message import TextMessage, msg

LARGEST = 8 << 20
"""Maximum bytes of the file that are read."""
MOST = 500
"""Maximum number of squads; the oldest are dropped first."""

SquadEnd: TypeAlias = Literal["won", "lost", "given-up"]


class ServedMan(Record):
    """A man of a squad with all texts, so that showing him needs no content file."""

    man: str
    name: str
    battles: int = 0
    kills: int = 0
    wounds: int = 0
    medals: tuple[str, ...] = ()
    """Untranslated titles, one for each medal awarded."""
    fate: Literal["", "killed", "captured", "home"] = ""
    """The way in which he was lost; "" if he was not."""
    battle: str = ""
    """Title of the battle in which he was lost."""
    day: str = ""
    place: str = ""


class ServedSquad(Record):
    """A squad whose campaign is finished or was abandoned."""

    file: str
    """Key of the record: file name of the campaign and its start."""
    campaign: str
    """The campaign's untranslated title."""
    name: str
    """Name given by the player; "" if none."""
    seed: int
    """Seed of its generated battles; 0 if they are written."""
    first: str
    """Day of its first battle, untranslated."""
    last: str
    """Date of its last battle."""
    ended: str
    """UTC, ISO 8601."""
    result: SquadEnd
    verdict: str
    """Title of its verdict, untranslated; "" if it was abandoned."""
    battles: int
    won: int
    men: tuple[ServedMan, ...]


def squads_file() -> Path:
    """Return the path of the file with all squads; it may not exist."""
    return folders.data() / "squads.json"


def all_squads() -> tuple[list[ServedSquad], TextMessage | None]:
    """Return all readable squads, the oldest first, and a message about unreadable data, or None if there is none."""
    path = squads_file()
    try:
        entries: Json = json.loads(read_plain(path, LARGEST))
    except FileNotFoundError:
        return [], None
    except TooLarge as fault:
        cause = msg("squads-too-large", most=LARGEST, size=fault.size)
        return [], msg("squads-unreadable", file=path, cause=cause)
    except OSError as fault:
        return [], msg("squads-unreadable", file=path, cause=reason(fault))
    except (ValueError, RecursionError):
        return [], msg("squads-damaged", file=path)
    return _understood(entries)


def _understood(entries: Json) -> tuple[list[ServedSquad], TextMessage | None]:
    """Return the valid squads of a file, and a message if any is invalid."""
    path = squads_file()
    if not isinstance(entries, list):
        return [], msg("squads-damaged", file=path)
    found: list[ServedSquad] = []
    for entry in entries:
        try:
            found.append(from_plain(ServedSquad, entry))
        except (ValueError, TypeError, KeyError):
            continue
    spoilt = len(entries) - len(found)
    return found, msg("squads-partly-damaged", file=path, count=spoilt) if spoilt else None


def remember(squad: ServedSquad) -> TextMessage | None:
    """Store a squad, replacing an earlier record of the same campaign; raise OSError if that fails.

    A damaged file is set aside and its valid squads are copied; then return a message about it, else None.
    """
    kept: list[ServedSquad] = []
    fault: TextMessage | None = None

    def added(entries: Json) -> list[Json]:
        nonlocal kept, fault
        if entries is not None:
            kept, fault = _understood(entries)
            if fault is not None:
                raise ValueError(fault)
        return [as_plain(other) for other in [*(other for other in kept if other.file != squad.file), squad][-MOST:]]

    aside = update_json(squads_file(), LARGEST, added)
    if aside is None:
        return None
    return msg("squads-put-aside", fault=fault or msg("squads-damaged", file=squads_file()), aside=aside)


def is_known(file: str, squads: Sequence[ServedSquad]) -> bool:
    """Return whether a squad with this key (its `file`) is in `squads`."""
    return any(squad.file == file for squad in squads)
