"""Runs of ARMOUR!: many simulated battles between bots."""

from __future__ import annotations

from functools import partial

from combat.engine.runs.report.printed_cell import printed_cell
from combat.engine.runs.run_kind import RunKind
from combat.games.armour.reports.battle_row import COLUMNS, BattleRecorder, BattleRow
from combat.games.armour.rules.play.endings import ENDINGS
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.title import TITLE
from combat.games.miniatures.reports import run_summary
from combat.games.miniatures.reports.run_page import RunReports
from combat.games.miniatures.words import wording

RUN: RunKind[BattleRow] = RunKind(
    place=f"{__name__}:RUN",
    title=TITLE,
    columns=COLUMNS,
    recorder=BattleRecorder,
    reported=tuple(COLUMNS.names),
    shown=run_summary.SHOWN,
    cell=partial(printed_cell, seats=SEATS, named=wording.seat),
    summary=run_summary.summary,
    told=run_summary.told,
    most=20_000,
)
REPORTS: RunReports[BattleRow] = RunReports(TITLE, COLUMNS, ENDINGS, wording.seat, list)
"""Reports of run files."""
