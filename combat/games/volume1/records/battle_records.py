"""How the player's battles ended: kept by themselves, so that they outlast the saves (22.0)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from combat.engine.files import folders
from combat.engine.files.added_to import add_to
from combat.engine.files.plain_files import read_plain
from combat.engine.kernel.record import Json, Record, as_plain, from_plain
from combat.games.volume1.records.battle_tally import BattleTally

LARGEST = 4 << 20
"""Bytes of the file that are read."""
MOST = 5000
"""Battles that are remembered; the oldest go first."""


class Ended(Record):
    """A battle that is over."""

    save: str
    """The file name of its save: the same battle is counted once, however often its end is seen."""
    scenario: str
    verdict: str
    """The title of the line of the victory table, as the scenario writes it."""
    won: bool
    points: int
    turns: int
    when: str
    """UTC, ISO 8601."""
    challenge: str = ""
    """The code of the challenge that was taken up; "" where it was none."""
    honours: tuple[str, ...] = ()
    """Ids of the honours that it earned."""
    tally: BattleTally | None = None
    """What it came to; of battles that were remembered before anybody counted there is none."""


class Standing(Record):
    """What a scenario's battles come to."""

    fought: int
    won: int
    best: Ended
    """The one with the most points; of several the first."""


def records_file() -> Path:
    """Where they are kept."""
    return folders.data() / "records.json"


def all_records() -> list[Ended]:
    """Every battle that is remembered, the oldest first; what cannot be read is left out."""
    try:
        kept = json.loads(read_plain(records_file(), LARGEST))
    except (OSError, ValueError, RecursionError):
        return []
    found: list[Ended] = []
    for entry in kept if isinstance(kept, list) else []:
        try:
            found.append(from_plain(Ended, entry))
        except (ValueError, TypeError, KeyError):
            continue
    return found


def keep(ended: Ended) -> Path | None:
    """Remember a battle, in the place of what was remembered of the same save; raises OSError.

    Returned is where a file was put that could not be read; an entry in it that says nothing stays in its place.
    """

    def added(entries: Json) -> list[Json]:
        if not isinstance(entries, list | None):
            raise ValueError(entries)
        others = [entry for entry in entries or () if not (isinstance(entry, dict) and entry.get("save") == ended.save)]
        return [*others, as_plain(ended)][-MOST:]

    return add_to(records_file(), LARGEST, added)


def standing(scenario: str, entries: Sequence[Ended] | None = None) -> Standing | None:
    """What the battles of a scenario come to; None where none was fought to its end."""
    fought = [entry for entry in (all_records() if entries is None else entries) if entry.scenario == scenario]
    if not fought:
        return None
    return Standing(len(fought), sum(entry.won for entry in fought), max(fought, key=lambda entry: entry.points))
