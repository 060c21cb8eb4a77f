"""The squads that have served: what became of the men of each campaign, kept so that it outlasts the file (22.0)."""

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
"""Bytes of the file that are read."""
MOST = 500
"""Squads that are remembered; the oldest go first."""

SquadEnd: TypeAlias = Literal["won", "lost", "given-up"]


class ServedMan(Record):
    """A man of a squad, as he was known then: what is told needs no content file."""

    man: str
    name: str
    battles: int = 0
    kills: int = 0
    wounds: int = 0
    medals: tuple[str, ...] = ()
    """Titles as the campaign writes them, one for each that he was given."""
    fate: Literal["", "killed", "captured", "home"] = ""
    battle: str = ""
    """The title of the battle in which he was lost."""
    day: str = ""
    place: str = ""


class ServedSquad(Record):
    """A squad whose campaign is over, or was given up."""

    file: str
    """The file name of the campaign and when it was begun: the same squad is told of once."""
    campaign: str
    """The campaign's title as it is written."""
    name: str
    """What the player called it; "" for nothing else."""
    seed: int
    """What its battles were made up from; 0 where they are written."""
    first: str
    """The day of its first battle, as the campaign writes it."""
    last: str
    ended: str
    """UTC, ISO 8601."""
    result: SquadEnd
    verdict: str
    """The title of the line of the campaign's table; "" where it was given up."""
    battles: int
    won: int
    men: tuple[ServedMan, ...]


def squads_file() -> Path:
    """Where they are kept."""
    return folders.data() / "squads.json"


def all_squads() -> tuple[list[ServedSquad], TextMessage | None]:
    """Every squad that is remembered, the oldest first; and what is wrong with the file, of which the rest is told."""
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
    """What a file tells, and what is wrong with it."""
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
    """Remember a squad, in the place of what was told of it before; raises OSError.

    A file that cannot be read whole is put aside first and nothing of it is lost; returned is the line that says so.
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
    """Whether a campaign's squad is among those remembered."""
    return any(squad.file == file for squad in squads)
