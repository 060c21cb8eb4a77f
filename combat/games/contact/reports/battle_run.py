"""Runs of CONTACT!: many battles between bots."""

from __future__ import annotations

from functools import partial

from combat.engine.runs.report.printed_cell import printed_cell
from combat.engine.runs.run_kind import RunKind
from combat.games.contact.reports.battle_row import COLUMNS, BattleRecorder, BattleRow
from combat.games.contact.rules.play.endings import ENDINGS
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.title import TITLE
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.reports.run_page import RunReports
from combat.games.miniatures.reports.run_summary import SHOWN, summary, told
from combat.games.miniatures.words import wording

MOST = 20_000
"""Answers after which a battle counts as endless."""


RUN: RunKind[BattleRow] = RunKind(
    f"{__name__}:RUN", TITLE, COLUMNS, BattleRecorder, tuple(COLUMNS.names), SHOWN,
    partial(printed_cell, seats=SEATS, named=names.winner), summary, told, MOST,
)  # fmt: skip
REPORTS: RunReports[BattleRow] = RunReports(TITLE, COLUMNS, ENDINGS, wording.seat, list, drawn="games-drawn")
"""Reports of run files."""
