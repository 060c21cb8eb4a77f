"""Validate the files of campaigns in progress, with faults reported like those of content files."""

from __future__ import annotations

from pathlib import Path

from combat.engine.play.save_findings import as_finding
from combat.games.volume1.campaign import diary, diary_check
from combat.games.volume1.content.library import Library


def prove_campaign(path: Path) -> None:
    """Check a campaign's file for consistency and against the existing men; raise ContentError if it is invalid."""
    with as_finding():
        fault = diary_check.fault(diary.open_diary(path), Library().parts().figures)
        if fault is not None:
            raise fault
