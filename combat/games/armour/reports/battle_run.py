"""Runs of ARMOUR!: many battles between bots."""

from __future__ import annotations

from combat.engine.runs.run_kind import RunKind
from combat.games.armour.reports import battle_summary
from combat.games.armour.reports.battle_row import COLUMNS, BattleRecorder, BattleRow
from combat.games.armour.title import TITLE

RUN: RunKind[BattleRow] = RunKind(
    place=f"{__name__}:RUN",
    title=TITLE,
    columns=COLUMNS,
    recorder=BattleRecorder,
    reported=tuple(COLUMNS.names),
    shown=battle_summary.SHOWN,
    cell=battle_summary.cell,
    summary=battle_summary.summary,
    told=battle_summary.told,
    most=20_000,
)
