"""Data of the report of a battle, gathered from its save; public information only while the battle goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from combat.engine.kernel.seats import Seat
from combat.games.armour.reports.after_action.event_counting import EventCounting
from combat.games.armour.rules.state import State
from combat.games.armour.title import TITLE
from combat.games.miniatures.reports import battle_report
from combat.games.miniatures.reports.battle_tally import UnitDeeds

BattleReport: TypeAlias = battle_report.BattleReport[State]


def of_save(path: Path) -> BattleReport:
    """Return the report of a save; raise SaveError if the file is invalid or damaged."""
    return battle_report.read_report(TITLE, path, EventCounting())


def units(report: BattleReport, seat: Seat) -> Iterator[UnitDeeds]:
    """Yield the statistics of a seat's units, in the order of its force."""
    return (report.tally.of(unit.id) for unit in report.state.units.values() if unit.seat == seat)
