"""Records of finished battles, in a file that does not depend on their saves (22.0)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.files.remembered import Remembered
from combat.engine.kernel.record import Record
from combat.games.volume1.records.battle_tally import BattleTally


class Ended(Record):
    """Record of a finished battle."""

    save: str
    """The file name of its save: a battle is counted once, however often its end is reached."""
    scenario: str
    verdict: str
    """Title of the line of the victory table, untranslated."""
    won: bool
    points: int
    turns: int
    when: str
    """UTC, ISO 8601."""
    challenge: str = ""
    """Code of the challenge; "" if it was none."""
    honours: tuple[str, ...] = ()
    """Ids of the honours earned."""
    tally: BattleTally | None = None
    """Its numbers; None in records of older versions."""


class Standing(Record):
    """Summary of a scenario's finished battles."""

    fought: int
    won: int
    best: Ended
    """The battle with the most points, the earliest of several."""


RECORDS = Remembered(Ended, "records.json")
"""The file of all finished battles."""


def standing(scenario: str, entries: Sequence[Ended] | None = None) -> Standing | None:
    """Return the summary of a scenario's battles, or None if none was finished.

    `entries` are the records to use (default: all).
    """
    fought = [entry for entry in (RECORDS.all() if entries is None else entries) if entry.scenario == scenario]
    if not fought:
        return None
    return Standing(len(fought), sum(entry.won for entry in fought), max(fought, key=lambda entry: entry.points))
