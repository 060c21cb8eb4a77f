"""How the player's battles ended: kept by themselves, so that they outlast the saves (22.0)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.files.remembered import Remembered
from combat.engine.kernel.record import Record
from combat.games.volume1.records.battle_tally import BattleTally


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


RECORDS = Remembered(Ended, "records.json")
"""Every battle that is remembered."""


def standing(scenario: str, entries: Sequence[Ended] | None = None) -> Standing | None:
    """What the battles of a scenario come to; None where none was fought to its end."""
    fought = [entry for entry in (RECORDS.all() if entries is None else entries) if entry.scenario == scenario]
    if not fought:
        return None
    return Standing(len(fought), sum(entry.won for entry in fought), max(fought, key=lambda entry: entry.points))
