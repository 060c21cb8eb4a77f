"""Runs of ARMOUR!: many battles between bots."""

from __future__ import annotations

from functools import partial

from combat.engine.runs.report.printed_cell import printed_cell
from combat.engine.runs.run_kind import RunKind
from combat.games.armour.reports import battle_summary
from combat.games.armour.reports.battle_row import COLUMNS, BattleRecorder, BattleRow
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.title import TITLE
from combat.games.armour.words import armour_names as names

RUN: RunKind[BattleRow] = RunKind(
    place=f"{__name__}:RUN",
    title=TITLE,
    columns=COLUMNS,
    recorder=BattleRecorder,
    reported=tuple(COLUMNS.names),
    shown=battle_summary.SHOWN,
    cell=partial(printed_cell, seats=SEATS, named=names.seat),
    summary=battle_summary.summary,
    told=battle_summary.told,
    most=20_000,
)
