"""Results of a run of simulated games: settings, book and sums."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from combat.engine.kernel.seats import Seat
from combat.engine.runs.report.run_reading import checked, read_run
from combat.engine.runs.run_settings import RunSettings
from combat.games.command.reports.bot_game import COLUMNS
from combat.games.command.reports.bot_sums import BotSums, sums_of
from combat.games.command.rules.book import Book
from combat.games.command.rules.play.endings import ENDS
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import TITLE

KNOWN = {"winner": frozenset(SIDES), "ended": frozenset(ENDS), "lost": frozenset(SIDES)}
"""Allowed values of columns."""


@dataclass(slots=True)
class BotFindings:
    """Data of the report on a run of simulated games."""

    settings: RunSettings
    book: Book
    sums: BotSums

    @property
    def players(self) -> dict[Seat, str]:
        """Return the name of the bot of each side."""
        axis, _, allies = self.settings.player.partition(", ")
        return dict(zip(SIDES, (axis, allies or axis), strict=True))


def of_run(path: Path) -> BotFindings:
    """Return the results of a run file; raise RunError if it is unreadable or has no games or another game's."""
    settings, book, rows = read_run(TITLE, COLUMNS, path)
    return BotFindings(settings, book, sums_of(checked(path, rows, KNOWN)))
